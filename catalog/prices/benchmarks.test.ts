import { describe, expect, it } from 'vitest';
import { crops } from '../crops/index.ts';
import { benchmarks, benchmarksOf, findBenchmark, kilogramsOf } from './benchmarks.ts';

describe('benchmark prices', () => {
  it('have ids and columns of their own, and crops of the catalog', () => {
    expect(new Set(benchmarks.map(({ id }) => id)).size).toBe(benchmarks.length);
    const columns = benchmarks.map(({ publisher, column }) => `${publisher} ${column}`);
    expect(new Set(columns).size).toBe(benchmarks.length);
    const known = crops.map(({ id }) => id);
    for (const { crops: own, near } of benchmarks)
      expect(known).toEqual(expect.arrayContaining([...own, ...near]));
  });

  it('name a series or its neighbours for every crop', () => {
    for (const { id } of crops) {
      const { own, near } = benchmarksOf(id);
      expect(own.length + near.length, id).toBeGreaterThan(0);
      expect(own.length > 0 && near.length > 0, id).toBe(false);
    }
    expect(benchmarksOf('cassava')).toMatchObject({ own: [], near: [{ id: 'rice-thai-5' }, {}, {}] });
    expect(benchmarksOf('cocoa').own.map(({ id }) => id)).toEqual(['cocoa', 'cocoa-imf']);
  });

  it('are per tonne or per kilogram: 420 US$ a tonne of rice are 0.42 US$ a kilogram', () => {
    const rice = findBenchmark('rice-thai-5');
    expect(rice && 420 / kilogramsOf(rice)).toBe(0.42);
    expect(kilogramsOf({ unit: 'kg' })).toBe(1);
    expect(findBenchmark('beans')).toBeUndefined();
  });
});
