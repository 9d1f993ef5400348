import { describe, expect, test } from 'vitest';
import { firstCell, nextCell } from './cell-walk.ts';
import type { DataRow } from './data-table-model.ts';

const row = (id: string, ...texts: string[]): DataRow => ({
  id,
  cells: [id, ...texts].map((text) => ({ text })),
});
const rows = [row('2020', '', '5'), row('2019', '3', '4'), row('2018', '1', ''), row('2017', '2', '7')];
const columns = ['year', 'a', 'b'].map((id) => ({ id, label: id }));
/** The row's name has no explanation. */
const keyOf = (year: string, column: string): string | null =>
  column === 'year' ? null : `${column}.${year}`;
const from = (year: string, column: number, key: string) =>
  nextCell(rows, columns, { at: { row: year, column }, key, keyOf });

describe('walking over the figures of a table', () => {
  test('begins at the first figure', () => {
    expect(firstCell(rows, columns, keyOf)).toEqual({ row: '2020', column: 2 });
    expect(firstCell(rows, columns, () => null)).toBeNull();
    expect(firstCell([], columns, keyOf)).toBeNull();
  });

  test.each([
    ['2019', 1, 'ArrowDown', '2018', 1],
    ['2019', 1, 'ArrowRight', '2019', 2],
    // Past the gap of 2018.
    ['2019', 2, 'ArrowDown', '2017', 2],
    ['2017', 2, 'ArrowUp', '2019', 2],
    ['2018', 1, 'Home', '2019', 1],
    ['2020', 2, 'End', '2017', 2],
  ])('%s %i %s leads to %s %i', (year, column, key, toYear, toColumn) => {
    expect(from(year, column, key)).toEqual({ row: toYear, column: toColumn });
  });

  test.each([
    ['2020', 2, 'ArrowUp'],
    ['2019', 1, 'ArrowUp'],
    ['2019', 1, 'ArrowLeft'],
    ['2019', 2, 'ArrowRight'],
    ['2019', 2, 'x'],
  ])('%s %i %s leads nowhere', (year, column, key) => {
    expect(from(year, column, key)).toBeNull();
  });
});
