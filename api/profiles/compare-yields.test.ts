import { expect, it } from 'vitest';
import { toSeries } from '#domain/testing/to-series.ts';
import { compareYields, type Grower } from './read-cards.ts';

const bulgaria: Grower = {
  area: 'BGR',
  yields: toSeries({ 2011: [1000, 1100, 1200], 2021: [1300, 1400, 1500] }),
  production: toSeries({ 2021: [10, 20, 30] }),
};
const russia: Grower = {
  area: 'RUS',
  yields: toSeries({ 2015: [500, 500, 500, 500, 500, 500, 500, 2000, 2600] }, { breaks: [2022] }),
  production: toSeries({ 2021: [100, 200, 900] }, { doubts: [2023] }),
};
const hungary: Grower = {
  area: 'HUN',
  yields: toSeries({ 2017: [3000, 3000, 3000], 2024: [9000, 9000] }),
  production: toSeries({ 2017: [5] }),
};

it('compares means of the same years, across no break, and takes no doubtful harvest', () => {
  // Bulgaria: (1300 + 1400 + 1500) ÷ 3; Russia since its break: (2000 + 2600) ÷ 2. Hungary has no figure of 2021 to 2023.
  expect(compareYields([bulgaria, russia, hungary], 'BGR', 2024)).toEqual({
    from: 2013,
    to: 2023,
    areas: [
      { area: 'RUS', before: null, now: 2300, production: 200 },
      { area: 'BGR', before: 1100, now: 1400, production: 30 },
    ],
  });
});

it('compares the countries of a group up to the newest year', () => {
  // Russia: (2000 + 2600) ÷ 2 and Bulgaria: (1400 + 1500) ÷ 2, of 2022 and 2023. Hungary has of 2022 to 2024 only the last.
  const known = compareYields([bulgaria, russia, hungary], null, 2024)?.areas;
  expect(known?.map(({ area, now }) => [area, now])).toEqual([
    ['RUS', 2300],
    ['BGR', 1450],
  ]);
});

it('compares nothing where the own yield is doubtful, old, or has none beside it', () => {
  const doubtful = { ...bulgaria, yields: toSeries({ 2021: [1300, 1400, 1500] }, { doubts: [2023] }) };
  expect(compareYields([doubtful, russia], 'BGR', 2024)).toBeNull();
  expect(compareYields([bulgaria, russia], 'BGR', 2026)).not.toBeNull();
  expect(compareYields([bulgaria, russia], 'BGR', 2027)).toBeNull();
  expect(compareYields([bulgaria, hungary], 'BGR', 2024)).toBeNull();
  expect(compareYields([russia], 'BGR', 2024)).toBeNull();
});
