import { beans } from '#catalog/crops/beans.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Publications } from '#contract/publications.ts';
import { countColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { publicationsParams } from '../../url/publications-params.ts';
import type { PageAddressNotes } from '../page.ts';
import { filtersText, headingText } from './publication-texts.ts';
import {
  hasYears,
  knownYears,
  leastCompared,
  sumOf,
  unknownYears,
  type YearCount,
} from './publication-years.ts';
import { type PublicationsPageData, publicationsHref } from './publications-data.ts';
import { YearColumns } from './year-columns.tsx';

/** Most years drawn: only the table has earlier ones. */
const mostDrawn = 40;

/** Years that the finding names at most, where several have as many. */
const mostNamed = 3;

/** Publications by year; none where the answer failed, is empty, or no publication has a year. */
export function publicationsFigures(data: PublicationsPageData, speech: Speech): readonly Figure[] {
  const { view, answer: part } = data;
  if (part.state === 'failed' || part.value.rows.length === 0) return [];
  const { words, language } = speech;
  const answer = part.value;
  const known = knownYears(answer.years);
  if (known.length === 0) return [];
  const sources = usedSources(answer, view.source);
  const title = words('publications.years.title');
  const drawn = drawnYears(known);
  const hrefOf = publicationsHref(data, language);
  return [
    {
      id: 'years',
      title,
      name: figureName(title, headingText(words, view), filtersText(speech, view, answer)),
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
      picture: () => <YearColumns years={drawn} />,
    },
  ];
}

/** Parameters of the address that the view does not follow. */
export const publicationsAddress = ({ view, search }: PublicationsPageData): PageAddressNotes => ({
  ignored: publicationsParams.ignored(search, view),
});

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
