import { expect, it } from 'vitest';
import { layoutDotStrip, placeLabels, type StripDot } from './dot-strip.tsx';

const strip = { width: 500, rows: 2 };

it('puts labels beyond all that begin within their own text, so that no stem crosses a name', () => {
  // From the right: 300 is free; 110 is met by none; 100 meets 110; 90 meets both.
  const dots = [
    { x: 100, width: 60 },
    { x: 90, width: 60 },
    { x: 110, width: 60 },
    { x: 300, width: 60 },
  ];
  expect(placeLabels(dots, { width: 500, rows: 3 }).map((place) => place?.row)).toEqual([1, 2, 0, 0]);
  // With two rows the last labels are left out until the others fit.
  expect(placeLabels(dots, strip).map((place) => place?.row)).toEqual([0, 1, undefined, undefined]);
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
