import { expect, it } from 'vitest';
import { layoutDotStrip, placeLabels, type StripDot } from './dot-strip.tsx';

it('puts labels beyond all that begin within their own text, so that no stem crosses a name', () => {
  const dots = [
    { x: 40, width: 60 },
    { x: 30, width: 60 },
    { x: 50, width: 60 },
    { x: 300, width: 60 },
  ];
  // From the right: 300 is free; 50 meets none; 40 meets 50; 30 meets both. None has room before its dot.
  expect(placeLabels(dots, { width: 500, rows: 3 }).map((place) => place?.row)).toEqual([1, 2, 0, 0]);
  // With two rows the last label that makes a third one is left out, not the one that stands free.
  expect(placeLabels(dots, { width: 500, rows: 2 }).map((place) => place?.row)).toEqual([0, 1, undefined, 0]);
});

it('puts labels before their dots from the left on where that takes fewer rows', () => {
  const dots = [100, 110, 120, 130].map((x) => ({ x, width: 60 }));
  expect(placeLabels(dots, { width: 500, rows: 9 })).toEqual([
    { row: 0, isBefore: true },
    { row: 1, isBefore: true },
    { row: 1, isBefore: false },
    { row: 0, isBefore: false },
  ]);
});

it('turns a label to the other side of its dot where it would leave the strip', () => {
  expect(placeLabels([{ x: 480, width: 60 }], { width: 500, rows: 2 })).toEqual([{ row: 0, isBefore: true }]);
});

const dot = (id: string, value: number): StripDot => {
  return { id, value, name: id, figure: String(value), time: '2025', text: id, href: `?${id}` };
};

it('has one scale from zero on for both lines, and names as many dots as there are rows', () => {
  const { ticks, shareOf, lines } = layoutDotStrip(
    { strong: [dot('a', 4)], weak: [dot('b', 2), dot('c', 2), dot('d', 2)] },
    { width: 900, rows: 1 },
  );
  expect(ticks[0]).toBe(0);
  expect(shareOf(2) - shareOf(1)).toBeCloseTo(shareOf(1) - shareOf(0), 9);
  expect(lines.map(({ dots }) => dots.map(({ label }) => label?.name))).toEqual([
    ['a'],
    ['b', 'c', undefined],
  ]);
  expect(layoutDotStrip({ strong: [], weak: [dot('b', 2)] }, { width: 900, rows: 9 }).lines).toHaveLength(1);
});

it('names the first of many dots, and the least and the greatest of all', () => {
  const weak = Array.from({ length: 40 }, (_, at) => dot(String(at), 1 + ((at + 10) % 40) / 40));
  const [line] = layoutDotStrip({ strong: [], weak }, { width: 4000 }).lines;
  const named = line?.dots.flatMap(({ dot, label }) => (label === null ? [] : [dot.id])) ?? [];
  expect(named).toHaveLength(20);
  expect(named.slice(-2)).toEqual(['29', '30']);
});

it('does not put a label before its dot over another one', () => {
  const dots = [
    { x: 230, width: 150 },
    { x: 256, width: 150 },
  ];
  expect(new Set(placeLabels(dots, { width: 320, rows: 9 }).map((place) => place?.row)).size).toBe(2);
});

it('ends its scale before a value far beyond several others', () => {
  const weak = [...Array.from({ length: 8 }, (_, at) => dot(String(at), 1 + at / 10)), dot('far', 9)];
  const { end, shareOf } = layoutDotStrip({ strong: [], weak }, { width: 900 });
  expect(end).toBeLessThan(3);
  expect(shareOf(9)).toBe(shareOf(end));
  expect(layoutDotStrip({ strong: [], weak: weak.slice(5) }, { width: 900 }).end).toBeGreaterThan(8);
});
