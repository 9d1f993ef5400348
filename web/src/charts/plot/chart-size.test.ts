import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartSize, DIRECT_LABEL_WIDTH, MAX_CHART_WIDTH, SERVER_CHART_WIDTH } from './chart-size.ts';

const css = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('charts are 400 pixels high unless the box is narrow', () => {
  expect([280, 320, 450, 500, 800, 1200].map((width) => chartSize(width).height)).toEqual([
    300, 330, 360, 400, 400, 400,
  ]);
});

test('no size has more than six ticks, and letters grow with the width', () => {
  const sizes = [299, 300, 400, 500, 700, 1000].map(chartSize);
  expect(sizes.every((size) => size.maxValueTicks <= 6 && size.maxPeriodTicks <= 6)).toBe(true);
  expect(sizes.map((size) => size.fontSize)).toEqual([11, 11.5, 12, 12.5, 13, 14]);
});

test('the style sheet reserves the heights of the drawings, and squeezes to them what the server drew', () => {
  const sheet = css('./plot.module.css');
  const drawn = chartSize(SERVER_CHART_WIDTH).height;
  const frames = [
    ...sheet.matchAll(
      /(?:max-width: ([\d.]+)rem\) \{\s*)?\.heights \{\s*--squeeze: ([\d.]+);[^}]*?height: ([\d.]+)rem/g,
    ),
  ].map(([, limit, squeeze, height]) => ({
    limit: limit === undefined ? MAX_CHART_WIDTH : 16 * Number(limit),
    squeeze: Number(squeeze),
    height: 16 * Number(height),
  }));
  expect(frames.map(({ limit }) => Math.ceil(limit))).toEqual([800, 500, 400, 300]);
  for (const { limit, squeeze, height } of frames) {
    expect(chartSize(limit).height).toBe(height);
    expect(squeeze).toBeCloseTo(drawn / height, 4);
  }
  expect(sheet).toContain(`max-width: ${MAX_CHART_WIDTH / 16}rem`);
  expect(css('./chart-svg.module.css')).toContain(`atan2(${SERVER_CHART_WIDTH / 16}rem, 100cqw)`);
});

test('the legend gives way to names at the line ends where these begin', () => {
  expect(css('./legend.module.css')).toContain(`@container (min-width: ${DIRECT_LABEL_WIDTH / 16}rem)`);
  expect(chartSize(DIRECT_LABEL_WIDTH).directLabels).toBe(true);
  expect(chartSize(DIRECT_LABEL_WIDTH - 1).directLabels).toBe(false);
});
