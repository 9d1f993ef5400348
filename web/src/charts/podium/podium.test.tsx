import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Podium, type PodiumItem, toPodiumModel } from './podium.tsx';

const item = (id: string, rank: number, selected = false): PodiumItem => ({
  id,
  rank,
  selected,
  name: id,
  rankLabel: `place ${rank}`,
  rankText: String(rank),
  valueText: String(rank),
  valueLabel: `${rank} kg`,
  icon: null,
});
const heights = (items: PodiumItem[]) => toPodiumModel(items).map((place) => [place.item.id, place.height]);
const four = [item('a', 1), item('b', 2), item('c', 3), item('d', 4)];

describe('places', () => {
  test('three of three, in the order of their ranks', () => {
    expect(heights([item('rice', 3), item('maize', 1), item('beans', 2, true)])).toEqual([
      ['maize', 200],
      ['beans', 165],
      ['rice', 150],
    ]);
  });
  test('four of more than three', () => {
    expect(heights(four).at(-1)).toEqual(['d', 110]);
    expect(heights([...four, item('e', 5)])).toHaveLength(4);
  });
  test('ties share their height', () => {
    expect(heights([item('a', 1), item('b', 1), item('c', 3)])).toEqual([
      ['a', 200],
      ['b', 200],
      ['c', 150],
    ]);
  });
  test('a low rank among the first four stands on the last step', () => {
    expect(heights([...four.slice(0, 3), item('beans', 9, true)]).at(-1)).toEqual(['beans', 110]);
  });
  test('the own crop that is none of the first stands fifth, behind a gap', () => {
    expect(toPodiumModel([...four, item('e', 5), item('beans', 9, true)]).at(-1)).toMatchObject({
      item: { id: 'beans' },
      height: 60,
      isApart: true,
    });
    expect(toPodiumModel([...four.slice(0, 3), item('beans', 4, true)]).some((place) => place.isApart)).toBe(
      false,
    );
  });
});

describe('the markup of a podium', () => {
  test('is a list in the order of the ranks, each with rank, name and value', () => {
    const html = renderToStaticMarkup(
      <Podium label="By energy" items={[...four, item('beans', 9, true)]} empty="–" hint="Arrow keys" />,
    );
    const texts = [...html.matchAll(/<li.*?<\/li>/g)].map(([li]) => li.replaceAll(/<[^>]+>/g, ' ').trim());
    expect(texts.map((text) => text.split(/\s+/).slice(0, 3).join(' '))).toEqual([
      'place 1 1',
      'place 2 2',
      'place 3 3',
      'place 4 4',
      'place 9 9',
    ]);
    expect(html.match(/data-selected="true"/g)).toHaveLength(1);
  });
  test('says that nothing is ranked', () => {
    expect(
      renderToStaticMarkup(
        <Podium label="By energy" items={[]} empty="No data for this year" hint="Arrow keys" />,
      ),
    ).toContain('No data for this year');
  });
});
