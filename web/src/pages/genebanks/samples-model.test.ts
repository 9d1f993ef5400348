import { describe, expect, it } from 'vitest';
import type { SamplesPage } from '#contract/samples.ts';
import { genebanksParams } from '../../url/genebanks-params.ts';
import {
  byYear,
  isInPeriod,
  isInRegion,
  rankCountries,
  readSamples,
  totalsOf,
  unfinishedYear,
} from './samples-model.ts';
import { withSide } from './use-genebanks.ts';

/** Colombia and Kenya in 2011, Kenya's two reports of 2012, which the file has in two rows. */
const page: SamplesPage = {
  crop: 'beans',
  areas: ['COL', 'KEN'],
  products: ['Common bean'],
  reports: [
    [0, 2011, 0, 0, 2574, 0, 1],
    [0, 2011, 1, 0, 13459, 0, 1],
    [1, 2011, 0, 0, 10885, 0, 1],
    [1, 2012, 0, 0, 21, 1, 2],
    [1, 2012, 0, 0, 9, 1, 2],
  ],
  source: null,
  distributions: [[1, 2012, 0, 44]],
  distributionSource: null,
  shipments: [],
  shipmentSource: null,
  has: { samples: true, distributions: true, shipments: false },
};
const { reports, years } = readSamples(page);

describe('samples of a page', () => {
  it('are summed by country, and ranked where there is a report of the side', () => {
    expect(years).toEqual([2011, 2012]);
    expect(rankCountries(reports, 'received')).toEqual([
      { iso3: 'KEN', received: 10915, provided: null, balance: null },
      { iso3: 'COL', received: 2574, provided: 13459, balance: 10885 },
    ]);
    expect(rankCountries(reports, 'provided').map(({ iso3 }) => iso3)).toEqual(['COL']);
    expect(rankCountries(reports, 'balance').map(({ iso3 }) => iso3)).toEqual(['COL']);
  });

  it('have a gap in years without a report', () => {
    expect(byYear(reports, [2011, 2012])).toEqual([
      { year: 2011, received: 13459, provided: 13459, balance: 0 },
      { year: 2012, received: 30, provided: null, balance: null },
    ]);
    expect(totalsOf([])).toEqual({ received: null, provided: null, balance: null });
  });

  it('are of a region, a macro region and a period', () => {
    const regions = { COL: '005', KEN: '014' };
    expect(['COL', 'KEN'].filter(isInRegion(regions, '002'))).toEqual(['KEN']);
    expect(['COL', 'KEN'].filter(isInRegion(regions, '005'))).toEqual(['COL']);
    expect([2010, 2011, 2012].filter(isInPeriod({ from: 2011, to: null }))).toEqual([2011, 2012]);
  });
});

it('opens on the side with more samples, unless the address names one', () => {
  const totals = { received: 11, provided: 80, balance: 69 };
  const { initial } = genebanksParams;
  expect(withSide(initial, totals).side).toBe('provided');
  expect(withSide({ ...initial, side: 'received' }, totals).side).toBe('received');
  expect(withSide(initial, { received: null, provided: null, balance: null }).side).toBe('received');
});

it('find a last year without those who sent much in each year before, and no other unfinished', () => {
  const sent = (area: string, ...samples: (number | null)[]) =>
    samples.flatMap((count, at) =>
      count === null
        ? []
        : {
            ...{ area, year: 2015 + at, side: 'provided' as const, product: 'Common bean' },
            ...{ samples: count, reading: 'single' as const, rows: 1 },
          },
    );
  const yearOf = (...rows: ReturnType<typeof sent>[]) =>
    unfinishedYear({ reports: rows.flat(), years: [2015, 2017] });
  expect(yearOf(sent('COL', 3328, 10433, 27), sent('DEU', 2249, 949, 1864))).toEqual({
    ...{ year: 2017, missing: ['COL'], samples: 27 },
    share: 13761 / 16959,
  });
  // Half as many is a figure; who sends little, or not each year, makes no year unfinished.
  expect(yearOf(sent('COL', 3328, 10433, 1700))).toBeNull();
  expect(yearOf(sent('COL', 3328, 10433, 9000), sent('CAN', 8, 9, null))).toBeNull();
  expect(yearOf(sent('DEU', 900, 900, 900), sent('BRA', null, 500, null))).toBeNull();
});
