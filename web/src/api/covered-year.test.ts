import { expect, it } from 'vitest';
import { coveredYear } from './covered-year.ts';

const cube = { years: [2019, 2020, 2021, 2022], countries: [150, 149, 80, 43], defaultYear: 2020 };

it('is the default year where that has more than twice as many countries, else the year itself', () => {
  expect([2022, 2021, 2019].map((year) => coveredYear(cube, year))).toEqual([2020, 2021, 2019]);
  expect(coveredYear(undefined, 2022)).toBe(2022);
});
