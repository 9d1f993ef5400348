import type { PricePage } from '#contract/price-page.ts';

/** January 2020. */
export const january = 2020 * 12;

const months = (first: number, median: readonly (number | null)[]) => ({
  first,
  median: [...median],
  least: median.map((value) => (value === null ? null : value - 10)),
  greatest: median.map((value) => (value === null ? null : value + 20)),
  prices: median.map((value) => (value === null ? null : 5)),
  markets: median.map((value) => (value === null ? null : 3)),
});

/** Of a series whose months are compared with nothing. */
const none = { first: 0, values: [] };
const compared = { same: [], season: none, now: null, newest_year: none };

const source = (key: string, exportable: boolean) => ({
  key,
  publisher: key.toUpperCase(),
  title: 'Food prices',
  url: 'https://example.org',
  date: '2026-06-02',
  licence: 'CC-BY-4.0',
  exportable,
});

/**
 * Beans in Kenya: consumer prices of January 2020 and 2021 of all beans and of red ones, wholesale ones of two sources.
 * Consumer prices doubled from 2020 to 2021, and the rate rose from 100 to 125 shillings for one US$.
 */
export const kenya: PricePage = {
  crop: 'beans',
  area: 'KEN',
  currency: 'KES',
  city: null,
  opens: { type: 'retail', source: 0, crop_type: '' },
  series: [
    {
      type: 'retail',
      source: 0,
      crop_type: '',
      main: true,
      own: months(january, [100, ...Array.from({ length: 11 }, () => null), 150]),
      usd: null,
      ...compared,
      same: [{ month: january + 12, basis: 'own', markets: 3, before: 100, after: 150 }],
    },
    {
      type: 'retail',
      source: 0,
      crop_type: 'beans-red',
      main: true,
      own: months(january, [90]),
      usd: null,
      ...compared,
    },
    {
      type: 'retail',
      source: 0,
      crop_type: 'beans-cowpea',
      main: false,
      own: months(january, [60]),
      usd: null,
      ...compared,
    },
    {
      type: 'wholesale',
      source: 0,
      crop_type: '',
      main: true,
      own: months(january, [80]),
      usd: null,
      ...compared,
    },
    {
      type: 'wholesale',
      source: 1,
      crop_type: '',
      main: true,
      own: months(january, [70]),
      usd: null,
      ...compared,
    },
  ],
  converters: {
    own: { first: 2020, values: [100, 200] },
    usa: { first: 2020, values: [100, 110] },
    monthly: { first: january, values: [100, ...Array.from({ length: 11 }, () => null), 125] },
    yearly: { first: 0, values: [] },
    isDollar: false,
    official: [],
  },
  convertersFrom: { own: [0], usa: [0], monthly: [0], yearly: [] },
  breaks: [],
  suspects: [
    { series: 1, market: 901, month: january, price: 900, basis: 'own', why: 'suspect-month' },
    { series: 2, market: 902, month: january, price: 700, basis: 'own', why: 'suspect-month' },
  ],
  markets: [
    { id: 901, label: 'Nairobi', admin1: null, latitude: -1.28, longitude: 36.82, average: false, source: 0 },
    { id: 902, label: 'Wajir', admin1: null, latitude: null, longitude: null, average: false, source: 0 },
    { id: 903, label: 'Kisumu', admin1: null, latitude: -0.1, longitude: 34.75, average: false, source: 0 },
    { id: 904, label: 'Average', admin1: null, latitude: null, longitude: null, average: true, source: 0 },
  ],
  latest: [
    {
      type: 'retail',
      source: 0,
      markets: [
        { market: 901, month: january + 12, price: 160, basis: 'own', before: 140, premium: 7 },
        { market: 902, month: january + 12, price: 140, basis: 'own', before: 150, premium: -7 },
        { market: 903, month: january, price: 95, basis: 'own', before: null, premium: null },
        { market: 904, month: january + 12, price: 150, basis: 'own', before: null, premium: 0 },
      ],
    },
  ],
  years: [{ type: 'producer', year: 2020, value: 0.6, months: 12, flag: 'A', source: 0 }],
  leftOut: [],
  conflicts: 0,
  sources: [source('wfp', true), source('giews', false)],
};
