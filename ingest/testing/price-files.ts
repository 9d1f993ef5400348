/** A market price as a carrier joins WFP's files: date, then market, commodity, unit, price type, currency, price, flag. */
export type PriceRow = readonly [
  area: string,
  date: string,
  market: string,
  commodity: string,
  unit: string,
  type: string,
  currency: string,
  price: number | string,
  flag?: string,
];

/** First division and coordinates of the markets that have them. */
const places: Readonly<Record<string, readonly [admin1: string, latitude: string, longitude: string]>> = {
  Nairobi: ['Nairobi', '-1.283333', '36.816667'],
  Nakuru: ['Rift Valley', '-0.283333', '36.066667'],
  Kitui: ['Eastern', '-1.366667', '38.016667'],
  Managua: ['Managua', '12.15', '-86.266667'],
};

const quoted = (word: number | string): string => `"${String(word).replaceAll('"', '""')}"`;

const table = (header: string, rows: readonly (readonly (number | string)[])[]): string =>
  `${header}\n${csvOf(rows)}`;

const wfpColumns =
  'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice';

/** A row below these columns, with the numbers of its market and commodity where a file has them. */
function cellsOf(row: PriceRow, ids: readonly number[] = []): (number | string)[] {
  const [, date, market, commodity, unit, type, currency, price, flag = 'actual'] = row;
  const [admin1, latitude, longitude] = places[market] ?? ['', '', ''];
  const place = [admin1, '', market, ...ids.slice(0, 1), latitude, longitude];
  return [date, ...place, 'food', commodity, ...ids.slice(1), unit, flag, type, currency, price, ''];
}

/** The joined file of all countries, with the country's code in front. */
export function wfpFile(rows: readonly PriceRow[]): string {
  return table(
    `countryiso3,${wfpColumns}`,
    rows.map((row) => [row[0], ...cellsOf(row)]),
  );
}

/** A country's own file as HDX has it: no country, numbers of market and commodity, the tags of HXL in the second line. */
export function wfpCountryFile(rows: readonly PriceRow[]): string {
  const tags =
    '#date,#adm1+name,#adm2+name,#loc+market+name,#loc+market+code,#geo+lat,#geo+lon,#item+type,#item+name,#item+code,#item+unit,#item+price+flag,#item+price+type,#currency,#value,#value+usd';
  const header = wfpColumns
    .replace('market,', 'market,market_id,')
    .replace('commodity,', 'commodity,commodity_id,');
  return table(
    `${header}\n${tags}`,
    rows.map((row) => cellsOf(row, [191, 50])),
  );
}

/** The IMF's monthly rates as OCHA hands them on: country (ISO2), month's last day, currency, units for one US dollar. */
export function monthlyRates(
  rows: readonly (readonly [iso2: string, date: string, currency: string, rate: number])[],
): string {
  return table(
    'Date,Rate,Currency,Frequency,Source,Country code,Country',
    rows.map(([iso2, date, currency, rate]) => [date, rate, currency, 'M', 'IMF', iso2, 'Country']),
  );
}

/** A yearly indicator of the World Bank, tidied: area, year, value. */
export function yearly(
  rows: readonly (readonly [area: string, year: number, value: number])[],
  column = 'Value',
): string {
  return table(
    `Country Name,Country Code,Year,${column}`,
    rows.map(([area, year, value]) => ['Country', area, year, value]),
  );
}

/** The table of the World Bank's monthly workbook: notes, names, units, and a month a row. */
export function pinkSheet(
  series: readonly (readonly [name: string, unit: string])[],
  months: readonly (readonly [month: string, ...values: (number | string)[]])[],
  updated = 'June 02, 2026',
): (number | string)[][] {
  return [
    ['World Bank Commodity Price Data (The Pink Sheet)'],
    ['monthly prices in nominal US dollars, 1960 to present'],
    [`Updated on ${updated}`],
    ['', ...series.map(([name]) => name)],
    ['', ...series.map(([, unit]) => unit)],
    ...months.map((row) => [...row]),
  ];
}

/** Rows as a CSV text. */
export function csvOf(rows: readonly (readonly (number | string)[])[]): string {
  return `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`;
}
