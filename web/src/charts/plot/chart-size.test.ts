import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartSize, LAYOUT_WIDTHS, layoutWidth, MAX_CHART_WIDTH, SERVER_CHART_WIDTH } from './chart-size.ts';

const css = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('no size has more than eight ticks, and letters never get smaller with the width', () => {
  const sizes = [340, 460, 560, 700, 1000].map(chartSize);
  expect(sizes.every((size) => size.maxValueTicks <= 6 && size.maxPeriodTicks <= 8)).toBe(true);
  expect(sizes.map((size) => size.fontSize)).toEqual([12.5, 12.5, 13, 13, 14]);
});

test('a box has the widest layout that fits, and a narrower one the narrowest', () => {
  const layouts = [280, 340, 371, 459, 460, 559, 560, 800].map((width) => layoutWidth(width, LAYOUT_WIDTHS));
  expect(layouts).toEqual([340, 340, 340, 340, 460, 460, 560, 560]);
});

test('the style sheets show the layout that the browser will keep, with texts as they are', () => {
  const limits = [...css('./layout-boxes.module.css').matchAll(/\(width >= ([\d.]+)rem\)/g)].map(
    ([, rem]) => 16 * Number(rem),
  );
  expect(limits).toEqual([...LAYOUT_WIDTHS.slice(1), 1000]);
  const drawn = css('./chart-svg.module.css');
  for (const width of LAYOUT_WIDTHS.slice(1))
    expect(drawn).toContain(`.fitted[data-drawn='${width}'] {\n  --drawn: ${width / 16}rem;`);
  expect(drawn).toContain(`--drawn: ${LAYOUT_WIDTHS[0] / 16}rem;`);
  expect(drawn).toContain(`.stretched,\n.fitted {\n  --drawn: ${SERVER_CHART_WIDTH / 16}rem;`);
  expect(css('./plot.module.css')).toContain(`--chart-width, ${MAX_CHART_WIDTH / 16}rem`);
});

test('the legend gives way to names at the line ends in the layouts that have them', () => {
  const sheet = css('./legend.module.css');
  for (const width of LAYOUT_WIDTHS)
    expect(sheet).toContain(
      `@container (width >= ${width / 16}rem) {\n  .legend[data-below='${width}'] {\n    display: none;`,
    );
});
