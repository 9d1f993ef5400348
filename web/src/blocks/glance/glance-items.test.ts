import { expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { FOOD } from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { toElementItem } from './glance-items.tsx';

const speech = readSpeech('en');

/** The state of a food use of 0, with doubts by area and year. */
function stateWith(doubts: Record<string, Record<number, 'unrecorded' | 'isolated'>>): string | undefined {
  const cubes = CubeStore.of([
    {
      ...plainFacts,
      ...{ table: 'beans_consumption', indicator: 2546, element: FOOD, unit: 'kt', doubts },
      ...{ years: [2020], areas: ['UZB'], rows: [[0]], flags: ['A'], countries: [1], defaultYear: 2020 },
    },
  ]);
  const data = {
    ...{ crop: beans, section: consumption, indicator: 2546, area: 'UZB', areas: new Map(), year: 2020 },
    ...{ cubes, allCubes: cubes, yearFailed: false, view: {}, facts: new Map() },
  } as unknown as ShownData;
  const figure = { id: 'food', element: { country: FOOD, aggregate: FOOD } };
  return toElementItem(figure as never, data, {
    ...speech,
    forms: cropWords(speech.words, 'beans', 'consumption'),
  })?.state;
}

it('has no box for a zero that nobody recorded, and one for any other zero', () => {
  expect(stateWith({ UZB: { 2020: 'unrecorded' } })).toBe('missing');
  expect(stateWith({ UZB: { 2020: 'isolated' } })).toBe('shown');
  expect(stateWith({})).toBe('shown');
});
