import { describe, expect, it } from 'vitest';
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

describe.each([340, 560, 800])('diverging bars, %i px wide', (width) => {
  const model = layoutDrivers({ rows: kenya, width });

  it('lay parts of one sign end to end, and those of two signs on both sides of zero', () => {
    const [kenya, rwanda] = model.rows;
    expect(kenya?.segments[0]?.x).toBeCloseTo(model.axis.zero, 0);
    expect(kenya?.segments[1]?.x).toBeCloseTo(
      (kenya?.segments[0]?.x ?? 0) + (kenya?.segments[0]?.width ?? 0),
      0,
    );
    expect((rwanda?.segments[1]?.x ?? 0) + (rwanda?.segments[1]?.width ?? 0)).toBeCloseTo(model.axis.zero, 0);
    // 44 of land and 14 are on one scale.
    expect(rwanda?.segments[0]?.width).toBeCloseTo(((kenya?.segments[0]?.width ?? 0) * 44) / 14, 0);
  });

  it('stay between names and totals', () => {
    for (const { x, width: length } of model.rows.flatMap(({ segments }) => segments)) {
      expect(x).toBeGreaterThanOrEqual(model.left - 1);
      expect(x + length).toBeLessThanOrEqual(width);
    }
  });

  it('are as high at every width', () => {
    // 20 of legend, 22 of axis, 58 of the main bar, 24 apart, and three rows of 26
    expect(model.height).toBe(20 + 22 + 58 + 24 + 3 * 26);
  });
});

it('say names in a legend where the main bar is too short for them', () => {
  expect(layoutDrivers({ rows: kenya, width: 340 }).hasLegend).toBe(true);
  expect(layoutDrivers({ rows: [row('Kenya', 30, 25)], width: 800 }).hasLegend).toBe(false);
});

it('have an axis where nothing changed', () => {
  const { axis, rows } = layoutDrivers({ rows: [row('Kenya', 0, 0)], width: 340 });
  expect(axis.zero).toBeGreaterThan(0);
  expect(rows[0]?.segments).toHaveLength(2);
});
