import { describe, expect, test } from 'vitest';
import { firstCell, nextCell, type WalkedRow } from './cell-walk.ts';

const row = (id: string, ...hasFigure: boolean[]): WalkedRow => ({
  id,
  // The row's name has no explanation.
  keys: [null, ...hasFigure.map((has) => (has ? id : null))],
});
const rows = [
  row('2020', false, true),
  row('2019', true, true),
  row('2018', true, false),
  row('2017', true, true),
];
const from = (year: string, column: number, key: string) => nextCell(rows, { row: year, column }, key);

describe('walking over the figures of a table', () => {
  test('begins at the first figure', () => {
    expect(firstCell(rows)).toEqual({ row: '2020', column: 2 });
    expect(firstCell([row('2020', false, false)])).toBeNull();
    expect(firstCell([])).toBeNull();
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
