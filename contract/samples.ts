import { z } from 'zod';
import { sampleReadings } from '#catalog/germplasm/sample-readings.ts';
import { priceSource } from './prices.ts';
import { leftOutRows } from './shared-shapes.ts';

const int = z.number().int();
/** Samples; `null` where there is no report: unknown, not 0. */
const samples = int.nullable();
/** Samples by year, years rising; years without a report are absent. */
const byYear = z.array(z.object({ year: int, value: int, reports: int }));

/**
 * `/api/v1/germplasm/samples/{crop}/{iso3}`: samples of accessions that an area received and provided under the Plant Treaty's standard
 * material transfer agreements, as reported. Of an aggregate the sum of its countries' reports.
 */
export const samplesOfArea = z.object({
  crop: z.string(),
  area: z.string(),
  /** First and last year of the answer; `null` when the release has no report of the crop. */
  from: int.nullable(),
  to: int.nullable(),
  received: byYear,
  provided: byYear,
  totals: z.object({ received: samples, provided: samples }),
  /** Provided − received; `null` where a side has no report at all. */
  balance: samples,
  /** Countries with a report of the side. */
  countries: z.object({ received: int, provided: int }),
  /** Crops as published, of forages the genera. */
  products: z.array(z.object({ product: z.string(), received: samples, provided: samples })),
  source: priceSource.nullable(),
});

/** `/api/v1/germplasm/samples-map/{crop}`: every country of a period, by ISO3 code. */
export const samplesOfCountries = z.object({
  crop: z.string(),
  from: int.nullable(),
  to: int.nullable(),
  /** The World's two totals: sums of all reports. */
  totals: z.object({ received: samples, provided: samples }),
  countries: z.array(z.object({ area: z.string(), received: samples, provided: samples, balance: samples })),
  source: priceSource.nullable(),
});

/** How a report was found in the file, which repeats it (`domain/germplasm/undo-cross-join.ts`). */
const reading = z.enum(sampleReadings);

/** `/api/v1/germplasm/reports/{crop}/{iso3}`: the reports behind a country's samples. */
export const sampleReports = z.object({
  crop: z.string(),
  area: z.string(),
  reports: z.array(
    z.object({
      year: int,
      side: z.enum(['received', 'provided']),
      product: z.string(),
      samples: int,
      reading,
      /** Rows of the file that have the crop, country and year. */
      rows: int,
    }),
  ),
  source: priceSource.nullable(),
});

/** `/api/v1/germplasm/distributions/{crop}/{iso3}`: samples that the genebanks of the United States sent to an area. */
export const distributionsToArea = z.object({
  crop: z.string(),
  area: z.string(),
  provider: z.literal('USA'),
  from: int.nullable(),
  to: int.nullable(),
  received: z.array(z.object({ year: int, value: int })),
  total: samples,
  products: z.array(z.object({ product: z.string(), received: int })),
  source: priceSource.nullable(),
});

/** `/api/v1/germplasm/shipments/{crop}/{iso3}`: accessions that Canada's genebank shipped to an area. */
export const shipmentsToArea = z.object({
  crop: z.string(),
  area: z.string(),
  provider: z.literal('CAN'),
  shipments: z.array(
    z.object({ area: z.string(), year: int, product: z.string(), accessions: int, agreements: int }),
  ),
  total: samples,
  source: priceSource.nullable(),
});

/** `/api/v1/germplasm/left-out`: published rows of germplasm that are in no figure. */
export const germplasmLeftOut = leftOutRows;

/** `/api/v1/germplasm/samples-page/{crop}`: all that a page of shipments shows, of any country and period. */
export const samplesPage = z.object({
  crop: z.string(),
  areas: z.array(z.string()),
  products: z.array(z.string()),
  /** The reports: index into `areas`, year, 0 received or 1 provided, index into `products`, samples, reading (index), rows. */
  reports: z.array(z.tuple([int, int, int, int, int, int, int])),
  source: priceSource.nullable(),
  /** US distributions: index into `areas`, year, index into `products`, samples. */
  distributions: z.array(z.tuple([int, int, int, int])),
  distributionSource: priceSource.nullable(),
  /** Canada's shipments: index into `areas`, year, index into `products`, accessions, agreements. */
  shipments: z.array(z.tuple([int, int, int, int, int])),
  shipmentSource: priceSource.nullable(),
  /** Whether the release has each of the three sources, of whatever crop. */
  has: z.object({ samples: z.boolean(), distributions: z.boolean(), shipments: z.boolean() }),
});

export type SamplesPage = z.infer<typeof samplesPage>;
