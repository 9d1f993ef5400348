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
