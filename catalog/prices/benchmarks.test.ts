import { describe, expect, it } from 'vitest';
import { crops } from '../crops/index.ts';
import { benchmarks, benchmarksOf, findBenchmark } from './benchmarks.ts';

describe('benchmark prices', () => {
  it('have ids of their own, and crops of the catalog', () => {
    expect(new Set(benchmarks.map(({ id }) => id)).size).toBe(benchmarks.length);
    const known = crops.map(({ id }) => id);
    for (const { crop, near } of benchmarks) {
      expect(known).toEqual(expect.arrayContaining([...(crop === null ? [] : [crop]), ...near]));
    }
  });

  it('name a series or its neighbours for every crop with a page of them in its menu', () => {
    for (const { id } of crops.filter(({ sections }) => sections.includes('prices-international'))) {
      const { own, near } = benchmarksOf(id);
      expect(own.length + near.length, id).toBeGreaterThan(0);
      expect(own.length > 0 && near.length > 0, id).toBe(false);
    }
    expect(benchmarksOf('cassava')).toMatchObject({ own: [], near: [{ id: 'rice-thai-5' }, {}, {}] });
    expect(benchmarksOf('cocoa').own.map(({ id }) => id)).toEqual(['cocoa', 'imf-cocoa-beans']);
  });

  it('are per tonne or per kilogram: 420 US$ a tonne of rice are 0.42 US$ a kilogram', () => {
    expect(420 / (findBenchmark('rice-thai-5')?.kilograms ?? 0)).toBe(0.42);
    expect(findBenchmark('cocoa')?.kilograms).toBe(1);
    expect(findBenchmark('beans')).toBeUndefined();
  });
});
