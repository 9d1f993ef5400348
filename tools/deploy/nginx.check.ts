import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRelease, figureAddress, publish } from '#api/testing/altered-release.ts';
import { exportFormPath } from '#contract/export-addresses.ts';
import { type Served, serve } from '../bench/served.ts';
import { type FrontDoor, startProxy } from './proxy.ts';

let releases: string;
let served: Served;
let proxy: FrontDoor;
let isStopped = false;

async function stopServer(): Promise<void> {
  if (isStopped) return;
  isStopped = true;
  await served?.stop();
}

const page = '/en';
const state = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await proxy.ask(path, { headers })).headers['x-cache-status'];

/** Asks until the proxy has taken a release up: its old workers end after the new ones began. */
async function until(path: string, isReady: (body: string) => boolean): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const body = (await proxy.ask(path)).body.toString();
    if (isReady(body)) return body;
    await sleep(100);
  }
  throw new Error(`${path} does not change`);
}

beforeAll(async () => {
  releases = mkdtempSync(join(tmpdir(), 'beans-releases-'));
  copyRelease(releases, 'r1');
  copyRelease(releases, 'r2', { figure: 99 });
  publish(releases, 'r1');
  served = await serve({
    settings: {
      HOST: '127.0.0.1',
      RELEASES_DIR: releases,
      REQUESTS_FILE: join(releases, 'requests.sqlite'),
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://beans.example',
      RECOMPRESS: 'off',
    },
  });
  proxy = await startProxy(Number(new URL(served.origin).port));
  proxy.follow(releases);
  // Until the workers that began without the name of the release have gone.
  await sleep(1000);
});
afterAll(async () => {
  await proxy?.stop();
  await stopServer();
  rmSync(releases, { recursive: true, force: true });
});

describe('what is kept', () => {
  it('is answered a second time without the server, with the headers of the first', async () => {
    for (const path of [figureAddress, page]) {
      const first = await proxy.ask(path);
      const second = await proxy.ask(path);
      expect([first.status, first.headers['x-cache-status'], second.headers['x-cache-status']]).toEqual([
        200,
        'MISS',
        'HIT',
      ]);
      expect(second.body).toEqual(first.body);
      for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'])
        expect(second.headers[name]).toBe(first.headers[name]);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    }
  });

  it('is 304 to whoever has it, and to HEAD without a body', async () => {
    const { headers } = await proxy.ask(figureAddress);
    const again = await proxy.ask(figureAddress, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await proxy.ask(figureAddress, { method: 'HEAD' });
    expect([head.status, head.headers['x-cache-status'], head.body.length]).toEqual([200, 'HIT', 0]);
  });

  it('comes in each encoding, kept once however a browser spells what it accepts', async () => {
    const path = '/es';
    const plain = await proxy.ask(path);
    const br = await proxy.ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    const gzip = await proxy.ask(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(await state(path, { 'accept-encoding': 'br' })).toBe('HIT');
    expect(await state(path, { 'accept-encoding': 'gzip;q=1.0, deflate' })).toBe('HIT');
    expect(await state(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).toBe('HIT');
  });

  it('are built files for a year', async () => {
    const { body } = await proxy.ask(page);
    const [path = ''] = /\/assets\/[\w.-]+\.js/.exec(body.toString()) ?? [];
    const { headers } = await proxy.ask(path);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await state(`${path}?from=elsewhere`)).toBe('HIT');
  });
});

describe('what is never kept', () => {
  it.each([
    ['the language of a visitor', '/'],
    ['a challenge', '/api/v2/export-challenge'],
    ['a problem', '/api/v1/nothing'],
    ['a workbook without a permit', '/en/common-beans/consumption.xlsx'],
    ['an address with a permit', `${figureAddress}?permit=abc`],
  ])('is %s', async (_what, path) => {
    await proxy.ask(path);
    expect(['MISS', 'BYPASS', undefined]).toContain(await state(path));
  });

  it('is a form, and more of them than nginx lets through are refused whatever address they claim', async () => {
    const send = (from: string) =>
      proxy.ask(exportFormPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: '{}',
      });
    const answers = [];
    for (let at = 1; at <= 40; at += 1) answers.push(await send(`10.0.0.${at}`));
    expect([answers.at(0)?.status, answers.at(-1)?.status]).toEqual([400, 429]);
    expect(answers.map(({ headers }) => headers['x-cache-status'])).toEqual(answers.map(() => undefined));
  });

  it('is what is sent to a page', async () => {
    await proxy.ask(page);
    const { status, headers } = await proxy.ask(page, { method: 'POST' });
    expect([status, headers['x-cache-status'] === 'HIT']).toEqual([405, false]);
  });

  it('are metrics, which are nobody’s from outside', async () => {
    expect((await proxy.ask('/metrics')).status).toBe(404);
    expect((await fetch(`${served.origin}/metrics`)).status).toBe(200);
  });

  it('stands in no log with its permit', async () => {
    await proxy.ask(`${figureAddress}?permit=very-secret`);
    expect(proxy.log()).toContain(figureAddress);
    expect(proxy.log()).not.toContain('very-secret');
  });
});

describe('over TLS', () => {
  it('strict transport is said, and pages name the public origin', async () => {
    const { headers, body } = await proxy.ask(page);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(body.toString()).toContain('https://beans.example/en');
  });
});

describe('another release', () => {
  it('is shown at once when it is followed, and again after a rollback', async () => {
    const before = await until(figureAddress, () => true);
    publish(releases, 'r2');
    proxy.follow(releases);
    const after = await until(figureAddress, (body) => body !== before);
    expect(after).toContain('99');
    publish(releases, 'r1');
    proxy.follow(releases);
    expect(await until(figureAddress, (body) => body !== after)).toBe(before);
  });
});

describe('answers that have grown old', () => {
  it('go out at once while the server is asked by their tag, and also when it is gone', async () => {
    const tags: (string | undefined)[] = [];
    // The server's own headers, but with seconds instead of minutes.
    const headers = { 'cache-control': 'public, max-age=1, stale-while-revalidate=86400', etag: '"one"' };
    const origin = createServer((request, response) => {
      tags.push(request.headers['if-none-match']);
      response.writeHead(request.headers['if-none-match'] === undefined ? 200 : 304, headers);
      response.end(response.statusCode === 200 ? 'figures' : undefined);
    });
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve));
    const address = origin.address();
    const door = await startProxy(typeof address === 'object' && address !== null ? address.port : 0);
    try {
      const askTwice = async () => {
        const answer = await door.ask('/en/page');
        return [answer.status, answer.headers['x-cache-status'], answer.body.toString()];
      };
      expect(await askTwice()).toEqual([200, 'MISS', 'figures']);
      await sleep(2100);
      tags.length = 0;
      expect(await askTwice()).toEqual([200, 'STALE', 'figures']);
      await sleep(200);
      expect(tags).toEqual(['"one"']);
      expect(await askTwice()).toEqual([200, 'HIT', 'figures']);
      origin.closeAllConnections();
      await new Promise((resolve) => void origin.close(resolve));
      await sleep(2100);
      expect(await askTwice()).toEqual([200, 'STALE', 'figures']);
      expect((await door.ask('/en/another')).status).toBe(502);
    } finally {
      origin.close();
      await door.stop();
    }
  });
});

// The last, for it takes the server away.
describe('without the server', () => {
  it('pages and data that were asked for go on, and nothing else does', async () => {
    await proxy.ask(page);
    await proxy.ask(figureAddress);
    await stopServer();
    expect((await proxy.ask(page)).status).toBe(200);
    expect((await proxy.ask(figureAddress)).status).toBe(200);
    expect((await proxy.ask('/en/never-asked-for')).status).toBe(502);
  });
});
