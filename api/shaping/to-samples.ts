import { sampleReadings } from '#catalog/germplasm/sample-readings.ts';
import type { SamplesPage } from '#contract/samples.ts';
import { sumReports } from '#domain/germplasm/sample-totals.ts';
import type { Row } from '#release/schema.ts';
import type { NamedSources } from '../prices/sources.ts';

type Report = Row<'sample_report'>;
type Distribution = Row<'sample_distribution'>;
type Shipment = Row<'shipped_accession'>;

/** First and last year of an answer; `null` without any row. */
export interface Period {
  from: number | null;
  to: number | null;
}

/** The requested years, as far as rows have them. */
export function findPeriod(
  rows: readonly { year: number }[],
  period: { from?: number | undefined; to?: number | undefined },
): Period {
  if (rows.length === 0) return { from: null, to: null };
  const years = rows.map(({ year }) => year);
  return {
    from: Math.max(period.from ?? 0, Math.min(...years)),
    to: Math.min(period.to ?? 9999, Math.max(...years)),
  };
}

export function isWithin({ from, to }: Period, year: number): boolean {
  return from !== null && to !== null && year >= from && year <= to;
}

/** Crops as published, in alphabetical order. */
export function productsOf(rows: readonly { product: string }[]): string[] {
  return [...new Set(rows.map(({ product }) => product))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Samples by year with the number of reports, years rising. */
export function byYear(
  rows: readonly { year: number; samples: number }[],
): { year: number; value: number; reports: number }[] {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
  return years.map((year) => {
    const found = rows.flatMap((row) => (row.year === year ? row.samples : []));
    return { year, value: sumReports(found) ?? 0, reports: found.length };
  });
}

/** Samples received and provided; a side without any report is `null`. */
export function totalsOf(rows: readonly Pick<Report, 'side' | 'samples'>[]): {
  received: number | null;
  provided: number | null;
} {
  const samplesOf = (side: Report['side']) =>
    sumReports(rows.flatMap((row) => (row.side === side ? row.samples : [])));
  return { received: samplesOf('received'), provided: samplesOf('provided') };
}

/** A page of shipments, with areas and products by their places in lists. */
export function toSamplesPage(
  crop: string,
  rows: {
    reports: readonly Report[];
    distributions: readonly Distribution[];
    shipments: readonly Shipment[];
  },
  sources: NamedSources,
): SamplesPage {
  const { reports, distributions, shipments } = rows;
  const all = [...reports, ...distributions, ...shipments];
  const areas = [...new Set(all.map(({ area }) => area))].sort();
  const products = productsOf(all);
  const areaAt = new Map(areas.map((area, at) => [area, at]));
  const productAt = new Map(products.map((product, at) => [product, at]));
  const place = (row: { area: string; year: number; product: string }) => ({
    area: areaAt.get(row.area) ?? 0,
    product: productAt.get(row.product) ?? 0,
  });
  const sourceName = (found: readonly { source: number }[]) => sources.name(found[0]?.source ?? null);
  const has = (key: string): boolean => sources.keys().includes(key);
  return {
    crop,
    areas,
    products,
    reports: reports.map((row) => {
      const { area, product } = place(row);
      const reading = sampleReadings.indexOf(row.reading);
      return [area, row.year, row.side === 'received' ? 0 : 1, product, row.samples, reading, row.rows];
    }),
    source: sourceName(reports),
    distributions: distributions.map((row) => {
      const { area, product } = place(row);
      return [area, row.year, product, row.samples];
    }),
    distributionSource: sourceName(distributions),
    shipments: shipments.map((row) => {
      const { area, product } = place(row);
      return [area, row.year, product, row.accessions, row.agreements];
    }),
    shipmentSource: sourceName(shipments),
    has: {
      samples: has('plant-treaty-samples'),
      distributions: has('usda-distributions'),
      shipments: has('aafc-shipments'),
    },
  };
}
