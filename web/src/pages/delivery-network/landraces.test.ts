import { describe, expect, it } from 'vitest';
import { seedColours } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { toLandraces } from './landraces.ts';

const source: PriceSource = {
  key: 'ciat-bean-landraces',
  publisher: 'Alliance',
  title: 'Landraces',
  url: 'https://example.org',
  date: '2026-01-02',
  licence: 'LicenseRef-alliance',
  exportable: true,
};
const bits = (...colours: readonly (typeof seedColours)[number][]): number =>
  colours.reduce((sum, colour) => sum + 2 ** seedColours.indexOf(colour), 0);

/** Landraces at Puebla, at Durango, at Lima, in the sea off Acapulco, and without a place. */
const columns = {
  source,
  latitudes: [19.04, 24.02, -12.05, 16.78],
  longitudes: [-98.2, -104.66, -77.0, -100.0],
  zero: [],
  offLand: [3],
  places: [0, 0, 0, 1, 1, 2, 3, -1],
  colours: [bits('black'), bits('black'), bits('red', 'white'), bits('yellow'), 0, bits('red'), 1, 1],
};

describe('landraces of a country', () => {
  it('are those whose coordinates lie in it, by the colour of their seed', () => {
    const landraces = toLandraces(WORLD_ON_SERVER, columns, 'MEX');
    expect([landraces?.total, landraces?.places]).toEqual([5, 2]);
    expect(landraces?.colours).toEqual([
      { colour: 'black', count: 2 },
      { colour: 'several', count: 1 },
      { colour: 'yellow', count: 1 },
      { colour: 'unknown', count: 1 },
    ]);
    // A dot for each place and colour: black and several at one, yellow and not stated at the other.
    expect(
      landraces?.layers.map(({ d }) => d.split('m').length - 1).reduce((sum, count) => sum + count),
    ).toBe(4);
    expect(toLandraces(WORLD_ON_SERVER, columns, 'PER')?.total).toBe(1);
    expect(toLandraces(WORLD_ON_SERVER, columns, 'KEN')?.total).toBe(0);
    expect(toLandraces(WORLD_ON_SERVER, columns, null)?.total).toBe(6);
  });

  it('are unknown, and not none, in a release without the collection', () => {
    expect(toLandraces(WORLD_ON_SERVER, { ...columns, source: null }, 'MEX')).toBeNull();
  });

  it('have colours that lead in the halves of the country, where they clearly differ', () => {
    const halves = (east: readonly number[], west: readonly number[]) =>
      toLandraces(
        WORLD_ON_SERVER,
        {
          ...columns,
          offLand: [],
          places: [...east.map(() => 0), ...west.map(() => 1)],
          colours: [...east, ...west],
        },
        'MEX',
      )?.halves;
    const many = (colour: 'black' | 'red' | 'yellow', count: number) =>
      Array<number>(count).fill(bits(colour));
    expect(halves([...many('black', 30), ...many('yellow', 10)], many('yellow', 40))).toEqual({
      halved: 'east-west',
      leading: ['black', 'yellow'],
    });
    expect(halves([...many('black', 21), ...many('yellow', 19)], many('yellow', 40))).toBeNull();
    expect(halves(many('black', 10), many('yellow', 10))).toBeNull();
    // Black leads by one of 59; then yellow by one over several colours.
    expect(halves([...many('black', 30), ...many('red', 29)], many('yellow', 59))).toBeNull();
    const several = Array<number>(39).fill(bits('red', 'white'));
    expect(halves(many('black', 40), [...many('yellow', 40), ...several])).toBeNull();
    // "Not stated" never leads, and does not prevent a colour from leading.
    const unknown = Array<number>(100).fill(0);
    expect(halves([...many('black', 40), ...unknown], many('yellow', 40))?.leading).toEqual([
      'black',
      'yellow',
    ]);
  });
});
