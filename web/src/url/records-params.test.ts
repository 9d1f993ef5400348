import { expect, it } from 'vitest';
import { recordsParams } from './records-params.ts';

it('reads what it has written', () => {
  const view = {
    country: 'RWA',
    type: 'certified',
    from: 2000,
    to: 2024,
    q: 'RWR 2245',
    source: 'import-a',
    page: 3,
  };
  expect(recordsParams.parse(recordsParams.serialise(view, null))).toEqual(view);
  expect(recordsParams.serialise(recordsParams.initial, null)).toBe('');
  expect(recordsParams.serialise(recordsParams.initial, '2026-01-01-a')).toBe('?v=2026-01-01-a');
});

it('takes what cannot be meant as not said', () => {
  const wrong = '?country=rwanda&type=%3Cb%3E&from=20211&to=x&q=%00&source=..&page=0';
  expect(recordsParams.parse(wrong)).toEqual(recordsParams.initial);
  expect(recordsParams.parse('?from=2020&to=2010')).toEqual(recordsParams.initial);
});
