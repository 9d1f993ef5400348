import { name, text } from '../steps/database.ts';
import { fao } from '../steps/publishers.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

/** `Cameroon, Retail, Yaundé, Beans (red), USD/kg` before the code of the commodity. */
const heading = /^(.*), (Retail|Wholesale|Producer), (.*?), (.*), ([A-Z]{3})\/([^ ,]+) *Commodity Code/i;

/** A commodity's name may have commas in it, a market's not. */
function query(column: string): string[] {
  const [, area, type, market, commodity, currency, unit] = heading.exec(column) ?? [];
  if (area === undefined) return [];
  const texts = { area, price_type: type, market, commodity, currency, unit: unit?.toUpperCase() };
  const list = Object.entries(texts).map(([key, value]) => `${text(value ?? '')} AS ${key}`);
  return [
    `SELECT ${list.join(', ')}, ${name('Date-Monthly')} AS date, ${name(column)} AS price FROM raw
    WHERE ${name(column)} IS NOT NULL`,
  ];
}

/** Exports of FAO's tool for monitoring and analysing food prices: a month a row, a series a column. */
export const giewsFpma: RowSource = {
  key: 'giews-fpma',
  publisher: fao,
  title: 'GIEWS Food Price Monitoring and Analysis, monthly series',
  url: 'https://fpma.fao.org/giews/fpmat4/',
  licence: 'CC-BY-4.0',
  names: [
    'fpma_',
    'giews_',
    'cameroon_bean_prices',
    'drc_bean_prices',
    'kenya_bean_prices',
    'rwanda_bean_prices',
    'tanzania_bean_prices',
    'uganda_bean_prices',
  ],
  several: true,
  needs: ['Date-Monthly'],
  into: 'market_row',
  rows: (_, { header }) => header.flatMap(query).join(' UNION ALL '),
};
