import { describe, expect, test } from 'vitest';
import { type Cursor, moveCursor } from './cursor.ts';

const press = (cursor: Cursor | null, key: string) =>
  moveCursor(cursor, { kind: 'key', key, periods: 5, rows: 3, start: 2 });
const at = (period: number, row: number | null = null): Cursor => ({ period, row, by: 'keyboard' });

describe('reading a chart by keys', () => {
  test('the first arrow opens the reading at the year of the page', () => {
    expect(press(null, 'ArrowRight')).toEqual(at(2));
    expect(press(null, 'ArrowDown')).toEqual(at(2));
  });
  test('left and right step through the years and stop at the ends', () => {
    expect(press(at(2), 'ArrowRight')).toEqual(at(3));
    expect(press(at(2), 'ArrowLeft')).toEqual(at(1));
    expect(press(at(4), 'ArrowRight')).toEqual(at(4));
    expect(press(at(0), 'ArrowLeft')).toEqual(at(0));
  });
  test('up and down go round the series and keep the year', () => {
    expect(press(at(1), 'ArrowDown')).toEqual(at(1, 0));
    expect(press(at(1, 2), 'ArrowDown')).toEqual(at(1, 0));
    expect(press(at(1, 0), 'ArrowUp')).toEqual(at(1, 2));
    expect(press(at(1), 'ArrowUp')).toEqual(at(1, 2));
  });
  test('home and end go to the first and last year, also from nothing', () => {
    expect(press(at(2, 1), 'Home')).toEqual(at(0, 1));
    expect(press(null, 'End')).toEqual(at(4));
  });
  test('escape closes', () => {
    expect(press(at(2), 'Escape')).toBeNull();
  });
  test('a chart without series or years has nothing to step through', () => {
    expect(moveCursor(at(1), { kind: 'key', key: 'ArrowDown', periods: 5, rows: 0, start: 0 })).toEqual(
      at(1),
    );
    expect(moveCursor(null, { kind: 'key', key: 'End', periods: 0, rows: 0, start: 0 })).toBeNull();
  });
});

describe('pointing', () => {
  test('keeps the cursor object while the period stays, so that nothing renders', () => {
    const cursor: Cursor = { period: 3, row: null, by: 'pointer' };
    expect(moveCursor(cursor, { kind: 'point', period: 3, by: 'pointer' })).toBe(cursor);
    expect(moveCursor(cursor, { kind: 'point', period: 4, by: 'pointer' })).toEqual({ ...cursor, period: 4 });
    expect(moveCursor(cursor, { kind: 'point', period: -1, by: 'pointer' })).toBeNull();
    expect(moveCursor(cursor, { kind: 'clear' })).toBeNull();
  });
  test('reads the line that is pointed at', () => {
    const cursor: Cursor = { period: 3, row: 1, by: 'pointer' };
    expect(moveCursor(cursor, { kind: 'point', period: 3, row: 1, by: 'pointer' })).toBe(cursor);
    expect(moveCursor(cursor, { kind: 'point', period: 3, row: 2, by: 'pointer' })).toEqual({
      ...cursor,
      row: 2,
    });
  });
});
