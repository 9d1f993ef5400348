import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BulkFile } from '../download/attempt.ts';
import type { DownloadEvent } from '../download/events.ts';
import { type DownloadOptions, downloadSources } from '../download-files.ts';
import { listen } from './listen.ts';

/** The content of the tests' publisher: one file, and its headers. */
export type Holding = { body: Buffer; etag?: string; lastModified?: string; ranges?: boolean };

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as the publisher saw it, and the status that it gave. */
type Seen = { range?: string; ifRange?: string; ifNoneMatch?: string; status: number };

/** A real HTTP server that serves `holding`, after the scripted answers in `next` are used up. */
export type LocalPublisher = {
  url: string;
  holding: Holding;
  next: Respond[];
  seen: Seen[];
  close(): Promise<void>;
};

export async function openLocalPublisher(holding: Holding): Promise<LocalPublisher> {
  const server = createServer((request, response) => {
    const answer = publisher.next.shift() ?? serve(publisher.holding);
    response.on('close', () => {
      publisher.seen.push({
        range: request.headers.range,
        ifRange: one(request.headers['if-range']),
        ifNoneMatch: request.headers['if-none-match'],
        status: response.statusCode,
      });
    });
    answer(request, response);
  });
  const { url, close } = await listen(server);
  const publisher: LocalPublisher = { url: `${url}/beans.zip`, holding, next: [], seen: [], close };
  return publisher;
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Answers as a well-behaved server does: conditions first, then ranges (RFC 9110 § 13.2.2). */
export function serve({ body, etag, lastModified, ranges = true }: Holding): Respond {
  return (request, response) => {
    const version = {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { 'last-modified': lastModified }),
    };
    const condition = request.headers['if-none-match'];
    if (condition !== undefined && condition === etag) {
      response.writeHead(304, version).end();
      return;
    }
    const ifRange = one(request.headers['if-range']);
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    if (
      ranges &&
      from !== undefined &&
      (ifRange === undefined || ifRange === etag || ifRange === lastModified)
    ) {
      const start = Number(from);
      if (start >= body.length) {
        response.writeHead(416, { ...version, 'content-range': `bytes */${body.length}` }).end();
        return;
      }
      response.writeHead(206, {
        ...version,
        'content-length': body.length - start,
        'content-range': `bytes ${start}-${body.length - 1}/${body.length}`,
      });
      response.end(body.subarray(start));
      return;
    }
    response.writeHead(200, { ...version, 'content-type': 'application/zip', 'content-length': body.length });
    response.end(body);
  };
}

/**
 * Promises the whole file and closes the connection after `bytes` of it; honours ranges as `serve` does. It waits until they are
 * in the part: fetch drops unread bytes when a connection breaks, so their number would be random.
 */
export function cutAfter(bytes: number, holding: Holding, place: PublisherFolders): Respond {
  return (request, response) => {
    const end = response.end.bind(response);
    response.end = (chunk?: unknown) => {
      if (!Buffer.isBuffer(chunk)) return end();
      response.write(chunk.subarray(0, bytes));
      place.cutAt(holding.body.length - chunk.length + bytes, response);
      return response;
    };
    serve(holding)(request, response);
  };
}

export function answer(status: number, headers: Record<string, string | number> = {}, body = ''): Respond {
  return (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** A ZIP with one stored (not compressed) file, as small as the format allows; or with `packed` bytes that are to be `unpacked` ones. */
export function zipOf(name: string, text: string, deflated?: { packed: Buffer; unpacked: number }): Buffer {
  const data = deflated?.packed ?? Buffer.from(text);
  const size = deflated?.unpacked ?? data.length;
  const method = deflated === undefined ? 0 : 8;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(method, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}

export function sha256Of(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

export function fileAt(url: string, more: Partial<BulkFile> = {}): BulkFile {
  return { key: 'beans', page: 'https://example.org/beans', url, file: 'beans.zip', ...more };
}

/** A folder of its own, a clock that does not wait, and the recorded events. */
export type PublisherFolders = {
  directory: string;
  events: DownloadEvent[];
  pauses: number[];
  clock: DownloadOptions['clock'] & { time: number; tick: number };
  run(
    file: BulkFile | readonly BulkFile[],
    more?: Partial<DownloadOptions>,
  ): ReturnType<typeof downloadSources>;
  /** Breaks the connection once the part on disk has this many bytes. */
  cutAt(bytes: number, response: ServerResponse): Promise<void>;
  remove(): Promise<void>;
};

export async function openWorkplace(): Promise<PublisherFolders> {
  const directory = await mkdtemp(join(tmpdir(), 'download-'));
  const workplace: PublisherFolders = {
    directory,
    events: [],
    pauses: [],
    clock: {
      time: Date.UTC(2026, 0, 15),
      tick: 0,
      now() {
        this.time += this.tick;
        return this.time;
      },
      async sleep(milliseconds, signal) {
        signal?.throwIfAborted();
        workplace.pauses.push(milliseconds);
        this.time += milliseconds;
      },
    },
    run: (file, more) =>
      downloadSources({
        directory,
        manifest: 'key' in file ? [file] : file,
        fetch: globalThis.fetch,
        own: ('key' in file ? [file] : file).map(({ url }) => new URL(url).origin),
        log: (event) => workplace.events.push(event),
        clock: workplace.clock,
        ...more,
      }),
    async cutAt(bytes, response) {
      const size = () =>
        stat(join(directory, 'beans.zip.part')).then(
          (found) => found.size,
          () => 0,
        );
      while (!response.destroyed && (await size()) < bytes) await setTimeout(1);
      response.destroy();
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
  return workplace;
}
