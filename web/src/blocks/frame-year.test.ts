import { expect, it } from 'vitest';
import type { ShownData } from '../api/data-view.tsx';
import { inFrameYear } from './frame-year.ts';

const yearIn = (chosen: number | null, years: readonly number[]): number =>
  inFrameYear({ year: 2022, view: { year: chosen } as ShownData['view'] }, years).year;

it('is the newest of a frame that has nothing in the year of the page, unless that was chosen', () => {
  expect(yearIn(null, [2019, 2020])).toBe(2020);
  expect(yearIn(null, [2020, 2022, 2023])).toBe(2022);
  expect(yearIn(2022, [2019, 2020])).toBe(2022);
  expect(yearIn(null, [])).toBe(2022);
});
