import { describe, expect, test } from 'vitest';
import { type ChartSeries, checkSeries, drawnValues, requireColour, seenSeries } from './series.ts';
import { fitText, textWidth, wrapText } from './text-width.ts';

const series: ChartSeries = {
  id: '8',
  label: 'Production',
  unit: '1000 t',
  axis: 'left',
  mark: 'bar',
  colour: 'red',
  values: [],
};

describe('what a chart demands of its series', () => {
  test('a colour', () => {
    expect(requireColour('var(--use-food)', 'food')).toBe('var(--use-food)');
    expect(() => requireColour(undefined, 'beans')).toThrow('The colour of "beans" is undefined');
    expect(() => requireColour(' ', 'beans')).toThrow('undefined');
    expect(() => requireColour('var(--use-undefined)', 'beans')).toThrow('undefined');
    expect(() => checkSeries([{ ...series, colour: '' }])).toThrow('The colour of "8"');
  });
  test('one unit per axis, and distinct ids', () => {
    expect(() => checkSeries([series, { ...series, id: '12', unit: '%' }])).toThrow('two units');
    expect(() => checkSeries([series, { ...series, id: '12', unit: '%', axis: 'right' }])).not.toThrow();
    expect(() => checkSeries([series, series])).toThrow('Two series have the id "8"');
  });
});

test('bars that are thinner than a line in every period are not named; lines are', () => {
  const named = (...all: ChartSeries[]) => seenSeries(all).map(({ id }) => id);
  const cattle = { ...series, id: 'cattle', values: [500, 600] };
  const sheep = { ...series, id: 'sheep', values: [null, 20] };
  const camels = { ...series, id: 'camels', values: [1, 0] };
  const goats = { ...series, id: 'goats', values: [null, null] };
  const rate: ChartSeries = { ...series, id: 'rate', mark: 'line', axis: 'right', values: [0, null] };
  expect(named(cattle, sheep, camels, goats, rate)).toEqual(['cattle', 'sheep', 'rate']);
});

test('values are cut before they are negated, and gaps stay gaps', () => {
  const values = [5, 0, -2, null, Number.NaN];
  expect(drawnValues({ ...series, values }, 6)).toEqual([5, 0, -2, null, null, null]);
  expect(drawnValues({ ...series, values, cutNonPositive: true }, 5)).toEqual([5, null, null, null, null]);
  expect(drawnValues({ ...series, values, negate: true }, 5)).toEqual([-5, 0, 2, null, null]);
  expect(drawnValues({ ...series, values, negate: true, cutNonPositive: true }, 5)).toEqual([
    -5,
    null,
    null,
    null,
    null,
  ]);
});

test('texts are cut to their room', () => {
  expect(textWidth('', 12)).toBe(0);
  expect(textWidth('mm', 10)).toBeCloseTo(17.2, 10);
  expect(fitText('Rwanda', 13, 200)).toBe('Rwanda');
  const cut = fitText('Tanzania, United Republic of', 13, 100);
  expect(cut.endsWith('…')).toBe(true);
  expect(textWidth(cut, 13)).toBeLessThanOrEqual(100);
});

test('texts are broken into lines, of which the last is cut', () => {
  expect(wrapText('Rwanda', 10, 100, 2)).toEqual(['Rwanda']);
  expect(wrapText('Democratic Republic of the Congo', 10, 115, 2)).toEqual([
    'Democratic Republic',
    'of the Congo',
  ]);
  const cut = wrapText('Democratic Republic of the Congo', 10, 60, 2);
  expect(cut).toHaveLength(2);
  expect(cut[1]?.endsWith('…')).toBe(true);
  expect(wrapText('Democratic Republic of the Congo', 10, 20)).toEqual(
    'Democratic Republic of the Congo'.split(' '),
  );
});
