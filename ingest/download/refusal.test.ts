import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  fileAt,
  type Holding,
  type LocalPublisher,
  openLocalPublisher,
  openWorkplace,
  type PublisherFolders,
  sha256Of,
  zipOf,
} from '../testing/local-publisher.ts';

const body = zipOf('beans.csv', 'Area,Year,Value\nBrazil,2023,2899043\n');
const holding: Holding = { body, etag: '"v1"' };

let publisher: LocalPublisher;
let place: PublisherFolders;

beforeEach(async () => {
  publisher = await openLocalPublisher(holding);
  place = await openWorkplace();
});

afterEach(async () => {
  await publisher.close();
  await place.remove();
});

const leftovers = async () => (await readdir(place.directory)).sort();

/** Rejects as undici does: a TypeError whose cause carries the system's code. */
function failing(code: string) {
  const cause = Object.assign(new Error(`getaddrinfo ${code}`), { code });
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    calls.push(String(input));
    throw new TypeError('fetch failed', { cause });
  };
  return { fetch, calls };
}

describe('a machine that is not there', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN'])(
    'cannot be resolved (%s): told at once, with the way out',
    async (code) => {
      const { fetch, calls } = failing(code);
      const url = 'https://bulk.example.org/beans.zip';
      await expect(place.run(fileAt(url), { fetch })).rejects.toMatchObject({
        code: 'download-offline',
        message:
          'download-offline: no network: could not resolve bulk.example.org; use --from DIR with files you already have [beans]',
      });
      expect(calls).toHaveLength(1);
      expect(place.pauses).toEqual([]);
      expect(await leftovers()).toEqual([]);
    },
  );

  it('is contacted once for all its files, and reported once', async () => {
    const { fetch, calls } = failing('ENOTFOUND');
    const files = ['a', 'b', 'c', 'd', 'e'].map((key) =>
      fileAt(`https://bulk.example.org/${key}.zip`, { key, file: `${key}.zip` }),
    );
    await expect(place.run(files, { fetch })).rejects.toThrow(/^[^\n]+\[a, b, c, d, e\]$/);
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it('refuses the connection', async () => {
    await publisher.close();
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      /^download-offline: no network: could not reach 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/,
    );
  });

  it('vanishes while it sends: tried again, since its line may come back', async () => {
    let calls = 0;
    const { fetch: offline } = failing('ENOTFOUND');
    publisher.next.push((_request, response) => {
      response.writeHead(200, { etag: '"v1"', 'content-length': body.length });
      response.write(body.subarray(0, 50));
      place.cutAt(50, response);
    });
    const fetch: typeof globalThis.fetch = (input, init) => {
      calls += 1;
      return calls === 2 ? offline(input, init) : globalThis.fetch(input, init);
    };
    const { files } = await place.run(fileAt(publisher.url), { fetch });
    expect(files[0]?.sha256).toBe(sha256Of(body));
    expect(place.pauses).toEqual([1_000, 2_000]);
  });

  it('cannot prove who it is: no repetition heals that', async () => {
    const { fetch, calls } = failing('CERT_HAS_EXPIRED');
    await expect(place.run(fileAt('https://bulk.example.org/beans.zip'), { fetch })).rejects.toThrow(
      "download-unavailable: the certificate of bulk.example.org has ended, or this machine's clock is wrong; nothing was fetched from it (CERT_HAS_EXPIRED)",
    );
    expect(calls).toHaveLength(1);
  });
});

describe('an answer that is not the file', () => {
  it.each([404, 410])('%i is final and points to the page', async (status) => {
    publisher.next.push(answer(status));
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      `download-not-found: ${publisher.url} does not exist any more (${status}); look for its new address at https://example.org/beans`,
    );
    expect(publisher.seen).toHaveLength(1);
    expect(place.pauses).toEqual([]);
  });

  it('403 is final', async () => {
    publisher.next.push(answer(403));
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-unavailable' });
    expect(publisher.seen).toHaveLength(1);
  });

  it('does not keep the other files from coming', async () => {
    publisher.next.push(answer(404));
    const files = ['a', 'b', 'c'].map((key) => fileAt(publisher.url, { key, file: `${key}.zip` }));
    const failure = await place.run(files).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'download-not-found',
      errors: { length: 1 },
      files: { length: 2 },
    });
  });

  it('503 with Retry-After in seconds is waited for', async () => {
    publisher.next.push(answer(503, { 'retry-after': '7' }));
    const { files } = await place.run(fileAt(publisher.url));
    expect(files).toHaveLength(1);
    expect(place.pauses).toEqual([7_000]);
  });

  it('429 with Retry-After as a date is waited for', async () => {
    const date = new Date(place.clock.time + 30_000).toUTCString();
    publisher.next.push(answer(429, { 'retry-after': date }));
    await place.run(fileAt(publisher.url));
    expect(place.pauses).toEqual([30_000]);
  });

  it('a Retry-After beyond the limit is given up and reported', async () => {
    publisher.next.push(answer(503, { 'retry-after': '86400' }));
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      /^download-unavailable: 127\.0\.0\.1:\d+ answered 503 and asks to come back in 86400 s/,
    );
    expect(place.pauses).toEqual([]);
  });

  it('503 for ever is given up after six attempts with growing pauses', async () => {
    publisher.next.push(...Array.from({ length: 10 }, () => answer(503)));
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      /download-unavailable: .* answered 503 \(6 attempts\)/,
    );
    expect(publisher.seen).toHaveLength(6);
    expect(place.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it('a web page is refused by its type, before it is stored', async () => {
    const page = '<!doctype html><title>Sign in</title>';
    publisher.next.push(answer(200, { 'content-type': 'text/html; charset=utf-8' }, page));
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      /download-not-a-zip: .* a web page instead/,
    );
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['a web page that calls itself a ZIP', Buffer.from('<!doctype html><title>Sign in</title>')],
    ['a ZIP without its end', body.subarray(0, body.length - 30)],
    ['a ZIP without a table', zipOf('readme.txt', 'no figures')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, and no part is left to continue', async (_name, other) => {
    publisher.holding = { body: other, etag: '"v1"' };
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-not-a-zip' });
    expect(await leftovers()).toEqual([]);
  });
});

describe('a file that is not the one that was expected', () => {
  it('brings more bytes than its range announced', async () => {
    publisher.next.push(
      (_request, response) => {
        response.writeHead(200, { etag: '"v1"', 'content-length': body.length });
        response.write(body.subarray(0, 50));
        place.cutAt(50, response);
      },
      (_request, response) => {
        response.writeHead(206, {
          etag: '"v1"',
          'content-range': `bytes 50-${body.length - 1}/${body.length}`,
        });
        response.write(body.subarray(50));
        response.end('and more');
      },
    );
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-wrong-size' });
    expect(await leftovers()).toEqual([]);
  });
});

describe('the call itself', () => {
  it('does not drop the checksums when their file is unreadable', async () => {
    const path = join(place.directory, 'checksums.json');
    await writeFile(path, '{"version":1,');
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({
      code: 'download-lock-unreadable',
    });
    expect(await readFile(path, 'utf8')).toBe('{"version":1,');
    expect(publisher.seen).toEqual([]);
  });

  it('reports an unusable folder', async () => {
    await mkdir(join(place.directory, 'beans.zip.part'));
    await writeFile(join(place.directory, 'file'), '');
    await expect(
      place.run(fileAt(publisher.url), { directory: join(place.directory, 'file', 'inside') }),
    ).rejects.toThrow(/download-folder: cannot use .* \(ENOTDIR\)/);
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-folder' });
  });
});
