import { expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { production } from '#catalog/sections/production.ts';
import type { ShownData } from '../api/data-view.tsx';
import { readSpeech } from '../i18n/testing/speech.ts';
import { inFrameYear, toDataFigure } from './data-figure.ts';

const yearIn = (chosen: number | null, years: readonly number[]): number =>
  inFrameYear({ year: 2022, view: { year: chosen } as ShownData['view'] }, years).year;

it('is the newest of a frame that has nothing in the year of the page, unless that was chosen', () => {
  expect(yearIn(null, [2019, 2020])).toBe(2020);
  expect(yearIn(null, [2020, 2022, 2023])).toBe(2022);
  expect(yearIn(2022, [2019, 2020])).toBe(2022);
  expect(yearIn(null, [])).toBe(2022);
});

it('is in the finding of a frame that draws another year than the page, once', () => {
  const page = {
    section: production,
    crop: beans,
    year: 2022,
    view: { year: null },
    sources: { state: 'failed' },
  };
  const findingIn = (finding: string, years: readonly number[]): string | undefined => {
    const data = inFrameYear(page as unknown as ShownData, years);
    const block = { id: 'map', title: '', info: '', caption: '', finding } as unknown as Parameters<
      typeof toDataFigure
    >[2];
    return toDataFigure(data, readSpeech('en'), block).finding;
  };
  expect(findingIn('Kenya ranks sixth', [2019, 2020])).toBe('Kenya ranks sixth (2020)');
  expect(findingIn('In 2020, Kenya ranked sixth', [2020])).toBe('In 2020, Kenya ranked sixth');
  expect(findingIn('Kenya ranks sixth', [2022])).toBe('Kenya ranks sixth');
});
