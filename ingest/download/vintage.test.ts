import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  fileAt,
  type LocalPublisher,
  openLocalPublisher,
  openWorkplace,
  type PublisherFolders,
  serve,
  sha256Of,
  zipOf,
} from '../testing/local-publisher.ts';

const first = zipOf('beans.csv', 'Area,Year,Value\nBrazil,2022,2872474\n');
const second = zipOf('beans.csv', 'Area,Year,Value\nBrazil,2022,2872474\nBrazil,2023,2899043\n');
const DAY = 24 * 3_600_000;

let publisher: LocalPublisher;
let place: PublisherFolders;

beforeEach(async () => {
  publisher = await openLocalPublisher({
    body: first,
    etag: '"v1"',
    lastModified: 'Thu, 18 Dec 2025 09:30:00 GMT',
  });
  place = await openWorkplace();
});

afterEach(async () => {
  await publisher.close();
  await place.remove();
});

/** Downloads the first vintage, then clears the recorded requests and events. */
async function haveFirst(more = {}) {
  const { files } = await place.run(fileAt(publisher.url, more));
  publisher.seen.length = 0;
  place.events.length = 0;
  return files;
}

const kinds = () => place.events.map((event) => event.kind);
const onDisk = () => readFile(join(place.directory, 'beans.zip'));

describe('a good copy on disk', () => {
  it('is not fetched again (304)', async () => {
    const before = await haveFirst();
    expect((await place.run(fileAt(publisher.url))).files).toEqual(before);
    expect(publisher.seen).toEqual([{ ifNoneMatch: '"v1"', status: 304 }]);
    expect(kinds()).toEqual(['unchanged']);
  });

  it('is not fetched again where the server ignores the question', async () => {
    const before = await haveFirst();
    publisher.next.push((_request, response) => {
      response.writeHead(200, { etag: '"v1"', 'content-length': 50_000_000 });
      response.write(first);
    });
    expect((await place.run(fileAt(publisher.url))).files).toEqual(before);
    expect(kinds()).toEqual(['unchanged']);
  });

  it.each([
    ['offline', undefined],
    ['503 for ever', 503],
  ])('is used, and that is told, when the publisher cannot be asked: %s', async (_name, status) => {
    const before = await haveFirst();
    if (status === undefined) await publisher.close();
    else publisher.next.push(...Array.from({ length: 6 }, () => answer(status)));
    expect((await place.run(fileAt(publisher.url))).files).toEqual(before);
    expect(place.events.at(-1)).toMatchObject({ kind: 'kept', date: '2025-12-18' });
  });

  it('does not hide that the address is gone', async () => {
    await haveFirst();
    publisher.next.push(answer(404));
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-not-found' });
    expect(await onDisk()).toEqual(first);
  });

  it('is fetched again when it was hurt', async () => {
    await haveFirst();
    await writeFile(join(place.directory, 'beans.zip'), Buffer.alloc(first.length));
    await place.run(fileAt(publisher.url));
    expect(publisher.seen).toEqual([{ status: 200 }]);
    expect(kinds()).toEqual(['damaged', 'started', 'progress', 'done']);
    expect(await onDisk()).toEqual(first);
  });
});

describe('a change at the publisher', () => {
  it('is accepted as a new vintage when the tag changed, and the old one is noted', async () => {
    await haveFirst();
    publisher.holding = { body: second, etag: '"v2"', lastModified: 'Wed, 14 Jan 2026 08:00:00 GMT' };
    const { files } = await place.run(fileAt(publisher.url));
    expect(files).toMatchObject([{ sha256: sha256Of(second), date: '2026-01-14' }]);
    expect(place.events).toContainEqual({
      kind: 'new-vintage',
      key: 'beans',
      before: { date: '2025-12-18', sha256: sha256Of(first) },
      after: { date: '2026-01-14', sha256: sha256Of(second) },
    });
    expect(await onDisk()).toEqual(second);
    const lock: unknown = JSON.parse(await readFile(join(place.directory, 'checksums.json'), 'utf8'));
    expect(lock).toMatchObject({
      files: {
        'beans.zip': {
          sha256: sha256Of(second),
          etag: '"v2"',
          previous: [{ sha256: sha256Of(first), bytes: first.length, date: '2025-12-18' }],
        },
      },
    });
  });

  it('that leaves the bytes as they were is no new vintage', async () => {
    const before = await haveFirst();
    publisher.holding = {
      body: first,
      etag: '"other-machine"',
      lastModified: 'Wed, 14 Jan 2026 08:00:00 GMT',
    };
    expect((await place.run(fileAt(publisher.url))).files).toEqual(before);
    expect(kinds()).not.toContain('new-vintage');
  });

  it('under an unchanged tag is an error that names both checksums', async () => {
    await haveFirst();
    await rm(join(place.directory, 'beans.zip'));
    publisher.next.push(serve({ body: second, etag: '"v1"' }));
    await expect(place.run(fileAt(publisher.url))).rejects.toThrow(
      `download-wrong-checksum: ${publisher.url} has sha256 ${sha256Of(second)}, expected ${sha256Of(first)}; to accept it as a new vintage, remove its entry from checksums.json`,
    );
  });

  it('that turns out to be a web page leaves the good copy as it was', async () => {
    await haveFirst();
    publisher.next.push(answer(200, { 'content-type': 'text/html', etag: '"v2"' }, '<p>moved</p>'));
    await expect(place.run(fileAt(publisher.url))).rejects.toMatchObject({ code: 'download-not-a-zip' });
    expect(await onDisk()).toEqual(first);
    publisher.next.length = 0;
    await place.run(fileAt(publisher.url));
    expect(kinds().at(-1)).toBe('unchanged');
  });

  it('of the address in the manifest is followed without a condition', async () => {
    await haveFirst();
    publisher.holding = { body: second, etag: '"v1"' };
    const { files } = await place.run(fileAt(`${publisher.url}?moved`));
    expect(publisher.seen).toEqual([{ status: 200 }]);
    expect(files[0]?.sha256).toBe(sha256Of(second));
  });
});

describe('a publisher that names no version', () => {
  it('is not contacted about a good copy, since only a whole download would show a change', async () => {
    publisher.holding = { body: first };
    await haveFirst();
    place.clock.time += 400 * DAY;
    await place.run(fileAt(publisher.url));
    expect(publisher.seen).toEqual([]);
  });

  it('and packs the file anew each time is checked after 30 days, whatever the checksum', async () => {
    publisher.holding = { body: first };
    await haveFirst({ generated: true });
    publisher.holding = { body: second };
    place.clock.time += 29 * DAY;
    await place.run(fileAt(publisher.url, { generated: true }));
    expect(publisher.seen).toEqual([]);
    place.clock.time += 2 * DAY;
    const { files } = await place.run(fileAt(publisher.url, { generated: true }));
    expect(files).toMatchObject([{ sha256: sha256Of(second), date: '2026-02-15' }]);
    expect(kinds()).toContain('new-vintage');
  });
});
