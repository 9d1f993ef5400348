import { monthText, yearOfMonth } from '#domain/prices/months.ts';
import { doubtOfMonth, isInDollars, isReal, rateOf } from '#domain/prices/view.ts';
import type { ReadYear } from '../prices/read-years.ts';
import type { NamedSources } from '../prices/sources.ts';
import { benchmarkUnits, type ViewedBenchmark } from '../prices/view-benchmark.ts';
import type { ViewedPrices } from '../prices/view-country.ts';
import type { CsvCell } from './to-csv.ts';
import { doubtNote } from './to-export-rows.ts';

/** Columns of exported prices: names in the requested language, codes and reasons as the interface has them. */
export const priceColumns = [
  'Area Code',
  'Area',
  'City Code',
  'City',
  'Crop',
  'Crop Type Code',
  'Crop Type',
  'Price Type',
  'Month',
  'View',
  'Unit',
  'Currency',
  'Median',
  'Minimum',
  'Maximum',
  'Prices',
  'Markets',
  'Base Year',
  'Consumer Price Index',
  'Exchange Rate',
  'Break in series',
  'Source',
  'Licence',
  'Note',
] as const;

export const priceYearColumns = [
  'Area Code (M49)',
  'Area Code',
  'Area',
  'Crop',
  'Price Type',
  'Year',
  'Unit',
  'Value',
  'Months',
  'Flag',
  'Source',
  'Licence',
  'Note',
] as const;

export const benchmarkColumns = [
  'Series Code',
  'Series',
  'Month',
  'View',
  'Unit',
  'Value',
  'Base Year',
  'Consumer Price Index',
  'Source',
  'Licence',
  'Note',
] as const;

/** Why a row has no figure. */
const withheld = (reason: string): string => `withheld: ${reason}`;

/** The words of rows: of a crop, an area, a crop type or a series. */
export interface CsvWords {
  nameOf(key: string): string;
}

/**
 * Rows of a country's or city's prices, by crop type and month; months that cannot be shown in the view, or compared with others, have a
 * reason. `licence` is the SPDX expression of all that the view rests on: prices, index and rates.
 */
export function toPriceCsv(
  prices: ViewedPrices,
  facts: { area: string; crop: string; cityName: string | null; byType: boolean; licence: string } & CsvWords,
): CsvCell[][] {
  const { view, type, base, city, converters, currency, sources } = prices;
  const source = sources.name(prices.source);
  const index = view === 'usdeflac' ? converters.usa : converters.own;
  const breaks = new Set(prices.breaks.map(({ month }) => month));
  const where = [facts.area, facts.nameOf(`areas.${facts.area}`), city, facts.cityName];
  const money = isInDollars(view) ? ['USD/Kg', 'USD'] : ['SLC/Kg', currency];
  return prices.series
    .filter(({ crop_type }) => (crop_type === '') !== facts.byType)
    .flatMap(({ crop_type, months }) =>
      months.map((each): CsvCell[] => {
        const { month, median, least, greatest, prices: count, markets, basis, missing } = each;
        const converts = isInDollars(view) && basis === 'own' && !converters.isDollar;
        return [
          ...where,
          facts.nameOf(`crops.${facts.crop}.name`),
          crop_type || null,
          crop_type === '' ? null : facts.nameOf(`prices.types.${crop_type}`),
          type,
          monthText(month),
          view,
          ...money,
          median,
          least,
          greatest,
          count,
          markets,
          base,
          isReal(view) ? (index.get(yearOfMonth(month)) ?? null) : null,
          converts ? (rateOf(converters, month)?.rate ?? null) : null,
          breaks.has(month) ? 'b' : null,
          source?.key ?? null,
          facts.licence,
          missing === null ? doubtOfMonth(converters, view, each) : withheld(missing),
        ];
      }),
    );
}

/** Rows of the year's figures of all countries. Those whose licence forbids redistribution have a note and no value. */
export function toPriceYearCsv(
  rows: readonly ReadYear[],
  facts: { crop: string; type: string; sources: NamedSources; m49Of(area: string): string | null } & CsvWords,
): CsvCell[][] {
  return rows.map(({ area, year, value, months, flag, source, doubt }) => {
    const from = facts.sources.name(source);
    const isOpen = from?.exportable === true;
    return [
      facts.m49Of(area),
      area,
      facts.nameOf(`areas.${area}`),
      facts.nameOf(`crops.${facts.crop}.name`),
      facts.type,
      year,
      'USD/Kg',
      isOpen ? value : null,
      isOpen ? months : null,
      isOpen ? flag : null,
      from?.key ?? null,
      from?.licence ?? null,
      isOpen ? doubtNote(facts.nameOf, doubt) : withheld('licence-forbids-export'),
    ];
  });
}

/** Rows of a series of benchmark prices; `licence` as above. */
export function toBenchmarkCsv(
  { series, view, base, months, deflator }: ViewedBenchmark,
  { sources, licence, nameOf }: { sources: NamedSources; licence: string } & CsvWords,
): CsvCell[][] {
  const index = new Map(deflator.map(({ year, value }) => [year, value]));
  return months.map(({ month, value, source }) => {
    return [
      series.id,
      nameOf(`prices.benchmarks.${series.id}`),
      monthText(month),
      view,
      benchmarkUnits[series.kilograms],
      value,
      base,
      view === 'real' ? (index.get(yearOfMonth(month)) ?? null) : null,
      sources.key(source),
      licence,
      value === null ? withheld('no-us-index') : null,
    ];
  });
}
