import { describe, expect, it } from 'vitest';
import { ciede2000, labDifference, simulate, VISIONS } from './colour-difference.ts';
import { contrast, parseHex, toHex, toOklch } from './colour-space.ts';
import { ZERO_COLOUR } from './map-colours.ts';
import { mapRamp } from './ramp.ts';
import { rampProperties } from './ramp-properties.ts';
import { STROKE_OPACITY, strokeOn } from './texture.tsx';

const ACCENTS = {
  beans: '#8a2433',
  rice: '#0f6466',
  cassava: '#80511b',
  cocoa: '#5c3a21',
  potato: '#75611a',
  'sweet-potato': '#a3471a',
  forages: '#2f6b3c',
  musa: '#68630f',
  general: '#3a4a5c',
};

const PAPER = '#fbfaf6';

describe.each(Object.entries(ACCENTS))('map ramp of %s', (_crop, accent) => {
  const ramp = mapRamp(accent);

  it('carries the textures of the states at 3:1 at least, on every class and on zero', () => {
    const classes = [...rampProperties(accent).matchAll(/(--map-[\w-]+):(#[0-9a-f]{6})/g)].map(
      ([, name = '', hex = '']) => [`var(${name})`, hex] as const,
    );
    expect(classes).toHaveLength(9);
    for (const [name, hex] of [...classes, [ZERO_COLOUR, '#e3dfd4'] as const]) {
      const fill = parseHex(hex);
      const stroke = parseHex(strokeOn(name));
      const mixed = fill.map((channel, at) => channel + ((stroke[at] ?? 0) - channel) * STROKE_OPACITY);
      expect(contrast(toHex([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]), hex), name).toBeGreaterThan(3);
    }
  });

  it('goes from pale to deep in equal steps of lightness', () => {
    const lightness = ramp.map((hex) => toOklch(parseHex(hex)).lightness);
    const steps = lightness.slice(1).map((value, index) => (lightness[index] ?? 0) - value);
    expect(ramp).toHaveLength(6);
    expect(Math.min(...steps)).toBeGreaterThan(0.12);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
  });

  it.each(VISIONS)('keeps neighbouring steps ten CIEDE2000 units apart for %s vision', (vision) => {
    const seen = ramp.map((hex) => simulate(parseHex(hex), vision));
    const differences = seen.slice(1).map((colour, index) => ciede2000(seen[index] ?? colour, colour));
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(10);
  });

  it('keeps the hue of the accent', () => {
    const wanted = toOklch(parseHex(accent)).hue;
    for (const hex of ramp.slice(1, -1)) {
      const turned = Math.abs(toOklch(parseHex(hex)).hue - wanted);
      expect(Math.min(turned, 2 * Math.PI - turned)).toBeLessThan(0.12);
    }
  });

  it('has an accent that can be read on paper', () => {
    expect(contrast(accent, PAPER)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the measures themselves', () => {
  it('agrees with published CIEDE2000 pairs', () => {
    expect(labDifference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(labDifference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(labDifference([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4);
    expect(labDifference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
  });

  it('gives the two ends of the contrast scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('makes fewer steps from the same ends', () => {
    const six = mapRamp(ACCENTS.beans);
    const three = mapRamp(ACCENTS.beans, 3);
    expect([three[0], three[2]]).toEqual([six[0], six[5]]);
    expect(mapRamp(ACCENTS.beans, 1)).toEqual([six[5]]);
  });
});
