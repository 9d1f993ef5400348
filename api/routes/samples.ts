import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { routes } from '#contract/routes.ts';
import { sampleBalance, sumReports } from '#domain/germplasm/sample-totals.ts';
import { groupBy } from '#domain/group-by.ts';
import { invalid, listed, quoted } from '../errors.ts';
import { requireOpen } from '../licensing/require-open-answer.ts';
import { nameSources } from '../prices/sources.ts';
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
function requirePeriod(rows: readonly { year: number }[], range: Address['query']): Period {
  if (range.from !== undefined && range.to !== undefined && range.from > range.to)
    invalid(`The period from ${quoted(range.from)} to ${quoted(range.to)} ends before it begins.`);
  const period = findPeriod(rows, range);
  if (period.from !== null && period.to !== null && period.from > period.to)
    invalid(
      `The release has nothing of the crop in the period asked. Its years: ${listed(new Set(rows.map(({ year }) => year).sort((a, b) => a - b)))}.`,
    );
  return period;
}

/** A crop, the place where an address names one, and its period. */
interface Address {
  params: { crop: string; iso3?: string };
  query: { from?: number | undefined; to?: number | undefined };
}

/** The rows of a table on a crop in the period of an address, of its place or of all, and the source of the table. */
async function readRows<R extends { area: string; year: number; source: number }>(
  release: ServedRelease,
  select: (crop: string) => Promise<R[]>,
  { params, query }: Address,
) {
  const { id: crop } = requireCrop(params.crop);
  const area = params.iso3 === undefined ? worldCode : requireArea(release, params.iso3).code;
  const isIn = params.iso3 === undefined ? () => true : withinPlace(release, area);
  const all = await select(crop);
  const period = requirePeriod(all, query);
  const source = (await nameSources(release)).name(all[0]?.source ?? null);
  return {
    crop,
    area,
    period,
    source,
    rows: all.filter((row) => isIn(row.area) && isWithin(period, row.year)),
  };
}

const readReports = (release: ServedRelease, address: Address) =>
  readRows(release, (crop) => selectRows(release.db, 'sample_report', { crop }), address);

const readDistributions = (release: ServedRelease, address: Address) =>
  readRows(release, (crop) => selectRows(release.db, 'sample_distribution', { crop }), address);

const withBalance = (rows: Parameters<typeof totalsOf>[0]) => {
  const totals = totalsOf(rows);
  return { ...totals, balance: sampleBalance(totals.received, totals.provided) };
};

/** Samples of accessions, as the Plant Treaty, the United States and Canada report them: three sources, never added, each with a file of its own. */
export const sampleRoutes: readonly DataRoute[] = [
  dataRoute(routes.samples, async ({ release, ...address }) => {
    const { crop, area, period, source, rows } = await readReports(release, address);
    const [received, provided] = (['received', 'provided'] as const).map((side) =>
      rows.filter((row) => row.side === side),
    );
    const { balance, ...totals } = withBalance(rows);
    const countries = (reports = rows): number => new Set(reports.map((row) => row.area)).size;
    return {
      crop,
      area,
      ...period,
      received: byYear(received ?? []),
      provided: byYear(provided ?? []),
      totals,
      balance,
      countries: { received: countries(received), provided: countries(provided) },
      products: productsOf(rows).map((product) => ({
        product,
        ...totalsOf(rows.filter((row) => row.product === product)),
      })),
      source,
    };
  }),
  dataRoute(routes.samplesMap, async ({ release, ...address }) => {
    const { crop, period, source, rows } = await readReports(release, address);
    const countries = [...groupBy(rows, ({ area }) => area)];
    return {
      crop,
      ...period,
      totals: totalsOf(rows),
      countries: countries.map(([area, reports]) => ({ area, ...withBalance(reports) })),
      source,
    };
  }),
  dataRoute(routes.sampleReports, async ({ release, ...address }) => {
    const { crop, area, source, rows } = await readReports(release, address);
    return {
      crop,
      area,
      reports: rows.map(({ crop: _, area: __, number: ___, source: ____, ...report }) => report),
      source,
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
  dataRoute(routes.sampleDistributions, async ({ release, ...address }) => {
    const { crop, area, period, source, rows } = await readDistributions(release, address);
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
      source,
    };
  }),
  dataRoute(routes.sampleShipments, async ({ release, ...address }) => {
    const select = (crop: string) => selectRows(release.db, 'shipped_accession', { crop });
    const { crop, area, source, rows } = await readRows(release, select, address);
    return {
      crop,
      area,
      provider: 'CAN' as const,
      shipments: rows.map(({ crop: _, source: __, ...shipment }) => shipment),
      total: sumReports(rows.map(({ accessions }) => accessions)),
      source,
    };
  }),
  dataRoute(routes.germplasmLeftOut, async ({ release }) => {
    const { key } = await nameSources(release);
    const rows = await selectRows(release.db, 'germplasm_left_out');
    return rows.map(({ source, ...row }) => ({ source: key(source), ...row }));
  }),
  fileRoute(routes.exportSamples, async ({ release, words, ...address }) => {
    const read = await readReports(release, address);
    const table = toTable(read, naming(words, address.query.lang), (reports) => {
      const { received, provided, balance } = withBalance(reports);
      const count = (side: string): number => reports.filter((row) => row.side === side).length;
      return [received, provided, balance, count('received'), count('provided')];
    });
    return new AnsweredFile(`samples_${read.crop}.csv`, await toCsv(sampleColumns, table));
  }),
  fileRoute(routes.exportDistributions, async ({ release, words, ...address }) => {
    const read = await readDistributions(release, address);
    const table = toTable(read, naming(words, address.query.lang), (sent) => [
      'USA',
      sumReports(sent.map(({ samples }) => samples)),
    ]);
    return new AnsweredFile(`distributions_${read.crop}.csv`, await toCsv(distributionColumns, table));
  }),
];

/** Rows of a file by area, year and crop as published, with the columns that are worked out of each. Throws `licence-forbids-export`. */
function toTable<R extends { area: string; product: string; year: number }>(
  { crop, source, rows }: { crop: string; source: PriceSource | null; rows: readonly R[] },
  nameOf: (key: string) => string,
  cellsOf: (group: readonly R[]) => CsvCell[],
): CsvCell[][] {
  requireOpen(`Samples of ${crop}`, source === null ? [] : [source]);
  const groups = groupBy(rows, ({ area, year, product }) => `${area} ${year} ${product}`);
  return [...groups.values()].flatMap((group): CsvCell[][] => {
    const [first] = group;
    if (first === undefined) return [];
    const { area, product, year } = first;
    const subject = [area, nameOf(`areas.${area}`), nameOf(`crops.${crop}.name`), product, year];
    return [[...subject, ...cellsOf(group), source?.key ?? null, source?.licence ?? null]];
  });
}

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
