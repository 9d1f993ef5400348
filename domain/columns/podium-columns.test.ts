import { describe, expect, it } from 'vitest';
import { fromSteps } from '../steps.ts';
import { choosePlaces, toPodiumColumns } from './podium-columns.ts';

const noPause = async () => undefined;
const row = (year: number, ranking: number, item: string, value: number) => ({ year, ranking, item, value });

it('has the first four places and the own crop as a fifth, and a rank where it is not the number of the place', async () => {
  const columns = await toPodiumColumns(
    {
      own: ['2546'],
      rowsByArea: [
        { area: 'BRA', rows: [], counts: [] },
        {
          area: 'KEN',
          rows: [
            row(2012, 1, '2514', 40.5),
            row(2012, 1, '2511', 40.5),
            row(2012, 3, '2546', 12),
            row(2013, 1, '2514', 41),
            row(2013, 2, '2511', 30),
            row(2013, 3, '2531', 20),
            row(2013, 4, '2532', 19),
            row(2013, 9, '2546', 3.25),
          ],
          counts: [
            { year: 2012, count: 3 },
            { year: 2013, count: 11 },
          ],
        },
      ],
    },
    noPause,
  );
  expect(columns.areas).toEqual(['KEN']);
  expect(columns.years).toEqual([2012, 2013]);
  expect(columns.counts).toEqual([[3, 11]]);
  const items = columns.item[0]?.map((place) => place.map((at) => (at === null ? null : columns.items[at])));
  expect(items).toEqual([
    ['2514', '2514'],
    ['2511', '2511'],
    ['2546', '2531'],
    [null, '2532'],
    [null, '2546'],
  ]);
  expect(columns.rank[0]?.[4]).toEqual([null, 9]);
  const values = columns.step[0]?.map((steps, place) =>
    fromSteps({ steps, decimals: columns.decimals[0]?.[place] ?? 0 }),
  );
  expect(values).toEqual([
    [40.5, 41],
    [40.5, 30],
    [12, 20],
    [null, 19],
    [null, 3.25],
  ]);
});

it('is empty where nothing is ranked', async () => {
  const nothing = { own: ['2546'], rowsByArea: [{ area: 'BRA', rows: [], counts: [] }] };
  expect(await toPodiumColumns(nothing, noPause)).toEqual({
    items: [],
    years: [],
    areas: [],
    counts: [],
    item: [],
    rank: [],
    step: [],
    decimals: [],
  });
});

describe('what a podium is chosen from', () => {
  const list = {
    items: ['116', '27', '486', '489', '56', '71', '83'],
    values: Float64Array.from([5, 9, 3, 5, 2, Number.NaN, 1]),
  };
  const placesOf = (sums: { item: string; value: number }[], own: string[] = [], hidden: string[] = []) =>
    choosePlaces(list, sums, { own, hidden: new Set(hidden) }).places.map(({ item, ranking }) => [
      item,
      ranking,
    ]);

  it('are the first four places, equal ones by item, and the own item on whatever place', () => {
    expect(placesOf([])).toEqual([
      ...[
        ['27', 1],
        ['116', 2],
        ['489', 2],
        ['486', 3],
        ['56', 4],
      ],
    ]);
    expect(placesOf([], ['83']).at(-1)).toEqual(['83', 5]);
    expect(choosePlaces(list, [], { own: [], hidden: new Set() }).count).toBe(6);
  });

  it('have a sum where it would stand, and not what is hidden', () => {
    expect(placesOf([{ item: '999', value: 8 }], [], ['486', '489'])).toEqual([
      ...[
        ['27', 1],
        ['116', 2],
        ['999', 2],
        ['56', 4],
      ],
    ]);
    expect(placesOf([{ item: '999', value: 1.5 }], ['999']).at(-1)).toEqual(['999', 5]);
  });

  it('are none where nothing is listed', () => {
    const none = { items: ['27'], values: Float64Array.from([Number.NaN]) };
    const found = choosePlaces(none, [{ item: '999', value: 8 }], { own: ['999'], hidden: new Set() });
    expect(found).toEqual({ count: 0, places: [] });
  });
});
