import { expect, it } from 'vitest';
import { FOOD, IMPORT_SHARE, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import { findDependents } from './dependents.ts';
import type { RankedCountry } from './ranked-countries.ts';

const entries = Array.from({ length: 12 }, (_, at) => ({
  area: `C${at}`,
  value: 100 - at,
  flag: 'A',
  rank: at + 1,
}));
const ranked = entries as unknown as readonly RankedCountry[];
const reExported = { ...ranked[0], area: 'GBR', value: 155, doubt: 're-exports' } as RankedCountry;

/** Of each country the share in its protein, and what it eats: the last the most. */
const cubesOf = (protein: readonly number[]) => ({
  slice: (element: number) =>
    new Map(
      (element === PROTEIN_SHARE ? protein : element === FOOD ? entries.map((_, at) => at) : []).map(
        (value, at) => [`C${at}`, { value }],
      ),
    ),
});

const find = (crop: string, protein: readonly number[]) => {
  const found = findDependents({
    ...{ ranked: [reExported, ...ranked], crop, element: IMPORT_SHARE, year: 2020 },
    cubes: cubesOf(protein) as never,
  });
  return found && [found.rule, ...found.places.map(({ area }) => area)];
};

it('takes those that get much of their protein from beans, by their import share, without re-exports', () => {
  const protein = [0, 0.06, 0, 0.05, 0.07, 0, 0.09, 0.08];
  expect(find('beans', protein)).toEqual(['staple', 'C1', 'C3', 'C4', 'C6', 'C7']);
});

it('takes the largest eaters of other crops, and of beans that few eat much of', () => {
  const largest = [
    'dependent',
    ...entries
      .map(({ area }) => area)
      .reverse()
      .slice(0, 10),
  ];
  expect(find('rice', [0.5, 0.5, 0.5, 0.5, 0.5])).toEqual(largest);
  expect(find('beans', [0.5, 0.5, 0.5, 0.5])).toEqual(largest);
});
