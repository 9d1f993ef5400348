import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { benchmarks } from '#catalog/prices/benchmarks.ts';
import { readWords } from '#locales/testing/read-words.ts';
import { parseCsv } from './testing/parse-csv.ts';

async function mapping(file: string): Promise<Record<string, string>[]> {
  return parseCsv(await readFile(new URL(`mappings/${file}.csv`, import.meta.url), 'utf8'));
}

describe('mappings of prices', () => {
  it('give each commodity a crop of the catalog and a type with a name, or a reason for none', async () => {
    const known = new Set(crops.map(({ id }) => id));
    const words = readWords('en');
    const rows = await mapping('commodities');
    expect(rows.length).toBeGreaterThan(200);
    const wrong = rows.filter(({ crop = '', crop_type = '', reason }) =>
      crop === '' ? reason === '' : !known.has(crop) || words[`prices.types.${crop_type}`] === undefined,
    );
    expect(wrong).toEqual([]);
  });

  it('name a commodity once for a source and area, in small letters', async () => {
    const keys = (await mapping('commodities')).map(
      ({ source, area, commodity }) => `${source}|${area}|${commodity}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.split('|')[2] !== key.split('|')[2]?.toLowerCase())).toEqual([]);
  });

  it('lead to the benchmark series of the catalog, in its units', async () => {
    const rows = await mapping('price-benchmarks');
    expect([...new Set(rows.map(({ series }) => series))].sort()).toEqual(
      benchmarks.map(({ id }) => id).sort(),
    );
    for (const { id, source, kilograms } of benchmarks) {
      const units = rows.filter(({ series }) => series === id).map(({ unit }) => unit);
      if (source === 'world-bank-commodity-prices')
        expect(new Set(units)).toEqual(new Set([kilograms === 1000 ? '($/mt)' : '($/kg)']));
    }
  });
});
