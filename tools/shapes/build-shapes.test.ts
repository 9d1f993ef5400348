import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toBin } from '#web/map/classes.ts';
import { toBounds, toGeography } from '#web/map/geography.ts';
import { isInside } from '#web/map/path-geometry.ts';
import { pick, REACH } from '#web/map/pick.ts';
import { type Direction, nextInDirection } from '#web/map/roving.ts';
import { fitBounds, toBox, toFrame } from '#web/map/view.ts';
import { worldShapes } from './build-shapes.ts';
import { FAO_COUNTRIES, iso3Of, LEFT_OUT, SPLITS } from './iso3-join.ts';
import { project, unproject } from './projection.ts';

const started = performance.now();
const { world, report } = worldShapes();
const took = performance.now() - started;
const geography = toGeography(world);
const [, , width, height] = world.viewBox;

function place(iso3: string) {
  const found = geography.byIso3.get(iso3);
  if (found === undefined) throw new Error(`${iso3} is not on the map`);
  return found;
}

describe('the drawing of the world', () => {
  it('loses no geometry, no split and no country that has figures', () => {
    expect(report).toEqual({ unmatchedGeometries: [], unusedSplits: [], missingCountries: [] });
    expect(Object.values(LEFT_OUT).every(({ reason }) => reason.length > 10)).toBe(true);
  });

  it('has more than 190 countries, each once', () => {
    const codes = world.shapes.map((shape) => shape.iso3);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => FAO_COUNTRIES.includes(code)).length).toBeGreaterThan(215);
    expect([...codes].sort()).toEqual(codes);
  });

  it.each(['TUV', 'GUF', 'GLP', 'MTQ', 'REU', 'MYT', 'HKG', 'MAC', 'TWN', 'PSE', 'XKX', 'SOM', 'CYP', 'ESH'])(
    'shows %s',
    (iso3) => {
      const { shape } = place(iso3);
      expect(shape.d !== '' || shape.circle !== undefined).toBe(true);
    },
  );

  it('draws a circle for states too small to see and an outline for the others', () => {
    for (const iso3 of ['LUX', 'SGP', 'MLT', 'TUV', 'BRB']) expect(place(iso3).shape.circle).toBeDefined();
    for (const iso3 of ['RWA', 'SLV', 'GUF', 'BRA', 'JAM']) {
      expect(place(iso3).shape.circle).toBeUndefined();
      expect(place(iso3).shape.d).toMatch(/^M\d+ \d+l/);
    }
  });

  it('puts the pieces of France where they are', () => {
    const [longitude, latitude] = unproject(...place('GUF').centre);
    expect(longitude).toBeCloseTo(-53, 0);
    expect(latitude).toBeCloseTo(4, 0);
    expect(place('FRA').bounds[2] - place('FRA').bounds[0]).toBeLessThan(width * 0.05);
    expect(SPLITS.filter((split) => split.from === 'FRA').map((split) => split.iso3)).toContain('REU');
  });

  it('gives Crimea to Ukraine, and dashes its northern edge', () => {
    const [x, y] = project(34.2, 45.2);
    expect(place('UKR').bounds[3]).toBeGreaterThan(y);
    expect(x).toBeGreaterThan(place('UKR').bounds[0]);
    expect(world.disputed.match(/M/g)?.length).toBeGreaterThan(8);
  });

  it.each([
    ['Laayoune', -13.2, 27.15],
    ['Smara', -11.67, 26.74],
    ['Aousserd', -14.33, 22.55],
    ['Bir Lehlou', -9.58, 26.35],
  ])('draws Western Sahara whole: %s', (_, longitude, latitude) => {
    const at = project(longitude, latitude);
    const owners = world.shapes.filter(({ d }) => isInside(d, at)).map(({ iso3 }) => iso3);
    expect(owners).toEqual(['ESH']);
  });

  it('ends Western Sahara at one dashed parallel, with Tarfaya north of it and the peninsula of Dakhla south', () => {
    const [left, top] = project(-13.17, 27.66).map(Math.round);
    const [right] = project(-8.69, 27.66).map(Math.round);
    expect(world.disputed).toContain(`M${right} ${top}l${(left ?? 0) - (right ?? 0)} 0M`);
    expect(isInside(place('MAR').shape.d, project(-12.9, 27.93))).toBe(true);
    expect(pick(geography.places, project(-15.93, 23.7), 1, null)?.iso3).toBe('ESH');
  });

  it('tears no country across the edge of the map', () => {
    for (const { iso3, bounds } of geography.places) {
      expect(bounds[2] - bounds[0], iso3).toBeLessThan(width * 0.4);
      expect(bounds[0], iso3).toBeGreaterThanOrEqual(0);
      expect(bounds[2], iso3).toBeLessThanOrEqual(width);
      expect(bounds[1], iso3).toBeGreaterThanOrEqual(0);
      expect(bounds[3], iso3).toBeLessThanOrEqual(height);
    }
  });

  it('stays within its budgets: 32 kB of paths, five seconds', () => {
    const paths = world.shapes.map((shape) => shape.d).join('\n') + world.disputed + world.land;
    expect(brotliCompressSync(paths).length).toBeLessThan(32_000);
    expect(took).toBeLessThan(5_000);
  });
});

describe('the join by id', () => {
  it('reads numeric ids, and names where there is no id', () => {
    expect(iso3Of('036', 'Ashmore and Cartier Is.')).toBe('AUS');
    expect(iso3Of(undefined, 'Kosovo')).toBe('XKX');
    expect(iso3Of(undefined, 'Somaliland')).toBe('SOM');
    expect(iso3Of('999', 'Atlantis')).toBeNull();
  });
});

describe('the projection', () => {
  it('is undone by its inverse', () => {
    for (const [longitude, latitude] of [
      [30, -2],
      [-100, 40],
      [179, -17],
    ] as const) {
      const back = unproject(...project(longitude, latitude));
      expect(back[0]).toBeCloseTo(longitude, 6);
      expect(back[1]).toBeCloseTo(latitude, 6);
    }
  });

  it('has its edge in the Bering Strait', () => {
    expect(project(-170, 65)[0]).toBeGreaterThan(width * 0.75);
    expect(project(-167, 65)[0]).toBeLessThan(width * 0.25);
  });
});

describe('the whole world under the pointer and the keyboard', () => {
  const frame = { width: 700, height: 350 };
  const home = fitBounds(geography.bounds, frame);

  it.each(['TUV', 'CPV', 'BMU', 'SHN', 'SYC'])('finds %s at sea from within the reach', (iso3) => {
    const [x, y] = toFrame(place(iso3).centre, home, frame);
    const away = REACH * 0.3;
    for (const [dx, dy] of [
      [away, 0],
      [-away, 0],
      [0, away],
      [0, -away],
    ] as const) {
      expect(pick(geography.places, toBox([x + dx, y + dy], home, frame), home.unit, null)?.iso3).toBe(iso3);
    }
  });

  it('finds nothing in the middle of an ocean', () => {
    expect(pick(geography.places, project(-130, 20), home.unit, null)).toBeNull();
  });

  it('finds El Salvador from the ocean south of it', () => {
    const [x, y] = toFrame(place('SLV').centre, home, frame);
    const at = toBox([x - 2, y + 5], home, frame);
    expect(pick(geography.places, at, home.unit, null)?.iso3).toBe('SLV');
  });

  it('finds Rwanda from just inside its larger neighbours', () => {
    const [x, y] = toFrame(place('RWA').centre, home, frame);
    const west = toBox([x - 4, y - 1], home, frame);
    expect(pick(geography.places, west, home.unit, place('COD'))?.iso3).toBe('RWA');
    const east = toBox([x + 5, y], home, frame);
    expect(pick(geography.places, east, home.unit, place('TZA'))?.iso3).toBe('RWA');
  });

  it('reaches every country with arrow keys, from anywhere', () => {
    const directions: readonly Direction[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const reached = new Set<string>(['RWA']);
    const queue = [place('RWA')];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const direction of directions) {
        const step = nextInDirection(geography.places, next, direction);
        if (step === null || reached.has(step.iso3)) continue;
        reached.add(step.iso3);
        queue.push(step);
      }
    }
    expect(geography.places.map(({ iso3 }) => iso3).filter((iso3) => !reached.has(iso3))).toEqual([]);
  });

  it('keeps Oceania on one side of the map', () => {
    const bounds = toBounds(geography, ['AUS', 'NZL', 'FJI', 'PNG', 'TUV', 'PYF', 'COK']);
    expect((bounds?.[2] ?? 0) - (bounds?.[0] ?? 0)).toBeLessThan(width * 0.4);
  });
});

describe('a class for every country', () => {
  it('needs one lookup per country', () => {
    const classes = { limits: [1, 2], zero: true };
    expect(world.shapes.every(({ iso3 }) => toBin(iso3 === 'BRA' ? 3 : null, classes) >= -3)).toBe(true);
  });
});
