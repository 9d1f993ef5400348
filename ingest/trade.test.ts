import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { names, normalised, zip } from './testing/source-files.ts';
import {
  lowerBounds,
  matrix,
  olderMatrix,
  olderTotals,
  type TotalRow,
  type TradeFileRow,
  totals,
} from './testing/trade-files.ts';

const tcl = 'Trade_CropsLivestock_E_All_Data_(Normalized).csv';
const tm = 'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).csv';
const derived = 'TCL_values_lower-bound_from_TM.csv';

/** Areas: 9 Argentina, 21 Brazil, 107 Côte d'Ivoire, 114 Kenya, 215 Tanzania, 231 United States, 5000 World. */
const brazil: TotalRow[] = [
  [21, 176, 5610, 2022, 't', 79000, 'A'],
  [21, 176, 5622, 2022, '1000 USD', 65000, 'A'],
  [21, 176, 5910, 2022, 't', 137500, 'E'],
  [21, 176, 5922, 2022, '1000 USD', 110000, 'A'],
];

/** The publication's own rows of 2022, as summed from its partners. */
const brazilFromPartners: TotalRow[] = [
  [21, 176, 5622, 2022, '1000 USD', 51663],
  [21, 176, 5922, 2022, '1000 USD', 63454],
  [21, 176, 5622, 2021, '1000 USD', 48000],
  [114, 176, 5622, 2022, '1000 USD', 9769],
  [114, 176, 5922, 2022, '1000 USD', 10697],
  // Tanzania traded beans in the year before; of 2022 it reports something else.
  [215, 176, 5622, 2021, '1000 USD', 9000],
  [215, 176, 5922, 2021, '1000 USD', 11000],
  [215, 56, 5622, 2022, '1000 USD', 4],
];

const flows: TradeFileRow[] = [
  [21, 9, 176, 5622, 2022, '1000 USD', 49000, 'A'],
  [21, 9, 176, 5610, 2022, 't', 60000, 'A'],
  [21, 252, 176, 5622, 2022, '1000 USD', 5, 'A'],
  [9, 21, 176, 5922, 2022, '1000 USD', 47500, 'A'],
  [21, 351, 176, 5922, 2022, '1000 USD', 3, 'A'],
  [351, 21, 176, 5622, 2021, '1000 USD', 3, 'A'],
];

/** Balances of the same crop, in thousand tonnes. */
const balances = normalised([
  [21, 2546, 5611, 2022, 80, 'E'],
  [21, 2546, 5911, 2022, 140, 'E'],
  [21, 2546, 5611, 2021, 60, 'I'],
  [114, 2546, 5611, 2022, 30, 'E'],
  [114, 2546, 5911, 2022, 0, 'E'],
  [114, 2532, 5911, 2022, 12, 'E'],
]);

describe("FAO's complete trade files", () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall({
      [tcl]: totals(brazil),
      [tm]: matrix(flows),
      [derived]: lowerBounds(brazilFromPartners),
      [names.fbs]: balances,
    });
  });

  it('win over the lower bounds and are not labelled so', () => {
    expect(release.figure(176, 5622, 'BRA', 2022)).toMatchObject({
      value: 65000,
      flag: 'A',
      source: 'faostat-tcl',
    });
    expect(release.figure(176, 5910, 'BRA', 2022)).toMatchObject({
      value: 137500,
      flag: 'E',
      source: 'faostat-tcl',
    });
  });

  it('leave lower bounds where they have nothing, with their flag', () => {
    // Reports of China as a whole are no total of a country.
    expect(release.figure(176, 5622, '159', 2021)).toBeNull();
    expect(release.figure(176, 5622, 'BRA', 2021)).toMatchObject({
      value: 48000,
      flag: 'L',
      source: 'faostat-tcl-derived',
    });
  });

  it('give the balance and unit values of their own figures, with the worst flag', () => {
    // 110000 - 65000; 65000 × 1000 / 79000; 110000 × 1000 / 137500.
    expect(release.figure(176, 131, 'BRA', 2022)).toMatchObject({ value: 45000, flag: 'A', source: null });
    expect(release.figure(176, 132, 'BRA', 2022)).toMatchObject({ value: 822.785, flag: 'A' });
    expect(release.figure(176, 133, 'BRA', 2022)).toMatchObject({ value: 800, flag: 'E' });
  });

  it('are completed with quantities of food balances, marked with their source', () => {
    expect(release.figure(176, 5610, 'BRA', 2021)).toMatchObject({
      value: 60000,
      flag: 'I',
      source: 'faostat-fbs',
      published: '2546|5611|1000 t|60.0|I|21',
    });
    // 48000 × 1000 / 60000 = 800 would be the value of a part over the quantity of the whole.
    expect(release.figure(176, 132, 'BRA', 2021)).toBeNull();
    // 10697 - 9769 would be a difference of two lower bounds; and a balance without exports has no unit value.
    expect(release.figure(176, 131, 'KEN', 2022)).toBeNull();
    expect(release.figure(176, 5910, 'KEN', 2022)).toMatchObject({ value: 0 });
    expect(release.figure(176, 133, 'KEN', 2022)).toBeNull();
  });

  it('put flows between countries into their own table, without groupings and unknown partners', () => {
    expect(
      release.rows(
        `SELECT reporter, partner, element, value, flag, key FROM trade_flow JOIN source ON id = source
         WHERE item = 176 AND year = 2022 ORDER BY reporter, element`,
      ),
    ).toEqual([
      ['ARG', 'BRA', 5922, 47500, 'A', 'faostat-tm'],
      ['BRA', 'ARG', 5610, 60000, 'A', 'faostat-tm'],
      ['BRA', 'ARG', 5622, 49000, 'A', 'faostat-tm'],
    ]);
  });

  it('are added up over partners, as a lower bound, where no total is known', () => {
    expect(release.figure(176, 5922, 'ARG', 2022)).toMatchObject({ value: 47500, flag: 'L', source: null });
  });

  it('have lower bounds as sums of countries that hold half of what is known, of which nothing is computed', () => {
    // 9769 of 18769, and 10697 of 21697.
    expect(release.figure(176, 5622, '014', 2022)).toMatchObject({ value: 9769, flag: 'L', contributors: 1 });
    expect(release.figure(176, 5922, '014', 2022)).toBeNull();
    expect(release.figure(176, 131, '014', 2022)).toBeNull();
  });
});

describe('products of a crop', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall({
      [tcl]: totals([
        [216, 125, 5922, 2022, '1000 USD', 1000, 'A'],
        [216, 128, 5922, 2022, '1000 USD', 1465142, 'E'],
        [216, 129, 5922, 2022, '1000 USD', 500000, 'A'],
        [216, 125, 5910, 2022, 't', 4000, 'A'],
        [216, 128, 5910, 2022, 't', 6000000, 'A'],
        [216, 129, 5910, 2022, 't', 1000000, 'A'],
        [237, 128, 5922, 2022, '1000 USD', 217689, 'A'],
        [237, 56, 5922, 2022, '1000 USD', 3, 'A'],
      ]),
      [names.fbs]: normalised([[237, 2532, 5911, 2022, 9000, 'E']]),
    });
  });

  it('are added up under the crop, with the worst flag', () => {
    expect(release.figure(125, 5922, 'THA', 2022)).toMatchObject({
      value: 1966142,
      flag: 'E',
      source: null,
      published: null,
    });
    // 1966142 × 1000 / 7004000.
    expect(release.figure(125, 133, 'THA', 2022)?.value).toBe(280.717);
  });

  it('keep source and published row where there is but one', () => {
    expect(release.figure(125, 5922, 'VNM', 2022)).toMatchObject({
      value: 217689,
      flag: 'A',
      source: 'faostat-tcl',
      published: '128|5922|1000 USD|217689.0|A|237',
    });
  });

  it('are not divided by the quantity of a food balance, which is in equivalents of the crop', () => {
    expect(release.figure(125, 5910, 'VNM', 2022)).toMatchObject({ value: 9000000, source: 'faostat-fbs' });
    expect(release.figure(125, 133, 'VNM', 2022)).toBeNull();
  });
});

/** Areas: 9 Argentina, 100 India, 115 Cambodia, 216 Thailand, 237 Viet Nam. */
describe('rice of which the files have paddy alone', () => {
  const paddy: TotalRow[] = [
    [115, 27, 5922, 2023, '1000 USD', 900_000],
    [115, 27, 5922, 2022, '1000 USD', 700_000],
    [237, 27, 5622, 2022, '1000 USD', 432_613],
  ];
  const flowsOfPaddy: TradeFileRow[] = [
    [115, 237, 27, 5922, 2022, '1000 USD', 700_000, ''],
    [216, 237, 27, 5922, 2022, '1000 USD', 3, ''],
    [216, 237, 176, 5922, 2022, '1000 USD', 4, ''],
  ];
  const quantities = normalised([
    [115, 2805, 5911, 2022, 640, 'E'],
    [216, 2805, 5911, 2022, 7690, 'E'],
  ]);

  it('has no value, balance, rank, aggregate or flow of rice, and the quantities of the food balances', async () => {
    const release = await buildSmall({
      [derived]: lowerBounds([
        ...paddy,
        // The same is true of fresh and dried cassava without starch, of cocoa beans, and of fresh potatoes.
        [216, 125, 5922, 2022, '1000 USD', 1000],
        [216, 128, 5922, 2022, '1000 USD', 1_465_142],
        [107, 661, 5922, 2022, '1000 USD', 3_000_000],
        [9, 116, 5922, 2022, '1000 USD', 30],
        [9, 122, 5922, 2022, '1000 USD', 40],
        [9, 486, 5922, 2022, '1000 USD', 50],
      ]),
      [tm]: matrix(flowsOfPaddy),
      [names.fbs]: quantities,
    });
    expect(
      release.rows('SELECT count(*) FROM observation WHERE indicator = 27 AND element IN (5622, 5922, 131)'),
    ).toEqual([[0]]);
    expect(release.rows('SELECT DISTINCT item FROM trade_flow')).toEqual([[176]]);
    expect(
      release.rows(
        "SELECT indicator FROM observation WHERE element = 5922 AND area IN ('THA', 'CIV', 'ARG') AND indicator <> 176 ORDER BY 1",
      ),
    ).toEqual([[122], [486]]);
    // 0.667 of the paddy that food balances count: milled.
    expect(release.figure(27, 5910, 'THA', 2022)).toMatchObject({ value: 5_129_230 });
    expect(release.figure(27, 5910, 'KHM', 2022)).toMatchObject({ value: 426_880 });
  });

  it("is whole again with FAO's complete files, but for the years that only the others have", {
    tags: ['sweep'],
  }, async () => {
    const products = [27, 28, 29, 31, 32];
    const release = await buildSmall({
      [tcl]: totals([
        ...products.map((item): TotalRow => [216, item, 5922, 2022, '1000 USD', item * 100_000, 'A']),
        [216, 31, 5622, 2022, '1000 USD', 20_000, 'A'],
        ...products.map((item): TotalRow => [115, item, 5922, 2022, '1000 USD', item * 10_000, 'A']),
        // A country that trades in paddy alone: the file has the other products, of others.
        [9, 27, 5922, 2022, '1000 USD', 77, 'A'],
      ]),
      [derived]: lowerBounds([...paddy, [100, 27, 5922, 2022, '1000 USD', 141_260]]),
      [tm]: matrix([...flowsOfPaddy, [216, 115, 31, 5922, 2022, '1000 USD', 9, 'A']]),
      [names.fbs]: quantities,
    });
    // (27 + 28 + 29 + 31 + 32) × 100,000.
    expect(release.figure(27, 5922, 'THA', 2022)).toMatchObject({ value: 14_700_000, flag: 'A' });
    expect(release.figure(27, 5922, 'KHM', 2022)).toMatchObject({ value: 1_470_000, flag: 'A' });
    expect(release.figure(27, 5922, 'ARG', 2022)).toMatchObject({ value: 77 });
    expect(release.figure(27, 131, 'THA', 2022)).toMatchObject({ value: 14_680_000, flag: 'A' });
    // Paddy of a computed file does not count as rice beside them either.
    expect(release.figure(27, 5922, 'IND', 2022)).toBeNull();
    expect(release.figure(27, 5922, 'KHM', 2023)).toBeNull();
    expect(release.figure(27, 5622, 'VNM', 2022)).toBeNull();
    // The matrix has the main product now, so that its flows are flows of rice.
    expect(release.rows('SELECT item, reporter, partner FROM trade_flow WHERE item <> 176')).toEqual([
      [27, 'KHM', 'VNM'],
      [27, 'THA', 'VNM'],
      [31, 'THA', 'KHM'],
    ]);
  });
});

it('rests a difference on two whole values', { tags: ['sweep'] }, async () => {
  const release = await buildSmall({
    [tcl]: totals([
      [21, 176, 5622, 2022, '1000 USD', 65_000, 'A'],
      [21, 176, 5922, 2022, '1000 USD', 110_000, 'A'],
      [114, 176, 5922, 2022, '1000 USD', 9000, 'A'],
    ]),
    [derived]: lowerBounds([[114, 176, 5622, 2022, '1000 USD', 100]]),
  });
  expect(release.figure(176, 131, 'BRA', 2022)).toMatchObject({ value: 45_000, flag: 'A' });
  expect(release.figure(176, 131, 'KEN', 2022)).toBeNull();
});

describe('layouts of the trade files', { tags: ['sweep'] }, () => {
  const wide =
    'Area Code,Area Code (M49),Area,Item Code,Item,Element Code,Element,Unit,Y2021,Y2021F,Y2022,Y2022F\n' +
    "21,'076,Brazil,176,Beans,5622,Import Value,1000 USD,48000,A,65000,E\n";

  it.each(
    sample([
      ['before 2022', { [tcl]: olderTotals(brazil).replaceAll('1000 USD', '1000 US$') }],
      [
        'under the name of 2020, in tonnes, as Latin-1',
        {
          'Trade_Crops_Livestock_E_All_Data_(Normalized).csv': Buffer.from(
            totals(brazil).replaceAll('"t"', '"tonnes"'),
            'latin1',
          ),
        },
      ],
      [
        'packed with its code lists',
        {
          'trade/Trade_CropsLivestock_E_All_Data_(Normalized).zip': zip({
            'Trade_CropsLivestock_E_AreaCodes.csv': `Area Code,M49 Code,Area\n${'21,076,Brazil\n'.repeat(500)}`,
            [tcl]: totals(brazil),
            'Trade_CropsLivestock_E_Flags.csv': 'Flag,Description\nA,Official figure\n',
          }),
        },
      ],
      ['under another name', { 'download (2).csv': totals(brazil) }],
    ]),
  )('totals: %s', async (_, files) => {
    const release = await buildSmall(files);
    expect(release.figure(176, 5622, 'BRA', 2022)).toMatchObject({ value: 65000, source: 'faostat-tcl' });
  });

  it('totals: a year a column', async () => {
    const release = await buildSmall({ 'Trade_CropsLivestock_E_All_Data.csv': wide });
    expect(release.figure(176, 5622, 'BRA', 2022)).toMatchObject({ value: 65000, flag: 'E' });
  });

  it.each(
    sample([
      ['before 2022', { [tm]: olderMatrix(flows) }],
      ['as Latin-1', { [tm]: Buffer.from(matrix(flows).replaceAll('Partner,', 'Côte,'), 'latin1') }],
      ['packed', { 'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).zip': zip({ [tm]: matrix(flows) }) }],
      [
        'a year a column',
        {
          'Trade_DetailedTradeMatrix_E_All_Data.csv':
            'Reporter Country Code,Reporter Countries,Partner Country Code,Partner Countries,Item Code,Item,Element Code,Element,Unit,Y2021,Y2022\n' +
            '21,Brazil,9,Argentina,176,Beans,5622,Import Value,1000 US$,,49000\n',
        },
      ],
    ]),
  )('matrix: %s', async (_, files) => {
    const release = await buildSmall(files);
    expect(
      release.rows(
        "SELECT value FROM trade_flow WHERE reporter = 'BRA' AND partner = 'ARG' AND element = 5622 AND year = 2022",
      ),
    ).toEqual([[49000]]);
  });
});

it('lower bounds under another name are known by their note, and never taken for published totals', async () => {
  const release = await buildSmall({ 'a.csv': lowerBounds(brazilFromPartners), 'b.csv': totals(brazil) });
  expect(release.figure(176, 5622, 'KEN', 2022)).toMatchObject({
    flag: 'L',
    source: 'faostat-tcl-derived',
  });
  expect(release.figure(176, 5622, 'BRA', 2022)).toMatchObject({ flag: 'A', source: 'faostat-tcl' });
});
