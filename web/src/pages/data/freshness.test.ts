import { describe, expect, it } from 'vitest';
import { CubeStore } from '../../api/cube-store.ts';
import { freshnessOf } from './freshness.ts';
import type { PageShown } from './shown-data.ts';

/** A page whose area has figures up to a year; others go on, as many countries a year as the list says. */
function pageOf(latest: number | null, created: string, later: readonly number[] = []): PageShown {
  const series = latest === null ? null : new Map([[latest, { value: 1, flag: 'A', summed: null }]]);
  return {
    area: 'KEN',
    facts: {
      element: { country: 5510, aggregate: 5510 },
      years: later.map((countries, at) => ({ year: (latest ?? 2020) + 1 + at, countries })),
    },
    allCubes: Object.assign(CubeStore.of([]), { series: () => series }),
    release: { created },
  } as unknown as PageShown;
}

describe('freshnessOf', () => {
  it('calls a year old when its end is more than 36 months before the release', () => {
    expect(freshnessOf(pageOf(2023, '2026-11-28T00:00:00Z'))).toEqual({
      latest: 2023,
      isOld: false,
      newer: 0,
    });
    expect(freshnessOf(pageOf(2023, '2027-01-02T00:00:00Z'))?.isOld).toBe(false);
    expect(freshnessOf(pageOf(2023, '2027-02-02T00:00:00Z'))?.isOld).toBe(true);
  });

  it('counts the countries of the later year that has most of them', () => {
    expect(freshnessOf(pageOf(2020, '2026-11-28T00:00:00Z', [47, 43, 12]))).toEqual({
      latest: 2020,
      isOld: true,
      newer: 47,
    });
  });

  it('says nothing of an area without figures', () => {
    expect(freshnessOf(pageOf(null, '2026-11-28T00:00:00Z'))).toBeNull();
  });
});
