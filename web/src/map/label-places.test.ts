import { describe, expect, it } from 'vitest';
import { toGeography } from './geography.ts';
import { type MapLabel, placeLabels, wordsAbove } from './label-places.ts';
import { fitBounds } from './view.ts';

/** One unit of the box is a pixel: a wide country, and two small ones at the coast of a third. */
const geography = toGeography({
  viewBox: [0, 0, 600, 300],
  shapes: [
    { iso3: 'BRA', d: 'M40 100l160 0 0 120-160 0z' },
    { iso3: 'COD', d: 'M300 60l60 0 0 200-60 0z' },
    { iso3: 'RWA', d: 'M362 150l8 0 0 8-8 0z' },
    { iso3: 'BDI', d: 'M362 160l8 0 0 8-8 0z' },
  ],
  land: '',
  disputed: '',
});
const frame = { width: 600, height: 300 };
const view = fitBounds([0, 0, 600, 300], frame, 0);
const toLabel = ({ iso3, text }: { iso3: string; text: string }): MapLabel => {
  const [name = '', figure = ''] = text.split(' ');
  return { iso3, name, text: figure, leads: false };
};
const place = (labels: readonly { iso3: string; text: string }[], size = frame) =>
  placeLabels(labels.map(toLabel), geography, { ...view, x: size.width / 2, y: size.height / 2 }, size);

describe('labels', () => {
  it('keep clear of the zoom buttons, which narrow frames have above or below', () => {
    const size = { width: 400, height: 300 };
    const corner = toGeography({
      viewBox: [0, 0, 400, 300],
      shapes: [{ iso3: 'PER', d: 'M0 0l90 0 0 90-90 0z' }],
      land: '',
      disputed: '',
    });
    const labels = [toLabel({ iso3: 'PER', text: 'Peru 4%' })];
    for (const { at, anchor } of placeLabels(labels, corner, fitBounds([0, 0, 400, 300], size, 0), size))
      expect(at[0] - (anchor === 'middle' ? 25 : 0)).toBeGreaterThan(36);
  });

  it('stand on a country that has room', () => {
    expect(place([{ iso3: 'BRA', text: 'Brazil 4%' }])).toEqual([
      {
        ...{ iso3: 'BRA', name: 'Brazil', text: '4%', leads: false },
        at: [120, 160],
        anchor: 'middle',
        leader: null,
      },
    ]);
  });

  it('stand beside one that has none, over the sea, with a line to it', () => {
    const [rwanda] = place([{ iso3: 'RWA', text: 'Rwanda 16%' }]);
    expect(rwanda?.leader?.[0]).toEqual([366, 154]);
    expect(rwanda?.anchor).toBe('start');
    expect(rwanda?.at[0]).toBeGreaterThan(370);
  });

  it('keep clear of each other', () => {
    const both = place([
      { iso3: 'RWA', text: 'Rwanda 16%' },
      { iso3: 'BDI', text: 'Burundi 12%' },
    ]);
    expect(both).toHaveLength(2);
    expect(Math.abs((both[0]?.at[1] ?? 0) - (both[1]?.at[1] ?? 0))).toBeGreaterThanOrEqual(18);
    // In one column, each beside its country.
    expect(both[0]?.at[0]).toBe(both[1]?.at[0]);
  });

  it('are two lines where they are long, and take their height', () => {
    const long = { iso3: 'RWA', name: 'Democratic Republic of the Congo', text: '1,234', leads: false };
    const above = wordsAbove(long);
    expect(long.name.startsWith(above)).toBe(true);
    expect(above).not.toBe('');
    expect(wordsAbove(toLabel({ iso3: 'RWA', text: 'Rwanda 16%' }))).toBe('');
    const other = toLabel({ iso3: 'BDI', text: 'Burundi 12%' });
    const heights = placeLabels([long, other], geography, view, frame).map(({ at }) => at[1]);
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(26);
  });

  it('of neighbours have their places where the most important one finds none', () => {
    const found = place([
      { iso3: 'RWA', text: `Rwanda ${'9'.repeat(80)}` },
      { iso3: 'BDI', text: 'Burundi 12%' },
    ]);
    expect(found.map(({ iso3 }) => iso3)).toEqual(['BDI']);
  });

  it('are left out where they would reach over the frame, or their country is not in it', () => {
    expect(place([{ iso3: 'RWA', text: 'x'.repeat(80) }])).toEqual([]);
    expect(place([{ iso3: 'RWA', text: 'Rwanda' }], { width: 300, height: 300 })).toEqual([]);
  });

  it('have no line that runs far over other countries', () => {
    const found = (wider: number): number => {
      const geography = toGeography({
        viewBox: [0, 0, 600, 300],
        shapes: [
          { iso3: 'COD', d: `M${296 - wider} 0l${2 * wider + 8} 0 0 300${-2 * wider - 8} 0z` },
          { iso3: 'RWA', d: 'M296 146l8 0 0 8-8 0z' },
        ],
        land: '',
        disputed: '',
      });
      return placeLabels([toLabel({ iso3: 'RWA', text: 'Rwanda' })], geography, view, frame).length;
    };
    // 22 of 360 degrees are 37 of 600 pixels.
    expect([found(20), found(60)]).toEqual([1, 0]);
  });

  it('are left out where they could only stand on another country, and would be read as its name', () => {
    const inland = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'COD', d: 'M0 0l600 0 0 300-600 0z' },
        { iso3: 'RWA', d: 'M296 146l8 0 0 8-8 0z' },
      ],
      land: '',
      disputed: '',
    });
    expect(placeLabels([toLabel({ iso3: 'RWA', text: 'Rwanda 16%' })], inland, view, frame)).toEqual([]);
  });

  it('stand on no other country, however narrow the part under them, where the sea is farther away', () => {
    const coast = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'COD', d: 'M0 0l320 0 0 300-320 0z' },
        // A strip that a text of some letters would cover with one of them.
        { iso3: 'KEN', d: 'M340 0l6 0 0 300-6 0z' },
        { iso3: 'RWA', d: 'M320 146l8 0 0 8-8 0z' },
      ],
      land: '',
      disputed: '',
    });
    const [label] = placeLabels([toLabel({ iso3: 'RWA', text: 'Rwanda 16%' })], coast, view, frame);
    expect(label?.anchor).toBe('start');
    expect(label?.at[0]).toBeGreaterThanOrEqual(346);
  });

  it('stand over no circle of a small state', () => {
    const islands = (circle: readonly [number, number]) =>
      toGeography({
        viewBox: [0, 0, 600, 300],
        shapes: [
          { iso3: 'COD', d: 'M0 0l320 0 0 300-320 0z' },
          { iso3: 'RWA', d: 'M320 146l8 0 0 8-8 0z' },
          { iso3: 'COM', d: '', circle },
        ],
        land: '',
        disputed: '',
      });
    const find = (circle: readonly [number, number]) =>
      placeLabels([toLabel({ iso3: 'RWA', text: 'Rwanda 16%' })], islands(circle), view, frame)[0];
    const [free, moved] = [find([590, 10]), find([380, 150])];
    expect(free?.at).not.toEqual(moved?.at);
    expect(moved).toBeDefined();
  });

  it('are left out where half of what they stand on is land, however narrow its pieces are', () => {
    const stripes = Array.from({ length: 47 }, (_, index) => `M${Math.round(index * 12.6)} 0l6 0 0 300-6 0z`);
    const archipelago = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'IDN', d: stripes.join('') },
        { iso3: 'TLS', d: 'M296 146l8 0 0 8-8 0z' },
      ],
      land: '',
      disputed: '',
    });
    expect(placeLabels([toLabel({ iso3: 'TLS', text: 'Timor-Leste!' })], archipelago, view, frame)).toEqual(
      [],
    );
  });

  it('are never without the one that leads', () => {
    const inland = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'COD', d: 'M0 0l600 0 0 300-600 0z' },
        { iso3: 'RWA', d: 'M296 146l8 0 0 8-8 0z' },
        { iso3: 'BDI', d: 'M296 156l8 0 0 8-8 0z' },
      ],
      land: '',
      disputed: '',
    });
    const leading = { ...toLabel({ iso3: 'RWA', text: 'Rwanda 16%' }), leads: true };
    const other = toLabel({ iso3: 'BDI', text: 'Burundi 12%' });
    expect(placeLabels([leading, other], inland, view, frame).map(({ iso3 }) => iso3)).toEqual(['RWA']);
  });

  it('have the one that leads where it covers less of other countries', () => {
    const below = toGeography({
      viewBox: [0, 0, 300, 300],
      shapes: [
        { iso3: 'CHN', d: 'M0 0l300 0 0 145-300 0z' },
        { iso3: 'IND', d: 'M135 145l30 0 0 30-30 0z' },
      ],
      land: '',
      disputed: '',
    });
    const leading = { ...toLabel({ iso3: 'IND', text: `India ${'9'.repeat(22)}` }), leads: true };
    const size = { width: 300, height: 300 };
    const [india] = placeLabels([leading], below, { ...view, x: 150, y: 150 }, size);
    expect(india?.at[1]).toBeGreaterThan(160);
  });

  it('have the one that leads beyond a narrow neighbour rather than on it, and none across a border', () => {
    const strips = toGeography({
      viewBox: [0, 0, 300, 300],
      shapes: [
        { iso3: 'CHN', d: 'M0 0l300 0 0 100-300 0z' },
        { iso3: 'IND', d: 'M135 100l30 0 0 30-30 0z' },
        { iso3: 'BGD', d: 'M0 100l135 0 0 30-135 0zM165 100l135 0 0 30-135 0z' },
        { iso3: 'LKA', d: 'M0 130l300 0 0 25-300 0z' },
      ],
      land: '',
      disputed: '',
    });
    const [india] = placeLabels(
      [{ ...toLabel({ iso3: 'IND', text: 'India 207' }), leads: true }],
      strips,
      { ...view, x: 150, y: 150 },
      { width: 300, height: 300 },
    );
    expect(india?.at[1]).toBeGreaterThan(160);
    // A long, bent country has bounds and an area for its text, but no room.
    const bent = toGeography({
      viewBox: [0, 0, 300, 300],
      shapes: [
        { iso3: 'CHL', d: 'M100 20l120 0 0 60-90 0 0 140 90 0 0 60-120 0z' },
        { iso3: 'ARG', d: 'M130 80l170 0 0 140-170 0z' },
      ],
      land: '',
      disputed: '',
    });
    const chile = toLabel({ iso3: 'CHL', text: 'Chile 3.55' });
    const [placed] = placeLabels([chile], bent, { ...view, x: 150, y: 150 }, { width: 300, height: 300 });
    expect(placed?.leader).not.toBeNull();
  });

  it('have lines that do not cross', () => {
    const coast = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'COD', d: 'M0 0l292 0 0 300-292 0z' },
        ...['UGA', 'KEN', 'RWA', 'BDI', 'TZA'].map((iso3, at) => ({
          iso3,
          d: `M${270 + 12 * (at % 2)} ${120 + 5 * at}l4 0 0 4-4 0z`,
        })),
      ],
      land: '',
      disputed: '',
    });
    const labels = ['BDI', 'RWA', 'UGA', 'TZA', 'KEN'].map((iso3) => toLabel({ iso3, text: `${iso3} 5%` }));
    const placed = placeLabels(labels, coast, view, frame);
    expect(placed).toHaveLength(5);
    const side = (
      [a, b]: readonly (readonly [number, number])[],
      [x, y]: readonly [number, number],
    ): number =>
      a === undefined || b === undefined
        ? 0
        : Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
    for (const { leader: one } of placed)
      for (const { leader: other } of placed)
        if (one !== null && other !== null && one !== other)
          expect(
            side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0,
          ).toBe(false);
  });
});
