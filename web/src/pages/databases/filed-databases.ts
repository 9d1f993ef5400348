import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { ReleaseSource } from '#release/facts.ts';
import { countCell, noCell, toFiled, yearCell } from '../../blocks/filed-cells.ts';
import type { FiledTable } from '../../blocks/use-filed.tsx';
import type { DataCell } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import type { Words } from '../../i18n/words.tsx';
import { type Coverage, toRuns } from './coverage-model.ts';
import type { germplasmLeftOutRows, leftOutRows } from './left-out-model.ts';
import type { worldSumRows } from './world-sums-model.ts';

interface Speech {
  words: Words;
  formats: Formats;
}

/** Name of a reason or a source where the page has it, with its code. */
const namedCell = (words: Words, key: string, code: string): DataCell => ({
  text: words.has(key) ? words(key) : code,
  code,
});

/** The plain facts of every source. */
export function filedSources(sources: readonly ReleaseSource[], { words, formats }: Speech): FiledTable {
  return toFiled(sources, [
    [
      { id: 'source', label: words('about.databases.source') },
      ({ title, key }) => ({ text: title, code: key }),
    ],
    [
      { id: 'publisher', label: words('about.databases.publisher') },
      ({ publisher }) => ({ text: publisher }),
    ],
    [
      { id: 'licence', label: words('about.databases.licence') },
      ({ licence }) => ({ text: licenceName(words, licence), code: licence }),
    ],
    [{ id: 'date', label: words('about.databases.vintage') }, ({ date }) => ({ text: date })],
    [
      { id: 'rows', label: words('about.databases.rows'), numeric: true },
      ({ rows }) => countCell(formats, rows),
    ],
    [{ id: 'file', label: words('about.databases.file') }, ({ file }) => ({ text: file })],
    [{ id: 'sha256', label: 'SHA-256' }, ({ sha256 }) => ({ text: sha256 })],
    [{ id: 'url', label: 'URL' }, ({ url }) => ({ text: url })],
  ]);
}

/** Rows of prices that are left out: a row for each source, reason and country. */
export function filedLeftOut(rows: ReturnType<typeof leftOutRows>, { words, formats }: Speech): FiledTable {
  return toFiled(rows, [
    [
      { id: 'reason', label: words('checks.leftOut.reason') },
      ({ reason }) => namedCell(words, `prices.left-out.${reason}`, reason),
    ],
    [
      { id: 'source', label: words('about.databases.source') },
      ({ source }) => namedCell(words, `sources.${source}`, source),
    ],
    [
      { id: 'country', label: words('figure.table.country') },
      ({ iso3 }) => (iso3 === '' ? noCell : { text: areaName(words, iso3), code: iso3 }),
    ],
    [
      { id: 'rows', label: words('checks.leftOut.rows'), numeric: true },
      ({ rows: count }) => countCell(formats, count),
    ],
  ]);
}

/** Rows of germplasm that are left out: by source and reason, and what they say where that is why. */
export function filedGermplasmLeftOut(
  rows: ReturnType<typeof germplasmLeftOutRows>,
  { words, formats }: Speech,
): FiledTable {
  return toFiled(rows, [
    [
      { id: 'reason', label: words('checks.leftOut.reason') },
      ({ reason }) => namedCell(words, `germplasm.left-out.${reason}`, reason),
    ],
    [
      { id: 'source', label: words('about.databases.source') },
      ({ source }) => namedCell(words, `sources.${source}`, source),
    ],
    [{ id: 'said', label: words('checks.germplasmLeftOut.said') }, ({ text }) => ({ text })],
    [
      { id: 'rows', label: words('checks.leftOut.rows'), numeric: true },
      ({ count }) => countCell(formats, count),
    ],
  ]);
}

/** Countries with a value, by year and element. */
export function filedByYear(
  years: readonly number[],
  elements: readonly (Coverage['elements'][number] & { name: string })[],
  { words, formats }: Speech,
): FiledTable {
  return toFiled(years.map((year, at) => ({ year, at })).reverse(), [
    [{ id: 'year', label: words('figure.table.year') }, ({ year }) => yearCell(year)],
    ...elements.map(
      ({ element, name, countries }) =>
        [
          { id: String(element), label: name, numeric: true },
          ({ at }: { at: number }) => countCell(formats, countries[at] ?? 0),
        ] as const,
    ),
  ]);
}

/** Which years a country has, in runs. */
export function filedByCountry(
  countries: readonly (Coverage['countries'][number] & { name: string })[],
  {
    years,
    levelNames,
    period,
  }: {
    years: readonly number[];
    levelNames: Readonly<Record<'all' | 'some', string>>;
    period: (levels: string, level: 'all' | 'some') => string;
  },
  { words, formats }: Speech,
): FiledTable {
  return toFiled(countries, [
    [{ id: 'country', label: words('figure.table.country') }, ({ code, name }) => ({ text: name, code })],
    [
      { id: 'years', label: words('about.databases.years'), numeric: true },
      ({ levels }) =>
        countCell(
          formats,
          toRuns(levels, years)
            .filter(({ level }) => level === 'all' || level === 'some')
            .reduce((sum, run) => sum + run.length, 0),
        ),
    ],
    [{ id: 'all', label: levelNames.all }, ({ levels }) => ({ text: period(levels, 'all') })],
    [{ id: 'some', label: levelNames.some }, ({ levels }) => ({ text: period(levels, 'some') })],
  ]);
}

/** World totals beside sums of countries: a row for each element and each reason why they differ. */
export function filedWorldSums(
  rows: ReturnType<typeof worldSumRows>,
  elementName: (element: number) => string,
  { words, formats }: Speech,
): FiledTable {
  return toFiled(rows, [
    [
      { id: 'element', label: words('figure.table.element') },
      ({ element }) => ({ text: elementName(element), code: String(element) }),
    ],
    [
      { id: 'equal', label: words('checks.worldSums.equal'), numeric: true },
      ({ equal }) => countCell(formats, equal),
    ],
    [
      { id: 'years', label: words('about.databases.years'), numeric: true },
      ({ years }) => countCell(formats, years),
    ],
    [
      { id: 'reason', label: words('checks.worldSums.differences') },
      ({ difference }) =>
        difference === null
          ? noCell
          : { text: words(`checks.worldSums.reason.${difference.reason}`), code: difference.reason },
    ],
    [
      { id: 'first', label: words('files.table.first-year') },
      ({ difference }) => yearCell(difference?.first),
    ],
    [{ id: 'last', label: words('files.table.last-year') }, ({ difference }) => yearCell(difference?.last)],
    [
      { id: 'differing', label: words('files.table.differing'), numeric: true },
      ({ difference }) => countCell(formats, difference?.years),
    ],
    [
      { id: 'largest', label: words('files.table.largest'), numeric: true },
      ({ difference }) =>
        difference === null ? noCell : { text: formats.change(difference.largest), raw: difference.largest },
    ],
    [
      { id: 'largest-year', label: words('files.table.largest-year') },
      ({ difference }) => yearCell(difference?.largestYear),
    ],
  ]);
}

/** Every release that is kept, with what it changed. */
export function filedReleases(
  releases: readonly ServedReleaseSummary[],
  { words, formats }: Speech,
): FiledTable {
  return toFiled(releases, [
    [{ id: 'release', label: words('about.releases.release') }, ({ id }) => ({ text: id })],
    [{ id: 'day', label: words('about.releases.day') }, ({ created }) => ({ text: created.slice(0, 10) })],
    [
      { id: 'figures', label: words('about.releases.figures'), numeric: true },
      ({ observations }) => countCell(formats, observations),
    ],
    ...(['added', 'removed', 'changed'] as const).map(
      (kind) =>
        [
          { id: kind, label: words(`files.table.${kind}`), numeric: true },
          ({ changes }: ServedReleaseSummary) => countCell(formats, changes?.[kind]),
        ] as const,
    ),
    [{ id: 'sha256', label: 'SHA-256' }, ({ sha256 }) => ({ text: sha256 })],
  ]);
}
