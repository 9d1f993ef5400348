import { routes } from '#contract/routes.ts';
import { sampleBalance, sumReports } from '#domain/germplasm/sample-totals.ts';
import { groupBy } from '#domain/group-by.ts';
import { invalid, listed, quoted } from '../errors.ts';
import { requireOpen } from '../licensing/require-open-answer.ts';
import { type NamedSources, nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { withinPlace } from '../shaping/sample-places.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import {
  byYear,
  findPeriod,
  isWithin,
  type Period,
  productsOf,
  toSamplesPage,
  totalsOf,
} from '../shaping/to-samples.ts';
import { naming } from '../words.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireArea, requireCrop } from './scope.ts';

/** The period of an address over the years of rows. Throws `invalid-parameter` where it ends before it begins. */
function requirePeriod(
  rows: readonly { year: number }[],
  range: { from?: number | undefined; to?: number | undefined },
): Period {
  if (range.from !== undefined && range.to !== undefined && range.from > range.to)
    invalid(`The period from ${quoted(range.from)} to ${quoted(range.to)} ends before it begins.`);
  const period = findPeriod(rows, range);
  if (period.from !== null && period.to !== null && period.from > period.to)
    invalid(
      `The release has nothing of the crop in the period asked. Its years: ${listed(new Set(rows.map(({ year }) => year).sort((a, b) => a - b)))}.`,
    );
  return period;
}

const nameFirst = (sources: NamedSources, rows: readonly { source: number }[]) =>
  sources.name(rows[0]?.source ?? null);

async function readPlace(release: ServedRelease, params: { crop: string; iso3: string }) {
  const { id: crop } = requireCrop(params.crop);
  const { code: area } = requireArea(release, params.iso3);
  return { crop, area, isIn: withinPlace(release, area), sources: await nameSources(release) };
}

/** Samples of accessions, as the Plant Treaty, the United States and Canada report them: three sources, never added, each with a file of its own. */
export const sampleRoutes: readonly DataRoute[] = [
  dataRoute(routes.samples, async ({ params, query, release }) => {
    const { crop, area, isIn, sources } = await readPlace(release, params);
    const all = await selectRows(release.db, 'sample_report', { crop });
    const period = requirePeriod(all, query);
    const rows = all.filter((row) => isIn(row.area) && isWithin(period, row.year));
    const totals = totalsOf(rows);
    const countries = (side: string): number =>
      new Set(rows.filter((row) => row.side === side).map((row) => row.area)).size;
    return {
      crop,
      area,
      ...period,
      received: byYear(rows.filter(({ side }) => side === 'received')),
      provided: byYear(rows.filter(({ side }) => side === 'provided')),
      totals,
      balance: sampleBalance(totals.received, totals.provided),
      countries: { received: countries('received'), provided: countries('provided') },
      products: productsOf(rows).map((product) => ({
        product,
        ...totalsOf(rows.filter((row) => row.product === product)),
      })),
      source: nameFirst(sources, all),
    };
  }),
  dataRoute(routes.samplesMap, async ({ params, query, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const all = await selectRows(release.db, 'sample_report', { crop });
    const period = requirePeriod(all, query);
    const rows = all.filter(({ year }) => isWithin(period, year));
    const areas = [...new Set(rows.map(({ area }) => area))];
    return {
      crop,
      ...period,
      totals: totalsOf(rows),
      countries: areas.map((area) => {
        const totals = totalsOf(rows.filter((row) => row.area === area));
        return { area, ...totals, balance: sampleBalance(totals.received, totals.provided) };
      }),
      source: nameFirst(await nameSources(release), all),
    };
  }),
  dataRoute(routes.sampleReports, async ({ params, query, release }) => {
    const { crop, area, isIn, sources } = await readPlace(release, params);
    const all = await selectRows(release.db, 'sample_report', { crop });
    const period = requirePeriod(all, query);
    return {
      crop,
      area,
      reports: all
        .filter((row) => isIn(row.area) && isWithin(period, row.year))
        .map(({ crop: _, area: __, number: ___, source: ____, ...report }) => report),
      source: nameFirst(sources, all),
    };
  }),
  dataRoute(routes.samplesPage, async ({ params, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const [reports, distributions, shipments] = await Promise.all([
      selectRows(release.db, 'sample_report', { crop }),
      selectRows(release.db, 'sample_distribution', { crop }),
      selectRows(release.db, 'shipped_accession', { crop }),
    ]);
    return toSamplesPage(crop, { reports, distributions, shipments }, await nameSources(release));
  }),
  dataRoute(routes.sampleDistributions, async ({ params, query, release }) => {
    const { crop, area, isIn, sources } = await readPlace(release, params);
    const all = await selectRows(release.db, 'sample_distribution', { crop });
    const period = requirePeriod(all, query);
    const rows = all.filter((row) => isIn(row.area) && isWithin(period, row.year));
    return {
      crop,
      area,
      provider: 'USA' as const,
      ...period,
      received: byYear(rows).map(({ year, value }) => ({ year, value })),
      total: sumReports(rows.map(({ samples }) => samples)),
      products: productsOf(rows).map((product) => ({
        product,
        received: sumReports(rows.flatMap((row) => (row.product === product ? row.samples : []))) ?? 0,
      })),
      source: nameFirst(sources, all),
    };
  }),
  dataRoute(routes.sampleShipments, async ({ params, query, release }) => {
    const { crop, area, isIn, sources } = await readPlace(release, params);
    const all = await selectRows(release.db, 'shipped_accession', { crop });
    const period = requirePeriod(all, query);
    const rows = all.filter((row) => isIn(row.area) && isWithin(period, row.year));
    return {
      crop,
      area,
      provider: 'CAN' as const,
      shipments: rows.map(({ crop: _, source: __, ...shipment }) => shipment),
      total: sumReports(rows.map(({ accessions }) => accessions)),
      source: nameFirst(sources, all),
    };
  }),
  dataRoute(routes.germplasmLeftOut, async ({ release }) => {
    const { key } = await nameSources(release);
    const rows = await selectRows(release.db, 'germplasm_left_out');
    return rows.map(({ source, ...row }) => ({ source: key(source), ...row }));
  }),
  fileRoute(routes.exportSamples, async ({ params, query, release, words }) => {
    const { id: crop } = requireCrop(params.crop);
    const sources = await nameSources(release);
    const all = await selectRows(release.db, 'sample_report', { crop });
    const source = sources.name(all[0]?.source ?? null);
    requireOpen(`Samples of ${crop}`, source === null ? [] : [source]);
    const nameOf = naming(words, query.lang);
    const period = requirePeriod(all, query);
    const rows = all.filter(({ year }) => isWithin(period, year));
    const table = [...groupBy(rows, keyOf).values()].flatMap((group): CsvCell[][] => {
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
    const { id: crop } = requireCrop(params.crop);
    const sources = await nameSources(release);
    const all = await selectRows(release.db, 'sample_distribution', { crop });
    const source = sources.name(all[0]?.source ?? null);
    requireOpen(`Samples of ${crop}`, source === null ? [] : [source]);
    const nameOf = naming(words, query.lang);
    const period = requirePeriod(all, query);
    const table = [
      ...groupBy(
        all.filter(({ year }) => isWithin(period, year)),
        keyOf,
      ).values(),
    ].flatMap((group): CsvCell[][] => {
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

const keyOf = (row: { area: string; product: string; year: number }): string =>
  `${row.area} ${row.year} ${row.product}`;
