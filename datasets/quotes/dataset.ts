import { currencies, withdrawnCurrencies } from '#catalog/prices/currencies.ts';
import { countryColumn } from '#domain/imports/record-columns.ts';
import { recordKind } from '../engine/handed-in.ts';

/** What a quoted price is: bid, offered, paid, fixed at the end of a session, or a market observer's estimate. */
const quoteTypes = ['bid', 'offer', 'trade', 'settlement', 'indicative'] as const;

/** Terms of delivery: at the farm, or as Incoterms 2020 have them. */
const quoteTerms = ['farm-gate', 'EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

/** Weights that a price is for: kilogram, tonne, pound, hundredweight of 100 pounds, and bags by their kilograms. */
const quoteUnits = ['kg', 't', 'lb', 'cwt', 'bag-50kg', 'bag-60kg', 'bag-90kg', 'bag-100kg'] as const;

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

/** Quoted prices: what a lot of a stated class was bid, offered or sold at, on a day and in a place. */
export const quotes = recordKind({
  id: 'quotes',
  title: 'Quotes',
  table: 'quote',
  about: 'A quoted price.',
  country: { ...countryColumn, example: 'COL' },
  columns: [
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
  ],
  same: ['country', 'crop', 'date', 'market', 'product', 'quote_type', 'terms', 'currency', 'unit'],
  type: 'quote_type',
  faultsOf: (row) => {
    const faults: [column: string, reason: string][] = [];
    const { price = '', price_high: high = '', currency = '', date = '' } = row;
    if (Number(price) === 0) faults.push(['price', 'is no price: leave out a row of which none is known']);
    if (high !== '' && Number(high) < Number(price)) faults.push(['price_high', `is below price, ${price}`]);
    const noCurrency = whyNoCurrency(currency, date);
    if (noCurrency !== null) faults.push(['currency', noCurrency]);
    return faults;
  },
  slips: {
    country: 'Colombia',
    date: '2026-05-30',
    product: 'Fríjol cargamanto',
    price: '8400',
    price_high: '',
  },
  page: { path: 'quotes', group: 'prices', crops: ['beans'] },
});
