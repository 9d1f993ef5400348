import { z } from 'zod';
import { priceTypes } from '#catalog/prices/price-types.ts';

const int = z.number().int();
/** Years of a mean: three, rising, or two where one has no figure; `year` is the last of them. */
const mean = { year: int, years: z.array(int) };
const figure = z.object({ ...mean, value: z.number(), flag: z.string().max(1) });
const rank = z.object({ ...mean, rank: int, of: int });
const trade = z.object({ ...mean, imports: z.number(), exports: z.number() });

const subject = {
  /** The same in every release as long as it is the same finding. */
  id: z.string(),
  /** ISO3 code. */
  area: z.string(),
  /** Crop of the catalog. */
  crop: z.string(),
  /** Order among all findings: the larger, the earlier. */
  weight: z.number(),
  /** Path of the page that shows its figures, without language. */
  page: z.string(),
};

/** A finding, by its rule (`domain/findings`). */
export const finding = z.discriminatedUnion('rule', [
  /** The mean of three years against that of the three years ten years before. */
  z.object({
    rule: z.literal('change'),
    ...subject,
    element: int,
    unit: z.string(),
    from: figure,
    to: figure,
  }),
  /** By such means. */
  z.object({ rule: z.literal('rank'), ...subject, element: int, from: rank, to: rank }),
  /** Imports and exports in tonnes, by such means. */
  z.object({
    rule: z.literal('turn'),
    ...subject,
    became: z.enum(['importer', 'exporter']),
    from: trade,
    to: trade,
  }),
  z.object({
    rule: z.literal('price'),
    ...subject,
    type: z.enum(priceTypes),
    source: z.string(),
    currency: z.string().nullable(),
    /** `2026-05` */
    month: z.string(),
    /** Per kg, in own currency: of the month, and at the mean of the twelve months up to it over the same markets. */
    price: z.number(),
    before: z.number(),
    /** The one by the other, and the median, least and greatest of the same in so many years before. */
    ratio: z.number(),
    usual: z.number(),
    least: z.number(),
    greatest: z.number(),
    years: int,
    /** The fewest markets that the month is compared over with one of the twelve. */
    markets: int,
  }),
]);

/** `/api/v1/findings` */
export const findings = z.object({
  /** How many fit the question. */
  total: int,
  /** By falling weight. */
  findings: z.array(finding),
});

export type ServedFinding = z.infer<typeof finding>;
