import { z } from 'zod';
import { doubtReasons, eventIds } from '#catalog/doubts.ts';
import { releaseEdition, releaseSource } from '#release/facts.ts';

const text = z.string();
const int = z.number().int();
const names = z.object({ en: text, es: text, pt: text });
const flag = text.max(1);
const none = z.null();
const sign = z.union([z.literal(1), z.literal(-1)]);
const among = z.enum(['food-crops', 'primary-crops']);
/** The other year of a change, and whether it is a fraction of the value of that year. */
const against = { since: int, relative: z.boolean() };
const crop = { item: text, name: names, value: z.number(), flag };

/** The row of a publisher's file that a figure was taken from. */
export const explainedRow = z.object({
  /** Key of the source, as in `/api/v1/sources`. */
  source: text,
  ...releaseSource.omit({ key: true, rows: true }).shape,
  /** Code of the area in the file: FAO's number, or ISO3 where the publisher uses it. */
  area: text,
  m49: text.nullable(),
  item: text,
  element: text,
  year: int,
  /** As the file writes it; empty where it has none. */
  unit: text,
  value: z.number(),
  /** As the file writes it; empty where it has none. */
  flag: text,
  factor: z
    .number()
    .nullable()
    .describe(
      'What the published value was multiplied with; 1 where it is unchanged, null where that is not known',
    ),
});

const terms = z.array(
  z.object({
    element: int,
    sign,
    item: z.union([z.enum(['grand-total', 'primary-crops', 'population']), int]).optional(),
    area: z.literal('world').optional(),
  }),
);

/** A formula of the catalog, as data. */
const explainedFormula = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sum'), terms, missing: z.enum(['null', 'skip', 'unlisted']) }),
  z.object({ kind: z.literal('ratio'), numerator: terms, denominator: terms, scale: z.number() }),
  z.object({ kind: z.literal('rank'), of: int, among }),
]);

/** How an aggregate was made from countries. */
const countries = z.object({
  /** `sum`: Σ value. `mean`: Σ value × weight ÷ Σ weight. `ratio`: Σ value × weight ÷ Σ denominator × weight × scale. */
  rule: z.enum(['sum', 'mean', 'ratio']),
  scale: z.number(),
  list: z.array(
    z.object({
      area: text,
      name: names,
      /** In the unit of `value`'s element; 0 where the country is known to have nothing. */
      value: z.number(),
      flag,
      /** The other part of a ratio, `null` for sums and means. */
      denominator: z.number().nullable(),
      /** Thousand inhabitants by whom value and denominator are weighted; `null` where they are not. */
      weight: z.number().nullable(),
      /** Key of the source of `value`; `null` where it is computed or known to be nothing. */
      source: text.nullable(),
    }),
  ),
  /** Countries of the aggregate without a figure; `null` of a list that is of the same countries in two years. */
  without: int.nullable(),
  /** The left-out members. */
  leftOut: z.array(z.object({ area: text, name: names })),
  /** Share of what all members had that the countries of the list hold, as a fraction; `null` where that is not known. */
  held: z.number().nullable(),
  /** Countries that are known to have nothing and are not in the list, as they would add nothing. */
  nothing: int,
});

/** The places around a place of a ranking. */
const explainedRanking = z.object({
  /** Element by which the items are ordered, the largest first, and its unit. */
  measure: int,
  measureName: names,
  unit: text,
  among,
  /** Number of items in the whole list. */
  ranked: int,
  places: z.array(z.object({ ...crop, rank: int, own: z.boolean() })),
});

const reportedBy = z.enum(['shown', 'reported', 'mirror']);
const flowEnd = z.union([text, int]).nullable();

/**
 * How a view shows a figure of the release: something that the page works out of it, or what one side reports of a flow
 * of trade.
 */
const explainedView = z.discriminatedUnion('kind', [
  /** Divided by the population of the same year. */
  z.object({ kind: z.literal('per-inhabitant') }),
  /** As a fraction of the sum of those of these elements that are above zero; a part below zero has none. */
  z.object({ kind: z.literal('share'), parts: z.array(int) }),
  /** The sum of figures of the same unit, less that of others; those that are missing add nothing. */
  z.object({ kind: z.literal('sum'), plus: z.array(int), minus: z.array(int) }),
  /** Against an earlier or later year: the difference, or as a fraction of the value of that year. */
  z.object({ kind: z.literal('change'), ...against, perInhabitant: z.boolean() }),
  /**
   * The change over ten years: the mean of three years (two where one has no figure) against the mean of the three years ten years
   * before, as a difference or as a fraction of the older mean.
   */
  z.object({ kind: z.literal('decade'), relative: z.boolean() }),
  /**
   * The part of a change of production that is due to the harvested area (`factor`) or the yield (LMDI-I), or the whole
   * change beside them; in tonnes, or as a fraction of the production of that year.
   */
  z.object({ kind: z.literal('part'), of: z.enum(['area', 'yield', 'change']), factor: int, ...against }),
  /** The area's own report of its trade with one partner. */
  z.object({ kind: z.literal('flow'), partner: text }),
  /**
   * The sum of flows into the area (of imports) or out of it (of exports): `by` the area's side (`reported`), by the other
   * side (`mirror`), or each flow by the larger of both reports (`shown`). An end is one
   * country, or as a number `n` those beyond the `n` with the largest sums, `null` any; `beyond` leaves out the largest flows.
   */
  z.object({ kind: z.literal('flows'), by: reportedBy, origin: flowEnd, destination: flowEnd, beyond: int }),
]);

/** Fields of every explained figure. */
const figure = {
  element: int,
  elementName: names,
  indicator: int,
  /** Item of a ranking that is no indicator; else the indicator. */
  item: text,
  itemName: names,
  area: text,
  areaName: names,
  year: int,
  unit: text,
  flag,
  /**
   * How the stored value was rounded: not at all, to six significant digits, or to six decimals. What a view works out is
   * not stored.
   */
  kept: z.enum(['as-published', 'six-digits', 'six-decimals', 'not-kept']),
  /**
   * Key of the edition of the stored figure, several with ` + ` between them; `null` where there is none or a view works the figure
   * out of others.
   */
  edition: text.nullable(),
  /** Why the stored figure is doubtful, and where the publisher has corrected it, if that is known; `null` where it is not. */
  doubt: z.object({ reason: z.enum(doubtReasons), link: text.nullable() }).nullable(),
  /** The known cause of a stored figure that is out of the ordinary. */
  event: z.enum(eventIds).nullable(),
  /** The view of the figure; `null` for a figure as it is. Its unit and value are those of the view. */
  as: explainedView.nullable(),
  formula: explainedFormula.nullable(),
  /** The formula in codes: `5511[2546] ÷ (5511[2546] + 5611[2546] − 5911[2546]) × 100`; empty without a formula. */
  expression: text,
  /** `figure` is the index in `figures`. */
  inputs: z.array(z.object({ figure: int, part: z.enum(['term', 'numerator', 'denominator']), sign })),
  /** As stored. */
  value: z.number(),
  // Fields of some kinds of figures only.
  row: none,
  countries: none,
  same: none,
  ranking: none,
  items: none,
  partners: none,
  partnersBeyond: none,
  mirror: none,
};

/**
 * The reports over which a lower bound of a country's trade is summed, the largest first; of a flow the reports on its
 * partner, product by product; of a sum of flows the reports that are in it, the 500 largest; else `null`.
 */
const partners = z
  .array(
    z.object({
      reporter: text,
      reporterName: names,
      partner: text,
      name: names,
      itemName: names,
      value: z.number(),
      flag,
      /** Key of the source, as in `/api/v1/sources`. */
      source: text,
      /** Codes of the row of the publisher's file: areas as the file writes them, item, element and year. */
      row: z.object({ reporter: text, partner: text, item: text, element: text, year: int }),
    }),
  )
  .nullable();
/** Index of the figure of the partner's report of the same flow; `null` where there is none. */
const mirror = int.nullable();
/**
 * Of a change of a sum of countries: how many countries have figures in both years and are compared, and their part of the
 * newer sum as a fraction; else `null`.
 */
const same = z.object({ countries: int, share: z.number() }).nullable();

/** A figure and where it comes from, by the way in which it came to be. Inputs are further figures of the same answer. */
const explainedFigure = z.discriminatedUnion('kind', [
  /** Taken from `row`, or of a flow from the row in `partners`. */
  z.object({ ...figure, kind: z.literal('published'), row: explainedRow.nullable(), partners, mirror }),
  /** Computed by `formula` from `inputs`, or summed over `items` or `partners`. */
  z.object({
    ...figure,
    kind: z.literal('derived'),
    same,
    /** The crops of a sum over items, the largest first, and what items that are no crops add to it; `null` for other figures. */
    items: z.object({ list: z.array(z.object(crop)), rest: z.number() }).nullable(),
    partners,
    /** The reports that are in a sum of flows and not listed, which are smaller; `null` where all are. */
    partnersBeyond: z.object({ count: int, value: z.number() }).nullable(),
    mirror,
  }),
  z.object({ ...figure, kind: z.literal('aggregated'), countries }),
  z.object({ ...figure, kind: z.literal('rank'), ranking: explainedRanking }),
  /** There is none; `missing` of the answer has the reason. */
  z.object({ ...figure, kind: z.literal('missing'), value: z.null(), same, mirror }),
]);

/** `/api/v1/explain/…`: a figure, its inputs and theirs, down to the rows of the publishers' files. */
export const explanation = z.object({
  table: text,
  release: z.object({ id: text, created: text }),
  /** The requested figure comes first. */
  figures: z.array(explainedFigure).min(1),
  /** The files that rows and countries of the answer were taken from. */
  sources: z.array(releaseSource),
  /** The editions that figures of the answer rest on. */
  editions: z.array(releaseEdition),
  /** The value as pages show it: rounded, and shares as percentages. `null` when missing. */
  shown: z
    .object({
      value: z.number(),
      unit: text,
      decimals: int,
      /** A figure above zero that rounds to zero, here or at the source, shown as `~0%` or `~0`. */
      aboutZero: z.boolean(),
    })
    .nullable(),
  /** The country among all countries with a value; `null` for aggregates, former states and missing values. */
  standing: z.object({ rank: int, countries: int, percentile: z.number() }).nullable(),
  /** Why there is no value; `null` when there is one. */
  missing: z
    .object({
      /**
       * `partial-value`: the value of the quotient of `figures` is known only in part, and its quantity is whole. `partial-difference`: a
       * part of the difference of `figures` is known only in part. `partial-products`: the trade files of the release have less than half
       * of the crop's products, by value. `not-for-area`: another element has the same quantity for such an area (`instead`). `area-years`:
       * the area did not exist in the year. `inputs`: `figures` names what the formula lacks. `coverage`: countries with data hold less
       * than 90 % of what the members had in the nearest years (of a mean or ratio: of the people, or of the denominator). `not-ranked`:
       * the list of the area and year is not complete, or has not the item. `no-share`: a part below zero has no share, nor has a part of
       * zero. `zero-base`: a change from zero has no percentage. `no-row`: the source has none. Of a change: `break`, `bound`,
       * `other-countries`, `ratio`, `doubt` are reasons why the years are not compared (`domain/change.ts`,
       * `domain/change-over-decade.ts`).
       */
      reason: z.enum([
        'not-for-area',
        'area-years',
        'inputs',
        'partial-value',
        'partial-difference',
        'partial-products',
        'coverage',
        'not-ranked',
        'no-share',
        'zero-base',
        'no-row',
        'break',
        'bound',
        'other-countries',
        'ratio',
        'doubt',
      ]),
      instead: int.nullable(),
      /** Years of the area's existence; `null` when open. */
      firstYear: int.nullable(),
      lastYear: int.nullable(),
      /** The nearest year with a value, the later of two; `null` when no year has one. */
      nearestYear: int.nullable(),
    })
    .nullable(),
});

export type Explanation = z.infer<typeof explanation>;
export type ExplainedFigure = z.infer<typeof explainedFigure>;
export type FigureOf<K extends ExplainedFigure['kind']> = Extract<ExplainedFigure, { kind: K }>;
export type ExplainedView = z.infer<typeof explainedView>;
export type ViewOf<K extends ExplainedView['kind']> = Extract<ExplainedView, { kind: K }>;
