import { expect, it } from 'vitest';
import { type MapPlace, toGeography } from './geography.ts';
import { distanceToOutline, isInside } from './path-geometry.ts';
import { pick, REACH } from './pick.ts';
import { fitBounds } from './view.ts';
import { WORLD_ON_SERVER } from './world-on-server.ts';

const geography = toGeography(WORLD_ON_SERVER);
const place = (iso3: string): MapPlace => {
  const found = geography.byIso3.get(iso3);
  if (found === undefined) throw new Error(`${iso3} is not on the map.`);
  return found;
};
type Point = readonly [number, number];

const under = (point: Point): MapPlace | null =>
  geography.places.find(({ shape, bounds: [left, top, right, bottom] }) => {
    const [x, y] = point;
    return left <= x && x <= right && top <= y && y <= bottom && isInside(shape.d, point);
  }) ?? null;

/** The view of the world in a frame of this size, and what a pointer picks in it. */
function world(width: number, height: number) {
  const { unit } = fitBounds(geography.bounds, { width, height });
  const at = (point: Point): string | null => pick(geography.places, point, unit, under(point))?.iso3 ?? null;
  const away = (iso3: string, point: Point): number => {
    const { shape } = place(iso3);
    return isInside(shape.d, point) ? 0 : distanceToOutline(shape.d, point) / unit;
  };
  /** Points two pixels apart, up to some pixels away from a country's middle on both axes. */
  const around = (iso3: string, pixels: number): readonly Point[] => {
    const [x, y] = place(iso3).centre;
    const steps = Array.from({ length: pixels + 1 }, (_, index) => (2 * index - pixels) * unit);
    return steps.flatMap((dy) => steps.map((dx): Point => [x + dx, y + dy]));
  };
  return { unit, at, away, around };
}

const large = world(1000, 435);
const small = world(484, 242);

/** Whether one of two countries is at least as near as the other, or is the one under the point. */
const mayWin = (view: typeof large, iso3: string | null, over: string, point: Point): boolean =>
  iso3 !== null && (iso3 === under(point)?.iso3 || view.away(iso3, point) <= view.away(over, point));

it('picks Rwanda within twenty pixels, over Tanzania, DR Congo and Kenya; nearer Burundi wins', () => {
  const near = large.around('RWA', 30).filter((point) => large.away('RWA', point) < REACH);
  const picked = near.map((point) => ({ point, iso3: large.at(point), away: large.away('RWA', point) }));
  expect(new Set(picked.map(({ iso3 }) => iso3))).toEqual(new Set(['RWA', 'BDI', 'UGA', 'TZA']));
  for (const { point, iso3, away } of picked) {
    if (iso3 === 'BDI') expect(large.away('BDI', point)).toBeLessThanOrEqual(away);
    // Of the two large ones only their cores, which are hardly nearer than the reach itself.
    if (iso3 === 'UGA' || iso3 === 'TZA') expect(away).toBeGreaterThan(15);
  }
  expect(picked.filter(({ iso3 }) => iso3 === 'RWA').length / picked.length).toBeGreaterThan(0.55);
});

it('picks El Salvador within twenty pixels where no other small state is nearer', () => {
  const near = large.around('SLV', 28).filter((point) => large.away('SLV', point) < REACH);
  const picked = near.map((point) => ({ point, iso3: large.at(point) }));
  const others = picked.filter(({ iso3 }) => iso3 !== 'SLV');
  // Circles are nearer than the outlines that this test measures.
  const drawn = others.filter(({ iso3 }) => place(iso3 ?? '').shape.circle === undefined);
  for (const { point, iso3 } of drawn) expect(mayWin(large, iso3, 'SLV', point), `${iso3}`).toBe(true);
  expect(picked.length - others.length).toBeGreaterThan(60);
});

it.each([
  ['RWA', -10, 2],
  ['RWA', 9, 0],
  ['SLV', 0, 2],
  ['SLV', -1, 3],
] as const)('picks %s beside it in a map half as wide', (iso3, dx, dy) => {
  const [x, y] = place(iso3).centre;
  expect(small.at([x + dx * small.unit, y + dy * small.unit])).toBe(iso3);
});

it('leaves no country out of the pointer’s reach', () => {
  const found = new Set<string>();
  for (const { shape, bounds } of geography.places) {
    const [left, top, right, bottom] = bounds;
    const step = Math.max(small.unit / 2, (right - left) / 24);
    for (let y = top; y <= bottom && !found.has(shape.iso3); y += step) {
      for (let x = left; x <= right && !found.has(shape.iso3); x += step) {
        const iso3 = small.at([x, y]);
        if (iso3 !== null) found.add(iso3);
      }
    }
  }
  const missing = geography.places.filter(({ iso3 }) => !found.has(iso3)).map(({ iso3 }) => iso3);
  expect(missing).toEqual([]);
});

it.each(['KEN', 'TZA', 'COD', 'UGA', 'FRA', 'TUR', 'DEU', 'IND'])(
  'keeps a core of %s, wherever the small states around it stand',
  (iso3) => {
    for (const view of [small, large]) {
      const inside = view.around(iso3, 30).filter((point) => under(point)?.iso3 === iso3);
      const hits = inside.filter((point) => view.at(point) === iso3);
      // Four square pixels a point.
      expect(hits.length * 4).toBeGreaterThanOrEqual(24);
    }
  },
);

it.each(['IND', 'BRA', 'CHN', 'RUS', 'USA', 'AUS', 'KAZ', 'ARG'])(
  'finds %s in its middle, beside the graphs and alone',
  (iso3) => {
    const { centre } = place(iso3);
    expect([small.at(centre), large.at(centre)]).toEqual([iso3, iso3]);
  },
);

it('takes the nearest coast at sea, and nothing beyond reach', () => {
  const [x, y] = place('LKA').centre;
  expect(large.at([x + 12 * large.unit, y + 12 * large.unit])).toBe('LKA');
  const [west, north] = place('ISL').centre;
  expect(large.at([west - 60 * large.unit, north + 60 * large.unit])).toBeNull();
});

it('takes no notice of small neighbours once the zoom has made them large', () => {
  const close = large.unit / 8;
  const [x, y] = place('RWA').centre;
  const beside: Point = [x - 30 * close, y];
  expect(under(beside)?.iso3).toBe('COD');
  expect(pick(geography.places, beside, close, under(beside))?.iso3).toBe('COD');
});

it('takes the circle whose middle is nearest where circles lie over each other, and none without a figure from one with', () => {
  const { places } = toGeography({
    viewBox: [0, 0, 600, 300],
    shapes: [
      { iso3: 'BRB', d: '', circle: [300, 150] },
      { iso3: 'GRD', d: '', circle: [306, 150] },
    ],
    land: '',
    disputed: '',
  });
  const [, grenada] = places;
  const at = (x: number, hasFigure?: (iso3: string) => boolean) =>
    pick(places, [x, 150], 1, grenada ?? null, hasFigure)?.iso3;
  expect([at(301), at(302), at(305)]).toEqual(['BRB', 'BRB', 'GRD']);
  expect(at(304, (iso3) => iso3 === 'BRB')).toBe('BRB');
  // Alone under the pointer it can be chosen all the same.
  expect(at(310, (iso3) => iso3 === 'BRB')).toBe('GRD');
  expect(pick(places, [290, 150], 1, null, (iso3) => iso3 === 'GRD')?.iso3).toBe('GRD');
});
