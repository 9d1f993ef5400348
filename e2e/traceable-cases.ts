/** A figure that was read by hand in a publisher's file, and where the observatory shows it. */
export interface TraceableFigure {
  crop: string;
  section: 'surface-context' | 'production' | 'consumption';
  element: number;
  /** Item of the page: what the API calls the indicator. */
  indicator: number;
  area: string;
  year: number;
  unit: string;
  /** Rows of the file: item, element and value as published; several are added up. */
  rows: readonly (readonly [item: string, element: string, value: number])[];
  /** What the value as published is multiplied by. */
  factor: number;
}

type Short = readonly [indicator: number, element: number, area: string, year: number, value: number];

const sectionOf = (element: number): TraceableFigure['section'] =>
  element === 5312 ? 'surface-context' : element === 5510 || element === 5412 ? 'production' : 'consumption';
const units: Readonly<Record<number, string>> = {
  5312: 'ha',
  5510: 't',
  5412: 'kg-ha',
  645: 'kg-capita-year',
  664: 'kcal-capita-day',
  5142: 'kt',
  8: 'kt',
  9: 'kt',
  5611: 'kt',
};
/** Elements that food balances publish under another code than the page's. */
const publishedAs: Readonly<Record<number, string>> = { 8: '5511', 9: '5911' };

const figures = (crop: string, list: readonly Short[]): TraceableFigure[] =>
  list.map(([indicator, element, area, year, value]) => ({
    crop,
    section: sectionOf(element),
    element,
    indicator,
    area,
    year,
    unit: units[element] ?? '',
    rows: [[String(indicator), publishedAs[element] ?? String(element), value]],
    factor: 1,
  }));

export const traceableFigures: readonly TraceableFigure[] = [
  ...figures('beans', [
    [176, 5510, 'BRA', 2022, 2872474],
    [176, 5510, 'TZA', 2015, 1201922],
    [176, 5510, 'RWA', 1975, 152744],
    [176, 5312, 'MEX', 2022, 1448902],
    [176, 5312, 'IND', 2005, 8047000],
    [176, 5412, 'KEN', 2022, 591.3],
    [2546, 645, 'RWA', 2017, 33.27],
    [2546, 645, 'MEX', 2013, 10.44],
    [2546, 5142, 'KEN', 2017, 606],
    [2546, 5142, 'BRA', 2013, 3156],
    [2546, 5611, 'MEX', 2017, 151],
    [2546, 9, 'ARG', 2017, 367],
  ]),
  ...figures('cocoa', [
    [661, 5510, 'CIV', 2022, 2358991],
    [661, 5510, 'IDN', 2015, 593331],
    [661, 5312, 'GHA', 2022, 1219305],
    [661, 5312, 'NGA', 1975, 700000],
    [661, 5412, 'ECU', 2022, 662.1],
  ]),
  ...figures('sweet-potato', [
    [122, 5510, 'TZA', 2022, 4264295.03],
    [122, 5312, 'NGA', 2022, 1508514],
    [122, 5412, 'CHN', 2022, 22179.8],
  ]),
  ...figures('potato', [
    [116, 5510, 'PER', 2022, 6036604.2],
    [116, 5510, 'KEN', 1975, 333120],
    [116, 5312, 'IND', 2022, 2226000],
    [116, 5412, 'COL', 2022, 21984.2],
  ]),
  ...figures('rice', [
    [27, 5510, 'VNM', 2022, 42660798.11],
    [27, 5510, 'IND', 1975, 73352000],
    [27, 5312, 'THA', 2015, 9717975],
    [27, 5412, 'BRA', 2022, 6638],
  ]),
  ...figures('cassava', [
    [125, 5510, 'NGA', 2022, 61015339.21],
    [125, 5312, 'COD', 2022, 5378147],
    [125, 5412, 'THA', 2022, 21461.9],
    [2532, 645, 'GHA', 2017, 230.65],
    [2532, 5142, 'BRA', 2017, 6730],
    [2532, 5142, 'NGA', 1990, 10308],
    [2532, 9, 'THA', 2017, 29409],
    [2532, 8, 'NGA', 2017, 55069],
  ]),
  // Rice of the newer balances is published as paddy, item 2807: 20,615 thousand tonnes × 0.667.
  ...[
    ...figures('rice', [[2805, 5142, 'VNM', 2017, 20615]]).map((figure) => ({ ...figure, factor: 0.667 })),
    ...figures('rice', [
      [2805, 664, 'IND', 2017, 667.93],
      [2805, 664, 'THA', 2013, 1153.49],
    ]),
  ].map((figure) => ({
    ...figure,
    rows: figure.rows.map(([, element, value]) => ['2807', element, value] as const),
  })),
  {
    crop: 'musa',
    section: 'production',
    element: 5510,
    indicator: 900486,
    area: 'ECU',
    year: 2022,
    unit: 't',
    rows: [
      ['486', '5510', 6122744],
      ['489', '5510', 857562],
    ],
    factor: 1,
  },
  {
    crop: 'musa',
    section: 'surface-context',
    element: 5312,
    indicator: 900486,
    area: 'COL',
    year: 2022,
    unit: 'ha',
    rows: [
      ['486', '5312', 104823],
      ['489', '5312', 274731],
    ],
    factor: 1,
  },
];
