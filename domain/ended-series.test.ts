import { expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { countEnded } from './ended-series.ts';

const ended = beans.endedSeries ?? { lastYear: 0, countries: {} };

it('counts the countries that only the later year is without, of the World and of regions', () => {
  const count = (area: string, from = 2013, to = 2023): number => countEnded(ended, area, from, to);
  expect(['WLRD', '150', '039', '151', '154', '155', '145', '014'].map((area) => count(area))).toEqual([
    20, 19, 7, 5, 3, 4, 1, 0,
  ]);
  expect(count('FRA')).toBe(0);
  expect([count('WLRD', 2007, 2017), count('WLRD', 2018, 2023), count('WLRD', 2017, 2018)]).toEqual([
    0, 0, 20,
  ]);
});
