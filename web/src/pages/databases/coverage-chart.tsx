import { type ReactNode, useContext } from 'react';
import { keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext, type PicturePart } from '../../charts/picture/picture-parts.ts';
import { textWidth, wrapText } from '../../charts/plot/text-width.ts';
import { type Coverage, type Level, labelledYears, pathOfLevel, pathOfStep } from './coverage-model.ts';
import styles from './databases-page.module.css';

/** Steps of the counts, each a step of the page's map ramp. */
const steps = 5;
/** Pixels of a year: as wide as there is room for between these, so that a phone has all years in sight. */
const [narrowest, widest] = [3, 18];
/** Letters and width of the names on a phone and height of their lines, in pixels. The style sheet has the same. */
const [letters, nameWidth, line] = [11, 136, 12];
/** Pixels of rows that fit the longest name on a phone: elements often differ in their last words only. */
const tallRow = (names: readonly string[]): number =>
  4 + line * Math.max(2, ...names.map((name) => wrapText(name, letters, nameWidth).length));
/** Height of the box beyond which it scrolls. The style sheet has the same. */
const boxHeight = 520;
const stepColour = (step: number): string => `var(--map-${step + 1})`;
const levelColour: Readonly<Record<Exclude<Level, 'none'>, string>> = {
  all: 'var(--map-7)',
  some: 'var(--map-3)',
  'not-yet': 'var(--map-none-line)',
};
interface HeatMapProps {
  years: readonly number[];
  /** Height of a row in pixels, the same as its name's. */
  row: number;
  names: readonly string[];
  label: string;
  /** Outlines in units of one cell, each with its colour. */
  paths: readonly { colour: string; d: string }[];
}

function HeatMap({ years, row, names, label, paths }: HeatMapProps): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(heatPicture({ years, names, paths }, picture.width));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it has the heading already.
    <div
      className={styles.heat}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      data-long={names.length * row > boxHeight || undefined}
    >
      <div className={styles.heatNames} aria-hidden="true" data-tall={row > 2 * line || undefined}>
        {names.map((name) => (
          <span key={name} style={{ height: row }}>
            {name}
          </span>
        ))}
      </div>
      <div style={{ minWidth: years.length * narrowest, maxWidth: years.length * widest }}>
        <svg className={styles.heatAxis} height={20} aria-hidden="true">
          {labelledYears(years).map(({ column, year, last, narrow }) => (
            <text
              key={year}
              x={last ? '100%' : `${(((column + 0.5) / years.length) * 100).toFixed(2)}%`}
              y={14}
              textAnchor={last ? 'end' : 'middle'}
              data-wide={!narrow || undefined}
            >
              {year}
            </text>
          ))}
        </svg>
        <svg
          className={styles.heatCells}
          height={names.length * row}
          viewBox={`0 0 ${years.length} ${names.length}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          {paths.map(({ colour, d }) => (d === '' ? null : <path key={colour} d={d} fill={colour} />))}
        </svg>
      </div>
    </div>
  );
}

function Key(props: { entries: readonly { colour: string; text: string }[] }): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      keyPicture(
        props.entries.map(({ colour, text }) => ({
          text,
          sample: { width: 14, height: 14, content: <rect width={14} height={14} fill={colour} /> },
        })),
        { width: picture.width, fontSize: 12.5 },
      ),
    );
  return (
    <ul className={styles.key}>
      {props.entries.map(({ colour, text }) => (
        <li key={text}>
          <svg width={14} height={14} aria-hidden="true">
            <rect width={14} height={14} fill={colour} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function ElementHeatMap(props: {
  years: readonly number[];
  elements: Coverage['elements'];
  best: number;
  names: readonly string[];
  label: string;
  legend: (from: number, to: number) => string;
}): ReactNode {
  const { years, elements, best, names, label, legend } = props;
  const used = Array.from({ length: steps }, (_, index) => index + 1);
  const limit = (step: number): number => Math.floor((best * step) / steps);
  return (
    <>
      <Key
        entries={used
          .filter((step) => limit(step) > limit(step - 1))
          .map((step) => ({ colour: stepColour(step), text: legend(limit(step - 1) + 1, limit(step)) }))}
      />
      <HeatMap
        years={years}
        row={tallRow(names)}
        names={names}
        label={label}
        paths={used.map((step) => ({
          colour: stepColour(step),
          d: pathOfStep(elements, best, steps, step),
        }))}
      />
    </>
  );
}

export function CountryHeatMap(props: {
  years: readonly number[];
  countries: readonly { code: string; levels: string; short: string }[];
  label: string;
  levelNames: Readonly<Record<Level, string>>;
}): ReactNode {
  const { years, countries, label, levelNames } = props;
  const shown = (['all', 'some', 'not-yet'] as const)
    .map((level) => ({ level, colour: levelColour[level], d: pathOfLevel(countries, years, level) }))
    .filter(({ d }) => d !== '');
  return (
    <>
      <Key
        entries={[
          ...shown.map(({ level, colour }) => ({ colour, text: levelNames[level] })),
          { colour: 'var(--map-none)', text: levelNames.none },
        ]}
      />
      <HeatMap
        years={years}
        row={15}
        names={countries.map(({ short }) => short)}
        label={label}
        paths={shown}
      />
    </>
  );
}

const [FONT, AXIS] = [11, 20];

/** A heat map as an image has it: names beside cells, whole, and the years above them. */
function heatPicture(
  map: {
    years: readonly number[];
    names: readonly string[];
    /** Outlines in units of one cell, each with its colour. */
    paths: readonly { colour: string; d: string }[];
  },
  width: number,
): PicturePart {
  const { years, names, paths } = map;
  const row = FONT + 4;
  const beside = Math.min(width / 2, 8 + Math.max(0, ...names.map((name) => textWidth(name, FONT))));
  const cells = width - beside;
  const height = names.length * row;
  return {
    width,
    height: AXIS + height + 4,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        {labelledYears(years).map(({ column, year, last }) => (
          <text
            key={year}
            x={last ? width : beside + ((column + 0.5) / years.length) * cells}
            y={14}
            textAnchor={last ? 'end' : 'middle'}
          >
            {year}
          </text>
        ))}
        {names.map((name, at) => (
          <text key={name} y={AXIS + at * row + FONT}>
            {name}
          </text>
        ))}
        <svg
          x={beside}
          y={AXIS}
          width={cells}
          height={height}
          viewBox={`0 0 ${years.length} ${names.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={years.length} height={names.length} fill="var(--map-none)" />
          {paths.map(({ colour, d }) => (d === '' ? null : <path key={colour} d={d} fill={colour} />))}
        </svg>
      </g>
    ),
  };
}
