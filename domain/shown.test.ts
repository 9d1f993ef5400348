import { expect, it } from 'vitest';
import { toShownFigure } from './shown.ts';

const plain = { unit: 'kt', decimals: 0, as: null };

it('rounds a figure to the decimals of its element, halves away from zero', () => {
  expect(toShownFigure({ ...plain, value: 3100.5 })).toEqual({
    value: 3101,
    unit: 'kt',
    decimals: 0,
    aboutZero: false,
  });
});

it('reads fractions as percentages, and tells what rounds to zero', () => {
  const share = { ...plain, unit: 'fraction' };
  expect(toShownFigure({ ...share, value: 0.0396923 })).toMatchObject({
    value: 3.97,
    unit: 'percent',
    decimals: 2,
  });
  expect(toShownFigure({ ...share, value: 0.00004 })).toMatchObject({ value: 0, aboutZero: true });
  expect(toShownFigure({ ...share, value: 0 })).toMatchObject({ value: 0, aboutZero: false });
  expect(toShownFigure({ ...plain, value: 0.4 })).toMatchObject({ value: 0, aboutZero: true });
});

it('reads a quantity per inhabitant with three digits of small ones', () => {
  const divided = { ...plain, unit: 'kg-capita', as: { kind: 'per-inhabitant' } };
  expect(toShownFigure({ ...divided, value: 0.25 })).toMatchObject({ value: 0.25, decimals: 3 });
  expect(toShownFigure({ ...divided, value: 14.186 })).toMatchObject({ value: 14.19, decimals: 2 });
});

it('never rounds a change away, and reads one of percentages in points', () => {
  const change = { ...plain, unit: 'fraction', as: { kind: 'change', relative: true } };
  expect(toShownFigure({ ...change, value: 0.2399999 })).toMatchObject({
    value: 24,
    unit: 'percent',
    decimals: 1,
  });
  expect(toShownFigure({ ...change, value: 0.0003 })).toMatchObject({ value: 0.03, decimals: 2 });
  const points = { ...plain, unit: 'fraction', as: { kind: 'change', relative: false } };
  expect(toShownFigure({ ...points, value: 0.001 })).toMatchObject({
    value: 0.1,
    unit: 'percent-point',
    decimals: 2,
  });
  const part = { ...plain, unit: 'fraction', as: { kind: 'part', relative: true } };
  expect(toShownFigure({ ...part, value: -0.028244 })).toMatchObject({ value: -2.82, unit: 'percent-point' });
});
