import { publicationFiles } from '#ingest/testing/publication-rows.ts';
import { editionList, names, normalised, noted, type Row } from '#ingest/testing/source-files.ts';
import {
  lowerBounds,
  matrix,
  type TotalRow,
  type TradeFileRow,
  totals,
} from '#ingest/testing/trade-files.ts';
import { BDI, BRA, easternAfrica, FRA, HKG, IND, KEN, TZA, VNM, WLRD } from './rows/areas.ts';
import { balances, historicBalances, laterBalances } from './rows/balances.ts';
import { lossFiles } from './rows/losses.ts';
import { priceFiles } from './rows/prices.ts';
import type { Revision } from './rows/revisions.ts';
import { flowFiles } from './rows/sample-flows.ts';
import { sampleFiles } from './rows/samples.ts';
import { varietyFiles } from './rows/varieties.ts';

/** Items: 176 dry beans; 27 and 31, products of rice; 128 and 129, products of cassava. */
const publishedTotals: readonly TotalRow[] = [
  [BRA, 176, 5922, 2017, '1000 USD', 63_454, 'A'],
  [BRA, 176, 5910, 2017, 't', 121_904, 'A'],
  [BRA, 176, 5622, 2019, '1000 USD', 48_000, 'A'],
  [BRA, 176, 5922, 2020, '1000 USD', 63_454, 'A'],
  [BRA, 176, 5610, 2020, 't', 79_000, 'E'],
];

/** Sums computed from the matrix, with more partners than the rows below. */
const boundTotals: readonly TotalRow[] = [
  [BRA, 176, 5622, 2020, '1000 USD', 51_663],
  [BRA, 27, 5622, 2020, '1000 USD', 14_952],
  [BRA, 31, 5622, 2020, '1000 USD', 14_000],
];

/**
 * In 2017 Brazil reports on India and Viet Nam, Kenya on Brazil. In 2020 Brazil reports on Kenya (and on Tanzania, differently in
 * each release: "revisions.ts"), Kenya on Brazil, and France, which no other country mentions, on Tanzania.
 */
const flows: readonly TradeFileRow[] = [
  [BRA, IND, 176, 5922, 2017, '1000 USD', 38_583, 'A'],
  [BRA, VNM, 176, 5922, 2017, '1000 USD', 17_484, 'A'],
  [KEN, BRA, 176, 5622, 2017, '1000 USD', 110, 'E'],
  [BRA, KEN, 176, 5622, 2020, '1000 USD', 120],
  [BRA, KEN, 176, 5610, 2020, 't', 100],
  [FRA, TZA, 176, 5622, 2020, '1000 USD', 7],
  [KEN, BRA, 176, 5922, 2020, '1000 USD', 110, 'E'],
  [KEN, TZA, 27, 5622, 2020, '1000 USD', 12.5, 'E'],
  [KEN, BRA, 27, 5622, 2020, '1000 USD', 30],
  [KEN, FRA, 31, 5622, 2020, '1000 USD', 4, 'A'],
  [TZA, KEN, 128, 5922, 2020, '1000 USD', 5, 'A'],
  [TZA, KEN, 129, 5922, 2020, '1000 USD', 2, 'E'],
];

/** Items: 27 rice, 116 potatoes, 125 cassava, 156 sugar cane, 176 dry beans, 236 soya beans. Cassava and beans are equal in 2020. */
const harvests: readonly Row[] = [
  [BRA, 176, 5312, 2017, 2_795_820, 'A'],
  [BRA, 176, 5510, 2017, 3_033_017, 'A'],
  [KEN, 176, 5510, 2017, 846_000, 'E'],
  [BRA, 176, 5312, 2019, 2_709_485, 'A'],
  [BRA, 176, 5510, 2019, 2_794_854, 'A'],
  [BRA, 27, 5312, 2020, 1_677_705],
  [BRA, 125, 5312, 2020, 1_200_000],
  [BRA, 156, 5312, 2020, 10_000_000],
  [BRA, 176, 5312, 2020, 2_635_041, 'A'],
  [BRA, 236, 5312, 2020, 37_000_000],
  [BRA, 27, 5510, 2020, 11_091_011.25],
  [BRA, 116, 5510, 2020, 1000, 'I'],
  [BRA, 125, 5510, 2020, 2_872_474],
  [BRA, 156, 5510, 2020, 700_000_000, 'A'],
  [BRA, 176, 5510, 2020, 2_872_474, 'E'],
  [BRA, 236, 5510, 2020, 121_797_712.5, 'A'],
  [KEN, 27, 5312, 2020, 25_570],
  [KEN, 27, 5510, 2020, 180_890],
  [HKG, 27, 5312, 2020, 4],
];

/** Values in 1000 international dollars, as FAO publishes them, and computed ones. */
const values: readonly Row[] = [[KEN, 176, 152, 2020, 98_765]];
const computedValues: readonly Row[] = [[BRA, 176, 152, 2020, 1_234_567]];

/** Inhabitants in thousands. From 2018 on the World is the countries that have a row, so that its means can be worked out. */
const people: readonly Row[] = [
  [BRA, 3010, 511, 2017, 207_833],
  [KEN, 3010, 511, 2017, 50_221],
  [TZA, 3010, 511, 2017, 54_660],
  [WLRD, 3010, 511, 2017, 7_599_822],
  [BRA, 3010, 511, 2018, 200_000],
  [BDI, 3010, 511, 2018, 10_000],
  [KEN, 3010, 511, 2018, 50_000],
  [TZA, 3010, 511, 2018, 60_000],
  [easternAfrica, 3010, 511, 2018, 120_000],
  [WLRD, 3010, 511, 2018, 320_000],
  [BRA, 3010, 511, 2020, 212_000],
  [KEN, 3010, 511, 2020, 53_000],
  [TZA, 3010, 511, 2020, 40_000],
  [WLRD, 3010, 511, 2020, 305_000],
  [BRA, 3010, 511, 2021, 213_000],
  [KEN, 3010, 511, 2021, 54_000],
  [WLRD, 3010, 511, 2021, 267_000],
];

/** Cropland (item 6620) in thousand hectares: 300.5 ha for each thousand of Brazil's 212,000 thousand inhabitants. */
const land: readonly Row[] = [[BRA, 6620, 5110, 2020, 63_706]];

const [earlier, later] = ['FBS-2024-07', 'FBS-2025-07'];
const withNote = (note: string, rows: readonly Row[]) => rows.map((row) => [note, row] as const);

/** Files as FAO publishes them, with the typed rows; balances of two editions share one file, as carriers join them. */
export function sourceFiles(revision: Revision): Readonly<Record<string, string>> {
  return {
    [names.fbs]: noted([
      ...withNote(earlier, [...balances, ...revision.balances]),
      ...withNote(later, [...laterBalances, ...revision.laterBalances]),
    ]),
    'editions.csv': editionList([
      [names.fbs, earlier, '2024-07'],
      [names.fbs, later, '2025-07'],
    ]),
    [names.fbsh]: normalised(historicBalances),
    [names.qcl]: normalised(harvests),
    [names.value]: normalised(values),
    [names.computedValue]: normalised(computedValues),
    [names.land]: normalised(land),
    [names.population]: normalised(people),
    'Trade_CropsLivestock_E_All_Data_(Normalized).csv': totals(publishedTotals),
    'TCL_values_lower-bound_from_TM.csv': lowerBounds(boundTotals),
    ...priceFiles,
    ...sampleFiles,
    ...flowFiles,
    ...varietyFiles,
    ...publicationFiles,
    ...lossFiles,
    'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).csv': matrix([...flows, ...revision.flows]),
  };
}
