import { expect, it } from 'vitest';
import type { BlockOf } from '#catalog/blocks.ts';
import { beans } from '#catalog/crops/beans.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { toDrawnTable } from '../../figure/cell-text.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { BalanceBlock } from './balance-block.tsx';
import { toBalanceFigure } from './balance-figure.tsx';

const block = consumption.blocks.find((each) => each.kind === 'balance') as BlockOf<'balance'>;

/** The view of an area in 2020 with these figures by the words of the balance's parts (thousand tonnes). */
function viewOf(figures: Readonly<Record<string, number>>, area = 'KEN'): ShownData {
  const parts = [...block.supply, ...block.uses, { word: 'published', element: block.published }];
  const cubes = CubeStore.of(
    parts.map(({ word, element }) => ({
      ...{ table: 'beans_consumption', indicator: 2546, unit: 'kt', years: [2020], areas: [area] },
      element: elementFor(element, area),
      rows: [[figures[word] ?? null]],
      flags: ['I'],
      ...{ sums: {}, countries: [1], limits: [], hasZero: true, defaultYear: 2020 },
      ...{ breaks: [], areaBreaks: {}, seams: [], areaSeams: {}, doubts: {}, events: {} },
    })),
  );
  return {
    ...{ crop: beans, section: consumption, indicator: 2546, area, year: 2020 },
    ...{ cubes, allCubes: cubes, view: { element: 645 }, sources: { state: 'loaded', value: [] } },
  } as unknown as ShownData;
}

it('writes the equation of supply and use from top to bottom, and a zero as a zero', () => {
  const speech = readSpeech('en');
  const data = viewOf({
    ...{ production: 80, imports: 30, stocks: 0, exports: 10 },
    ...{ food: 90, feed: 0, seed: 4, processing: 0, losses: 6, other: 0, published: 100 },
  });
  const figure = toBalanceFigure(data, block, speech);
  expect(figure.rows().map(({ id, cells }) => [id, cells[1]?.value])).toEqual([
    ['production', 80],
    ['imports', 30],
    ['stocks', 0],
    ['exports', 10],
    ['total.supply', 100],
    ['total.published', 100],
    ['food', 90],
    ['feed', 0],
    ['seed', 4],
    ['processing', 0],
    ['losses', 6],
    ['other', 0],
    ['total.use', 100],
    ['residual', 0],
  ]);
  expect(figure.keyOf?.('food', 'value')).toBe('KEN.5142.2020');
  const { rows } = toDrawnTable(figure, speech.formats);
  expect(rows.find(({ id }) => id === 'feed')?.cells[1]?.text).toBe('0');
});

it('has no rows where nothing is known of a supply', () => {
  expect(toBalanceFigure(viewOf({ food: 90 }), block, readSpeech('en')).rowCount).toBe(0);
});

it('is shown of an area with a supply in any year', () => {
  expect(BalanceBlock.shows(viewOf({ food: 90 }), block)).toBe(false);
  expect(BalanceBlock.shows({ ...viewOf({ production: 0 }), year: 1990 }, block)).toBe(true);
});

it('says what was eaten, however little it is', () => {
  const data = viewOf({
    ...{ production: 80, imports: 0, stocks: 40, exports: 20 },
    ...{ food: 8, feed: 0, seed: 0, processing: 12, losses: 0, other: 0, published: 20 },
  });
  const { finding } = toBalanceFigure(data, block, readSpeech('en'));
  for (const share of ['50%', '25%', '10%']) expect(finding).toContain(share);
  expect(finding).not.toContain('15%');
});

it('has of the World the parts of its harvest, and what countries trade in a note alone', () => {
  // 409 of 505 are 81%, and would be 74% of harvest and imports.
  const data = viewOf(
    {
      ...{ production: 505, imports: 45, stocks: 7, exports: 46 },
      ...{ food: 409, feed: 88, seed: 0, processing: 0, losses: 0, other: 0, published: 497 },
    },
    'WLRD',
  );
  const { finding, remarks } = toBalanceFigure(data, block, readSpeech('en'));
  expect(finding).toContain('505');
  expect(finding).toContain('81%');
  expect(finding).toContain('17%');
  expect(finding).not.toContain('export');
  expect(remarks?.some((text) => text.includes('45') && text.includes('46'))).toBe(true);
});

it('takes its shares of the harvest where a use below zero makes both bars longer', () => {
  const of = { production: 100, imports: 0, stocks: 0, exports: 0, food: 90, losses: 15, published: 100 };
  const findingOf = (other: number, food = 90) =>
    toBalanceFigure(viewOf({ ...of, food, other, feed: 0, seed: 0, processing: 0 }), block, readSpeech('en'))
      .finding;
  expect(findingOf(-5)).toContain('100,000');
  expect(findingOf(-5)).toContain('90%');
});
