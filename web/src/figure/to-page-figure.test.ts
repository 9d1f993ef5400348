import { describe, expect, test } from 'vitest';
import { explainedKey } from '#contract/explain-address.ts';
import { getFormats } from '../i18n/formats.ts';
import type { Words } from '../i18n/words.tsx';
import { type Cell, type Column, type Figure, tableOf } from './figure.ts';
import { toPageFigure } from './to-page-figure.ts';

// Words as their keys are enough: no text is made here but the meaning of flags.
const words: Words = Object.assign((key: string) => key, { has: () => false });

const figureOf = (
  columns: readonly Column[],
  rows: Readonly<Record<string, readonly (Cell | Cell['value'])[]>>,
  keyOf?: Figure['keyOf'],
  sources: Figure['sources'] = [],
): ReturnType<typeof toPageFigure> =>
  toPageFigure(
    {
      id: 'map',
      title: 'Beans',
      columns,
      rowCount: Object.keys(rows).length,
      rows: () =>
        Object.entries(rows).map(([id, cells]) => ({
          id,
          cells: cells.map((cell) => (cell !== null && typeof cell === 'object' ? cell : { value: cell })),
        })),
      keyOf,
      flagMeaning: (flag) => `flag ${flag}`,
      notes: ['once', 'once', ''],
      sources,
      area: 'WLRD',
      year: 2017,
      picture: null,
    },
    { words, formats: getFormats('es') },
  );
const country: Column = { key: 'country', label: 'País', kind: 'name' };
const value: Column = { key: 'value', label: 'Valor', kind: 'number' };

describe('a figure for files', () => {
  test('writes shares and points as percentages with all their digits', async () => {
    const { columns, rows } = await figureOf(
      [country, { ...value, kind: 'share' }, { ...value, key: 'change', kind: 'points', unit: 'pp' }],
      { KEN: [{ value: 'Kenia', code: 'KEN' }, { value: 0.145649, flag: 'E' }, -0.012] },
      (row, column) => (column === 'value' ? explainedKey(row, 6, 2017) : null),
    );
    expect(columns.slice(1)).toMatchObject([
      { unit: '%', element: 6, holds: 'numbers' },
      { unit: 'pp', element: null, holds: 'numbers' },
    ]);
    expect(rows).toEqual([[{ value: 'Kenia', code: 'KEN' }, { value: 14.5649, flag: 'E' }, { value: -1.2 }]]);
  });

  test('names no address and no date of a source that has none', async () => {
    const source = { key: 'own', publisher: 'FAO', title: 'List', licence: 'CC-BY-4.0', editions: [] };
    const dated = { ...source, url: 'https://fao.org', date: '2024' };
    const { sources } = await figureOf([country], { KEN: ['Kenia'] }, undefined, [
      { ...source, url: '', date: '' },
      dated,
    ]);
    expect(sources.map(({ url, date }) => [url, date])).toEqual([
      [null, null],
      ['https://fao.org', '2024'],
    ]);
  });

  test('has no element for a column that is in another unit', async () => {
    const { columns, elements } = await figureOf(
      [country, { ...value, unit: 'kg' }],
      { KEN: ['Kenia', 2] },
      (row) => explainedKey(row, 5510, 2017, { as: { kind: 'per-inhabitant' } }),
    );
    expect(columns[1]).toMatchObject({ unit: 'kg', element: null });
    expect(elements).toEqual([5510]);
  });

  test('leaves percentages of a source and amounts as they are', async () => {
    const { columns, rows } = await figureOf([country, { ...value, kind: 'percent' }, value], {
      KEN: ['Kenia', 14.8, -1234.5],
    });
    expect(columns.map(({ unit }) => unit)).toEqual([null, '%', null]);
    expect(rows[0]?.slice(1)).toEqual([{ value: 14.8 }, { value: -1234.5 }]);
  });

  test('has nothing where nothing is known, and tells what is withheld or rounded to nothing', async () => {
    const { rows, flags } = await figureOf([country, value], {
      KEN: ['Kenia', null],
      TGO: ['Togo', { value: null, text: 'retenido' }],
      BEN: ['Benín', { value: 0, text: '~0', flag: '', isBreak: true }],
      MLI: ['Malí', { value: 7, doubt: 'dudoso', note: 'nota', isSeam: true }],
    });
    expect(rows.map(([, cell]) => cell)).toEqual([
      { value: null },
      { value: null, note: 'retenido' },
      { value: 0, flag: '', isBreak: true, note: '~0' },
      { value: 7, isSeam: true, note: 'dudoso' },
    ]);
    expect(flags.map(({ flag }) => flag)).toEqual(['', 'b', 's', '°']);
  });

  test('knows areas of columns and elements of rows by the keys of their figures', async () => {
    const areas = await figureOf(
      [
        { key: 'year', label: 'Año', kind: 'year' },
        { ...value, key: 'KEN' },
        { ...value, key: 'BRA' },
      ],
      { '2017': [2017, 1, 2] },
      (row, column) => (column === 'year' ? null : explainedKey(column, 645, Number(row))),
    );
    expect(areas.columns.map(({ area }) => area)).toEqual([null, 'KEN', 'BRA']);
    expect(areas.rows[0]?.[0]).toEqual({ value: 2017 });
    const parts = await figureOf([country, value], { a: ['Uso', 1], b: ['Total', 2] }, (row, column) =>
      column === 'value' ? explainedKey('KEN', row === 'a' ? 5142 : 5301, 2017) : null,
    );
    expect(parts.rows.map(([cell]) => cell?.code)).toEqual(['5142', '5301']);
    expect(parts.elements).toEqual([5142, 5301]);
  });

  test('writes months as ISO has them', async () => {
    const { columns, rows } = await figureOf([{ key: 'month', label: 'Mes', kind: 'month' }, value], {
      m: [2020 * 12, 1],
    });
    expect(columns[0]?.holds).toBe('months');
    expect(rows[0]?.[0]).toEqual({ value: '2020-01' });
  });

  test('lets other requests go between the rows of a long table', async () => {
    const items = Array.from({ length: 2001 }, (_, at) => at);
    const long = tableOf(items, [{ ...value, of: (item) => item }]);
    let turns = 0;
    let timer: NodeJS.Immediate;
    const turn = () => {
      turns += 1;
      timer = setImmediate(turn);
    };
    timer = setImmediate(turn);
    const { rows } = await toPageFigure(
      { id: 'points', title: 'Points', sources: [], area: 'WLRD', picture: null, ...long },
      { words, formats: getFormats('es') },
    );
    clearImmediate(timer);
    expect(rows.map(([cell]) => cell?.value)).toEqual(items);
    expect(long.rows(500, 502).map(({ id }) => id)).toEqual(['500', '501']);
    expect(turns).toBeGreaterThan(4);
  });

  test('takes a figure without rows, and a column that is missing throughout', async () => {
    expect(await figureOf([country, value], {})).toMatchObject({ rows: [], flags: [] });
    expect((await figureOf([country, value], { KEN: ['=1+1'] })).rows).toEqual([
      [{ value: '=1+1' }, { value: null }],
    ]);
  });
});
