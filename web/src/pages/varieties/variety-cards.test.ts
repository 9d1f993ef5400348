import { expect, it } from 'vitest';
import type { VarietyRow } from '#contract/varieties.ts';
import { joinRecords } from './variety-cards.tsx';

const row = (id: string, country: string, name: string, seed: VarietyRow['seed']): VarietyRow =>
  ({ id, country, name, seed, traits: [], year: null }) as unknown as VarietyRow;

it('a variety of several countries is one card, unless its records differ', () => {
  const rows = [
    row('a', 'BDI', 'KATB1', 'yellow'),
    row('b', 'COD', 'Aporé', 'carioca'),
    row('c', 'KEN', 'katb1', 'yellow'),
    row('d', 'UGA', 'KATB1', 'red-mottled'),
  ];
  expect(joinRecords(rows).map((records) => records.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d']]);
});
