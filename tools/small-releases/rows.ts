import { names, normalised, type Row } from '#ingest/testing/source-files.ts';
import { matrix, totals } from '#ingest/testing/trade-files.ts';

/** Areas: 21 Brazil, 114 Kenya, 215 Tanzania, 5000 the World. Items: 2546 beans, 2901 all food, 176 dry beans. */
const balances: readonly Row[] = [
  [21, 2546, 5511, 2017, 3033, 'E'],
  [21, 2546, 5611, 2017, 137, 'E'],
  [21, 2546, 5911, 2017, 116, 'E'],
  [21, 2546, 5072, 2017, -84, 'E'],
  [21, 2546, 5301, 2017, 3138, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
  [21, 2546, 5123, 2017, 126, 'E'],
  [21, 2546, 5527, 2017, 112, 'E'],
  [21, 2546, 645, 2017, 13.95, 'E'],
  [21, 2546, 664, 2017, 129, 'E'],
  [21, 2546, 674, 2017, 8.41, 'E'],
  [21, 2901, 664, 2017, 3250, 'A'],
  [21, 2901, 674, 2017, 90.87, 'I'],
  [114, 2546, 5142, 2016, 562, 'A'],
  [114, 2546, 5142, 2017, 578, 'A'],
  [114, 2546, 664, 2017, 107, 'A'],
  [114, 2901, 664, 2017, 2142, 'A'],
  [215, 2546, 5142, 2017, 578, 'I'],
  [215, 2546, 664, 2017, 131, 'I'],
  [215, 2901, 664, 2017, 2381, 'I'],
  [5000, 2546, 5142, 2017, 19072, 'A'],
];

const harvest: readonly Row[] = [
  [21, 176, 5312, 2017, 2795820, 'A'],
  [21, 176, 5510, 2017, 3033017, 'A'],
  [114, 176, 5510, 2017, 846000, 'E'],
];

const people: readonly Row[] = [
  [21, 3010, 511, 2017, 207833],
  [114, 3010, 511, 2017, 50221],
  [215, 3010, 511, 2017, 54660],
  [5000, 3010, 511, 2017, 7599822],
];

/** Files as FAO publishes them, with these rows; `food` is what Kenya ate in 2017, in thousand tonnes. */
export function sourceFiles({ food }: { food: number }): Readonly<Record<string, string>> {
  const revised = balances.map((row): Row => {
    const [area, item, element, year, , flag = ''] = row;
    return area === 114 && element === 5142 && year === 2017 ? [area, item, element, year, food, flag] : row;
  });
  return {
    [names.fbs]: normalised(revised),
    [names.qcl]: normalised(harvest),
    [names.population]: normalised(people),
    'Trade_CropsLivestock_E_All_Data_(Normalized).csv': totals([
      [21, 176, 5922, 2017, '1000 USD', 63_454, 'A'],
      [21, 176, 5910, 2017, 't', 121_904, 'A'],
    ]),
    // India (100) and Viet Nam (237) by Brazil's reports, and Kenya's own on Brazil, of which no total is published.
    'Trade_DetailedTradeMatrix_E_All_Data_(Normalized).csv': matrix([
      [21, 100, 176, 5922, 2017, '1000 USD', 38_583, 'A'],
      [21, 237, 176, 5922, 2017, '1000 USD', 17_484, 'A'],
      [114, 21, 176, 5622, 2017, '1000 USD', 110, 'E'],
    ]),
  };
}
