import { worldCode } from '#catalog/regions/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { countColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { type Coverage, countComplete, toRuns } from './coverage-model.ts';
import type { DatabasesPageData } from './load-databases-page.ts';

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

/** The elements with their names. A country's production has an id of its own in one chart and the common one elsewhere: they share a row. */
function namedElements({ elements }: Coverage, words: Words) {
  const named = elements.map((entry) => ({ ...entry, name: elementName(words, entry.element) }));
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
}

/** The first element's countries in its newest year, and the most that it ever had. */
function yearsFinding(coverage: Coverage, { words, formats }: Speech): string | undefined {
  const [first] = namedElements(coverage, words);
  const counts = first?.countries ?? [];
  const newest = counts.findLastIndex((count) => count > 0);
  const best = counts.lastIndexOf(Math.max(...counts));
  if (first === undefined || newest === -1) return undefined;
  const finding = words('about.coverage.finding', {
    count: counts[newest] ?? 0,
    year: formats.year(coverage.years[newest] ?? 0),
    most: formats.number(counts[best] ?? 0, 0),
    best: formats.year(coverage.years[best] ?? 0),
  });
  return `${first.name}: ${finding}`;
}

function byYear(coverage: Coverage, source: string, speech: Speech): CoverageFigure {
  const { words } = speech;
  const elements = namedElements(coverage, words);
  const years = coverage.years.map((year, at) => ({ year, at })).reverse();
  return {
    id: 'coverage-by-year',
    title: words('about.coverage.byYear'),
    name: words('about.coverage.elementCaption', { source }),
    finding: yearsFinding(coverage, speech),
    ...tableOf<(typeof years)[number]>(years, [
      yearColumn('year', words('figure.table.year'), ({ year }) => year),
      ...elements.map(({ element, name, countries }) =>
        countColumn<(typeof years)[number]>(String(element), name, ({ at }) => countries[at] ?? 0),
      ),
    ]),
    picture: null,
  };
}

function byCountry(
  { years, mapElements, countries }: Coverage,
  source: string,
  { words, language, formats }: Speech,
): CoverageFigure {
  const compare = new Intl.Collator(language).compare;
  const named = countries
    .map((country) => ({ ...country, name: areaName(words, country.code) }))
    .sort((a, b) => compare(a.name, b.name));
  type NamedCountry = (typeof named)[number];
  const periodColumn = (level: 'all' | 'some'): ColumnOf<NamedCountry> =>
    columnOf(level, words(`about.coverage.${level}`), 'text', ({ levels }) =>
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
    picture: null,
  };
}
