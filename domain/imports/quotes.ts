import { currencies, withdrawnCurrencies } from '#catalog/prices/currencies.ts';
import { quoteTerms, quoteTypes, quoteUnits } from '#catalog/records/quotes.ts';
import { type ImportFormat, provenanceColumns } from './import-format.ts';
import { countryColumn, cropColumn, keyOfNames, referenceColumns } from './record-columns.ts';

const current: ReadonlySet<string> = new Set(currencies.trim().split(/\s+/));
/** Last months of currencies that were withdrawn. */
const lastMonths = new Map(
  withdrawnCurrencies.split(',').map((each): [code: string, month: string] => {
    const [code = '', month = ''] = each.trim().split(' ');
    return [code, month];
  }),
);

/** Why no price of a day can be in a currency; `null` where it can. */
function whyNoCurrency(code: string, day: string): string | null {
  const last = lastMonths.get(code);
  if (current.has(code) || (last !== undefined && day.slice(0, 7) <= last)) return null;
  return last === undefined
    ? 'is no ISO 4217 code of a currency, three capital letters such as KES'
    : `was withdrawn in ${last}, and the quote is of ${day}`;
}

/** Quoted prices: what a lot of a stated class was offered, asked for or sold at, on a day and in a place. */
export const quotesFormat: ImportFormat = {
  id: 'quotes',
  title: 'Quotes',
  columns: [
    { ...countryColumn, example: 'COL' },
    cropColumn,
    {
      name: 'date',
      required: true,
      type: 'date',
      earliest: '1900-01-01',
      past: true,
      description: 'Day of the quote',
      example: '2026-05-29',
    },
    {
      name: 'market',
      required: true,
      type: 'text',
      named: true,
      longest: 160,
      description: 'Market, exchange or port where the quote holds',
      example: 'Bogotá, Corabastos',
    },
    {
      name: 'product',
      required: true,
      type: 'text',
      named: true,
      longest: 160,
      description: 'What is quoted: class, grade and size, as the trade names it',
      example: 'Fríjol bola roja, primera',
    },
    {
      name: 'quote_type',
      required: true,
      type: 'text',
      oneOf: quoteTypes,
      description: 'What the price is: bid, offer, trade, settlement or indicative',
      example: 'trade',
    },
    {
      name: 'terms',
      type: 'text',
      oneOf: quoteTerms,
      description: 'Terms of delivery: farm-gate, or an Incoterm; empty where they are not stated',
      example: 'EXW',
    },
    {
      name: 'price',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 1e11,
      description: 'Price, or the lower end where a range is quoted; never 0',
      example: '7850',
    },
    {
      name: 'price_high',
      type: 'number',
      minimum: 0,
      maximum: 1e11,
      description: 'Upper end where a range is quoted; empty otherwise',
      example: '8200',
    },
    {
      name: 'currency',
      required: true,
      type: 'text',
      letters: 'capital',
      longest: 3,
      description: 'ISO 4217 code of the currency, three capital letters',
      example: 'COP',
    },
    {
      name: 'unit',
      required: true,
      type: 'text',
      oneOf: quoteUnits,
      description: 'Weight that the price is for',
      example: 'kg',
    },
    ...referenceColumns,
    ...provenanceColumns,
  ],
  primaryKey: ['country', 'crop', 'date', 'market', 'product', 'quote_type', 'terms', 'currency', 'unit'],
  keyOf: keyOfNames(
    ['country', 'crop', 'date', 'quote_type', 'currency', 'unit'],
    ['market', 'product', 'terms'],
  ),
  faultsOf: (row) => {
    const faults: [column: string, reason: string][] = [];
    const { price = '', price_high: high = '', currency = '', date = '' } = row;
    if (Number(price) === 0) faults.push(['price', 'is no price: leave out a row of which none is known']);
    if (high !== '' && Number(high) < Number(price)) faults.push(['price_high', `is below price, ${price}`]);
    const noCurrency = whyNoCurrency(currency, date);
    if (noCurrency !== null) faults.push(['currency', noCurrency]);
    return faults;
  },
};
