import { connect } from 'node:net';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';

const { port, origin } = new URL(inject('baseUrl'));

interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** What comes back on a connection of its own until the server ends it. */
function ask(
  method: string,
  path: string,
  version: '1.0' | '1.1',
  headers: readonly string[] = [],
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const host = version === '1.0' ? [] : [`Host: localhost:${port}`, 'Connection: close'];
    const lines = [`${method} ${path} HTTP/${version}`, ...host, ...headers];
    const socket = connect(Number(port), 'localhost', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (part) => parts.push(part));
    socket.once('error', reject);
    socket.once('close', () => {
      const bytes = Buffer.concat(parts);
      const at = bytes.indexOf('\r\n\r\n');
      const [first = '', ...rest] = bytes.subarray(0, at).toString('latin1').split('\r\n');
      const pairs = rest
        .map((line) => line.split(/: (.*)/s))
        .map(([name = '', text = '']) => [name.toLowerCase(), text] as const);
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(pairs), body: bytes.subarray(at + 4) });
    });
  });
}

const page = '/en/beans/data/consumption';
const kinds: readonly (readonly [kind: string, path: string, status: number])[] = [
  ['a page', page, 200],
  ['a page that is not there', '/en/beans/nothing', 404],
  ['the home without a language', '/', 200],
  ['an address that leads on', '/en/', 301],
  ['an image', `${page}.png`, 200],
  ['a drawing', `${page}.svg`, 200],
  ['a file of a page', `${page}.csv`, 200],
  ['a file of a whole section', `${page}.csv?rows=all`, 200],
  ['a workbook without a permit', `${page}.xlsx`, 403],
  ['a built file', '/logo.svg', 200],
  ['an answer of the API', '/api/v1/data/areas', 200],
  ['a file of the API', '/api/v1/export/rice_production/5312/27', 200],
  ['an answer of the API that is a problem', '/api/v1/nothing', 404],
  ['the description of the API', '/api/openapi.json', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the health', '/healthz', 200],
];

describe.each(sample(kinds))('%s (%s)', (_kind, path, status) => {
  let whole: RawAnswer;
  beforeAll(async () => {
    whole = await ask('GET', path, '1.1');
  });

  it('is complete, and HEAD has the same headers without a body', async () => {
    const head = await ask('HEAD', path, '1.1');
    expect([whole.status, head.status]).toEqual([status, status]);
    expect(head.body.length).toBe(0);
    for (const name of ['content-type', 'content-length', 'etag', 'location'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    if (whole.headers.has('content-length'))
      expect(whole.body.length).toBe(Number(whole.headers.get('content-length')));
  });

  it('is answered over HTTP/1.0 without chunks, on a connection that ends', async () => {
    const old = await ask('GET', path, '1.0');
    expect(old.status).toBe(status);
    expect(old.headers.has('transfer-encoding')).toBe(false);
    if (old.headers.has('content-length'))
      expect(old.body.length).toBe(Number(old.headers.get('content-length')));
  });

  it.each(['bytes=999999999-', 'bytes=5-2', 'bytes=-0', 'lines=1-2'])(
    'is not cut by the range %s',
    async (range) => {
      const answer = await ask('GET', path, '1.1', [`Range: ${range}`]);
      expect(status === 200 ? [200, 416] : [status]).toContain(answer.status);
      if (answer.status === 200 && answer.headers.has('content-length'))
        expect(answer.body.length).toBe(whole.body.length);
    },
  );
});

it('all of it leaves the server well', async () => {
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
});
