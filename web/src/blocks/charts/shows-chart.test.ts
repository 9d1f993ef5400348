import { expect, it } from 'vitest';
import { FOOD, OTHER_USES } from '#catalog/elements/codes.ts';
import type { Section } from '#catalog/section.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { livestockProducts } from '#catalog/sections/livestock-products.ts';
import { productionValue } from '#catalog/sections/production-value.ts';
import { drawsChart, showsChart } from './shows-chart.ts';

/** Whether each chart of a section is shown where these elements alone have figures. */
const shown = (section: Section, known: readonly number[], choices: Record<string, string> = {}) =>
  section.blocks.flatMap((block) =>
    block.kind === 'charts'
      ? block.charts.flatMap((chart) => {
          const allCubes = {
            series: (element: number) => (known.includes(element) ? new Map([[2020, {}]]) : null),
            about: () => undefined,
          };
          const data = { section, area: 'BRA', allCubes, view: { choices } };
          return showsChart(data as never, chart) ? [chart.id] : [];
        })
      : [],
  );

it('leaves out a chart of bars without a bar, and one whose only line is in an earlier one', () => {
  // Milk and meat of cattle, alfalfa and the area of fodder crops.
  expect(shown(livestockProducts, [231, 241, 250])).toEqual(['milk', 'meat']);
  expect(shown(productionValue, [152])).toEqual(['value']);
  expect(shown(productionValue, [152], { charts: 'price-bases' })).toEqual(['value', 'price-bases']);
});

it('draws a country’s chart from three figures on that are more than unrecorded zeros', () => {
  const [uses] = consumption.blocks.flatMap((block) =>
    block.kind === 'charts' ? block.charts.slice(0, 1) : [],
  );
  const draws = (
    figures: readonly { value: number; doubt?: string }[],
    element = FOOD,
    area = 'UZB',
  ): boolean => {
    const allCubes = {
      series: (each: number) =>
        each === element ? new Map(figures.map((figure, at) => [at, figure])) : null,
      about: () => undefined,
    };
    return uses !== undefined && drawsChart({ area, allCubes } as never, uses);
  };
  const three = [{ value: 1 }, { value: 2 }, { value: 3 }];
  expect(draws(three)).toBe(true);
  expect(draws(three.slice(1))).toBe(false);
  expect(draws(three.slice(1), FOOD, 'WLRD')).toBe(true);
  expect(draws(three.map(() => ({ value: 0, doubt: 'unrecorded' })))).toBe(false);
  // The large chart has food alone.
  expect(draws(three, OTHER_USES)).toBe(false);
});
