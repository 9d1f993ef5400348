import { describe, expect, it } from 'vitest';
import { toGeography } from './geography.ts';
import { placeLabels } from './label-places.ts';
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
const place = (labels: readonly { iso3: string; text: string }[], size = frame) =>
  placeLabels(labels, geography, { ...view, x: size.width / 2, y: size.height / 2 }, size);

describe('labels', () => {
  it('stand on a country that has room', () => {
    expect(place([{ iso3: 'BRA', text: 'Brazil 4%' }])).toEqual([
      { iso3: 'BRA', text: 'Brazil 4%', at: [120, 160], anchor: 'middle', leader: null },
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
    expect(Math.abs((both[0]?.at[1] ?? 0) - (both[1]?.at[1] ?? 0))).toBeGreaterThanOrEqual(14);
  });

  it('are left out where they would reach over the frame, or their country is not in it', () => {
    expect(place([{ iso3: 'RWA', text: 'x'.repeat(80) }])).toEqual([]);
    expect(place([{ iso3: 'RWA', text: 'Rwanda' }], { width: 300, height: 300 })).toEqual([]);
  });

  it('stand no farther from their country than a fifth of the frame', () => {
    const inland = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'COD', d: 'M220 0l160 0 0 300-160 0z' },
        { iso3: 'RWA', d: 'M296 146l8 0 0 8-8 0z' },
      ],
      land: '',
      disputed: '',
    });
    const found = (width: number) =>
      placeLabels(
        [{ iso3: 'RWA', text: 'Rwanda' }],
        inland,
        { ...view, x: width / 2, y: 150 },
        { width, height: 300 },
      ).length;
    expect([found(600), found(350)]).toEqual([1, 0]);
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
    expect(placeLabels([{ iso3: 'RWA', text: 'Rwanda 16%' }], inland, view, frame)).toEqual([]);
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
    const [label] = placeLabels([{ iso3: 'RWA', text: 'Rwanda 16%' }], coast, view, frame);
    expect(label?.anchor).toBe('start');
    expect(label?.at[0]).toBeGreaterThanOrEqual(346);
  });

  it('are left out where their line would run over two other countries to the sea', () => {
    const between = (second: string) =>
      toGeography({
        viewBox: [0, 0, 600, 300],
        shapes: [
          { iso3: 'COD', d: 'M0 0l360 0 0 300-360 0z' },
          { iso3: 'RWA', d: 'M296 146l8 0 0 8-8 0z' },
          ...(second === '' ? [] : [{ iso3: 'TZA', d: second }]),
        ],
        land: '',
        disputed: '',
      });
    const find = (second: string) =>
      placeLabels([{ iso3: 'RWA', text: 'Rwanda' }], between(second), view, frame).length;
    expect(find('')).toBe(1);
    expect(find('M360 0l12 0 0 300-12 0z')).toBe(0);
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
    expect(placeLabels([{ iso3: 'TLS', text: 'Timor-Leste!' }], archipelago, view, frame)).toEqual([]);
  });

  it('are centred straight above or below a country', () => {
    const coast = toGeography({
      viewBox: [0, 0, 600, 300],
      shapes: [
        { iso3: 'GHA', d: 'M0 0l600 0 0 150-600 0z' },
        { iso3: 'CIV', d: 'M290 140l20 0 0 10-20 0z' },
      ],
      land: '',
      disputed: '',
    });
    const [label] = placeLabels([{ iso3: 'CIV', text: 'x'.repeat(60) }], coast, view, frame);
    expect(label?.anchor).toBe('middle');
    expect(label?.at[0]).toBeCloseTo(300);
    expect(label?.at[1]).toBeGreaterThan(150);
  });
});
