import { expect, it } from 'vitest';
import { type DriverRow, layoutDrivers } from './drivers.tsx';

const row = (id: string, area: number, gain: number): DriverRow => ({
  id,
  label: id,
  totalLabel: `${area + gain}%`,
  parts: [
    { id: 'area', label: 'More land', value: area, valueLabel: String(area), colour: 'red' },
    { id: 'yield', label: 'Higher yield', value: gain, valueLabel: String(gain), colour: 'tan' },
  ],
});
const kenya = [row('Kenya', 14, 5), row('Rwanda', 44, -28), row('Brazil', -17, 12), row('World', 24, -9)];

it('say names in a legend where the main bar is too short for them', () => {
  expect(layoutDrivers({ rows: kenya, width: 340 }).hasLegend).toBe(true);
  expect(layoutDrivers({ rows: [row('Kenya', 30, 25)], width: 800 }).hasLegend).toBe(false);
});

it('have an axis where nothing changed', () => {
  const { axis, rows } = layoutDrivers({ rows: [row('Kenya', 0, 0)], width: 340 });
  expect(axis.zero).toBeGreaterThan(0);
  expect(rows[0]?.segments).toHaveLength(2);
});
