import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { Varieties } from '#contract/varieties.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
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

/** Numbers of records as bars; those of public pages, which are no part of the sum, are written beside them. */
function CountBars({ rows }: { rows: readonly CountRow[] }): ReactNode {
  const { words, formats } = useSpeech();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const textOf = ({ count, seen, said }: CountRow): string =>
    said ??
    (seen === 0
      ? formats.number(count)
      : words(`varieties.bar.${count === 0 ? 'seen' : 'both'}`, { count, seen }));
  return (
    <div className={styles.bars}>
      <RankedList
        rows={rows.map((row) => ({
          ...{ id: row.id, name: row.name, href: row.href ?? null },
          ...{ part: row.count / most, value: textOf(row) },
        }))}
      />
    </div>
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
          rows={rows.map(({ year, number }) => ({
            ...{ id: String(year), name: formats.year(year), count: number ?? 0, seen: 0 },
            said: number === null ? noFigure : undefined,
          }))}
        />
      ),
    },
  ];
}
