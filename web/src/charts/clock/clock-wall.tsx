import { range } from 'd3-array';
import { type ReactNode, useContext } from 'react';
import { type KeyEntry, keyEntry } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { Key } from '../plot/key.tsx';
import { inkOf, Label } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { type Domain, linearScale } from '../plot/scale.ts';
import { fitText } from '../plot/text-width.ts';
import styles from './clock-wall.module.css';
import { dialPoint, dialRing, RingLabels } from './dial.tsx';

/** A usual year of indices, 100 being its mean, from January on, with the range of the years that it is of. */
export interface WallClock {
  id: string;
  name: string;
  href: string;
  summary: string;
  years: string;
  text: string;
  usual: readonly number[];
  least: readonly number[];
  greatest: readonly number[];
  dearest: number;
  cheapest: number;
}

export interface ClockWallProps {
  clocks: readonly WallClock[];
  months: readonly string[];
  format: (value: number) => string;
  names: { usual: string; range: string; dearest: string; cheapest: string };
}

const SMALL = { side: 150, rim: 52, font: 12, gap: 14, line: 2 };
const LARGE = { side: 320, rim: 124, font: 13, gap: 19, line: 3 };
type Size = typeof SMALL;

/** The least ring as a share of the rim, and the least distance of either from 100. */
const INNER = 0.26;
const LEAST_REACH = 30;
const RING_STEP = 10;
/** Of an image: the width of a cell, and heights of its texts. */
const CELL = 170;
const [TEXT_ABOVE, TEXT_BELOW] = [42, 26];

/** The rings that all clocks have: as far below 100 as above, so that no usual month is beyond the rim. */
export function wallDomain(clocks: readonly Pick<WallClock, 'usual'>[]): { min: number; max: number } {
  const furthest = Math.max(0, ...clocks.flatMap(({ usual }) => usual.map((value) => Math.abs(value - 100))));
  const reach = Math.max(LEAST_REACH, Math.ceil(furthest / RING_STEP) * RING_STEP);
  return { min: 100 - reach, max: 100 + reach };
}

export const wallRings = ({ min, max }: Domain, step: number): readonly number[] =>
  range(min, max + 1, RING_STEP).filter((value) => (value - 100) % step === 0);

export function ClockWall(props: ClockWallProps): ReactNode {
  const { clocks } = props;
  const domain = wallDomain(clocks);
  const picture = useContext(PictureContext);
  const key = <Key entries={keyOf(props)} />;
  if (import.meta.env.SSR && picture !== null) {
    picture.add(wallPicture(props, domain, picture.width));
    return key;
  }
  return (
    <>
      <ol className={styles.wall}>
        {clocks.map((clock, at) => {
          const size = at === 0 ? LARGE : SMALL;
          return (
            <li key={clock.id} className={styles.cell}>
              <a href={clock.href} title={clock.text} className={styles.link}>
                <span className={styles.name}>{clock.name}</span>
                <span className={styles.summary}>{clock.summary}</span>
                <svg viewBox={`0 0 ${size.side} ${size.side}`} aria-hidden="true" focusable="false">
                  <Dial {...{ clock, size, domain }} {...props} />
                </svg>
                <span className={styles.years}>{clock.years}</span>
              </a>
            </li>
          );
        })}
      </ol>
      {key}
    </>
  );
}

function Dial(props: ClockWallProps & { clock: WallClock; size: Size; domain: Domain }): ReactNode {
  const { clock, size, domain, months, format } = props;
  const { side, rim, font, line } = size;
  const middle = side / 2;
  const scale = linearScale(domain, INNER * rim, rim);
  // What is beyond the rim is cut there.
  const radiusOf = (value: number): number => scale(Math.min(domain.max, Math.max(domain.min, value)));
  const closed = (values: readonly number[]): string => dialRing(middle, values, radiusOf);
  const isLarge = size === LARGE;
  const rings = wallRings(domain, isLarge ? RING_STEP : 2 * RING_STEP);
  const dotAt = (place: number) => {
    const { x, y } = dialPoint(middle, place, radiusOf(clock.usual[place] ?? 100));
    return { cx: tenth(x), cy: tenth(y), r: isLarge ? 5 : 4, stroke: 'var(--accent)' };
  };
  return (
    <g fontFamily="var(--font-sans)" fontSize={font} fill="var(--ink-2)">
      <path
        d={`${closed(clock.greatest)}${closed(clock.least)}`}
        fillRule="evenodd"
        fill="var(--accent)"
        fillOpacity="0.14"
      />
      <g fill="none" stroke="var(--rule)">
        {rings.map((value) => (
          <circle
            key={value}
            {...{ cx: middle, cy: middle, r: tenth(radiusOf(value)) }}
            stroke={value === 100 ? 'var(--ink-2)' : undefined}
          />
        ))}
      </g>
      <path
        d={closed(clock.usual)}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={line}
        strokeLinejoin="round"
      />
      <circle {...dotAt(clock.cheapest)} strokeWidth="1.5" fill="var(--paper)" />
      <circle {...dotAt(clock.dearest)} fill="var(--accent)" />
      {isLarge && <RingLabels {...{ rings, middle, radiusOf, format }} />}
      {months.map((month, place) => {
        const isDearest = place === clock.dearest;
        const isNamed = isLarge || isDearest || place === clock.cheapest;
        const { x, y } = dialPoint(middle, place, rim + size.gap);
        return (
          isNamed && (
            <Label
              key={month}
              x={tenth(x)}
              y={tenth(y)}
              dy="0.32em"
              textAnchor="middle"
              fontWeight={isDearest ? 600 : undefined}
              fill={isDearest ? inkOf('var(--accent)') : undefined}
              text={month}
            />
          )
        );
      })}
    </g>
  );
}

export function wallCells(count: number, columns: number): readonly { column: number; row: number }[] {
  const cells = [{ column: 0, row: 0 }];
  for (let at = 0; cells.length < count; at += 1) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    if (row > 1 || column > 1) cells.push({ column, row });
  }
  return cells.slice(0, count);
}

function wallPicture(props: ClockWallProps, domain: Domain, width: number) {
  const columns = Math.max(4, Math.ceil(Math.sqrt(2.6 * (props.clocks.length + 3))));
  const [cell, row] = [CELL, TEXT_ABOVE + SMALL.side + TEXT_BELOW];
  const cells = wallCells(props.clocks.length, columns);
  const scale = width / (columns * CELL);
  const clocks = props.clocks.map((clock, at) => {
    const { column = 0, row: line = 0 } = cells[at] ?? {};
    const [size, wide] = at === 0 ? [LARGE, 2 * cell] : [SMALL, cell];
    const text = { x: wide / 2, textAnchor: 'middle', fontFamily: 'var(--font-sans)' } as const;
    return (
      <g key={clock.id} transform={`translate(${tenth(column * cell)} ${line * row})`}>
        <Label {...text} y={16} fontSize="14" fontWeight="600" text={fitText(clock.name, 15, wide)} />
        <Label {...text} y={34} fontSize="13" fill="var(--ink-2)" text={clock.summary} />
        <g transform={`translate(${tenth((wide - size.side) / 2)} ${TEXT_ABOVE})`}>
          <Dial {...{ clock, size, domain }} {...props} />
        </g>
        <Label
          {...text}
          y={TEXT_ABOVE + size.side + 12}
          fontSize="12"
          fill="var(--ink-2)"
          text={clock.years}
        />
      </g>
    );
  });
  return {
    width,
    height: scale * row * Math.max(2, ...cells.map((each) => each.row + 1)),
    content: <g transform={`scale(${tenth(1000 * scale) / 1000})`}>{clocks}</g>,
  };
}

function keyOf({ names }: ClockWallProps): readonly KeyEntry[] {
  const entry = (text: string, content: ReactNode): KeyEntry => keyEntry(text, 18, 12, content);
  const dot = { cx: 9, cy: 6, r: 4, stroke: 'var(--accent)' };
  return [
    entry(names.usual, <path d="M0,6H18" stroke="var(--accent)" strokeWidth="2.5" />),
    entry(names.range, <rect width="18" height="12" fill="var(--accent)" fillOpacity="0.14" />),
    entry(names.dearest, <circle {...dot} fill="var(--accent)" />),
    entry(names.cheapest, <circle {...dot} fill="var(--paper)" strokeWidth="1.5" />),
  ];
}
