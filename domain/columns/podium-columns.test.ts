import { expect, it } from 'vitest';
import { fromSteps } from '../steps.ts';
import { rankItems, toPodiumColumns } from './podium-columns.ts';

const row = (year: number, ranking: number, item: string, value: number) => ({ year, ranking, item, value });

it('has the first four places and the own crop as a fifth, and a rank where it is not the number of the place', () => {
  const columns = toPodiumColumns({
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
  });
  expect(columns.areas).toEqual(['KEN']);
  expect(columns.years).toEqual([2012, 2013]);
  expect(columns.counts).toEqual([[3, 11]]);
  const named = columns.item[0]?.map((place) => place.map((at) => (at === null ? null : columns.items[at])));
  expect(named).toEqual([
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

it('is empty where nothing is ranked', () => {
  expect(toPodiumColumns({ own: ['2546'], rowsByArea: [{ area: 'BRA', rows: [], counts: [] }] })).toEqual({
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

it('ranks items densely, equal ones by item, and a sum in the place that it would have', () => {
  const list = [
    { item: '27', value: 9 },
    { item: '116', value: 5 },
    { item: '489', value: 5 },
    { item: '486', value: 3 },
  ];
  expect(rankItems(list, [{ item: '999', value: 8 }]).map(({ item, ranking }) => [item, ranking])).toEqual([
    ['27', 1],
    ['116', 2],
    ['489', 2],
    ['999', 2],
    ['486', 3],
  ]);
  expect(rankItems([], [{ item: '999', value: 8 }])).toEqual([]);
});
