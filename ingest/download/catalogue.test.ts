import { describe, expect, it } from 'vitest';
import type { BulkFile } from './bulk-file.ts';
import { readCatalogue } from './catalogue.ts';

const catalogue: BulkFile = {
  key: 'wfp-food-prices',
  page: 'https://example.org/prices',
  url: 'https://example.org/api/list?rows=300',
  file: 'prices.json',
  format: 'catalogue',
  lists: /^wfp_food_prices_[a-z]{3}\.csv$/,
};

const answer = (...urls: string[]) =>
  JSON.stringify({ result: { results: [{ resources: urls.map((url) => ({ url })) }] } });

describe('a catalogue', () => {
  it("lists the source's files, each once and in the order of their names, with whole addresses", () => {
    const content = answer(
      'https://example.org/a/download/wfp_food_prices_uga.csv',
      '/b/download/wfp_food_prices_ken.csv?version=2',
      'https://example.org/c/download/wfp_food_prices_global_2024.csv',
      'https://example.org/d/download/wfp_food_prices_uga.csv',
    );
    const { key, page } = catalogue;
    expect(readCatalogue(catalogue, content)).toEqual({
      files: [
        {
          key,
          page,
          url: 'https://example.org/b/download/wfp_food_prices_ken.csv?version=2',
          file: 'wfp_food_prices_ken.csv',
          format: 'csv',
        },
        {
          key,
          page,
          url: 'https://example.org/a/download/wfp_food_prices_uga.csv',
          file: 'wfp_food_prices_uga.csv',
          format: 'csv',
        },
      ],
      fault: null,
    });
  });

  it.each([
    ['<html>', 'it is not JSON'],
    ['{"result": {}}', 'it lists no data sets'],
    [answer(), 'it lists none of the files'],
    [answer('https://example.org/notes.pdf'), 'it lists none of the files'],
  ])('is refused when it says %s', (content, fault) => {
    expect(readCatalogue(catalogue, content)).toEqual({ files: [], fault });
  });
});
