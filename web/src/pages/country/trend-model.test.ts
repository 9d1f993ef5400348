import { expect, it } from 'vitest';
import { toTrendModel } from './harvest-table.tsx';

// 3 px stand around: years lie 10 px apart, and 10…30 takes 20 px.
const size = { width: 46, height: 26 };
const values = [10, 20, 30, 20, 10];

it('joins neighbouring years and marks the last', () => {
  expect(toTrendModel({ since: 2000, values, breaks: [] }, size)).toEqual({
    line: 'M3,23L13,13L23,3L33,13L43,23',
    last: { x: 43, y: 23 },
  });
});

it('joins nothing across a break or a gap, and draws no year that stands alone', () => {
  const { line } = toTrendModel({ since: 2000, values, breaks: [2002] }, size);
  expect(line).toBe('M3,23L13,13M23,3L33,13L43,23');
  const gap = toTrendModel({ since: 2000, values: [10, null, 30, 20, null], breaks: [] }, size);
  expect(gap).toEqual({ line: 'M23,3L33,13', last: null });
});

it('has nothing to draw of no values', () => {
  expect(toTrendModel({ since: 2000, values: [null, null], breaks: [] }, size)).toEqual({
    line: '',
    last: null,
  });
});
