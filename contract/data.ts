import { z } from 'zod';
import { doubtReasons, eventIds } from '#catalog/doubts.ts';
import { areaFacts, countryNames, cropNames, elementNames } from './shared-shapes.ts';

/** One FAO flag letter, or empty. */
const flag = z.string().max(1);

/** `/api/v2/get-all-countries` */
export const countryName = z.object({
  iso3: z.string(),
  country_name: z.string(),
  esp_name: z.string(),
  pt_name: z.string(),
});

/** `/api/v1/data/elements/{sectionId}`, in option order; one whose `CROPS` is empty has no figure in the release. */
export const elementOption = z.object({
  ID_ELEMENT: z.number().int(),
  UNIT: z.string(),
  ELEMENT_EN: z.string(),
  ELEMENT_ES: z.string(),
  ELEMENT_PT: z.string(),
  /** Ids of the crops that have figures of it. */
  CROPS: z.array(z.string()),
});

const regionNames = { region_name: z.string(), region_name_es: z.string(), region_name_pt: z.string() };

/** `/api/v1/data/macroRegions`; World has id 10. */
export const macroRegion = z.object({
  id: z.number().int(),
  code: z.string(),
  ...regionNames,
  id_geo_regions: z.array(z.string()),
});

/** `/api/v1/data/regions/{elementId}/{indicatorId}/{year}` */
export const region = z.object({ code: z.string(), ...regionNames, macro: z.string() });

/** `/api/v1/data/count/{admin}/…` */
export const count = z.object({ count: z.number().int() });

/** One place of a podium; the crop's own rank is included even when it is not among the first places. */
export const podiumItem = z.object({
  ranking: z.number().int(),
  ...cropNames,
  logo_id: z.string(),
  value: z.number(),
  unit: z.string(),
  colour: z.string(),
  /** True for the indicator's crop. */
  selected: z.boolean(),
});

/** `/api/v1/data/value/…`; `value` is `null` when the source has none. */
export const singleValue = z.object({
  value: z.number().nullable(),
  unit: z.string(),
  flag,
  year: z.number().int(),
  /**
   * Why there is no value though parts of it exist. `partial-value`: a quotient whose value is known only in part (a lower bound)
   * and whose quantity is whole. `partial-difference`: a difference with a lower bound as a part. `partial-products`: trade where
   * the release's files have less than half of the crop's products. Absent otherwise.
   */
  withheld: z.enum(['partial-value', 'partial-difference', 'partial-products']).optional(),
  /** Why the value is doubtful; absent where it is not. */
  doubt: z.enum(doubtReasons).optional(),
});

/** One place of a full ranking of crops. */
const rankedCrop = z.object({
  ranking: z.number().int(),
  item: z.string(),
  ...cropNames,
  value: z.number(),
  flag,
  /** Another crop has the same value, and so the same rank. */
  tied: z.boolean(),
  /** True for the indicator's crop. */
  selected: z.boolean(),
});

/** `/api/v1/data/ranking/crops/…`: every crop of an area and year, as the podium ranks them. */
export const cropRanking = z.object({
  element: z.number().int(),
  /** Element that was ranked (664 for 1, 14 for 20) and its unit. */
  measure: z.number().int(),
  unit: z.string(),
  area: z.string(),
  year: z.number().int(),
  indicator: z.number().int(),
  /** Equal values share a rank and the next value has the next one: 1, 1, 2. */
  ties: z.literal('dense'),
  direction: z.literal('highest-first'),
  /** Years in which the area has a ranking by this element, rising. */
  years: z.array(z.number().int()),
  /** Best first; equal values by item. Empty when the area has no complete list of the year. */
  places: z.array(rankedCrop),
});

/**
 * The change over ten years: means of the figures of `years`, three on each side or, where one has no figure, two. It never spans a
 * break of the series, and no doubtful figure is in it.
 */
const means = z.object({
  from: z.number(),
  to: z.number(),
  years: z.object({ from: z.array(z.number().int()), to: z.array(z.number().int()) }),
});

/** One place of a full ranking of countries. */
const rankedCountry = z.object({
  /** `null` of a country whose value is 0 or doubtful: it has no rank. */
  ranking: z.number().int().nullable(),
  iso3: z.string(),
  ...countryNames,
  value: z.number(),
  flag,
  /** The 0 is one of the source's rounding: by another measure some is eaten. Absent otherwise. */
  aboutZero: z.literal(true).optional(),
  tied: z.boolean(),
  /** Share of the World as a fraction, of elements that have one; `null` where it is not known. */
  share: z.number().nullable(),
  /** The value ten years before; `null` where there was none. */
  before: z.number().nullable(),
  /** `null` where no change is given. */
  compared: means.nullable(),
  /** Why the value is doubtful; absent where it is not. */
  doubt: z.enum(doubtReasons).optional(),
});

/** `/api/v1/data/ranking/countries/…`: every country with a value. */
export const countryRanking = z.object({
  element: z.number().int(),
  indicator: z.number().int(),
  unit: z.string(),
  year: z.number().int(),
  /** Equal values share a rank and the next rank counts them all: 1, 1, 3. */
  ties: z.literal('competition'),
  direction: z.enum(['highest-first', 'lowest-first']),
  /** Element of `share`, `null` when the element has no share of the World. */
  shareElement: z.number().int().nullable(),
  /** Year of `before`. */
  beforeYear: z.number().int(),
  /** First years behind breaks after `beforeYear`, up to `year`, of most countries: they have no `before`. */
  breaks: z.array(z.number().int()),
  /** The World's own figure, under the element that aggregates have, with that of ten years before; `null` when it has none. */
  world: z
    .object({
      element: z.number().int(),
      value: z.number(),
      flag,
      before: z.number().nullable(),
      /**
       * The change over ten years, like with like; `null` where none is given. Of a World that is a sum of countries `from` and
       * `to` are means of the sums over the `countries` with figures in all these years, which hold `share` of the newer mean.
       */
      compared: means
        .extend({ same: z.object({ countries: z.number().int(), share: z.number() }).nullable() })
        .nullable(),
    })
    .nullable(),
  /** Best first; equal values by code. */
  places: z.array(rankedCountry),
});

/** Fields of every observation: element with its names, unit, value, year, flag and edition. */
const observation = z.object({
  id_element: z.number().int(),
  ...elementNames,
  unit: z.string(),
  value: z.number(),
  year: z.number().int(),
  flag,
  /** Key of the publisher's release that the figure comes from, several with ` + ` between them; `null` where it is not known. */
  edition: z.string().nullable(),
  /** First figure behind a break in the series: not to be compared with the one before. */
  break_in_series: z.boolean(),
  /** First figure of another edition where the series goes on; absent elsewhere. */
  seam_in_series: z.literal(true).optional(),
  /** Why the value is doubtful; absent where it is not. */
  doubt: z.enum(doubtReasons).optional(),
});

/** `/api/v1/chart/default/…` */
export const chartData = z.object({
  data: z.object({ labels: z.array(z.number().int()), observations: z.array(observation) }),
  ...cropNames,
});

/** `/api/v1/data/adminIds/…`: values per area for the map. */
export const areaValue = z.object({
  iso3: z.string(),
  ...countryNames,
  id_element: z.number().int(),
  value: z.number(),
  year: z.number().int(),
  flag,
  rank: z.number().int().nullable(),
});

/** `/api/v1/percentile/…`: class limits over countries. */
export const classBreaks = z.object({
  limits: z.array(z.number()),
  has_zero: z.boolean(),
  /** Limits over all years of the element, used while the map plays. */
  all_years: z.array(z.number()),
  countries: z.number().int(),
});

/** `/api/v1/percentile/heatmap/…`: percentile (0–1) of each cell, `null` where there is no value. */
export const percentileHeatmap = z.object({
  years: z.array(z.number().int()),
  countries: z.array(z.object({ iso3: z.string(), percentiles: z.array(z.number().nullable()) })),
});

/**
 * `/api/v1/cube/…`: one element, all areas × all years, columnar. `rows[i]` belongs to `areas[i]` and is aligned with
 * `years`; trailing `null`s are cut. Also the shape of a first view, which holds only some areas and years.
 */
export const cube = z.object({
  table: z.string(),
  element: z.number().int(),
  indicator: z.number().int(),
  unit: z.string(),
  years: z.array(z.number().int()),
  areas: z.array(z.string()),
  rows: z.array(z.array(z.number().nullable())),
  /** One character a year for each area: the flag, a blank for an unflagged value, `-` for no value. Trailing `-` cut. */
  flags: z.array(z.string()),
  /** Aggregates that ingest summed: number of countries per year, `null` where the source publishes the value. */
  sums: z.record(z.string(), z.array(z.number().int().nullable())),
  /** Number of countries with a value, per year. */
  countries: z.array(z.number().int()),
  defaultYear: z.number().int(),
  limits: z.array(z.number()),
  hasZero: z.boolean(),
  /** First years behind the breaks in the series of most areas, which nothing spans (`contract/breaks.ts`). */
  breaks: z.array(z.number().int()),
  /** The same of the areas whose series break in other years. */
  areaBreaks: z.record(z.string(), z.array(z.number().int())),
  /** First years of another release or method where the series goes on; what spans one carries a note. As `breaks` and `areaBreaks`. */
  seams: z.array(z.number().int()),
  areaSeams: z.record(z.string(), z.array(z.number().int())),
  /** Why a figure is doubtful, by area and year. It is among the values. */
  doubts: z.record(z.string(), z.record(z.string(), z.enum(doubtReasons))),
  /** Why a figure is out of the ordinary and none the less as it was, by area and year. */
  events: z.record(z.string(), z.record(z.string(), z.enum(eventIds))),
});

/** `/api/v1/coverage/…`: which years elements have, without their figures. */
export const coverage = z.object({
  elements: z.array(
    z.object({
      element: z.number().int(),
      /** Rising; and the number of countries with a value in each. */
      years: z.array(z.number().int()),
      countries: z.array(z.number().int()),
      /** The newest year with at least 80 % of the best-covered year's countries. */
      defaultYear: z.number().int(),
    }),
  ),
});

/** A row over the years for each place of each area. */
const placeRows = z.array(z.array(z.array(z.number().int().nullable())));

/** Several cubes at once: `/api/v1/cubes/{table}/{indicatorId}?elementIds=[…]`. */
export const cubes = z.object({ cubes: z.array(cube) });

/**
 * All podiums of a ranking element for all areas and years; several at once from
 * `/api/v1/podiums/{table}/{indicatorId}?elementIds=[…]`.
 *
 * Columns that compress: `item[i][p][j]` is place `p` (0 to 3, and 4 for the own crop when it is none of them) of
 * `areas[i]` in `years[j]`, and so are `rank` and `step`. `null` is no such place; trailing `null`s are cut. Areas
 * without any podium are left out.
 */
export const podiums = z.object({
  element: z.number().int(),
  indicator: z.number().int(),
  /** Element that was ranked (664, 674, 645 or 14) and its unit. */
  measure: z.number().int(),
  unit: z.string(),
  /** Item codes, each once. */
  items: z.array(z.string()),
  years: z.array(z.number().int()),
  areas: z.array(z.string()),
  /** `counts[i][j]`: number of crops that the area and year rank; trailing zeros are cut. */
  counts: z.array(z.array(z.number().int())),
  /** Index into `items`. */
  item: placeRows,
  /** Ranks. A row is empty when the place's rank is its number in every year: no ties, no gaps. */
  rank: placeRows,
  /** Ranked values as steps of `10 ** -decimals[i][p]` (`domain/steps.ts`). */
  step: placeRows,
  decimals: z.array(z.array(z.number().int())),
});

/** Areas of the release with what the page needs of them: `/api/v1/data/areas`. */
export const area = z.object({
  code: z.string(),
  ...areaFacts,
  /** PABRA and those of its networks that count the country as a member; absent where none does. */
  networks: z.array(z.string()).optional(),
  /** For PABRA and its networks: its members are newer than the figures, whose next run adds them up; absent where none waits. */
  awaitsSum: z.literal(true).optional(),
});

export type Cube = z.infer<typeof cube>;
export type Podiums = z.infer<typeof podiums>;
export type AreaSummary = z.infer<typeof area>;
export type CropRanking = z.infer<typeof cropRanking>;
export type CountryRanking = z.infer<typeof countryRanking>;
export type PercentileHeatmap = z.infer<typeof percentileHeatmap>;
