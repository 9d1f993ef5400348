import { describe, expect, test } from 'vitest';
import { explainedKey } from '#contract/explain-address.ts';
import type { CollectedFigure } from '../../blocks/figure-collector.ts';
import type { DataCell, DataColumn } from '../../charts/data-table/data-table-model.ts';
import { toPageFigure } from './to-page-figure.ts';

const figureOf = (
  columns: DataColumn[],
  rows: Record<string, DataCell[]>,
  keyOf?: CollectedFigure['keyOf'],
): ReturnType<typeof toPageFigure> =>
  toPageFigure(
    {
      id: 'map',
      title: 'Beans',
      table: {
        caption: 'Beans, 2017',
        columns,
        rows: Object.entries(rows).map(([id, cells]) => ({ id, cells })),
      },
      keyOf,
      flagLabel: (flag) => `flag ${flag}`,
      notes: ['once', 'once', ''],
      sources: [],
      area: 'WLRD',
      year: 2017,
    },
    'es',
  );
const country: DataColumn = { id: 'country', label: 'País' };
const value: DataColumn = { id: 'value', label: 'Valor', numeric: true };

describe('the table of a figure', () => {
  test('has shares as the percentages that it shows, with all their digits', () => {
    const { columns, rows } = figureOf(
      [country, value],
      {
        KEN: [
          { text: 'Kenia', code: 'KEN' },
          { text: '14,56\u00a0%', raw: 0.145649, flag: 'E' },
        ],
      },
      (row, column) => (column === 'value' ? explainedKey(row, 6, 2017) : null),
    );
    expect(columns[1]).toMatchObject({ unit: '%', element: 6, holds: 'numbers' });
    expect(rows).toEqual([
      [
        { value: 'Kenia', code: 'KEN' },
        { value: 14.5649, flag: 'E' },
      ],
    ]);
  });

  test('leaves percentages that are no fractions, and amounts, as they are', () => {
    const { rows } = figureOf([country, value, { ...value, id: 'more' }], {
      KEN: [{ text: 'Kenia' }, { text: '+15\u00a0%', raw: 14.8 }, { text: '−1\u202f234,5', raw: -1234.5 }],
    });
    expect(rows[0]?.slice(1)).toEqual([{ value: 14.8 }, { value: -1234.5 }]);
  });

  test('multiplies a difference of shares by the text that it has', () => {
    const { columns, rows } = figureOf([country, value], {
      KEN: [{ text: 'Kenia' }, { text: '+0,83 pp', raw: 0.0083 }],
      TGO: [{ text: 'Togo' }, { text: '−1,20 pp', raw: -0.012 }],
    });
    expect(columns[1]?.unit).toBe('pp');
    expect(rows.map(([, cell]) => cell?.value)).toEqual([0.83, -1.2]);
  });

  test('has nothing where nothing is known, and says what is withheld or rounded to nothing', () => {
    const { rows, flags } = figureOf([country, value], {
      KEN: [{ text: 'Kenia' }, { text: '', raw: null }],
      TGO: [{ text: 'Togo' }, { text: 'retenido', raw: null }],
      BEN: [{ text: 'Benín' }, { text: '~0', raw: 0, flag: '', isBreak: true }],
    });
    expect(rows.map(([, cell]) => cell)).toEqual([
      { value: null },
      { value: null, note: 'retenido' },
      { value: 0, flag: '', isBreak: true, note: '~0' },
    ]);
    expect(flags).toEqual([
      { flag: '', meaning: 'flag ' },
      { flag: 'b', meaning: 'flag b' },
    ]);
  });

  test('knows areas of columns and elements of rows by the keys of their figures', () => {
    const areas = figureOf(
      [
        { id: 'year', label: 'Año' },
        { ...value, id: 'KEN' },
        { ...value, id: 'BRA' },
      ],
      {
        '2017': [
          { text: '2017', raw: 2017 },
          { text: '1', raw: 1 },
          { text: '2', raw: 2 },
        ],
      },
      (row, column) => (column === 'year' ? null : explainedKey(column, 645, Number(row))),
    );
    expect(areas.columns.map(({ area }) => area)).toEqual([null, 'KEN', 'BRA']);
    expect(areas.rows[0]?.[0]).toEqual({ value: 2017 });
    const parts = figureOf(
      [country, value],
      { a: [{ text: 'Uso' }, { text: '1', raw: 1 }], b: [{ text: 'Total' }, { text: '2', raw: 2 }] },
      (row, column) => (column === 'value' ? explainedKey('KEN', row === 'a' ? 5142 : 5301, 2017) : null),
    );
    expect(parts.rows.map(([cell]) => cell?.code)).toEqual(['5142', '5301']);
    expect(parts.elements).toEqual([5142, 5301]);
  });

  test('writes months as ISO has them', () => {
    const { rows } = figureOf([{ id: 'month', label: 'Mes', holds: 'months' }, value], {
      m: [
        { text: 'enero de 2020', raw: 2020 * 12 },
        { text: '1', raw: 1 },
      ],
    });
    expect(rows[0]?.[0]).toEqual({ value: '2020-01' });
  });
});
