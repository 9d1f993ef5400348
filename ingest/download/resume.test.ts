import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  cutAfter,
  fileAt,
  type Holding,
  type LocalPublisher,
  openLocalPublisher,
  openWorkplace,
  type PublisherFolders,
  serve,
  sha256Of,
  zipOf,
} from '../testing/local-publisher.ts';
import { systemDisk } from './disk.ts';

const body = zipOf('beans.csv', 'Area,Year,Value\nBrazil,2023,2899043\n'.repeat(4_000));
const lastModified = 'Thu, 18 Dec 2025 09:30:00 GMT';
const holding: Holding = { body, etag: '"v1"', lastModified };

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

const kinds = () => place.events.map((event) => event.kind);

async function expectWhole() {
  expect(body.equals(await readFile(join(place.directory, 'beans.zip')))).toBe(true);
  expect((await readdir(place.directory)).sort()).toEqual(['beans.zip', 'checksums.json']);
}

describe('a first download', () => {
  it('names the file, its size, checksum and the day of the publisher', async () => {
    const { files } = await place.run(fileAt(publisher.url));
    const path = join(place.directory, 'beans.zip');
    expect(files).toEqual([
      { key: 'beans', path, bytes: body.length, sha256: sha256Of(body), date: '2025-12-18' },
    ]);
    await expectWhole();
    expect(kinds()).toEqual(['started', 'progress', 'done']);
  });

  it('reports progress that grows to the total', async () => {
    place.clock.tick = 1_000;
    await place.run(fileAt(publisher.url));
    const progress = place.events.filter((event) => event.kind === 'progress');
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.every((event) => event.total === body.length)).toBe(true);
    const received = progress.map((event) => event.received);
    expect(received).toEqual([...received].sort((a, b) => a - b));
    expect(received.at(-1)).toBe(body.length);
  });

  it('takes a body whose size is not announced', async () => {
    publisher.next.push((_request, response) => {
      response.writeHead(200, { etag: '"v1"' });
      response.write(body.subarray(0, 1_000));
      response.end(body.subarray(1_000));
    });
    const { files } = await place.run(fileAt(publisher.url));
    expect(files[0]?.date).toBe('2026-01-15');
    expect(place.events.find((event) => event.kind === 'progress')).toMatchObject({ total: null });
    await expectWhole();
  });
});

describe('a cut connection', () => {
  it('continues where it was cut, in the same run', async () => {
    publisher.next.push(cutAfter(40_000, holding, place), cutAfter(30_000, holding, place));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.map(({ range, ifRange, status }) => ({ range, ifRange, status }))).toEqual([
      { status: 200 },
      { range: 'bytes=40000-', ifRange: '"v1"', status: 206 },
      { range: 'bytes=70000-', ifRange: '"v1"', status: 206 },
    ]);
    expect(place.pauses).toEqual([1_000, 2_000]);
    await expectWhole();
  });

  it('gives up after six attempts without progress and keeps the part for the next run', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) publisher.next.push(cutAfter(10_000, holding, place));
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-cut', files: [] });
    expect(place.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect((await readFile(join(place.directory, 'beans.zip.part'))).length).toBe(60_000);

    const { files } = await place.run(fileAt(publisher.url));
    expect(files[0]?.sha256).toBe(sha256Of(body));
    expect(publisher.seen.at(-1)).toMatchObject({ range: 'bytes=60000-', status: 206 });
    await expectWhole();
  });

  it('counts only attempts without progress', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) publisher.next.push(cutAfter(10_000, holding, place));
    await place.run(fileAt(publisher.url), {
      patience: { attempts: 3, firstPause: 10, longestPause: 100, progress: 10_000 },
    });
    expect(place.pauses).toEqual(Array(9).fill(10));
    await expectWhole();
  });

  it('continues by date where the tag is weak', async () => {
    publisher.holding = { body, etag: 'W/"v1"', lastModified };
    publisher.next.push(cutAfter(40_000, publisher.holding, place));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.at(-1)).toMatchObject({
      range: 'bytes=40000-',
      ifRange: lastModified,
      status: 206,
    });
    await expectWhole();
  });

  it('starts again where the server knows no ranges', async () => {
    publisher.holding = { ...holding, ranges: false };
    publisher.next.push(cutAfter(40_000, publisher.holding, place));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.at(-1)).toMatchObject({ range: 'bytes=40000-', status: 200 });
    expect(kinds()).toContain('restarting');
    await expectWhole();
  });

  it('does not ask for a range where the publisher names no version', async () => {
    publisher.holding = { body };
    publisher.next.push(cutAfter(40_000, publisher.holding, place));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.map(({ range, status }) => ({ range, status }))).toEqual([
      { status: 200 },
      { status: 200 },
    ]);
    await expectWhole();
  });

  it('starts again when the publisher changed the file meanwhile', async () => {
    publisher.next.push(
      cutAfter(40_000, { body: zipOf('old.csv', 'x'.repeat(90_000)), etag: '"v0"' }, place),
    );
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.at(-1)).toMatchObject({ ifRange: '"v0"', status: 200 });
    expect(place.events).toContainEqual({
      kind: 'restarting',
      key: 'beans',
      reason: 'the publisher changed the file meanwhile',
    });
    await expectWhole();
  });

  it.each([
    ['another start', { 'content-range': `bytes 0-${body.length - 1}/${body.length}`, etag: '"v1"' }],
    ['another version', { 'content-range': `bytes 40000-${body.length - 1}/${body.length}`, etag: '"v2"' }],
    ['another size', { 'content-range': `bytes 40000-${body.length}/${body.length + 1}`, etag: '"v1"' }],
    ['no range', { etag: '"v1"' }],
  ])('never joins a 206 with %s to the part', async (_name, headers) => {
    publisher.next.push(cutAfter(40_000, holding, place), answer(206, headers, 'other bytes'));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.at(-1)).toEqual({ status: 200 });
    await expectWhole();
  });
});

describe('a part from an earlier run', () => {
  async function leavePart(bytes: number) {
    publisher.next.push(cutAfter(bytes, holding, place));
    const patience = { attempts: 1, firstPause: 1, longestPause: 1, progress: 1_000_000 };
    await expect(place.run(fileAt(publisher.url), { patience })).rejects.toMatchObject({
      code: 'download-cut',
    });
    publisher.seen.length = 0;
  }

  it('that is whole is finished without a byte (416)', async () => {
    await leavePart(40_000);
    await appendFile(join(place.directory, 'beans.zip.part'), body.subarray(40_000));
    const { files } = await place.run(fileAt(publisher.url));
    expect(files[0]?.sha256).toBe(sha256Of(body));
    expect(publisher.seen.map(({ status }) => status)).toEqual([416]);
    await expectWhole();
  });

  it('that is longer than the file is thrown away (416)', async () => {
    await leavePart(40_000);
    await appendFile(join(place.directory, 'beans.zip.part'), body);
    await place.run(fileAt(publisher.url));
    expect(publisher.seen.map(({ status }) => status)).toEqual([416, 200]);
    await expectWhole();
  });

  it('that was hurt on the disk is found out and fetched once more in one piece', async () => {
    await place.run(fileAt(publisher.url));
    await rm(join(place.directory, 'beans.zip'));
    await leavePart(40_000);
    await writeFile(join(place.directory, 'beans.zip.part'), Buffer.alloc(40_000));
    const { files } = await place.run(fileAt(publisher.url));
    expect(files[0]?.sha256).toBe(sha256Of(body));
    expect(publisher.seen.map(({ status }) => status)).toEqual([206, 200]);
    await expectWhole();
  });

  it('with unreadable notes is not continued', async () => {
    await leavePart(40_000);
    await writeFile(join(place.directory, 'beans.zip.part.json'), '{"url":');
    await place.run(fileAt(publisher.url));
    expect(publisher.seen).toEqual([{ status: 200 }]);
    await expectWhole();
  });
});

describe('an interruption', () => {
  it('stops at once with a message, and leaves a part that the next run continues', async () => {
    const controller = new AbortController();
    place.clock.tick = 1_000;
    publisher.next.push((_request, response) => {
      response.writeHead(200, { etag: '"v1"', 'content-length': body.length });
      response.write(body.subarray(0, 40_000));
    });
    const run = place.run(fileAt(publisher.url), {
      signal: controller.signal,
      log: (event) => {
        if (event.kind === 'progress' && event.received === 40_000) controller.abort();
      },
    });
    await expect(run).rejects.toMatchObject({ code: 'download-interrupted' });

    await place.run(fileAt(publisher.url));
    expect(publisher.seen.at(-1)).toMatchObject({ range: 'bytes=40000-', status: 206 });
    await expectWhole();
  });

  it('also ends a pause', async () => {
    const controller = new AbortController();
    publisher.next.push(answer(503));
    const run = place.run(fileAt(publisher.url), {
      signal: controller.signal,
      log: (event) => {
        if (event.kind === 'retrying') controller.abort();
      },
    });
    await expect(run).rejects.toMatchObject({ code: 'download-interrupted' });
    expect(publisher.seen).toHaveLength(1);
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  it('is reported, keeps what fitted, starts no further file, and is continued once there is space', async () => {
    const others = ['a', 'b', 'c'].map((key) => fileAt(publisher.url, { key, file: `${key}.zip` }));
    let room = 40_000;
    const disk = {
      freeBytes: systemDisk.freeBytes,
      async open(path: string, flags: 'w' | 'a') {
        const file = await systemDisk.open(path, flags);
        return {
          async write(bytes: Uint8Array) {
            // Two files share the space, so it is reserved before the write and not after.
            const bite = bytes.subarray(0, room);
            room -= bite.byteLength;
            if (bite.byteLength === 0) throw full;
            return file.write(bite);
          },
          sync: () => file.sync(),
          close: () => file.close(),
        };
      },
    };
    await expect(place.run(others, { disk })).rejects.toMatchObject({
      code: 'disk-full',
      errors: [{ key: 'a' }, { key: 'b' }],
    });
    const { files } = await place.run(others);
    expect(files.map(({ sha256 }) => sha256)).toEqual(Array(3).fill(sha256Of(body)));
    expect(publisher.seen.some(({ status }) => status === 206)).toBe(true);
  });

  it('is foreseen from the announced size', async () => {
    const disk = { ...systemDisk, freeBytes: async () => 1_000 };
    await expect(place.run(fileAt(publisher.url), { disk })).rejects.toThrow(
      `needs ${body.length} more bytes in ${place.directory}, where 1000 are free`,
    );
    publisher.next.push(serve(holding));
    await place.run(fileAt(publisher.url));
    await expectWhole();
  });
});
