import { get } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportFormPath } from '#contract/export-addresses.ts';
import { exportPermit } from '#contract/export-form.ts';
import type { ReadFigures } from '#contract/page-figures.ts';
import { problem } from '#contract/problem.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk, type TestDesk, wholeForm } from './testing/test-desk.ts';

const page = '/es/beans/data/consumption';

let test: TestApp;
let desk: TestDesk;
let origin: string;
/** Pages that were read. */
let fileAddresses: string[] = [];
/** Lines that are open. */
const open = new Set<Socket>();
/** Whether new connections stall. */
let isStuck = false;

const readFigures: ReadFigures = async ({ path, search, origin: site, decimals }) => {
  fileAddresses.push(path + search);
  return {
    status: 200,
    language: path.startsWith('/pt') ? 'pt' : 'es',
    decimals,
    title: 'Consumo de frijol en el mundo, 2017',
    section: 'consumption',
    crop: 'beans',
    caveats: [],
    ignored: [],
    address: `${site}${path}${search}`,
    figures: [
      {
        id: 'map',
        title: 'Oferta',
        finding: null,
        caption: '',
        columns: [],
        rows: [],
        ...{ sources: [], flags: [], notes: [], elements: [], indicator: null, area: 'WLRD', year: null },
      },
    ],
  };
};
beforeAll(async () => {
  desk = openTestDesk();
  const renderPage = async () => ({ status: 200, language: 'es', html: '<!doctype html>page' }) as const;
  test = await startTestApp({ renderPage, readFigures, exportDesk: desk.desk });
  test.app.server.on('connection', (line: Socket) => {
    open.add(line);
    if (isStuck) Object.assign(line, { _write: () => undefined, _writev: () => undefined });
    line.once('close', () => open.delete(line));
  });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await desk.close();
});

/** The address of the section's workbook with a permit for it. */
async function handOut(): Promise<string> {
  const payload = { ...wholeForm, recaptcha: await desk.solve(), file: `${page}.xlsx?rows=all` };
  const answer = await test.app.inject({ method: 'POST', url: exportFormPath, payload });
  return exportPermit.parse(answer.json()).file;
}

/** Asks over lines that take nothing, until each has an answer that waits on it; answers with what cuts the lines. */
async function stopReading(addresses: readonly string[]): Promise<() => Promise<void>> {
  isStuck = true;
  const readers = addresses.map((address) =>
    get(origin + address, { agent: false }).on('error', () => undefined),
  );
  const filled = () => [...open].filter(({ writableLength }) => writableLength > 1000).length;
  await expect.poll(filled).toBe(readers.length);
  isStuck = false;
  return async () => {
    for (const line of open) line.destroy();
    await expect.poll(() => open.size).toBe(0);
  };
}

describe('all rows of a section', () => {
  const address = `${page}.csv?rows=all`;

  it('are a file that is made once, whatever else is in the address', async () => {
    fileAddresses = [];
    const [first, again] = await Promise.all([test.app.inject(address), test.app.inject(address)]);
    const others = [`${address}&figure=map&year=1999`, `${page}.csv?figure=chart&rows=all`];
    for (const url of others) expect((await test.app.inject(url)).body).toBe(first.body);
    expect(again.body).toBe(first.body);
    expect(fileAddresses).toEqual([page]);
    expect(first.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-language': 'es',
      'content-length': String(first.rawPayload.length),
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect((await test.app.inject(address.replace('/es', ''))).headers['vary']).toContain('Accept-Language');
  });

  it('have a length, a tag and ranges', async () => {
    const { headers, rawPayload } = await test.app.inject(address);
    const etag = String(headers['etag']);
    const head = await test.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.headers['content-length'], head.headers['etag'], head.body]).toEqual([
      200,
      String(rawPayload.length),
      etag,
      '',
    ]);
    const rest = await test.app.inject({ url: address, headers: { range: 'bytes=100-', 'if-range': etag } });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(rawPayload.subarray(100))).toBe(true);
    const known = await test.app.inject({ url: address, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const small = await test.app.inject({ url: address, headers: { 'accept-encoding': 'br, gzip' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).equals(rawPayload)).toBe(true);
  });

  it('go on while others have stopped reading', async () => {
    const cut = await stopReading(Array<string>(6).fill(address));
    expect((await test.app.inject(`${address}&format=excel`)).statusCode).toBe(200);
    await cut();
  });

  it('are refused with a problem where the making is interrupted, and made at the next request', async () => {
    const url = address.replace('/es/', '/pt/');
    const { current } = test.store;
    const column = vi.spyOn(current?.figures ?? expect.fail(), 'column');
    column.mockImplementation(() => Promise.reject(new Error('disk I/O error')));
    const refused = await test.app.inject(url);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
    column.mockRestore();
    expect((await test.app.inject(url)).statusCode).toBe(200);
  });
});

it('of a section are refused while one of its sources may not be handed on', async () => {
  const own = await startTestApp({ release: null, readFigures, renderPage: async () => expect.fail() });
  const sql = "UPDATE source SET licence = 'LicenseRef-view-only' WHERE key = 'faostat-fbs'";
  copyRelease(own.directory, 'closed', { sql });
  publish(own.directory, 'closed');
  await own.store.refresh();
  for (const ending of ['csv', 'csv-metadata.json']) {
    const refused = await own.app.inject(`${page}.${ending}?rows=all`);
    expect(problem.parse(refused.json())).toMatchObject({ status: 403, code: 'licence-forbids-export' });
  }
  await own.close();
});

describe('a workbook of a section', () => {
  it('that is cut while it is sent may be requested again', async () => {
    const addresses = [await handOut(), await handOut(), await handOut(), await handOut()];
    const cut = await stopReading(addresses);
    await cut();
    for (const url of addresses) {
      const again = async (): Promise<number> => (await test.app.inject(url)).statusCode;
      await expect.poll(again).toBe(200);
      expect(await again()).toBe(403);
    }
    expect(test.log.filter((line) => line.includes('giving back'))).toEqual([]);
  });

  it('without a byte of the requested file leaves the permit as it was', async () => {
    const url = await handOut();
    const beyond = await test.app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect([beyond.statusCode, beyond.body]).toEqual([416, '']);
    const first = await test.app.inject({ url, headers: { range: 'bytes=0-1' } });
    expect([first.statusCode, first.body]).toEqual([206, 'PK']);
    expect((await test.app.inject(url)).statusCode).toBe(403);
  });

  it('cost nothing as they are kept, and as much as new ones where they have to be inflated', async () => {
    const rateLimits = { all: 0, form: 0, files: 2, api: 0, pages: 0 };
    const renderPage = async () => ({ status: 200, language: 'es', html: '<!doctype html>page' }) as const;
    const own = await startTestApp({ renderPage, readFigures, rateLimits });
    const statusOf = async (headers: Record<string, string>): Promise<number> =>
      (await own.app.inject({ url: `${page}.csv?rows=all`, headers })).statusCode;
    const [plain, gzip] = [{}, { 'accept-encoding': 'gzip' }];
    const found: number[] = [];
    for (const headers of [plain, gzip, gzip, gzip, plain, plain, gzip]) found.push(await statusOf(headers));
    await own.close();
    expect(found).toEqual([200, 200, 200, 200, 200, 429, 200]);
  });
});
