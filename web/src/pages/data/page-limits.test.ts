import { expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import { countInside, type ElementFacts } from './page-limits.ts';

it('counts the members with a figure in each year, not the countries of the world', () => {
  const rows = [
    [1, 2],
    [null, 0],
    [3, 3],
  ];
  const cube = { years: [2022, 2023], areas: ['KEN', 'UGA', 'BRA'], rows } as unknown as Cube;
  const facts = { years: [{ year: 2023, countries: 3 }], defaultYear: 2023 } as unknown as ElementFacts;
  expect(countInside(facts, cube, (area) => area !== 'BRA').years).toEqual([
    { year: 2022, countries: 1 },
    { year: 2023, countries: 2 },
  ]);
});
