import { describe, expect, it } from 'vitest';
import { isInside } from './path-geometry.ts';
import { projectInto } from './project.ts';
import generated from './shapes.generated.json';

const [left = 0, top = 0, width = 0, height = 0] = generated.viewBox;

describe('a point on the map', () => {
  it.each([
    ['Nairobi', 'KEN', 36.82, -1.28],
    ['Tegucigalpa', 'HND', -87.2, 14.1],
    ['Kathmandu', 'NPL', 85.32, 27.72],
    ['Lilongwe', 'MWI', 33.78, -13.97],
    ['Kumasi', 'GHA', -1.62, 6.69],
    ['Omolon', 'RUS', 160.5, 65.2],
  ])('%s stands within its country', (_, iso3, longitude, latitude) => {
    const at = projectInto({ viewBox: [left, top, width, height] }, longitude, latitude);
    const outline = generated.shapes.find((shape) => shape.iso3 === iso3)?.d ?? '';
    expect(isInside(outline, at)).toBe(true);
  });
});

it('projects as Equal Earth does, worked by hand: half the equator is 2.70663, a quarter of the meridian 1.31736', () => {
  const world = { viewBox: [0, 0, 2 * 2.706629983, 2] as const };
  const [x, equator] = projectInto(world, 11.6, 0);
  expect(x).toBeCloseTo(2.70663, 5);
  expect(equator - projectInto(world, 11.6, 90)[1]).toBeCloseTo(1.31736, 5);
  // 30° north, and as far south: parallels are straight, whatever the longitude.
  const [, north] = projectInto(world, 11.6, 30);
  expect(equator - north).toBeCloseTo(projectInto(world, 100, -30)[1] - equator, 12);
});
