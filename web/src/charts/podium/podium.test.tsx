import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Podium } from './podium.tsx';
import type { PodiumItem } from './podium-model.ts';
import { toPodiumModel } from './podium-model.ts';

const item = (id: string, rank: number, selected = false): PodiumItem => ({
  id,
  rank,
  value: 100 / rank,
  selected,
  colour: `var(--crop-${id})`,
  name: id,
  rankLabel: `place ${rank}`,
  rankText: String(rank),
  valueLabel: `${rank} kg`,
  icon: null,
});
const heights = (items: PodiumItem[]) => toPodiumModel(items).map((place) => [place.item.id, place.height]);

describe('places', () => {
  test('three of three, in the order of their ranks', () => {
    expect(heights([item('rice', 3), item('maize', 1), item('beans', 2, true)])).toEqual([
      ['maize', 200],
      ['beans', 165],
      ['rice', 150],
    ]);
  });
  test('four of more than three', () => {
    expect(heights([item('a', 1), item('b', 2), item('c', 3), item('d', 4)]).at(-1)).toEqual(['d', 110]);
    expect(heights([item('a', 1), item('b', 2), item('c', 3), item('d', 4), item('e', 5)])).toHaveLength(4);
  });
  test('ties share their height', () => {
    expect(heights([item('a', 1), item('b', 1), item('c', 3)])).toEqual([
      ['a', 200],
      ['b', 200],
      ['c', 150],
    ]);
  });
  test('a low rank among the first four stands on the last step', () => {
    expect(heights([item('a', 1), item('b', 2), item('c', 3), item('beans', 9, true)]).at(-1)).toEqual([
      'beans',
      110,
    ]);
  });
  test('steps tell ranks alone, bars the part of the first value', () => {
    const parts = toPodiumModel([
      item('a', 1),
      { ...item('b', 2), value: 33.333 },
      { ...item('c', 3), value: 0 },
    ]);
    expect(parts.map(({ part }) => part)).toEqual([100, 33.3, 0]);
  });
  test('an undefined colour raises an error, also below the podium', () => {
    const broken = { ...item('e', 5), colour: 'var(--crop-undefined)' };
    expect(() => toPodiumModel([item('a', 1), item('b', 2), item('c', 3), item('d', 4), broken])).toThrow(
      '"e"',
    );
  });
});

describe('the markup of a podium', () => {
  test('is a list in the order of the ranks', () => {
    const html = renderToStaticMarkup(
      <Podium
        label="By energy"
        items={[item('beans', 1, true)]}
        ownLine="1st of 41"
        empty="–"
        hint="Arrow keys"
      />,
    );
    expect(html.replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<div class="podium">
      <div class="surface" role="application" tabindex="0" aria-label="By energy" aria-describedby="_R_1_">
      <ol class="places" aria-label="By energy" style="grid-template-columns:repeat(1, minmax(0, 90px));grid-template-rows:200px auto auto auto">
      <li class="place" data-selected="true">
      <span class="hidden">place 1</span>
      <span class="step" style="height:200px" aria-hidden="true">
      <span class="rank">1</span>
      </span>
      <span class="name" title="beans">beans</span>
      <svg class="part" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="4" fill="var(--rule)">
      </rect>
      <rect width="100" height="4" fill="var(--crop-beans)">
      </rect>
      </svg>
      <span class="value">1 kg</span>
      </li>
      </ol>
      </div>
      <p id="_R_1_" class="visually-hidden">Arrow keys</p>
      <p class="visually-hidden" role="status" aria-live="polite">
      </p>
      <p class="own">1st of 41</p>
      </div>"
    `);
  });
  test('says that nothing is ranked', () => {
    expect(
      renderToStaticMarkup(
        <Podium label="By energy" items={[]} empty="No data for this year" hint="Arrow keys" />,
      ),
    ).toContain('No data for this year');
  });
});
