import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyRecord, parseRecords, serialiseRecords } from './records-url.ts';

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
  expect(parseRecords(serialiseRecords(view, null))).toEqual(view);
  expect(serialiseRecords(everyRecord, null)).toBe('');
  expect(serialiseRecords(everyRecord, '2026-01-01-a')).toBe('?v=2026-01-01-a');
});

it('takes what cannot be meant as not said', () => {
  const wrong = '?country=rwanda&type=%3Cb%3E&from=20211&to=x&q=%00&source=..&page=0';
  expect(parseRecords(wrong)).toEqual(everyRecord);
  expect(parseRecords('?from=2020&to=2010')).toEqual(everyRecord);
});

it('reads any text, and what it reads is written and read alike', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (country, q, page) => {
      const view = parseRecords(`?${new URLSearchParams({ country, q, page })}`);
      expect(parseRecords(serialiseRecords(view, null))).toEqual(view);
    }),
  );
});
