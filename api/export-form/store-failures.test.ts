import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDesk, reachable, type TestDesk, wholeForm } from '../testing/test-desk.ts';
import { selectRequests } from './command.ts';
import { forgetRequests } from './write-requests.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(
  options: Parameters<typeof openTestDesk>[0] = {},
): Promise<{ test: TestApp; desk: TestDesk }> {
  const desk = openTestDesk({ captchaKey: 'k'.repeat(32), ...options });
  ends.push(desk.close);
  const test = await startTestApp({ exportDesk: desk.desk, site: reachable });
  ends.push(test.close);
  return { test, desk };
}

const send = (test: TestApp, form: object) =>
  test.app.inject({ method: 'POST', url: '/api/v2/export-data', payload: { ...wholeForm, ...form } });

const solved = async ({ solve }: TestDesk) => ({ recaptcha: await solve() });
const rows = ({ desk }: TestDesk) => desk.requests.use(selectRequests);

describe('when requests cannot be kept', () => {
  it('a full disk answers 503, spends no solution and loses nothing that was accepted', async () => {
    const { test, desk } = await start({ mostPages: 12 });
    const accepted: string[] = [];
    let refused: Awaited<ReturnType<typeof send>> | undefined;
    let solution = await solved(desk);
    for (let sent = 0; refused === undefined && sent < 200; sent += 1) {
      solution = await solved(desk);
      const EMAIL = `person${sent}@bean.example`;
      const response = await send(test, { ...solution, EMAIL });
      if (response.statusCode === 201) accepted.push(EMAIL);
      else refused = response;
    }
    expect(refused?.statusCode).toBe(503);
    expect(problem.parse(refused?.json()).code).toBe('store-unavailable');
    expect(refused?.headers['retry-after']).toBe('5');
    expect((await rows(desk)).map(({ email }) => email).sort()).toEqual(accepted.sort());
    expect(desk.log.join()).toContain('SQLITE_FULL');
    expect(desk.log.join()).not.toContain('@bean.example');
    expect(accepted.length).toBeGreaterThan(0);
    const roomy = await start({ file: desk.file });
    expect((await send(roomy.test, solution)).statusCode).toBe(201);
    expect(await rows(desk)).toHaveLength(accepted.length + 1);
  });

  it('a store that stays locked answers 503 within seconds while others are served, and one that is freed answers 201', async () => {
    const { test, desk } = await start();
    expect((await send(test, await solved(desk))).statusCode).toBe(201);
    const other = new Libsql(desk.file);
    other.exec('BEGIN IMMEDIATE');
    const solution = await solved(desk);
    const waiting = send(test, solution);
    const began = performance.now();
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(500);
    expect((await waiting).statusCode).toBe(503);
    const next = send(test, solution);
    setTimeout(() => other.exec('COMMIT'), 200);
    expect((await next).statusCode).toBe(201);
    other.close();
    expect(await rows(desk)).toHaveLength(2);
  });

  it('a file that is no database answers 503, the site is served, and one that is mended is used', async () => {
    const { test, desk } = await start();
    mkdirSync(dirname(desk.file), { recursive: true });
    writeFileSync(desk.file, 'this is no database, and is long enough to be looked at as one'.repeat(100));
    const solution = await solved(desk);
    expect((await send(test, solution)).statusCode).toBe(503);
    expect((await test.app.inject('/api/v2/get-all-countries')).statusCode).toBe(200);
    rmSync(desk.file);
    expect((await send(test, solution)).statusCode).toBe(201);
  });

  it('a file that was taken away is made again, and has what is accepted then', async () => {
    const { test, desk } = await start();
    expect((await send(test, await solved(desk))).statusCode).toBe(201);
    rmSync(dirname(desk.file), { recursive: true });
    expect((await send(test, await solved(desk))).statusCode).toBe(201);
    const other = openTestDesk({ file: desk.file });
    ends.push(other.close);
    expect(await rows(other)).toHaveLength(1);
  });

  it('without a key of the operator and without a store there is no challenge, and a problem', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'observatory-requests-'));
    const inTheWay = join(directory, 'file');
    writeFileSync(inTheWay, '');
    const { test } = await start({ captchaKey: undefined, file: join(inTheWay, 'requests.sqlite') });
    const response = await test.app.inject('/api/v2/export-challenge');
    expect(response.statusCode).toBe(503);
    expect(problem.parse(response.json()).code).toBe('store-unavailable');
    rmSync(directory, { recursive: true });
  });

  it('nothing of a person is left in the files once forgotten', async () => {
    const { test, desk } = await start();
    for (let sent = 0; sent < 30; sent += 1)
      await send(test, { ...(await solved(desk)), EMAIL: `forgettable${sent}@bean.example` });
    const text = (): string =>
      readdirSync(dirname(desk.file))
        .map((name) => readFileSync(join(dirname(desk.file), name), 'latin1'))
        .join();
    expect(text()).toContain('forgettable7@');
    for (const { email } of await rows(desk)) await desk.desk.requests.use((db) => forgetRequests(db, email));
    expect(text()).not.toContain('forgettable');
  });

  it('the file is for its owner alone', async () => {
    const { desk } = await start();
    await rows(desk);
    expect(statSync(desk.file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(desk.file)).mode & 0o777).toBe(0o700);
  });
});
