import { describe, expect, it } from 'vitest';
import { CubeStore } from '../../api/cube-store.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { freshnessOf, freshnessText } from './freshness.ts';
import type { PageShown } from './shown-data.ts';

/**
 * A page that opens with a year in which its area has a figure, as it has in the `own` years; others go on, with as many countries a year as
 * in `later`.
 */
function pageOf(
  latest: number | null,
  created: string,
  later: readonly number[] = [],
  ownYears: readonly number[] = [],
): PageShown {
  const figure = { value: 1, flag: 'A', summed: null };
  const series = latest === null ? null : new Map([latest, ...ownYears].map((year) => [year, figure]));
  return {
    area: 'KEN',
    view: { country: 'KEN', region: null, year: null },
    section: { mapElements: [], blocks: [] },
    facts: {
      element: { country: 5510, aggregate: 5510 },
      defaultYear: latest ?? 2020,
      openingYears: [],
      years: [190, ...later].map((countries, at) => ({ year: (latest ?? 2020) + at, countries })),
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
      own: null,
      newer: null,
    });
    expect(freshnessOf(pageOf(2023, '2027-01-02T00:00:00Z'))?.isOld).toBe(false);
    expect(freshnessOf(pageOf(2023, '2027-02-02T00:00:00Z'))?.isOld).toBe(true);
  });

  it('counts the countries of the later year that has most of them', () => {
    expect(freshnessOf(pageOf(2020, '2026-11-28T00:00:00Z', [47, 43, 12]))).toEqual({
      latest: 2020,
      isOld: true,
      own: null,
      newer: { year: 2021, countries: 47, of: 190 },
    });
  });

  it('is of the newest year of a country, and of the year with which the page of a region opens', () => {
    const page = pageOf(2022, '2026-11-28T00:00:00Z', [47], [2023]);
    const view = { ...page.view, year: 1990 };
    expect(freshnessOf({ ...page, view })).toMatchObject({ latest: 2023, own: null, newer: null });
    const region = { ...page, area: '014', view: { ...view, country: null, region: '014' } };
    expect(freshnessOf(region)).toMatchObject({ latest: 2022, own: 2023, newer: null });
  });

  it('counts no countries of the World beside a region', () => {
    const created = '2026-11-28T00:00:00Z';
    const region = {
      area: '014',
      view: { country: null, region: '014', year: null },
    } as unknown as PageShown;
    const newer = freshnessOf({ ...pageOf(2022, created, [47], [2023]), ...region });
    expect(newer).toMatchObject({ latest: 2022, own: 2023, newer: null });
    expect(freshnessOf({ ...pageOf(2015, created, [47]), ...region })).toMatchObject({
      isOld: true,
      newer: null,
    });
  });

  it('names both years where FAO has no sum of the World for a year of most countries', () => {
    const textOf = (countries: number): string =>
      freshnessText(
        { latest: 2020, isOld: true, own: null, newer: { year: 2022, countries, of: 190 } },
        { area: 'WLRD', element: 6 },
        readSpeech('en'),
      );
    expect(textOf(187)).toContain('2022');
    expect(textOf(47)).not.toContain('2022');
  });

  it('names the element of an old year: charts of the page may have newer ones', () => {
    const fresh = { latest: 2020, isOld: true, own: null, newer: null };
    expect(freshnessText(fresh, { area: 'PABRA', element: 6 }, readSpeech('en'))).toBe('Energy share: 2020');
  });

  it('says nothing of an area without figures', () => {
    expect(freshnessOf(pageOf(null, '2026-11-28T00:00:00Z'))).toBeNull();
  });
});
