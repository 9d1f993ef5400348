import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseChanges, ServedReleaseSummary } from '#contract/changes.ts';
import type { PageRequest } from '#contract/page.ts';
import { copyRelease, publish, figureAddress as value } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Of February 2026, on whose first day the newer release is made. */
const madeOn = (day: number) => ({ created: new Date(Date.UTC(2026, 1, day)).toISOString() });

let test: TestApp;
/** Requests of the renderer, each with the value that it read. */
const drawn: { request: PageRequest; value: unknown }[] = [];

beforeEach(async () => {
  drawn.length = 0;
  test = await startTestApp({
    release: null,
    renderPage: async (request) => {
      drawn.push({ request, value: await request.getJson(value) });
      return { status: 200, html: `<!doctype html>${request.release?.id}`, language: 'en' };
    },
  });
  copyRelease(test.directory, 'r1', { of: 'first' });
  copyRelease(test.directory, 'r2', { after: 'r1' });
  publish(test.directory, 'r2');
  await test.store.refresh();
});
afterEach(() => test.close());

const json = async (url: string): Promise<unknown> => (await test.app.inject(url)).json();

describe('a release that an address names', () => {
  it('answers with its own figures, beside the current one', async () => {
    expect(await json(value)).toMatchObject({ value: 15.25 });
    expect(await json(`${value}?v=r1`)).toMatchObject({ value: 15 });
    expect(await json(`${value}?v=r2`)).toMatchObject({ value: 15.25 });
    expect(await json('/api/v1/release?v=r1')).toMatchObject({ id: 'r1' });
    const cubes = '/api/v1/cubes/beans_consumption/2546?elementIds=[645]';
    expect(JSON.stringify(await json(cubes))).toContain('15.25');
    expect(JSON.stringify(await json(`${cubes}&v=r1`))).not.toContain('15.25');
  });

  it('keeps answering, and with the same entity tag, while others are published and requested', async () => {
    const before = await test.app.inject(`${value}?v=r1`);
    for (const day of [3, 4, 5, 6, 7]) {
      copyRelease(test.directory, `r${day}`, { figure: day, manifest: madeOn(day) });
      publish(test.directory, `r${day}`);
      await test.store.refresh();
      expect(await json(`${value}?v=r${day - 1}`)).toMatchObject({ value: day === 3 ? 15.25 : day - 1 });
    }
    const all = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'];
    const answers = await Promise.all(all.map((id) => json(`${value}?v=${id}`)));
    expect(answers.map((answer) => (answer as { value: number }).value)).toEqual([15, 15.25, 3, 4, 5, 6, 7]);
    const after = await test.app.inject(`${value}?v=r1`);
    expect([after.statusCode, after.headers['etag']]).toEqual([200, before.headers['etag']]);
  });

  it.each([
    ['v=r9', 404, 'unknown-release', 'No release "r9" is kept here. Kept: r2, r1. Leave out v'],
    ['v=..%2Fr1', 400, 'invalid-parameter', '"../r1"'],
    ['v=', 400, 'invalid-parameter', '"v"'],
    ['v=r1&v=r2', 400, 'invalid-parameter', '"v"'],
  ])('%s is refused with a sentence', async (query, status, code, words) => {
    const response = await test.app.inject(`${value}?${query}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(response.json<{ detail: string }>().detail).toContain(words);
    expect(await json(value)).toMatchObject({ value: 15.25 });
  });

  it('of another schema is gone with its reason', async () => {
    copyRelease(test.directory, 'old', { manifest: { schemaVersion: 2 } });
    const response = await test.app.inject(`${value}?v=old`);
    expect(response.statusCode).toBe(410);
    expect(response.json()).toMatchObject({
      code: 'unreadable-release',
      detail: expect.stringContaining('Release old is kept in schema version 2'),
    });
  });
});

describe('a page of a release that its address names', () => {
  it('is drawn from that release, and knows the newest', async () => {
    expect((await test.app.inject('/en/beans?v=r1')).body).toContain('r1');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15 },
      request: {
        release: { id: 'r1', pinned: true, absent: null, newest: { id: 'r2' } },
      },
    });
    await test.app.inject('/en/beans?v=r2');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.25 },
      request: { release: { id: 'r2', pinned: true, newest: null, absent: null } },
    });
    await test.app.inject('/en/beans');
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.25 },
      request: { release: { id: 'r2', pinned: false, newest: null, absent: null } },
    });
  });

  it('is another page than that of the same address without the release, whichever was requested first', async () => {
    const addresses = ['/en/beans?year=2017', '/en/beans?year=2017&v=r2'];
    for (const address of [...addresses, ...addresses]) await test.app.inject(address);
    expect(drawn.map(({ request }) => request.release?.pinned)).toEqual([false, true]);
  });

  it('names a newer release as soon as there is one', async () => {
    await test.app.inject('/en/beans?v=r1');
    copyRelease(test.directory, 'r3', { after: 'r2', manifest: madeOn(3) });
    publish(test.directory, 'r3');
    await test.store.refresh();
    await test.app.inject('/en/beans?v=r1');
    expect(drawn.at(-1)?.request.release?.newest).toMatchObject({ id: 'r3' });
  });

  it.each(['r9', '../r1', '%00', '<b>'])('shows the current one where %s is none', async (id) => {
    const response = await test.app.inject(`/en/beans?v=${encodeURIComponent(id)}`);
    expect(response.statusCode).toBe(200);
    expect(drawn.at(-1)).toMatchObject({
      value: { value: 15.25 },
      request: { release: { id: 'r2', pinned: false, absent: id } },
    });
  });
});

describe('the list of releases', () => {
  it('has none before the one that it was compared with, although a clock was set back', async () => {
    copyRelease(test.directory, 'r3', { after: 'r2', manifest: { created: '2026-01-01T00:00:00.000Z' } });
    const list = (await json('/api/v1/releases')) as ServedReleaseSummary[];
    expect(list.map(({ id, created }) => [id, created.slice(0, 10)])).toEqual([
      ['r3', '2026-01-01'],
      ['r2', '2026-02-01'],
      ['r1', '2026-01-01'],
    ]);
  });

  it('has every kept one, the newest first, with checksum and what it changed', async () => {
    copyRelease(test.directory, 'old', { manifest: { ...madeOn(3), schemaVersion: 2 } });
    const list = (await json('/api/v1/releases')) as ServedReleaseSummary[];
    expect(list.map(({ id, current, readable }) => [id, current, readable])).toEqual([
      ['old', false, false],
      ['r2', true, true],
      ['r1', false, true],
    ]);
    expect(list[1]?.changes).toEqual({
      previous: { id: 'r1', created: '2026-01-01T00:00:00.000Z' },
      added: 1,
      removed: 1,
      changed: 16,
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
      counts: { added: 1, removed: 1, changed: 16 },
      sources: [
        { key: 'faostat-fbs', kind: 'changed' },
        { key: 'faostat-tm', kind: 'changed' },
      ],
      next: null,
    });
    const changed = (indicator: number, element: number, unit: string, figures: number) => ({
      indicator,
      element,
      unit,
      added: 0,
      removed: 0,
      changed: figures,
    });
    expect(answer.elements.map(({ largest: _, ...counts }) => counts)).toEqual([
      changed(176, 5922, '1000-usd', 1),
      // Elements computed from Kenya's food: the sums of Eastern Africa, Africa, ECABREN and PABRA, by inhabitant, and the shares of the
      // World.
      changed(2546, 14, 'kg-capita-year', 4),
      changed(2546, 23, 'fraction', 1),
      changed(2546, 24, 'fraction', 4),
      { ...changed(2546, 645, 'kg-capita-year', 1), removed: 1 },
      { ...changed(2546, 684, 'g-capita-day', 0), added: 1 },
      changed(2546, 5142, 'kt', 5),
    ]);
    expect(
      answer.figures
        .filter(({ element }) => [5922, 645, 684].includes(element))
        .map(({ kind, indicator, area, partner }) => [kind, indicator, area, partner]),
    ).toEqual([
      ['changed', 176, 'BRA', 'TZA'],
      ['removed', 2546, 'TZA', null],
      ['changed', 2546, 'BRA', null],
      ['added', 2546, 'BRA', null],
    ]);
    expect(answer.figures).toContainEqual({
      indicator: 2546,
      element: 645,
      unit: 'kg-capita-year',
      year: 2020,
      area: 'BRA',
      partner: null,
      kind: 'changed',
      before: { value: 15, flag: 'I' },
      after: { value: 15.25, flag: 'I' },
    });
  });

  it('has the largest revision of each element, of countries alone', async () => {
    const { elements } = await ask('?limit=1');
    const largest = new Map(elements.map((entry) => [entry.element, entry.largest]));
    expect(largest.get(5142)).toMatchObject({
      area: 'KEN',
      year: 2017,
      before: { value: 578 },
      after: { value: 590 },
    });
    expect(largest.get(5922)).toMatchObject({ area: 'BRA', partner: 'TZA' });
    expect([largest.get(684), largest.get(24)]).toEqual([null, null]);
  });

  it('has a fall as the largest revision where no rise is as large: 600 to 400 against 578 to 590', async () => {
    copyRelease(test.directory, 'r3', {
      after: 'r2',
      sql: `INSERT INTO change (indicator, element, year, area, partner, before, before_flag, after, after_flag)
        VALUES (2546, 5142, 2019, 'TZA', '', 600, 'A', 400, 'A')`,
    });
    const { elements } = await ask('?v=r3&limit=1');
    expect(elements.find(({ element }) => element === 5142)?.largest).toMatchObject({
      area: 'TZA',
      year: 2019,
    });
  });

  it('leaves doubtful revisions out of the largest ones', async () => {
    copyRelease(test.directory, 'r3', {
      after: 'r2',
      sql: "INSERT INTO doubtful_figure VALUES (2546, 5142, 'KEN', 2017, 'isolated', NULL)",
    });
    const { elements } = await ask('?v=r3&limit=1');
    expect(elements.find(({ element }) => element === 5142)).toMatchObject({ changed: 5, largest: null });
  });

  it('has what follows from a revised figure', async () => {
    const { figures } = await ask('?element=24');
    // Kenya's 578 and then 590, with Tanzania's 578, of the World's 19,072.
    const sides = { before: { value: 0.0606124, flag: 'I' }, after: { value: 0.0612416, flag: 'I' } };
    expect(figures).toMatchObject(
      ['002', '014', 'ECABREN', 'PABRA'].map((area) => ({ area, year: 2017, ...sides })),
    );
    expect((await ask('?element=5142')).figures).toMatchObject([
      { area: '002', before: { value: 1156 }, after: { value: 1168 } },
      { area: '014', before: { value: 1156 }, after: { value: 1168 } },
      { area: 'ECABREN', before: { value: 1156 }, after: { value: 1168 } },
      { area: 'KEN', before: { value: 578, flag: 'A' }, after: { value: 590, flag: 'A' } },
      { area: 'PABRA', before: { value: 1156 }, after: { value: 1168 } },
    ]);
  });

  it('is chosen from by its parameters, and read on by offset', async () => {
    const elementsOf = async (query: string) => (await ask(query)).figures.map(({ element }) => element);
    expect(await elementsOf('?indicator=2546&element=645')).toEqual([645, 645]);
    expect(await elementsOf('?kind=added')).toEqual([684]);
    expect(await elementsOf('?kind=removed')).toEqual([645]);
    expect(await elementsOf('?kind=changed&area=BRA')).toEqual([5922, 645]);
    expect(await elementsOf('?offset=16')).toEqual([5142, 5142]);
    expect(await ask('?offset=2&limit=3')).toMatchObject({ figures: { length: 3 }, next: 5 });
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
