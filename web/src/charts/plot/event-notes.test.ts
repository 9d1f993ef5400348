import { expect, it } from 'vitest';
import { chartSize } from './chart-size.ts';
import { layoutEvents } from './event-notes.tsx';
import type { PlotRow } from './plot-model.ts';

const plot = { left: 0, right: 500, top: 20, bottom: 300 };
const x = [50, 150, 250, 350, 450];
const row = (y: (number | null)[], event: string): PlotRow => ({
  series: {
    id: 'a',
    label: 'a',
    unit: 't',
    axis: 'left',
    mark: 'bar',
    colour: 'red',
    values: [1, 1, 1, 1, 1],
    events: [null, null, event, null, null],
  },
  from: [],
  to: [],
  y,
});
const layout = { plot, x, size: chartSize(560) };

it('has its first sentence above the marks that it is wider than, with a leader to its own', () => {
  const [note] = layoutEvents([row([200, 180, 280, 190, 60], 'War. The harvest was lost.')], layout);
  expect(note).toMatchObject({ x: 250, y: 280, text: 'War', textY: 273 });
  const [wide] = layoutEvents([row([200, 180, 280, 190, 60], 'A war of many years in all of it.')], layout);
  expect(wide?.textY).toBe(173);
});

it('is left out where it would leave the plot, and of narrow charts', () => {
  expect(layoutEvents([row([200, 180, 30, 190, 60], 'War.')], layout)).toEqual([]);
  expect(layoutEvents([row([200, 180, 280, 190, 60], 'War.')], { ...layout, size: chartSize(340) })).toEqual(
    [],
  );
});
