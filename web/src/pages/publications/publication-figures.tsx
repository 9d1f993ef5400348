import { beans } from '#catalog/crops/beans.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Publications } from '#contract/publications.ts';
import { Columns } from '../../charts/columns/columns.tsx';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import {
  headingText,
  type PublicationsPageData,
  publicationFilters,
  publicationsList,
} from './publication-texts.ts';

interface YearCount {
  year: number;
  count: number;
}

type Years = Publications['years'];

export const knownYears = (years: Years): readonly YearCount[] =>
  years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));

const unknownYears = (years: Years): number => years.find(({ year }) => year === null)?.count ?? 0;

const sumOf = (years: readonly YearCount[]): number => years.reduce((sum, { count }) => sum + count, 0);

/** Whether years can be compared: the year of at least half of the publications is known. */
export function hasYears(years: Years): boolean {
  const known = sumOf(knownYears(years));
  return known > 0 && known >= unknownYears(years);
}

/** Publications that are compared by year at least: of fewer, one makes the difference. */
const leastCompared = 10;

/** Years of a span that is compared. */
const span = 10;

interface Span {
  first: number;
  last: number;
  count: number;
}

/**
 * The ten years that end with the newest one, and the ten before; `null` where the years of most publications are unknown, where there
 * are few, or where only years from `from` on were requested and the earlier span is cut.
 */
export function compareDecades(
  years: Years,
  from: number | null,
): { known: number; recent: Span; before: Span } | null {
  const known = knownYears(years);
  const newest = known.at(-1)?.year;
  if (newest === undefined || !hasYears(years)) return null;
  const spanTo = (last: number): Span => {
    const first = last - span + 1;
    return { first, last, count: sumOf(known.filter(({ year }) => year >= first && year <= last)) };
  };
  const [recent, before] = [spanTo(newest), spanTo(newest - span)];
  if (before.count === 0 || recent.count + before.count < leastCompared) return null;
  if (from !== null && from > before.first) return null;
  return { known: sumOf(known), recent, before };
}

/** Most years drawn: only the table has earlier ones. */
const mostDrawn = 40;

/** Years that the finding names at most, where several have as many. */
const mostNamed = 3;

/** Publications by year; none where the answer failed, is empty, or no publication has a year. */
export function publicationsFigures(data: PublicationsPageData, speech: Speech): readonly Figure[] {
  const { view, answer: part } = data;
  if (part.state === 'failed' || part.value.rows.length === 0) return [];
  const { words, formats } = speech;
  const answer = part.value;
  const known = knownYears(answer.years);
  if (known.length === 0) return [];
  const sources = usedSources(answer, view.source);
  const title = words('publications.years.title');
  const yearCounts = drawnYears(known);
  const { hrefOf } = publicationsList(data, speech);
  return [
    {
      id: 'years',
      title,
      name: figureName(
        title,
        headingText(words, view),
        // The heading names group and crop.
        publicationFilters(data, answer, speech).namedWithout(['pageType', 'crop']),
      ),
      finding: yearsFinding(answer.years, speech),
      remarks: yearsRemarks(answer.years, speech),
      source: sources.map((source) => sourceTitle(words, source)).join('; '),
      sources: sources.map((source) => ({ ...source, editions: [] })),
      area: worldCode,
      crop: beans.id,
      ...tableOf(known.toReversed(), [
        columnOf('year', words('figure.table.year'), 'year', ({ year }) => ({
          value: year,
          href: hrefOf({ from: year, to: year, page: 1 }),
        })),
        countColumn('number', words('publications.years.number'), ({ count }) => count),
      ]),
      picture: () => (
        <Columns
          {...{ id: 'year-columns', title, first: yearCounts[0]?.year ?? 0, step: 1, wide: true }}
          counts={yearCounts.map(({ count }) => count)}
          hint={words('chart.keyboardHint.points')}
          write={formats.year}
          number={formats.number}
        />
      ),
    },
  ];
}

/** Sources of the matches. Counts of a facet leave its own choice out. */
export const usedSources = (
  { sources, facets }: Pick<Publications, 'sources' | 'facets'>,
  chosen: string | null,
): Publications['sources'] =>
  sources.filter(({ key }) =>
    chosen === null ? facets.source.some(({ id }) => id === key) : key === chosen,
  );

/** The last years without a gap, each with its number. */
function drawnYears(known: readonly YearCount[]): readonly YearCount[] {
  const counts = new Map(known.map(({ year, count }) => [year, count]));
  const last = known.at(-1)?.year ?? 0;
  const start = Math.max(known[0]?.year ?? last, last - mostDrawn + 1);
  return Array.from({ length: last - start + 1 }, (_, place) => ({
    year: start + place,
    count: counts.get(start + place) ?? 0,
  }));
}

/** The years with most publications; nothing of few, and where most years are unknown: it might be others. */
function yearsFinding(years: Publications['years'], { words, formats }: Speech): string | undefined {
  const known = knownYears(years);
  const greatest = Math.max(...known.map(({ count }) => count));
  const top = known.filter(({ count }) => count === greatest);
  const total = sumOf(known);
  // One year cannot be compared, and a list of many years is no finding.
  if (!hasYears(years) || total < leastCompared || known.length === 1 || top.length > mostNamed)
    return undefined;
  return words('publications.years.finding', {
    count: greatest,
    years: top.length,
    list: formats.list(top.map(({ year }) => formats.year(year))),
    known: total,
    hasUnknown: unknownYears(years) > 0 ? 'yes' : 'no',
  });
}

function yearsRemarks(years: Publications['years'], { words }: Speech): string[] {
  const known = knownYears(years);
  const unknown = unknownYears(years);
  const start = drawnYears(known)[0]?.year ?? 0;
  const earlier = sumOf(known.filter(({ year }) => year < start));
  return [
    ...(unknown > 0 ? [words('publications.years.unknown', { count: unknown })] : []),
    ...(earlier > 0 ? [words('publications.years.earlier', { count: earlier, year: String(start) })] : []),
  ];
}
