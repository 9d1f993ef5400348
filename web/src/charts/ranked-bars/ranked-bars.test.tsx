import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { layoutRankedBars, RankedBars, type RankedItem } from './ranked-bars.tsx';

const item = (id: string, value: number, more: Partial<RankedItem> = {}): RankedItem => ({
  id,
  label: id,
  value,
  valueLabel: `${value} kg`,
  ...more,
});
const model = (items: RankedItem[], limit = 10) =>
  layoutRankedBars({ items, limit, width: 316, formatRank: String });

const draw = (items: RankedItem[]): string =>
  renderToStaticMarkup(
    <RankedBars id="rank" title="" description="" items={items} formatRank={String} hint="" empty="" />,
  );

test('ties share a rank and the next is skipped; nothing has a bar and no rank', () => {
  const { rows } = model([item('a', 9), item('b', 7), item('c', 7), item('d', 3), item('e', 0)]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, null]);
  expect(rows.at(-1)?.rankText).toBe('');
});

test('begin with the smallest where that leads, before the ground of a whole', () => {
  const items = [item('a', 60), item('b', 9), item('c', 30)];
  const { rows, scales } = layoutRankedBars({
    ...{ items, limit: 10, width: 316, formatRank: String },
    ...{ lowestFirst: true, whole: 100 },
  });
  expect(rows.map(({ item: one, rank }) => [one.id, rank])).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 3],
  ]);
  expect(scales.x(60) - scales.x(0)).toBeCloseTo(0.6 * (scales.x(100) - scales.x(0)));
});

test('what is doubtful is behind the others and has no rank', () => {
  const { rows } = model([item('a', 9), item('b', 7, { doubt: 'unusual' }), item('c', 5)]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, null]);
});

describe('rows', () => {
  test('grow to both sides of zero', () => {
    const { scales } = model([item('up', 10), item('down', -10)]);
    expect(scales.x(10) - scales.x(0)).toBeCloseTo(scales.x(0) - scales.x(-10), 6);
  });

  test('cut long names, which their title has whole, and demand colours', () => {
    const long = 'Tanzania, United Republic of, mainland and Zanzibar together';
    const html = draw([item('x', 2, { label: long }), item('y', 1)]);
    expect(html).toContain(`<title>${long}</title>`);
    // A wider box has its own layout, with room for more of a name, before it is measured.
    const [narrow = '', wide = ''] = [340, 1000].map((width) => html.split(`data-drawn="${width}"`)[1]);
    expect(narrow.split('</svg>')[0]).toContain('…');
    expect(wide.split('</svg>')[0]).not.toContain('…');
    expect(() => draw([item('x', 1, { colour: 'var(--undefined)' })])).toThrow('"x"');
  });

  test('are 200 where 200 countries share a place and all are asked for', () => {
    const ties = Array.from({ length: 200 }, (_, at) => item(`c${at}`, 5));
    const { rows } = model(ties, 200);
    expect(new Set(rows.map(({ rank }) => rank))).toEqual(new Set([1]));
    expect(model(ties).rows).toHaveLength(10);
  });
});

test('a doubtful value has a hollow bar and a mark, and says why', () => {
  const items = [item('b', 30, { doubt: 'Unusual' }), item('c', 20)];
  const html = draw(items);
  expect(html).toContain('<title>30 kg. Unusual</title>');
  expect(html).toContain('>30 kg°</text>');
  expect(html).toContain('>20 kg</text>');
  expect(html).toContain('fill="var(--paper)" stroke="var(--accent)"');
});

test('are as high in every box as the server drew them for a phone', () => {
  const items = [
    item('x', 2, { label: 'Democratic People\u2019s Republic of Korea and others' }),
    item('y', 1),
  ];
  const heightAt = (width: number) =>
    layoutRankedBars({ items, limit: 10, width, formatRank: String }).height;
  expect(heightAt(800)).toBe(heightAt(340));
});
