import { expect, it } from 'vitest';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { AreaTable } from './area-tables.ts';
import { priceTable, seedTable } from './market-figures.ts';
import { tradeTable } from './supply-figures.ts';

const speech = readSpeech('en');

const beans: CropProfile = {
  ...{ crop: 'beans', harvest: [], balance: [], tradeWithheld: false, losses: [] },
  trade: [
    { element: IMPORT_VALUE, year: 2022, value: 900, flag: 'A' },
    { element: EXPORT_VALUE, year: 2021, value: 400, flag: 'E' },
  ],
  partners: {
    imports: { year: 2022, by: 'country', areas: [{ area: 'TZA', value: 800, flag: 'A' }], total: 900 },
    exports: null,
    products: { counted: 1, all: 1 },
  },
  price: {
    ...{ type: 'retail', source: 'wfp', currency: 'KES', month: '2026-05', median: 180.5, markets: 7 },
    ...{ camps: 0, yearBefore: 160 },
    change: {
      ...{ date: '2026-05', before: 150, after: 180, percent: 20, markets: 4 },
      ...{ markets_before: 5, markets_after: 7 },
    },
  },
  samples: { received: 12, provided: 34, from: 2007, to: 2023 },
  varieties: { released: 5, seen: 6, newest: 2019 },
};
const profile = { area: 'KEN', crops: [beans] } as unknown as Profile;

/** Codes or values of the first row, by column. */
const rowOf = ({ columns, rows }: AreaTable): Readonly<Record<string, unknown>> => {
  const cells = rows()[0]?.cells ?? [];
  return Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]?.code ?? cells[at]?.value]));
};

it('has each flow with its own figure and year', () => {
  const table = tradeTable(profile, speech);
  expect(rowOf(table)).toMatchObject({
    ...{ crop: 'beans', [IMPORT_VALUE]: 900, 'imports-year': 2022 },
    ...{ [EXPORT_VALUE]: 400, 'exports-year': 2021, to: null },
  });
  expect(rowOf(table)['from']).toContain('Tanzania');
  expect(table.keyOf?.('beans', String(EXPORT_VALUE))).toBe(`KEN.${EXPORT_VALUE}.2021`);
});

it('tells markets that are compared from those that report, and samples received from those provided', () => {
  expect(rowOf(priceTable(profile, speech))).toEqual({
    ...{ crop: 'beans', price: 180.5, type: 'retail', month: 2026 * 12 + 4 },
    ...{ before: 20, compared: 4, markets: 7 },
  });
  expect(rowOf(seedTable(profile, speech))).toEqual({
    ...{ crop: 'beans', received: 12, provided: 34, from: 2007, to: 2023 },
    ...{ released: 5, seen: 6, newest: 2019 },
  });
});
