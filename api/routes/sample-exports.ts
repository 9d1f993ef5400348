import type { PageLanguage } from '#contract/page.ts';
import type { PriceSource } from '#contract/prices.ts';
import { routes } from '#contract/routes.ts';
import { sampleBalance, sumReports } from '#domain/germplasm/sample-totals.ts';
import { ProblemError } from '../errors.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { isWithin, totalsOf } from '../shaping/to-samples.ts';
import type { ApiWords } from '../words.ts';
import { AnsweredFile, type DataRoute, fileRoute } from './data-route.ts';
import { requirePeriod, requireSampleCrop } from './samples.ts';

/** Columns of exported samples. */
const sampleColumns = [
  'Area Code',
  'Area',
  'Crop',
  'Crop as published',
  'Year',
  'Samples received',
  'Samples provided',
  'Balance',
  'Reports received',
  'Reports provided',
  'Source',
  'Licence',
] as const;

/** Columns of exported US distributions. */
const distributionColumns = [
  'Area Code',
  'Area',
  'Crop',
  'Crop as published',
  'Year',
  'Provider',
  'Samples received',
  'Source',
  'Licence',
] as const;

const naming =
  (words: ApiWords, language: PageLanguage = 'en') =>
  (key: string): string =>
    words.names(key)[language];

/** Throws `licence-forbids-export` where the source may be shown and not redistributed. */
function requireOpen(source: PriceSource | null): void {
  if (source === null || source.exportable) return;
  throw new ProblemError(
    'licence-forbids-export',
    `The figures are of ${source.key} (${source.title}), licence ${source.licence}. They may be looked at on the pages, but not handed on.`,
  );
}

/** Rows that have one key, in their order. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

const keyOf = (row: { area: string; product: string; year: number }): string =>
  `${row.area} ${row.year} ${row.product}`;

/** Samples to keep, by country and year; each source is a file of its own. */
export const sampleExportRoutes: readonly DataRoute[] = [
  fileRoute(routes.exportSamples, async ({ params, query, release, words }) => {
    const crop = requireSampleCrop(params.crop);
    const sources = await nameSources(release);
    const all = await selectRows(release.db, 'sample_report', { crop });
    const source = sources.name(all[0]?.source ?? null);
    requireOpen(source);
    const nameOf = naming(words, query.lang);
    const period = requirePeriod(all, query);
    const rows = all.filter(({ year }) => isWithin(period, year));
    const table = grouped(rows, keyOf).flatMap((group): CsvCell[][] => {
      const [first] = group;
      if (first === undefined) return [];
      const { received, provided } = totalsOf(group);
      const reports = (side: string): number => group.filter((row) => row.side === side).length;
      return [
        [
          first.area,
          nameOf(`areas.${first.area}`),
          nameOf(`crops.${crop}.name`),
          first.product,
          first.year,
          received,
          provided,
          sampleBalance(received, provided),
          reports('received'),
          reports('provided'),
          source?.key ?? null,
          source?.licence ?? null,
        ],
      ];
    });
    return new AnsweredFile(`samples_${crop}.csv`, await toCsv(sampleColumns, table));
  }),
  fileRoute(routes.exportDistributions, async ({ params, query, release, words }) => {
    const crop = requireSampleCrop(params.crop);
    const sources = await nameSources(release);
    const all = await selectRows(release.db, 'sample_distribution', { crop });
    const source = sources.name(all[0]?.source ?? null);
    requireOpen(source);
    const nameOf = naming(words, query.lang);
    const period = requirePeriod(all, query);
    const table = grouped(
      all.filter(({ year }) => isWithin(period, year)),
      keyOf,
    ).flatMap((group): CsvCell[][] => {
      const [first] = group;
      if (first === undefined) return [];
      return [
        [
          first.area,
          nameOf(`areas.${first.area}`),
          nameOf(`crops.${crop}.name`),
          first.product,
          first.year,
          'USA',
          sumReports(group.map(({ samples }) => samples)),
          source?.key ?? null,
          source?.licence ?? null,
        ],
      ];
    });
    return new AnsweredFile(`distributions_${crop}.csv`, await toCsv(distributionColumns, table));
  }),
];
