import { expect, it } from 'vitest';
import { layoutDotStrip, placeLabels, type StripDot } from './dot-strip.tsx';

const strip = { width: 500, rows: 2 };

it('puts labels into the nearest row where they cover none, and leaves out those beyond the last row', () => {
  // The first label reaches from 108 to 168, so the second and the third, which begin at 98 and 118, go further out.
  expect(
    placeLabels(
      [
        { x: 100, width: 60 },
        { x: 90, width: 60 },
        { x: 110, width: 60 },
        { x: 300, width: 60 },
      ],
      strip,
    ).map((place) => place?.row),
  ).toEqual([0, 1, undefined, 0]);
});

it('turns a label to the other side of its dot where it would leave the strip', () => {
  expect(placeLabels([{ x: 480, width: 60 }], strip)).toEqual([{ row: 0, isBefore: true }]);
});

const dot = (id: string, value: number): StripDot => {
  return { id, value, name: id, figure: String(value), time: '2025', text: id, href: `?${id}` };
};

it('has one scale from zero on for both lines, and names as many dots as there are rows', () => {
  const { ticks, shareOf, lines } = layoutDotStrip(
    { strong: [dot('a', 1)], weak: [dot('b', 2), dot('c', 2)] },
    { width: 900, rows: 1 },
  );
  expect(ticks[0]).toBe(0);
  expect(shareOf(2) - shareOf(1)).toBeCloseTo(shareOf(1) - shareOf(0), 9);
  expect(lines.map(({ dots }) => dots.map(({ label }) => label?.name))).toEqual([['a'], ['b', undefined]]);
  expect(layoutDotStrip({ strong: [], weak: [dot('b', 2)] }, { width: 900, rows: 9 }).lines).toHaveLength(1);
});
