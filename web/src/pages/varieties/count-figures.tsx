import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { Varieties } from '#contract/varieties.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { textWidth } from '../../charts/plot/text-width.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { areaName } from '../../i18n/area-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { VarietiesView, VarietyFilter } from '../../url/varieties-params.ts';
import type { VarietiesPageData } from './load-varieties-page.ts';
import { hasSeedLooks, ReleaseSeeds, releaseFinding } from './release-seeds.tsx';
import styles from './varieties.module.css';
import { chosenOf, varietiesList } from './variety-facets.ts';
import { decadeText, typeText, usedSources } from './variety-texts.ts';

/** How many records something has: those that count, and beside them those seen in public pages. */
interface CountRow {
  id: string;
  name: string;
  count: number;
  seen: number;
  /** Leads to these records. */
  href?: string | undefined;
  /** Text instead of a number, where there is none. */
  said?: string | undefined;
}

const [FONT, LINE, GAP] = [13, 26, 10];

/** Numbers of records as bars: counted ones in the accent, and below them those of public pages in outline, for the two are no sum. */
function CountBars({ rows, unit }: { rows: readonly CountRow[]; unit?: string }): ReactNode {
  const { words, formats } = useSpeech();
  const picture = useContext(PictureContext);
  const most = Math.max(1, ...rows.flatMap(({ count, seen }) => [count, seen]));
  const textOf = ({ count, seen, said }: CountRow): string =>
    said !== undefined
      ? said
      : unit !== undefined || seen === 0
        ? formats.number(count)
        : count === 0
          ? words('varieties.bar.seen', { seen })
          : words('varieties.bar.both', { count, seen });
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const names = Math.min(0.4 * width, Math.max(...rows.map(({ name }) => textWidth(name, FONT))));
    const texts = Math.max(...rows.map((row) => textWidth(textOf(row), FONT)));
    const track = Math.max(0, width - names - texts - 2 * GAP);
    picture.add({
      width,
      height: rows.length * LINE + 4,
      content: (
        <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
          {rows.map((row, at) => (
            <g key={row.id} transform={`translate(0 ${at * LINE})`}>
              <text y="17">{row.name}</text>
              <rect
                x={names + GAP}
                y={row.seen > 0 ? 3 : 6}
                width={(row.count / most) * track}
                height={row.seen > 0 ? 9 : 14}
                fill="var(--accent)"
              />
              {row.seen > 0 && (
                <rect
                  x={names + GAP + 0.75}
                  y="14.75"
                  width={Math.max(0, (row.seen / most) * track - 1.5)}
                  height="7.5"
                  fill="none"
                  stroke="var(--accent)"
                  strokeWidth="1.5"
                />
              )}
              <text x={names + GAP + (Math.max(row.count, row.seen) / most) * track + 6} y="17">
                {textOf(row)}
              </text>
            </g>
          ))}
        </g>
      ),
    });
  }
  return (
    <ul className={styles.bars}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.barName}>
            {row.href === undefined ? row.name : <a href={row.href}>{row.name}</a>}
          </span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              hidden={row.count === 0 && (row.seen > 0 || row.said !== undefined)}
              style={{ inlineSize: `${(row.count / most) * 100}%` }}
            />
            <span
              className={styles.seen}
              hidden={row.seen === 0}
              style={{ inlineSize: `${(row.seen / most) * 100}%` }}
            />
          </span>
          <span className={styles.number}>{textOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}

type CountId = 'decades' | 'countries' | 'institutions' | 'traits' | 'types';
type Facets = Varieties['facets'];

/** Facets by which records are counted, with the filters that a count ignores, as in the API. */
const counts: Readonly<Record<CountId, { facet: keyof Facets; ownFilters: readonly VarietyFilter[] }>> = {
  decades: { facet: 'decade', ownFilters: ['from', 'to'] },
  countries: { facet: 'country', ownFilters: ['country'] },
  institutions: { facet: 'institution', ownFilters: ['institution'] },
  traits: { facet: 'trait', ownFilters: ['trait'] },
  types: { facet: 'type', ownFilters: ['type'] },
};

export function countFigure(id: CountId, data: VarietiesPageData, answer: Varieties, speech: Speech): Figure {
  const { words } = speech;
  const rows = barsOf(id, data, answer.facets, speech);
  const { heading, area, filters } = chosenOf(data, answer, speech, counts[id].ownFilters);
  const title = words(`varieties.${id}.title`);
  const released = id === 'decades' && data.released.state === 'loaded' ? data.released.value : null;
  const isSeen = rows.every(({ count }) => count === 0);
  return {
    id,
    title,
    name: figureName(title, heading, filters),
    finding: released === null ? mostFinding(rows, speech) : releaseFinding(released, speech),
    info: words(released === null ? 'varieties.counts.info' : 'varieties.decades.info'),
    remarks: [
      ...(released !== null && hasSeedLooks(data.crop) ? [words('varieties.decades.colours')] : []),
      ...(rows.length === 0 ? [words('varieties.counts.none')] : []),
      ...(released === null && rows.some(({ seen }) => seen > 0)
        ? [words(`varieties.counts.${isSeen ? 'all-seen' : 'outlined'}`)]
        : []),
      ...remarksOf(id, answer, speech),
    ],
    ...sourcesOf(words, usedSources(answer, data.view)),
    area: area ?? worldCode,
    ...tableOf(
      rows,
      [
        columnOf('name', id === 'decades' ? words('varieties.decades.column') : title, 'name', (row) => ({
          value: row.name,
          code: row.id,
          href: row.href,
        })),
        columnOf('counted', words('varieties.counts.counted'), 'number', ({ count }) => count),
        columnOf('seen', words('varieties.counts.seen'), 'number', ({ seen }) => seen),
      ],
      (row) => row.id,
    ),
    picture: () =>
      released === null ? (
        <CountBars rows={isSeen ? rows.map((row) => ({ ...row, count: row.seen, seen: 0 })) : rows} />
      ) : (
        <ReleaseSeeds title={title} data={data} rows={released} speech={speech} />
      ),
  };
}

const mostNamed = 3;

export function mostFinding(
  rows: readonly CountRow[],
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string | undefined {
  const isSeen = rows.every(({ count }) => count === 0);
  const ranked = rows
    .filter(({ id }) => id !== unsaid)
    .map(({ name, count, seen }) => ({ name, number: isSeen ? seen : count }))
    .toSorted((a, b) => b.number - a.number);
  // Names that share the largest number, and those that share the next.
  const numbers = [...new Set(ranked.map(({ number }) => number))];
  const [first = [], second = []] = numbers.map((number) => ranked.filter((row) => row.number === number));
  const [most, next] = numbers;
  if (ranked.length < 2 || most === undefined || first.length > mostNamed) return undefined;
  // More that say nothing have no most among the others.
  if (rows.some(({ id, count, seen }) => id === unsaid && (isSeen ? seen : count) > most)) return undefined;
  const namesOf = (group: typeof ranked): string => formats.list(group.map(({ name }) => name));
  const count = formats.number(most, 0);
  if (first.length > 1) return words('varieties.counts.tied', { names: namesOf(first), count });
  return words('varieties.counts.most', {
    ...{ name: namesOf(first), count },
    ...(next === undefined || next === 0 || second.length > mostNamed
      ? { next: 'none', second: '' }
      : { next: namesOf(second), second: formats.number(next, 0) }),
  });
}

export const fewestCounted = 50;

/** Whether a count divides the records: not by what is chosen, and not into a single part. */
export const isDividing = ({ id, rowCount }: Figure, view: VarietiesView): boolean =>
  id in counts && rowCount > 1 && counts[id as CountId].ownFilters.every((name) => view[name] === null);

function barsOf(id: CountId, data: VarietiesPageData, facets: Facets, speech: Speech): readonly CountRow[] {
  const { words, formats, language } = speech;
  const { hrefOf } = varietiesList(data, language);
  const href = (change: Partial<VarietiesView>): string => hrefOf({ ...change, page: 1 });
  switch (id) {
    case 'decades':
      return facets.decade.flatMap(({ year, ...numbers }) =>
        year === null
          ? []
          : {
              ...{ id: String(year), name: decadeText(formats, year), ...numbers },
              ...(numbers.count + numbers.seen === 0
                ? { said: words('varieties.bar.none') }
                : { href: href({ from: year, to: year + 9 }) }),
            },
      );
    case 'countries':
      return facets.country.map(({ id: code, ...numbers }) => ({
        ...{ id: code ?? '', name: areaName(words, code ?? ''), ...numbers },
        href: href({ country: code }),
      }));
    case 'institutions':
      return facets.institution.flatMap(({ id: name, ...numbers }) =>
        name === null ? [] : { id: name, name, ...numbers, href: href({ institution: name }) },
      );
    case 'traits':
      return facets.trait.map(({ id: trait, ...numbers }) => ({
        ...{ id: trait ?? '', name: words(`varieties.topic.${trait}`), ...numbers },
        href: href({ trait }),
      }));
    case 'types':
      return facets.type.map(({ id: type, ...numbers }) => ({
        ...{ id: type ?? 'none', name: typeText(words, type), ...numbers },
        href: href({ type: type ?? 'none' }),
      }));
  }
}

/** Note on records that the bars of a figure leave out. */
function remarksOf(
  id: CountId,
  { facets, other_years: others }: Varieties,
  speech: Speech,
): readonly string[] {
  const { words, formats } = speech;
  if (id === 'institutions')
    return facets.institution.flatMap(({ id: name, count, seen }) =>
      name === null ? [words('varieties.institutions.unknown', { count, seen })] : [],
    );
  if (id !== 'decades') return [];
  const empty = facets.decade.flatMap(({ year, count, seen }) =>
    year === null || count + seen > 0 ? [] : decadeText(formats, year),
  );
  const unknown = facets.decade.find(({ year }) => year === null);
  return [
    ...(empty.length === 0 ? [] : [words('varieties.decades.none', { decades: formats.list(empty) })]),
    ...(unknown === undefined
      ? []
      : [words('varieties.decades.unknown', { count: unknown.count, seen: unknown.seen })]),
    ...(others === 0 ? [] : [words('varieties.decades.other', { count: others })]),
  ];
}

/** New varieties of the crop in the World by year: counts that are no part of the records. None where they are not counted. */
export function upovFigures({ crop, counts: part }: VarietiesPageData, speech: Speech): readonly Figure[] {
  if (part.state === 'failed' || part.value === null) return [];
  const { years, source, crop_name: published } = part.value;
  const [first, last] = [years[0], years.at(-1)];
  if (source === null || first === undefined || last === undefined) return [];
  const { words, formats } = speech;
  const numbers = new Map(years.map(({ year, number }) => [year, number]));
  // A year that the source passes over is unknown, and not without a variety.
  const rows = Array.from({ length: last.year - first.year + 1 }, (_, at) => ({
    year: first.year + at,
    number: numbers.get(first.year + at) ?? null,
  }));
  const missing = rows.flatMap(({ year, number }) => (number === null ? formats.year(year) : []));
  const peak = years.reduce((most, year) => (year.number >= most.number ? year : most));
  const noFigure = words('varieties.upov.noFigure');
  return [
    {
      id: 'upov',
      title: words('varieties.upov.title', { crop: words(`crops.${crop}.name`) }),
      finding: words('varieties.upov.finding', {
        sum: formats.number(years.reduce((total, { number }) => total + number, 0)),
        ...{ first: String(first.year), last: String(last.year) },
        ...{ most: formats.number(peak.number), year: formats.year(peak.year) },
      }),
      info: words('varieties.upov.info', { published: published ?? '' }),
      remarks: [
        words('varieties.upov.apart'),
        ...(missing.length === 0 ? [] : [words('varieties.upov.missing', { years: formats.list(missing) })]),
      ],
      ...sourcesOf(words, [source]),
      area: worldCode,
      ...tableOf(
        rows,
        [
          columnOf('year', words('figure.table.year'), 'year', ({ year }) => year),
          columnOf('number', words('varieties.upov.number'), 'number', ({ number }) =>
            number === null ? { value: null, text: noFigure } : number,
          ),
        ],
        ({ year }) => String(year),
      ),
      picture: () => (
        <CountBars
          unit="number"
          rows={rows.map(({ year, number }) => ({
            ...{ id: String(year), name: formats.year(year), count: number ?? 0, seen: 0 },
            said: number === null ? noFigure : undefined,
          }))}
        />
      ),
    },
  ];
}
