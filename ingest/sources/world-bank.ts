import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { name, text } from '../steps/database.ts';
import type { RowFile, RowSource } from '../steps/rows/row-source.ts';
import type { Download, Source } from '../steps/source.ts';

function worldBank(indicator: string): Pick<Source, 'publisher' | 'url' | 'licence'> {
  return {
    publisher: 'World Bank',
    url: `https://data.worldbank.org/indicator/${indicator}`,
    licence: 'CC-BY-4.0',
  };
}

function worldBankFile(indicator: string): Download {
  return {
    url: `https://api.worldbank.org/v2/en/indicator/${indicator}?downloadformat=csv`,
    file: `WDI_${indicator}.zip`,
    generated: true,
  };
}

/**
 * Query for `area, year, value` of an indicator as the World Bank packs it (a year a column) or tidied (a year a row, the
 * figures in the column `tidy` or `Value`). Empty where the header has neither.
 */
function worldBankRows({ header }: RowFile, tidy = 'Value'): string {
  const area = '"Country Code" AS area';
  if (header.includes('Year')) {
    const value = [tidy, 'Value'].find((column) => header.includes(column));
    return value === undefined ? '' : `SELECT ${area}, "Year" AS year, ${name(value)} AS value FROM raw`;
  }
  const years = header.filter((column) => /^\d{4}$/.test(column)).map(name);
  if (years.length === 0) return '';
  return `SELECT ${area}, year, value FROM (UNPIVOT raw ON ${years.join(', ')} INTO NAME year VALUE value)
    WHERE value <> ''`;
}

/** The sheet has the series' names in one line, their units in the next and the months in the first column: 2026M05, or a day. */
function rows(_: string, { header }: RowFile): string {
  return header
    .slice(1)
    .map(
      (column) => `SELECT ${text(column)} AS series, (SELECT ${name(column)} FROM raw LIMIT 1) AS unit,
      "column 1" AS date, ${name(column)} AS value FROM raw
      WHERE regexp_matches("column 1", '^[0-9]{4}(M|-)[0-9]{2}')`,
    )
    .join(' UNION ALL ');
}

const common = {
  publisher: 'World Bank',
  url: 'https://www.worldbank.org/en/research/commodity-markets',
  licence: 'CC-BY-4.0',
  sheet: 'Monthly Prices',
  needs: ['Cocoa', 'Maize'],
  into: 'benchmark_row',
  rows,
} as const;

/** Commodity prices of the world market ("Pink Sheet"), monthly, nominal US dollars: the newest workbook at hand. */
export const worldBankCommodityPrices: RowSource = {
  ...common,
  key: 'world-bank-commodity-prices',
  title: 'Commodity Price Data (The Pink Sheet), monthly',
  earlier: 'world-bank-commodity-prices-earlier',
  names: ['CMO-Historical-Data-Monthly', 'worldbank_pinksheet_monthly'],
  download: {
    url: 'https://thedocs.worldbank.org/en/doc/74e8be41ceb20fa0da750cda2f6b9e4e-0050012026/related/CMO-Historical-Data-Monthly.xlsx',
    file: 'CMO-Historical-Data-Monthly.xlsx',
    format: 'workbook',
  },
};

/** The workbook before the newest one at hand: its figures count in months that the newer one has not, or has rounded. */
export const worldBankCommodityPricesEarlier: RowSource = {
  ...common,
  key: 'world-bank-commodity-prices-earlier',
  title: 'Commodity Price Data (The Pink Sheet), monthly, an earlier workbook',
  names: [],
};

const exchangeRate = 'PA.NUS.FCRF';

/** Units of a country's currency for one US dollar, the official rate's average of a year. */
export const worldBankExchangeRates: RowSource = {
  key: 'world-bank-exchange-rates',
  ...worldBank(exchangeRate),
  title: 'World Development Indicators, official exchange rate (PA.NUS.FCRF)',
  names: ['pa.nus.fcrf.csv', 'WDI_PA.NUS.FCRF', 'API_PA.NUS.FCRF'],
  needs: ['Country Code'],
  into: 'rate_row',
  rows: (_, file) => {
    const figures = worldBankRows(file);
    return figures === ''
      ? ''
      : `SELECT area, 'Y' AS frequency, year AS date, value AS rate FROM (${figures})`;
  },
  download: worldBankFile(exchangeRate),
};

const consumerPrices = 'FP.CPI.TOTL';

/** Yearly index of consumer prices: as the World Bank publishes it, or chained from its inflation rates around 2010 = 100. */
export const consumerPriceIndex: RowSource = {
  key: 'consumer-price-index',
  ...worldBank(consumerPrices),
  title: 'World Development Indicators, consumer price index (2010 = 100)',
  computedIn: 'cpi_index_2010eq100',
  names: ['cpi_index_2010eq100', 'WDI_FP.CPI.TOTL.zip', 'API_FP.CPI.TOTL_'],
  needs: ['Country Code'],
  into: 'index_row',
  rows: (_, file) => worldBankRows(file, 'cpi_index_2010eq100'),
  download: worldBankFile(consumerPrices),
};

/**
 * Population of states in years for which FAO has none: China (mainland) and successors before their first year. It
 * comes as the World Bank packs it (a year a column, notes above the header) or tidied, a year a row. The tidy layout
 * names no indicator and is the same for all of them, so that it is known by its name alone.
 */
export const worldPopulation: Source = {
  key: 'world-population',
  ...worldBank('SP.POP.TOTL'),
  title: 'World Development Indicators, population (SP.POP.TOTL)',
  domain: 'population',
  download: worldBankFile('SP.POP.TOTL'),
  names: ['sp.pop.totl.csv', 'WDI_SP.POP.TOTL', 'API_SP.POP.TOTL'],
  signature: {
    headers: ['Country Code', 'Indicator Code'],
    elements: [],
    code: { column: 'Indicator Code', value: 'SP.POP.TOTL' },
  },
  priority: 2,
  layout: {
    area: ['Country Code'],
    areaCode: 'code',
    item: { constant: String(POPULATION_ITEM) },
    element: { constant: POPULATION },
    year: ['Year'],
    unit: { constant: 'persons' },
    value: ['Value'],
    optional: { flag: [], partner: [], months: [], note: [] },
  },
};
