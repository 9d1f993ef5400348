import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { keyPicture } from '../../charts/picture/key-picture.tsx';
import { PictureContext, type PicturePart } from '../../charts/picture/picture-parts.ts';
import { textWidth, wrapText } from '../../charts/plot/text-width.ts';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import {
  type Coverage,
  countComplete,
  type Level,
  labelledYears,
  mostCountries,
  pathOfLevel,
  pathOfStep,
  toRuns,
} from './coverage-model.ts';
import styles from './databases-page.module.css';
import type { DatabasesPageData } from './load-databases-page.ts';

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

function ElementHeatMap(props: {
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

function CountryHeatMap(props: {
  years: readonly number[];
  countries: readonly { code: string; levels: string; short: string }[];
  label: string;
  levelNames: Readonly<Record<Level, string>>;
}): ReactNode {
  const { years, countries, label, levelNames } = props;
  const levels = (['all', 'some', 'not-yet'] as const)
    .map((level) => ({ level, colour: levelColour[level], d: pathOfLevel(countries, years, level) }))
    .filter(({ d }) => d !== '');
  return (
    <>
      <Key
        entries={[
          ...levels.map(({ level, colour }) => ({ colour, text: levelNames[level] })),
          { colour: 'var(--map-none)', text: levelNames.none },
        ]}
      />
      <HeatMap
        years={years}
        row={15}
        names={countries.map(({ short }) => short)}
        label={label}
        paths={levels}
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

export function coverageFigures(data: DatabasesPageData, speech: Speech): readonly Figure[] {
  const coverage = valueOr(data.coverage, null);
  if (coverage === null) return [];
  const shared = {
    source: data.counted.map(({ title, publisher }) => `${title} (${publisher})`).join('; ') || undefined,
    sources: data.counted,
    area: worldCode,
    crop: data.chosen.crop,
  };
  return [
    { ...shared, ...byYear(coverage, data.source, speech) },
    { ...shared, ...byCountry(coverage, data.source, speech) },
  ];
}

type CoverageFigure = Omit<Figure, 'sources' | 'area'>;

export function elementName(words: Words, element: number): string {
  const key = `elements.${element}.name`;
  return words.has(key) ? words(key) : String(element);
}

/** Name of a country in the picture, where a line of a phone has room for some twenty letters; the table has it whole. */
function shortName(words: Words, code: string): string {
  const key = `about.coverage.short.${code}`;
  return words.has(key) ? words(key) : areaName(words, code);
}

/** The elements with their names. A country's production has an id of its own in one chart and the common one elsewhere: they share a row. */
export function namedElements({ elements }: Coverage, words: Words) {
  const named = elements.map((entry) => ({ ...entry, name: elementName(words, entry.element) }));
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
}

function byYear(coverage: Coverage, source: string, { words }: Speech): CoverageFigure {
  const elements = namedElements(coverage, words);
  const years = coverage.years.map((year, at) => ({ year, at })).reverse();
  return {
    id: 'coverage-by-year',
    title: words('about.coverage.byYear'),
    name: words('about.coverage.elementCaption', { source }),
    ...tableOf<(typeof years)[number]>(years, [
      yearColumn('year', words('figure.table.year'), ({ year }) => year),
      ...elements.map(({ element, name, countries }) =>
        countColumn<(typeof years)[number]>(String(element), name, ({ at }) => countries[at] ?? 0),
      ),
    ]),
    picture: () => (
      <ElementHeatMap
        years={coverage.years}
        elements={elements}
        best={mostCountries(coverage)}
        label={words('about.coverage.elementLabel')}
        names={elements.map(({ name }) => name)}
        legend={(from, to) =>
          from === to
            ? words('about.databases.coverage.countries', { count: to })
            : words('about.coverage.countries', { from: String(from), to: String(to) })
        }
      />
    ),
  };
}

function byCountry(
  { years, mapElements, countries }: Coverage,
  source: string,
  { words, language, formats }: Speech,
): CoverageFigure {
  const compare = new Intl.Collator(language).compare;
  const named = countries
    .map((country) => ({
      ...country,
      name: areaName(words, country.code),
      short: shortName(words, country.code),
    }))
    .sort((a, b) => compare(a.name, b.name));
  type NamedCountry = (typeof named)[number];
  const levelNames: Readonly<Record<Level, string>> = {
    all: words('about.coverage.full'),
    some: words('about.coverage.some'),
    none: words('about.coverage.none'),
    'not-yet': words('about.coverage.notYet'),
  };
  const periodColumn = (level: 'all' | 'some'): ColumnOf<NamedCountry> =>
    columnOf(level, levelNames[level], 'text', ({ levels }) =>
      toRuns(levels, years)
        .filter((run) => run.level === level)
        .map((run) => formats.span(run.from, run.from + run.length - 1))
        .join(', '),
    );
  return {
    id: 'coverage-by-country',
    title: words('about.coverage.byCountry'),
    name: words('about.coverage.caption', { source }),
    finding: words('about.coverage.byCountry.finding', {
      full: countComplete(countries),
      count: countries.length,
      first: formats.year(years[0] ?? 0),
    }),
    notes: [formats.list(mapElements.map((element) => elementName(words, element)))],
    ...tableOf<NamedCountry>(
      named,
      [
        columnOf('country', words('figure.table.country'), 'name', ({ name, code }) => ({
          value: name,
          code,
        })),
        countColumn(
          'years',
          words('about.databases.years'),
          ({ levels }) => levels.replaceAll(/[^as]/g, '').length,
        ),
        periodColumn('all'),
        periodColumn('some'),
      ],
      ({ code }) => code,
    ),
    picture: () => (
      <CountryHeatMap
        years={years}
        countries={named}
        label={words('about.coverage.label')}
        levelNames={levelNames}
      />
    ),
  };
}
