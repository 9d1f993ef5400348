import { describe, expect, it } from 'vitest';
import type { BulkFile } from './attempt.ts';
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
      leftOut: [],
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
    expect(readCatalogue(catalogue, content)).toEqual({ files: [], fault, leftOut: [] });
  });

  const ofWfp = { ...catalogue, organisation: { id: 'wfp-id', name: 'WFP' } };
  const set = (name: string, organization: object | null, url: string) => ({
    name,
    organization,
    resources: [{ url }],
  });
  const wfp = { id: 'wfp-id', name: 'wfp' };
  const listing = (count: number, ...results: object[]) => JSON.stringify({ result: { count, results } });

  it("takes the organisation's data sets alone, and names the others", () => {
    const read = readCatalogue(
      ofWfp,
      listing(
        3,
        set('wfp-food-prices-for-uganda', { id: 'x', name: 'wfp' }, '/stranger/wfp_food_prices_uga.csv'),
        set('wfp-food-prices-for-uganda-2', wfp, '/wfp/wfp_food_prices_uga.csv'),
        set('wfp-food-prices-for-\u001b[2J', null, '/nobody/wfp_food_prices_ken.csv'),
      ),
    );
    expect(read.files.map(({ url }) => url)).toEqual(['https://example.org/wfp/wfp_food_prices_uga.csv']);
    expect(read.leftOut).toEqual([
      "data sets that are not WFP's were left out: wfp-food-prices-for-uganda (wfp), wfp-food-prices-for-?2J (of nobody)",
    ]);
    expect(read.fault).toBeNull();
  });

  it('is refused where none of its data sets are of the organisation', () => {
    const { fault } = readCatalogue(
      ofWfp,
      listing(1, set('a', { id: 'x', name: 'Somebody' }, '/wfp_food_prices_uga.csv')),
    );
    expect(fault).toBe(
      "it lists none of the files: data sets that are not WFP's were left out: a (Somebody)",
    );
  });

  it('reports how many data sets it has beyond those that it sent', () => {
    expect(readCatalogue(ofWfp, listing(301, set('a', wfp, '/wfp_food_prices_uga.csv'))).leftOut).toEqual([
      'the catalogue has 301 data sets and sent 1; the others were not looked at',
    ]);
  });
});
