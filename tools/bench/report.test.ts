import { expect, it } from 'vitest';
import { missed, toLines } from './report.ts';

const budgets = { 'p95 ms': 100, 'step ms': 33 };

it('a figure misses its budget when it is more than 5 % over it, or was not measured', () => {
  expect(missed({ 'p95 ms': 105, 'step ms': 34.6, others: 7 }, budgets)).toEqual([]);
  expect(missed({ 'p95 ms': 105.1, 'step ms': 33 }, budgets)).toEqual(['p95 ms']);
  expect(missed({ 'p95 ms': Number.NaN }, budgets)).toEqual(['p95 ms', 'step ms']);
});

it('figures are listed with their budgets', () => {
  expect(toLines({ 'p95 ms': 200, others: 7.12345 }, budgets)).toEqual([
    '  p95 ms: 200 (≤ 100) MISSED',
    '  others: 7.123',
  ]);
});
