import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { priceSize } from './price-size.ts';

test('the drawing is 530 px high where there is room, and its letters never below 11', () => {
  expect([299, 300, 400, 500, 700, 1000, 1200, 1400, 1600, 3000].map((width) => priceSize(width))).toEqual(
    [
      [320, 11],
      [360, 11.5],
      [400, 12],
      [440, 12.5],
      [480, 13],
      [530, 14],
      [530, 14.5],
      [530, 15],
      [530, 16],
      [530, 16],
    ].map(([height, fontSize]) => expect.objectContaining({ height, fontSize })),
  );
});

test('the style sheet reserves the heights of the drawings, and squeezes to them what the server drew', () => {
  const sheet = readFileSync(new URL('./price-chart.module.css', import.meta.url), 'utf8');
  const drawn = priceSize(SERVER_CHART_WIDTH).height;
  const frames = [
    ...sheet.matchAll(
      /(?:max-width: ([\d.]+)rem\) \{\s*)?\.heights \{\s*--squeeze: ([\d.]+);[^}]*?height: ([\d.]+)rem/g,
    ),
  ].map(([, limit, squeeze, height]) => [limit === undefined ? 2000 : 16 * Number(limit), squeeze, height]);
  expect(frames.map(([limit]) => Math.ceil(Number(limit)))).toEqual([2000, 1000, 700, 500, 400, 300]);
  for (const [limit, squeeze, height] of frames) {
    expect(priceSize(Number(limit)).height).toBe(16 * Number(height));
    expect(Number(squeeze)).toBeCloseTo(drawn / (16 * Number(height)), 4);
  }
});
