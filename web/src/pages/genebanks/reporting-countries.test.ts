import { expect, it } from 'vitest';
import { listReportingCountries, type SampleReport } from './samples-model.ts';

const report = (area: string, side: SampleReport['side'], samples: number): SampleReport => ({
  area,
  side,
  samples,
  year: 2011,
  product: 'Common bean',
  reading: 'single',
  rows: 1,
});

it('lists whoever has a report, also of one side only, with how many are added up', () => {
  expect(
    listReportingCountries([
      report('KEN', 'received', 21),
      report('COL', 'provided', 100),
      report('KEN', 'received', 9),
      report('COL', 'received', 40),
    ]),
  ).toEqual([
    { iso3: 'COL', reports: 2, received: 40, provided: 100, balance: 60 },
    { iso3: 'KEN', reports: 2, received: 30, provided: null, balance: null },
  ]);
});
