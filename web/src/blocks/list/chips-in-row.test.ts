import { expect, it } from 'vitest';
import { chipsInRow } from './list-filters.tsx';

const facet = (label: string, ...names: string[]) => ({ label, choices: names.map((name) => ({ name })) });

const countries = facet('Country', 'Uganda', 'Burundi', 'Rwanda', 'Kenya');
const types = facet('Type', 'frijol arbustivo', 'frijol trepador', 'no consta');
const traits = facet('Trait', 'hierro o zinc', 'tolerante a la sequía');

it('shows two choices of many, and all of three', () => {
  expect(chipsInRow([countries, types], 0)).toEqual([2, 3]);
});

it('takes choices from the widest facets until all fit on a line, and leaves one of each', () => {
  expect(chipsInRow([countries, types, traits], 230)).toEqual([2, 1, 1]);
  expect(chipsInRow([countries, types, traits], 1017)).toEqual([1, 1, 1]);
  expect(chipsInRow([], 0)).toEqual([]);
});
