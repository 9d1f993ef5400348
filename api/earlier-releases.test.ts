import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseChanges, ServedReleaseSummary } from '#contract/changes.ts';
import type { PageRequest } from '#contract/page.ts';
import type { ChangeTable } from '#contract/release-tables.ts';
import { publish, writeRelease } from './testing/fixture-release.ts';
import { startTestApp, type TestApp } from './testing/typed-app.ts';

const value = '/api/v1/data/value/beans_consumption/VALUE/BRA/645/2546/2020';

const change = (
  element: number,
  year: number,
  area: string,
  before: readonly [number, string] | null,
  after: readonly [number, string] | null,
  partner = '',
): ChangeTable => ({
  indicator: partner === '' ? 2546 : 176,
  element,
  year,
  area,
  partner,
  before: before?.[0] ?? null,
  before_flag: before?.[1] ?? null,
  after: after?.[0] ?? null,
  after_flag: after?.[1] ?? null,
});
const changes = [
  change(645, 2019, 'TZA', [18, 'E'], null),
  change(645, 2020, 'BRA', [15.25, 'I'], [15.5, 'I']),
  change(5142, 2020, 'BRA', null, [3100, 'A']),
  change(5922, 2020, 'BRA', [49, 'A'], [50, 'A'], 'TZA'),
];

let test: TestApp;
/** Requests that the renderer got, and what it found. */
const drawn: { request: PageRequest; value: unknown }[] = [];

beforeEach(async () => {
  drawn.length = 0;
  test = await startTestApp({
    renderPage: async (request) => {
      drawn.push({ request, value: await request.getJson(value) });
      return { status: 200, html: `<!doctype html>${request.release?.id}`, language: 'en' };
    },
  });
  writeRelease(test.directory, 'r2', {
    perCapita: 15.5,
    day: 2,
    changes: { previous: 'r1', rows: changes },
  });
  publish(test.directory, 'r2');
  await test.store.refresh();
});
afterEach(() => test.close());

const json = async (url: string): Promise<unknown> => (await test.app.inject(url)).json();

describe('a release that an address names', () => {
  it('answers with its own figures, beside the current one', async () => {
    expect(await json(value)).toMatchObject({ value: 15.5 });
    expect(await json(`${value}?v=r1`)).toMatchObject({ value: 15.25 });
    expect(await json(`${value}?v=r2`)).toMatchObject({ value: 15.5 });
    expect(await json('/api/v1/release?v=r1')).toMatchObject({ id: 'r1' });
    const cubes = '/api/v1/cubes/beans_consumption/2546?elementIds=[645]';
    expect(JSON.stringify(await json(`${cubes}&v=r1`))).toContain('15.25');
    expect(JSON.stringify(await json(cubes))).not.toContain('15.25');
  });

  it('keeps answering, and with the same entity tag, while others are published and asked for', async () => {
    const before = await test.app.inject(`${value}?v=r1`);
    for (const day of [3, 4, 5, 6, 7]) {
      writeRelease(test.directory, `r${day}`, { perCapita: day, day });
      publish(test.directory, `r${day}`);
      await test.store.refresh();
      expect(await json(`${value}?v=r${day - 1}`)).toMatchObject({ value: day === 3 ? 15.5 : day - 1 });
    }
    const all = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'];
    const answers = await Promise.all(all.map((id) => json(`${value}?v=${id}`)));
    expect(answers.map((answer) => (answer as { value: number }).value)).toEqual([
      15.25, 15.5, 3, 4, 5, 6, 7,
    ]);
    const after = await test.app.inject(`${value}?v=r1`);
    expect([after.statusCode, after.headers['etag']]).toEqual([200, before.headers['etag']]);
  });

  it.each([
    ['v=r9', 404, 'unknown-release', 'No release "r9" is kept here. Kept: r2, r1.'],
    ['v=..%2Fr1', 400, 'invalid-parameter', '"../r1"'],
    ['v=', 400, 'invalid-parameter', '"v"'],
    ['v=r1&v=r2', 400, 'invalid-parameter', '"v"'],
  ])('%s is refused with a sentence', async (query, status, code, words) => {
    const response = await test.app.inject(`${value}?${query}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(response.json<{ detail: string }>().detail).toContain(words);
    expect(await json(value)).toMatchObject({ value: 15.5 });
  });

  it('that is damaged, or of another schema, is gone with its reason, and served again once it is whole', async () => {
    writeRelease(test.directory, 'old', { schemaVersion: 2 });
    writeRelease(test.directory, 'torn');
    truncateSync(join(test.directory, 'torn', 'release.sqlite'), 9000);
    for (const [id, reason] of [
      ['old', 'Release old is kept in schema version 2'],
      ['torn', 'Release torn cannot be read.'],
    ]) {
      const response = await test.app.inject(`${value}?v=${id}`);
      expect(response.statusCode).toBe(410);
      expect(response.json()).toMatchObject({
        code: 'unreadable-release',
        detail: expect.stringContaining(reason ?? ''),
      });
    }
    rmSync(join(test.directory, 'torn'), { recursive: true });
    writeRelease(test.directory, 'torn', { perCapita: 9 });
    expect(await json(`${value}?v=torn`)).toMatchObject({ value: 9 });
  });
});

describe('a page of a release that its address names', () => {
  it('is drawn from that release, and knows the newest', async () => {
    expect((await test.app.inject('/en/beans?v=r1')).body).toContain('r1');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.25 },
      request: {
        release: { id: 'r1', pinned: true, absent: null, newest: { id: 'r2' } },
      },
    });
    await test.app.inject('/en/beans?v=r2');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.5 },
      request: { release: { id: 'r2', pinned: true, newest: null, absent: null } },
    });
    await test.app.inject('/en/beans');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.5 },
      request: { release: { id: 'r2', pinned: false, newest: null, absent: null } },
    });
  });

  it('is another page than that of the same address without the release, whichever was asked for first', async () => {
    const addresses = ['/en/beans?year=2017', '/en/beans?year=2017&v=r2'];
    for (const address of [...addresses, ...addresses]) await test.app.inject(address);
    expect(drawn.map(({ request }) => request.release?.pinned)).toEqual([false, true]);
  });

  it('names a newer release as soon as there is one', async () => {
    await test.app.inject('/en/beans?v=r1');
    writeRelease(test.directory, 'r3', { day: 3 });
    publish(test.directory, 'r3');
    await test.store.refresh();
    await test.app.inject('/en/beans?v=r1');
    expect(drawn.at(-1)?.request.release?.newest).toMatchObject({ id: 'r3' });
  });

  it.each(['r9', '../r1', '%00', '<b>'])('stands on the current one where %s is none', async (id) => {
    const response = await test.app.inject(`/en/beans?v=${encodeURIComponent(id)}`);
    expect(response.statusCode).toBe(200);
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.5 },
      request: { release: { id: 'r2', pinned: false, absent: id } },
    });
  });
});

describe('the list of releases', () => {
  it('has none before the one that it was compared with, although a clock was set back', async () => {
    writeRelease(test.directory, 'r3', { day: 1, changes: { previous: 'r2', rows: [] } });
    const list = (await json('/api/v1/releases')) as ServedReleaseSummary[];
    expect(list.map(({ id, created }) => [id, created.slice(0, 10)])).toEqual([
      ['r3', '2026-11-01'],
      ['r2', '2026-11-02'],
      ['r1', '2026-11-01'],
    ]);
  });

  it('has every kept one, the newest first, with checksum and what it changed', async () => {
    writeRelease(test.directory, 'old', { schemaVersion: 2, day: 3 });
    const list = (await json('/api/v1/releases')) as ServedReleaseSummary[];
    expect(list.map(({ id, current, readable }) => [id, current, readable])).toEqual([
      ['old', false, false],
      ['r2', true, true],
      ['r1', false, true],
    ]);
    expect(list[1]?.changes).toEqual({
      previous: { id: 'r1', created: '2026-11-01T12:00:00.000Z' },
      added: 1,
      removed: 1,
      changed: 2,
    });
    expect(list[2]?.changes).toBeNull();
  });
});

describe('the change log', () => {
  const ask = async (query = ''): Promise<ReleaseChanges> =>
    (await json(`/api/v1/changes${query}`)) as ReleaseChanges;

  it('names every figure with both sides, and counts them', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      release: { id: 'r2' },
      previous: { id: 'r1' },
      counts: { added: 1, removed: 1, changed: 2 },
      sources: [{ key: 'faostat-fbs', kind: 'changed' }],
      next: null,
    });
    expect(answer.elements).toEqual([
      { indicator: 176, element: 5922, unit: expect.any(String), added: 0, removed: 0, changed: 1 },
      { indicator: 2546, element: 645, unit: 'kg-capita-year', added: 0, removed: 1, changed: 1 },
      { indicator: 2546, element: 5142, unit: 'kt', added: 1, removed: 0, changed: 0 },
    ]);
    expect(answer.figures.map(({ kind, area, partner }) => [kind, area, partner])).toEqual([
      ['changed', 'BRA', 'TZA'],
      ['removed', 'TZA', null],
      ['changed', 'BRA', null],
      ['added', 'BRA', null],
    ]);
    expect(answer.figures[2]).toEqual({
      indicator: 2546,
      element: 645,
      unit: 'kg-capita-year',
      year: 2020,
      area: 'BRA',
      partner: null,
      kind: 'changed',
      before: { value: 15.25, flag: 'I' },
      after: { value: 15.5, flag: 'I' },
    });
  });

  it('is chosen from by its parameters, and read on by offset', async () => {
    const of = async (query: string) => (await ask(query)).figures.map(({ element }) => element);
    expect(await of('?indicator=2546&element=645')).toEqual([645, 645]);
    expect(await of('?kind=added')).toEqual([5142]);
    expect(await of('?kind=removed')).toEqual([645]);
    expect(await of('?kind=changed&area=BRA')).toEqual([5922, 645]);
    expect(await of('?offset=3')).toEqual([5142]);
    expect(await ask('?v=r1')).toMatchObject({ previous: null, figures: [], next: null });
  });

  it.each([
    ['?kind=moved', 'kind'],
    ['?offset=-1', 'offset'],
    ['?area=brazil', 'area'],
  ])('%s is refused by name', async (query, name) => {
    const response = await test.app.inject(`/api/v1/changes${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ detail: string }>().detail).toContain(`"${name}"`);
  });
});
