import { describe, expect, it } from 'vitest';
import type { ImportColumn } from '#domain/imports/import-format.ts';
import { languages } from '#locales/words.ts';
import { toPageFigure } from '../../figure/to-page-figure.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { RoomRecords } from './load-room.ts';
import { recordTable } from './record-figures.ts';
import { recordText } from './record-texts.ts';

const column = (name: string, isNumber = false): ImportColumn => ({
  ...{ name, type: isNumber ? 'number' : 'text' },
  ...{ description: '', example: '' },
});

const columns = [
  column('country'),
  column('crop'),
  column('year', true),
  column('date'),
  column('trait'),
  column('value', true),
  column('price', true),
  column('price_high', true),
  column('currency'),
  column('unit'),
  column('note'),
  column('supplied_by'),
];

const rows: RoomRecords['rows'] = [
  {
    source: 'a',
    place: 1,
    cells: { country: 'RWA', year: 2024, trait: 'moisture', value: 22.125, unit: '%' },
  },
  {
    source: 'a',
    place: 2,
    cells: { country: 'RWA', year: 2024, trait: 'cooking-time', value: 62.5, unit: 'min' },
  },
  {
    source: 'a',
    place: 3,
    cells: { country: 'KEN', date: '2026-05-30', price: 12_000.5, currency: 'KES', unit: 'bag-90kg' },
  },
  { source: 'a', place: 4, cells: { country: 'KEN', trait: 'iron', value: 0, unit: 'mg/kg' } },
];

describe.each(languages)('records in the files beside a page in %s', async (language) => {
  const speech = readSpeech(language);
  const figure = await toPageFigure(
    {
      ...{ id: 'records', title: 'Records', sources: [], area: 'WLRD', picture: null },
      ...recordTable(columns, rows, () => 'RAB', speech),
    },
    speech,
  );
  const valuesOf = (id: string) => {
    const at = figure.columns.findIndex((one) => one.id === id);
    return figure.rows.map((cells) => cells[at]?.value);
  };

  it('are numbers, with their units beside them and none in the head', () => {
    expect(valuesOf('value')).toEqual([22.125, 62.5, null, 0]);
    expect(valuesOf('price')).toEqual([null, null, 12_000.5, null]);
    expect(figure.columns.map(({ unit }) => unit).filter((unit) => unit !== null)).toEqual([]);
    expect(valuesOf('unit')?.slice(0, 2)).toEqual(['%', 'min']);
    expect(valuesOf('currency')).toEqual([null, null, 'KES', null]);
  });

  it('have days as ISO writes them, years as numbers, codes of countries and their supplier', () => {
    expect(valuesOf('date')).toEqual([null, null, '2026-05-30', null]);
    expect(valuesOf('year')).toEqual([2024, 2024, null, null]);
    expect(figure.rows[0]?.[0]).toMatchObject({ code: 'RWA' });
    expect(valuesOf('supplied_by')).toEqual(['RAB', 'RAB', 'RAB', 'RAB']);
  });

  it('leave out columns that no record fills', () => {
    expect(figure.columns.map(({ id }) => id)).not.toContain('note');
    expect(figure.columns.map(({ id }) => id)).not.toContain('price_high');
  });
});

it.each([
  ['en', '22.125%', '5 (scale of 1 to 7)', '20 g/100 seeds', '8 90 kg bag'],
  ['es', '22,125\u00a0%', '5 (escala de 1 a 7)', '20 g/100 semillas', '8 saco de 90 kg'],
  ['pt', '22,125%', '5 (escala de 1 a 7)', '20 g/100 sementes', '8 saca de 90 kg'],
] as const)('units are written in %s', (language, percent, score, weight, bag) => {
  const speech = readSpeech(language);
  const write = (value: number, unit: string): string =>
    recordText(speech, column('value', true), { value, unit });
  expect(write(22.125, '%')).toBe(percent);
  expect(write(5, 'score 1-7')).toBe(score);
  expect(write(20, 'g/100 seeds')).toBe(weight);
  expect(write(8, 'bag-90kg')).toBe(bag);
});

it('writes a price with a part of a unit with two decimals, at both its ends, and a whole one without', () => {
  const speech = readSpeech('en');
  const write = (price: number, high: number | null): string =>
    recordText(speech, column('price', true), { price, price_high: high, currency: 'COP', unit: 'kg' });
  expect(write(8858.4, null)).toBe('8,858.40 COP/kg');
  expect(write(8400, 8450.5)).toBe('8,400.00–8,450.50 COP/kg');
  expect(write(0.125, null)).toBe('0.125 COP/kg');
});
