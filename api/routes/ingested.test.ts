import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Two releases that ingest has built from the rows in `tools/small-releases`. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ releases: inject('smallReleases') });
});
afterAll(() => test.close());

const consumption = 'beans_consumption';
const figureOf = (area: string, element: number, { item = 2546, table = consumption, year = 2017 } = {}) =>
  test.ask('value', `/api/v1/data/value/${table}/VALUE/${area}/${element}/${item}/${year}`);
const explain = async (area: string, element: number, { item = 2546, table = consumption } = {}) =>
  routes.explain.answer.parse(
    await test.ask('explain', `/api/v1/explain/${table}/${area}/${element}/${item}/2017`),
  );

describe('figures of a release that ingest has built', () => {
  it('are those of the publisher’s rows, with their units and flags', async () => {
    expect(await figureOf('BRA', 645)).toEqual({
      value: 13.95,
      unit: 'kg-capita-year',
      flag: 'E',
      year: 2017,
    });
    expect(await figureOf('TZA', 5142)).toEqual({ value: 578, unit: 'kt', flag: 'I', year: 2017 });
    expect(await figureOf('BRA', 5510, { item: 176, table: 'beans_production' })).toMatchObject({
      value: 3_033_017,
      unit: 't',
      flag: 'A',
    });
  });

  it('follow from them by the formulas of the catalog', async () => {
    // 129 ÷ 3250; 3033 ÷ (3033 + 137 − 116) × 100; 2900 ÷ 19072; 3,033,017 t ÷ 2,795,820 ha.
    expect(await figureOf('BRA', 6)).toMatchObject({ value: 0.0396923, flag: 'E' });
    expect(await figureOf('BRA', 12, { table: 'OBSERVATIONS' })).toMatchObject({ value: 99.3124 });
    expect(await figureOf('BRA', 23)).toMatchObject({ value: 0.152055 });
    expect(await figureOf('BRA', 5412, { item: 176, table: 'beans_production' })).toMatchObject({
      value: 1084.84,
    });
  });

  it('of a region are sums of who has some, and say of whom', async () => {
    // Eastern Africa: Kenya's 590 and Tanzania's 578.
    const { figures } = await explain('014', 5142);
    expect(figures[0]).toMatchObject({ value: 1168, flag: 'I', countries: { rule: 'sum' } });
    expect(figures[0]?.countries?.list.map(({ area, value }) => [area, value])).toEqual([
      ['KEN', 590],
      ['TZA', 578],
    ]);
  });

  it('are explained by the row and the file that they were read from', async () => {
    const { figures } = await explain('BRA', 12, { table: 'OBSERVATIONS' });
    const release = routes.release.answer.parse(await test.ask('release', '/api/v1/release'));
    const file = release.sources.find(({ key }) => key === 'faostat-fbs');
    expect(file).toMatchObject({ date: '2025-12-18', rows: 21 });
    expect(figures.flatMap(({ row }) => (row === null ? [] : [row]))).toMatchObject(
      [
        ['5511', 3033],
        ['5611', 137],
        ['5911', 116],
      ].map(([element, value]) => ({
        source: 'faostat-fbs',
        sha256: file?.sha256,
        date: '2025-12-18',
        area: '21',
        item: '2546',
        element,
        unit: '1000 t',
        value,
        flag: 'E',
      })),
    );
  });

  it('are the same in the cube of an element, one by one', async () => {
    const cube = routes.cube.answer.parse(await test.ask('cube', `/api/v1/cube/${consumption}/5142/2546`));
    expect(cube).toMatchObject({ unit: 'kt', years: [2016, 2017], defaultYear: 2017, countries: [1, 3] });
    for (const [row, area] of cube.areas.entries())
      expect(await figureOf(area, 5142), area).toMatchObject({ value: cube.rows[row]?.[1] });
  });

  it('are ranked among those that have one', async () => {
    const address = `/api/v1/data/ranking/countries/${consumption}/5142/2546/2017`;
    const { places, world } = routes.countryRanking.answer.parse(await test.ask('countryRanking', address));
    expect(places.map(({ ranking, iso3, value, share }) => [ranking, iso3, value, share])).toEqual([
      [1, 'BRA', 2900, 0.152055],
      [2, 'KEN', 590, 0.0309354],
      [3, 'TZA', 578, 0.0303062],
    ]);
    expect(world).toMatchObject({ value: 19_072 });
  });

  it('of the World are compared with the sum of the countries', async () => {
    const { sums } = routes.worldSums.answer.parse(
      await test.ask('worldSums', `/api/v1/world-sums/${consumption}/2546`),
    );
    expect(sums.find(({ element }) => element === 5142)).toMatchObject({
      world: 19_072,
      countries_sum: 4068,
      countries: 3,
      reason: 'published-otherwise',
    });
    expect(sums.find(({ element }) => element === 5511)).toMatchObject({ world: 3033, reason: 'equal' });
  });
});

describe('trade of a release that ingest has built', () => {
  it('is a published total, or the sum of a country’s own reports as a lower bound', async () => {
    const total = (area: string, flow: number) =>
      test.ask('tradeValue', `/api/v1/trade/${area}/value?flow=${flow}&cropIds=[176]`);
    expect(await total('BRA', 2)).toMatchObject({
      data: { observations: [{ value: 63_454, flag: 'A', lower_bound: false }] },
    });
    expect(await total('KEN', 1)).toMatchObject({
      data: { observations: [{ value: 110, flag: 'L', lower_bound: true }] },
    });
  });

  it('has each flow as both sides report it', async () => {
    const answer = await test.ask('tradeFlows', '/api/v1/trade/BRA/flows/2017?cropIds=[176]');
    expect(answer).toMatchObject({
      flows: [
        { origin: 'BRA', destination: 'IND', exported: 38_583, exported_flag: 'A', imported: null },
        { origin: 'BRA', destination: 'KEN', exported: null, imported: 110, imported_flag: 'E' },
        { origin: 'BRA', destination: 'VNM', exported: 17_484, exported_flag: 'A', imported: null },
      ],
    });
  });
});

describe('two releases that ingest has built one after the other', () => {
  it('are both there, the newer one served', async () => {
    const kept = routes.releases.answer.parse(await test.ask('releases', '/api/v1/releases'));
    expect(kept.map(({ created, current, readable }) => [created.slice(0, 10), current, readable])).toEqual([
      ['2026-02-01', true, true],
      ['2026-01-01', false, true],
    ]);
  });

  it('tell what a revised figure has changed, and what follows from it', async () => {
    const changes = routes.changes.answer.parse(await test.ask('changes', '/api/v1/changes'));
    expect(changes.counts).toMatchObject({ added: 0, removed: 0 });
    expect(changes.figures).toContainEqual(
      expect.objectContaining({
        element: 5142,
        area: 'KEN',
        year: 2017,
        before: { value: 578, flag: 'A' },
        after: { value: 590, flag: 'A' },
      }),
    );
    // Shares of the World, sums of Africa and Eastern Africa, and these by inhabitant.
    expect([...new Set(changes.figures.map(({ element }) => element))].sort((a, b) => a - b)).toEqual([
      14, 23, 24, 5142,
    ]);
    expect(changes.counts.changed).toBe(changes.figures.length);
  });

  it('answer an address of the older one with its own figures', async () => {
    const kept = routes.releases.answer.parse(await test.ask('releases', '/api/v1/releases'));
    const older = kept.find(({ current }) => !current)?.id ?? '';
    const address = `/api/v1/data/value/${consumption}/VALUE/KEN/5142/2546/2017`;
    expect(await test.ask('value', `${address}?v=${older}`)).toMatchObject({ value: 578 });
    expect(await test.ask('value', address)).toMatchObject({ value: 590 });
  });
});
