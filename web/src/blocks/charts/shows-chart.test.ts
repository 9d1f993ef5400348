import { expect, it } from 'vitest';
import type { Section } from '#catalog/section.ts';
import { livestockProducts } from '#catalog/sections/livestock-products.ts';
import { productionValue } from '#catalog/sections/production-value.ts';
import { showsChart } from './shows-chart.ts';

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
