import { describe, expect, it } from 'vitest';
import { type PointColumns, readPoints } from '#domain/germplasm/points.ts';
import { wildFilter } from '#domain/germplasm/wild-filter.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { projectInto } from '../../map/project.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { dotsBehind, fieldDots, toBands, toOrigins } from './belt.ts';
import { beltFigure } from './belt-figures.tsx';
import { beltBox, beltView, parallelAt } from './belt-frame.ts';
import { stepIn, stepSearch } from './load-belt.ts';

const speech = readSpeech('en');

const source = {
  ...{ key: 'ciat-bean-landraces', publisher: 'CIAT', title: 'Landraces', url: '', date: '2026-11-28' },
  ...{ licence: 'CC-BY-4.0', exportable: true },
};

/** A point for each of these places: latitude, longitude, digit of the gene pool. */
const pointColumns = (
  rows: readonly (readonly [number, number, number])[],
  offLand: readonly number[] = [],
): PointColumns => ({
  ids: rows.map(() => 1),
  latitudes: rows.map(([latitude]) => latitude),
  longitudes: rows.map(([, longitude]) => longitude),
  decimals: rows.map(() => 2),
  zero: [],
  offLand,
  places: rows.map((_, at) => at),
  genePools: rows.map(([, , pool]) => pool).join(''),
  habits: '',
  conditions: '',
  colours: [],
  ...{ species: [], taxa: [], taxonSpecies: [], taxon: [], weight: [], altitude: [], year: [] },
});

const points = (...of: Parameters<typeof pointColumns>) => readPoints(pointColumns(...of));

describe('toBands', () => {
  it('adds up weights by five degrees and series, from south to north', () => {
    const bands = toBands(
      [
        { latitude: -2.5, series: 0, weight: 10 },
        { latitude: -5, series: 1, weight: 1 },
        { latitude: 0, series: 0, weight: 4 },
        { latitude: 80, series: 0, weight: 9 },
      ],
      2,
    );
    expect(bands.find(({ from }) => from === -5)?.amounts).toEqual([10, 1]);
    expect(bands.find(({ from }) => from === 0)?.amounts).toEqual([4, 0]);
    expect(bands.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount, 0)).toBe(15);
  });
});

describe('fieldDots', () => {
  it('has a dot for 10,000 hectares, and of these for phones one for 20,000', () => {
    // 123, 3 and 0 dots of ten thousand; 61, 1 and 0 of twenty thousand.
    const { fewer, more } = fieldDots(WORLD_ON_SERVER, [
      { iso3: 'KEN', value: 1_226_000 },
      { iso3: 'RWA', value: 29_000 },
      { iso3: 'ISL', value: 4_000 },
    ]);
    expect(fewer).toHaveLength(62);
    expect(fewer.length + more.length).toBe(126);
  });

  it('places the dots of a country in its cells, and those of others evenly', () => {
    const places = [
      { iso3: 'KEN', value: 400_000 },
      { iso3: 'UGA', value: 400_000 },
    ];
    // A quarter south of the equator, the rest north of it.
    const kenya = {
      ...{ area: 'KEN', basis: 'harvest' as const, shares: [0.25, 0.75] },
      ...{ latitudes: [-1.25, 0.75], longitudes: [37.25, 35.25] },
    };
    const { fewer, more } = fieldDots(WORLD_ON_SERVER, places, [kenya]);
    expect([fewer.length, more.length]).toEqual([40, 40]);
    const equator = parallelAt(WORLD_ON_SERVER, 0);
    const [left] = projectInto(WORLD_ON_SERVER, 35, 0.75);
    const [right] = projectInto(WORLD_ON_SERVER, 37.5, -1.25);
    const inKenya = [...fewer.slice(0, 20), ...more.slice(0, 20)];
    for (const [x] of inKenya) {
      expect(x).toBeGreaterThanOrEqual(Math.floor(left));
      expect(x).toBeLessThanOrEqual(Math.ceil(right));
    }
    expect(Math.abs(inKenya.filter(([, y]) => y > equator).length - 10)).toBeLessThanOrEqual(1);
  });

  it('places none where no beans grow, in the north of Russia', () => {
    const { fewer, more } = fieldDots(WORLD_ON_SERVER, [{ iso3: 'RUS', value: 300_000 }]);
    for (const [, y] of [...fewer, ...more])
      expect(y).toBeGreaterThanOrEqual(Math.floor(parallelAt(WORLD_ON_SERVER, 56)));
  });
});

describe('toOrigins', () => {
  it('counts landraces on land by gene pool, what is not stated with the hybrids, and has a dot for each place', () => {
    const origins = toOrigins(
      WORLD_ON_SERVER,
      points(
        [
          [19, -99, 1],
          [19, -99, 1],
          [-13, -72, 2],
          [4, -75, 3],
          [4, -76, 0],
          [10, -140, 1],
        ],
        [5],
      ),
      { source, path: '', wild: null },
    );
    expect(origins).toMatchObject({ total: 5, pools: [2, 1, 2] });
    const dots = origins === null ? [] : dotsBehind(origins);
    const countOf = (look: string): number =>
      dots.filter((layer) => layer.look === look).reduce((sum, { d }) => sum + d.split('h0').length - 1, 0);
    expect(['mesoamerican', 'andean', 'hybrid'].map(countOf)).toEqual([1, 1, 2]);
  });

  it('counts wild relatives by species and latitude, and has a triangle for those near to each other', () => {
    const wildPoints = readPoints({
      ...pointColumns(
        [
          [19, -99, 0],
          [19.01, -99, 0],
          [31, -110, 0],
          [16, -95, 0],
          [10, -140, 0],
        ],
        [4],
      ),
      species: ['Phaseolus filiformis', 'Phaseolus vulgaris'],
      taxa: ['Phaseolus filiformis', 'Phaseolus vulgaris'],
      taxonSpecies: [0, 1],
      taxon: [0, 1, 0, -1, 0],
      conditions: '11121',
    });
    const filter = wildFilter(wildPoints);
    if (filter === null) throw new Error('There is a species that is not domesticated.');
    const collection = 'mexico-specimens';
    const origins = toOrigins(WORLD_ON_SERVER, points([[19, -99, 1]]), {
      ...{ source, path: '' },
      wild: { ...{ collection, source, path: '' }, points: wildPoints, filter },
    });
    expect(origins?.wild).toMatchObject({ total: 3, species: 2 });
    expect(origins?.wild?.bands.filter(({ amounts }) => (amounts[0] ?? 0) > 0)).toEqual([
      { from: 15, amounts: [2] },
      { from: 30, amounts: [1] },
    ]);
    const triangles = origins === null ? [] : dotsBehind(origins).filter(({ look }) => look === 'wild');
    expect(triangles.map(({ d }) => d.split('m').length - 1)).toEqual([2]);
    // The landraces do not change.
    expect(origins).toMatchObject({ total: 1, pools: [1, 0, 0] });
    if (origins?.wild == null) throw new Error('There are wild relatives.');
    const { columns, rows } = beltFigure(origins, speech);
    const totals = columns.findIndex(({ key }) => key === 'total');
    expect(rows().map(({ id, cells }) => [id, cells[totals]?.value])).toEqual([
      ['landraces 15', 1],
      ['wild 30', 1],
      ['wild 15', 2],
    ]);
    const closed = { ...source, key: 'conabio-phaseolus-mexico', exportable: false };
    const { forFiles } = beltFigure({ ...origins, wild: { ...origins.wild, source: closed } }, speech);
    expect(forFiles?.rows().map(({ id }) => id)).toEqual(['landraces 15']);
    expect(forFiles?.sources.map(({ key }) => key)).toEqual([source.key]);
    expect(forFiles?.withheld?.rows).toBe(2);
  });

  it('is nothing without points', () => {
    expect(toOrigins(WORLD_ON_SERVER, points([]), { source, path: '', wild: null })).toBeNull();
  });
});

it('shows the same height in every frame, what is left of the panel in a narrow one, and its right edge in a wide one', () => {
  const [left, top, width, height] = beltBox(WORLD_ON_SERVER);
  for (const frame of [
    { width: 1279, height: 540 },
    { width: 390, height: 206 },
  ]) {
    const { x, y, unit } = beltView(WORLD_ON_SERVER, frame);
    expect(x - (frame.width / 2) * unit).toBeCloseTo(left, 6);
    expect(y - (frame.height / 2) * unit).toBeCloseTo(top, 6);
    expect(frame.height * unit).toBeCloseTo(height, 6);
  }
  const wide = beltView(WORLD_ON_SERVER, { width: 1600, height: 540 });
  expect(wide.x + 800 * wide.unit).toBeCloseTo(left + width, 6);
});

it('reads the step of an address, and names none for the first one', () => {
  expect(stepIn('?step=1')).toEqual({ step: 1, ignored: [] });
  expect(stepIn('?step=4').step).toBe(2);
  expect(stepIn('?step=4').ignored).toHaveLength(1);
  expect([1, 2, 3].map((step) => stepSearch(step as 1 | 2 | 3))).toEqual(['?step=1', '', '?step=3']);
});
