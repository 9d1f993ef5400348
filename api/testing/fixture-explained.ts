import type {
  CoverageTable,
  MemberTable,
  ObservationTable,
  PublishedUnitTable,
  RankingListTable,
  RankingTable,
  SummedTable,
} from '#contract/release-tables.ts';

/** Cassava in 2018: one figure of every way in which a release comes to a figure, small enough to add up by hand. */
const year = 2018;
const cassava = 2532;

type Cell = [
  indicator: number,
  element: number,
  area: string,
  value: number,
  extra: Partial<ObservationTable>,
];

/** Taken from the file as it is, converted, or computed. */
const taken = { source: 1 };
const computed = { source: null };

const cells: readonly Cell[] = [
  [cassava, 674, 'BRA', 90, { ...taken, flag: 'E', rank: 3, percentile: 0.3333 }],
  [cassava, 674, 'KEN', 100, { ...taken, rank: 2, percentile: 0.6667 }],
  [cassava, 674, 'TZA', 400, { ...taken, rank: 1, percentile: 1 }],
  // (90 × 200,000 + 100 × 50,000 + 400 × 60,000) ÷ 310,000
  [cassava, 674, 'WLRD', 151.613, { ...computed, flag: 'E', contributors: 3 }],
  [2901, 674, 'BRA', 3000, { ...computed, flag: 'E' }],
  [cassava, 7, 'BRA', 0.03, { ...computed, flag: 'E' }],
  [cassava, 2, 'BRA', 2, { ...computed, flag: 'E', rank: 2, percentile: 0.5 }],
  [cassava, 5142, 'BRA', 50, { ...taken, flag: 'I' }],
  [cassava, 5142, 'KEN', 100, taken],
  [cassava, 5142, 'TZA', 200, taken],
  [cassava, 5142, 'WLRD', 350, { ...computed, flag: 'I', contributors: 3 }],
  // 350 ÷ (200,000 + 50,000 + 60,000 + 11) × 1000
  [cassava, 14, 'WLRD', 1.12899, { ...computed, flag: 'I', contributors: 3 }],
  [cassava, 23, 'BRA', 0.142857, { ...computed, flag: 'I' }],
  [cassava, 5072, 'BRA', 84, { ...taken, flag: 'I', published: '2532|5074|1000 t|-84.0|Im|21' }],
  [cassava, 5511, 'BRA', 500, taken],
  [cassava, 5611, 'BRA', 20, taken],
  [3010, 511, 'BRA', 200_000, taken],
  [3010, 511, 'KEN', 50_000, taken],
  [3010, 511, 'TZA', 60_000, taken],
  [3010, 511, 'TUV', 11, taken],
];

export const explainedObservations: readonly ObservationTable[] = cells.map(
  ([indicator, element, area, value, extra]): ObservationTable => ({
    indicator,
    element,
    year,
    area,
    value,
    flag: '',
    source: null,
    contributors: null,
    rank: null,
    percentile: null,
    published: null,
    edition: 1,
    ...extra,
  }),
);

const ranked = (item: string, ranking: number, value: number): RankingTable => ({
  element: 674,
  area: 'BRA',
  year,
  item,
  ranking,
  value,
  ranked: 7,
});

export const explainedRankings: readonly RankingTable[] = [
  ranked('2805', 1, 700),
  ranked('2532', 2, 90),
  ranked('2511', 3, 80),
  ranked('2514', 4, 70),
  ranked('2531', 5, 60),
  ranked('2546', 5, 60),
  ranked('2555', 6, 1),
];

export const explainedRankingLists: readonly RankingListTable[] = [
  {
    element: 674,
    area: 'BRA',
    year,
    items: '2805,2532,2511,2514,2531,2546,2555',
    item_values: '700,90,80,70,60,60,1',
    item_flags: 'AEAA  E',
  },
];

export const members: readonly MemberTable[] = ['BRA', 'FRA', 'KEN', 'SUN', 'TUV', 'TZA'].map((area) => ({
  aggregate: 'WLRD',
  area,
  first_year: 0,
  last_year: area === 'SUN' ? 1991 : 9999,
}));

export const summed: readonly SummedTable[] = [
  { indicator: cassava, element: 674, year, areas: 'BRA KEN TZA', nil: '' },
  { indicator: cassava, element: 5142, year, areas: 'BRA KEN TZA', nil: 'TUV' },
  { indicator: cassava, element: 14, year, areas: 'BRA KEN TZA', nil: 'TUV' },
];

export const publishedUnits: readonly PublishedUnitTable[] = [
  { source: 1, indicator: cassava, element: 674, unit: 'g/cap/d' },
  { source: 1, indicator: cassava, element: 5142, unit: '1000 t' },
];

export const explainedCoverage: readonly CoverageTable[] = [674, 5142].map((element) => ({
  indicator: cassava,
  element,
  year,
  countries: 3,
  regions: 0,
  is_default: 1,
}));
