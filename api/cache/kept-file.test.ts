import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptFile, KeptFiles } from './kept-file.ts';

/** 13 MB, more than a line takes while its reader reads nothing. */
const lines = Array.from({ length: 400_000 }, (_, at) => `${at},${(at * 7919) % 100_003},Rwanda — kg\r\n`);
const whole = Buffer.from(lines.join(''));

async function* inPieces(text: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size);
}

const csv = { headers: { 'content-type': 'text/csv; charset=utf-8' } };
const workbook = { headers: { 'content-type': 'application/vnd.ms-excel' } };

let file: KeptFile;
let server: Server;
beforeAll(async () => {
  file = await KeptFile.make(inPieces(whole), csv);
  const other = await KeptFile.make(inPieces(whole.subarray(0, 1000)), workbook);
  server = createServer((incoming, answer) =>
    (incoming.url === '/xlsx' ? other : file).write(incoming, answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(
  headers: Record<string, string> = {},
  { method = 'GET', path = '/' } = {},
): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const client = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve);
    client.once('error', reject).end();
  });
}

async function ask(
  headers?: Record<string, string>,
  how?: { method?: string; path?: string },
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }> {
  const answer = await open(headers, how);
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const gzip = { 'accept-encoding': 'gzip, deflate, br' };

describe('a file that is kept', () => {
  it('travels compressed, and uncompressed without gzip, each with a tag of its own', async () => {
    const small = await ask(gzip);
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.body.length).toBe(file.bytes);
    expect(gunzipSync(small.body).equals(whole)).toBe(true);
    const plain = await ask({ 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-length']).toBe(String(whole.length));
    expect(plain.body.equals(whole)).toBe(true);
    expect(plain.headers['etag']).toMatch(/^"[^"]{22}"$/);
    expect(plain.headers['etag']).not.toBe(small.headers['etag']);
    expect([plain.headers['accept-ranges'], plain.headers['vary']]).toEqual(['bytes', 'Accept-Encoding']);
  });

  it.each([
    ['compressed', gzip],
    ['as it is', {}],
  ])('tells its length and tag to HEAD, and 304 to who has it, %s', async (_, headers) => {
    const { body, headers: ofGet } = await ask(headers);
    const head = await ask(headers, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(body.length));
    expect(head.headers['etag']).toBe(ofGet['etag']);
    const again = await ask({ ...headers, 'if-none-match': `"other", ${ofGet['etag']}`, range: 'bytes=0-9' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each([
    ['compressed', gzip],
    ['as it is', {}],
  ])('is read on from where a reader was cut, %s', async (_, headers) => {
    const { body, headers: reply } = await ask(headers);
    const half = Math.floor(body.length / 2);
    const first = await ask({ ...headers, range: `bytes=0-${half - 1}` });
    expect([first.status, first.headers['content-range']]).toEqual([
      206,
      `bytes 0-${half - 1}/${body.length}`,
    ]);
    const rest = await ask({ ...headers, range: `bytes=${half}-`, 'if-range': String(reply['etag']) });
    expect(rest.headers['content-length']).toBe(String(body.length - half));
    expect(Buffer.concat([first.body, rest.body]).equals(body)).toBe(true);
    const last = await ask({ ...headers, range: 'bytes=-10' });
    expect(last.body.equals(body.subarray(-10))).toBe(true);
    const changed = await ask({ ...headers, range: `bytes=${half}-`, 'if-range': '"another"' });
    expect([changed.status, changed.body.length]).toEqual([200, body.length]);
    const beyond = await ask({ ...headers, range: `bytes=${body.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${body.length}`]);
    const head = await ask({ ...headers, range: 'bytes=0-9' }, { method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(body.length)]);
  });

  it('is never compressed twice', async () => {
    const { body, headers } = await ask(gzip, { path: '/xlsx' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(whole.subarray(0, 1000))).toBe(true);
    const range = await ask({ ...gzip, range: 'bytes=5-9' }, { path: '/xlsx' });
    expect([range.status, range.body.toString()]).toEqual([206, whole.subarray(5, 10).toString()]);
  });

  it('takes no memory for readers that have stopped', async () => {
    const before = process.memoryUsage.rss();
    const stopped = await Promise.all(Array.from({ length: 40 }, (_, at) => open(at % 2 === 0 ? {} : gzip)));
    const { body } = await ask();
    expect(body.equals(whole)).toBe(true);
    // Twenty copies would be 260 MB.
    expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(100);
    for (const answer of stopped) answer.destroy();
  });

  it('has the same tags when it is made again', async () => {
    const again = await KeptFile.make(inPieces(whole, 33_333), csv);
    expect(again).toEqual(file);
  });
});

describe('files of a release', () => {
  it('are made once for all who ask meanwhile', async () => {
    const files = new KeptFiles(1e6);
    let made = 0;
    const make = (): Promise<KeptFile> => {
      made += 1;
      return KeptFile.make(inPieces(whole.subarray(0, 5000)), csv);
    };
    const all = await Promise.all([files.getOrMake('a', make), files.getOrMake('a', make)]);
    expect(await files.getOrMake('a', make)).toBe(all[0]);
    expect(made).toBe(1);
  });

  it('are not kept where the making was interrupted', async () => {
    const files = new KeptFiles(1e6);
    const interrupted = async function* (): AsyncGenerator<Buffer> {
      yield whole.subarray(0, 5000);
      throw new Error('disk I/O error');
    };
    const fail = (): Promise<KeptFile> => KeptFile.make(interrupted(), csv);
    await expect(files.getOrMake('a', fail)).rejects.toThrow('disk I/O error');
    const made = await files.getOrMake('a', () => KeptFile.make(inPieces(whole.subarray(0, 10)), csv));
    expect(made.bytes).toBeGreaterThan(0);
  });

  it('go, the longest unread first, when they take more than they may', async () => {
    const one = await KeptFile.make(inPieces(whole.subarray(0, 5000)), csv);
    const files = new KeptFiles(one.bytes * 2.5);
    const makings: string[] = [];
    const get = (key: string): Promise<KeptFile> =>
      files.getOrMake(key, async () => {
        makings.push(key);
        return one;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(makings).toEqual(['a', 'b', 'c', 'b']);
  });
});
