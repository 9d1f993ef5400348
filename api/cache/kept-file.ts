import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isCompressible, takesGzip } from './encoding.ts';

/** Bytes of a body from `start` on, without `end`. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The bytes that a `Range` header requests of a body of so many bytes; `beyond` where the body has none of them. `null` is the whole body:
 * without a range, and for several ranges or another unit, which a server may leave unread.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const start = Math.max(0, length - Number(last));
    return start < length ? { start, end: length } : 'beyond';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= length) return 'beyond';
  return { start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
}

/** A file in one of its encodings. */
interface Representation {
  etag: string;
  length: number;
  headers: Readonly<Record<string, string>>;
}

interface FileAbout {
  /** Headers without those of the encoding. */
  headers: Readonly<Record<string, string>>;
  /** Where the file can be cached apart for each language …; `Accept-Encoding` is added. */
  vary?: string;
}

/**
 * A large file that is made once and kept compressed alone. Gzip, since its window is 32 kB: a client that takes the file plain holds no
 * more of it in memory while it reads, where brotli holds megabytes; other clients share the kept bytes. Of a whole section gzip leaves 5 % and brotli 4 %.
 */
export class KeptFile {
  readonly #stored: Buffer;
  readonly #plain: Representation;
  /** `null` for a format that is compressed already. */
  readonly #gzip: Representation | null;

  private constructor(stored: Buffer, plain: Representation, gzip: Representation | null) {
    this.#stored = stored;
    this.#plain = plain;
    this.#gzip = gzip;
  }

  /** Reads `pieces` into a file. Rejects with their error. */
  static async make(pieces: AsyncIterable<string | Buffer>, { headers, vary }: FileAbout): Promise<KeptFile> {
    const hash = createHash('sha256');
    let length = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        hash.update(bytes);
        length += bytes.length;
        yield bytes;
      }
    };
    const isGzipped = isCompressible(headers['content-type']);
    const through = isGzipped ? createGzip({ level: 9 }) : new PassThrough();
    const stored = await pipeline(counted(), through, (source: AsyncIterable<Buffer>) =>
      buffer(Readable.from(source)),
    );
    const all = {
      ...headers,
      'accept-ranges': 'bytes',
      vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
    };
    const plain = { etag: tagOf(hash.digest('base64url')), length, headers: all };
    if (!isGzipped) return new KeptFile(stored, plain, null);
    const etag = tagOf(createHash('sha256').update(stored).digest('base64url'));
    const gzip = { etag, length: stored.length, headers: { ...all, 'content-encoding': 'gzip' } };
    return new KeptFile(stored, plain, gzip);
  }

  /** Bytes that the file takes in memory. */
  get bytes(): number {
    return this.#stored.length;
  }

  /** Whether a client takes the file as it is kept. For others it is inflated, each time anew. */
  isSentAsKept({ 'accept-encoding': encodings }: IncomingMessage['headers']): boolean {
    return this.#gzip === null || takesGzip(encodings?.toString());
  }

  /** Writes the file, its requested range, or 304 where the client has it already. */
  write(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers: requested } = request;
    const isAsKept = this.isSentAsKept(requested);
    const { etag, length, headers } = (isAsKept ? this.#gzip : null) ?? this.#plain;
    if (this.#matches(requested['if-none-match'])) {
      response.writeHead(304, { ...this.#plain.headers, etag }).end();
      return;
    }
    // A range of a file that has changed since would be put behind the beginning of another.
    const isSame = requested['if-range'] === undefined || requested['if-range'] === etag;
    const range = method === 'GET' && isSame ? readRange(requested.range, length) : null;
    if (range === 'beyond') {
      const headers = {
        'content-range': `bytes */${length}`,
        'content-length': '0',
        'cache-control': 'no-store',
      };
      response.writeHead(416, { ...this.#plain.headers, ...headers }).end();
      return;
    }
    const part = range ?? { start: 0, end: length };
    const ofRange = range && { 'content-range': `bytes ${range.start}-${range.end - 1}/${length}` };
    const partHeaders = { ...ofRange, etag, 'content-length': String(part.end - part.start) };
    response.writeHead(range === null ? 200 : 206, { ...headers, ...partHeaders });
    if (method === 'HEAD') response.end();
    else if (isAsKept) response.end(this.#stored.subarray(part.start, part.end));
    else this.#inflate(part, response);
  }

  /** Writes a part of the uncompressed file, as fast as the client reads it. */
  #inflate({ start, end }: ByteRange, response: ServerResponse): void {
    const part = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let at = 0;
      for await (const piece of source) {
        await nextTurn();
        const selection = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
        at += piece.length;
        if (selection.length > 0) yield selection;
        if (at >= end) return;
      }
    };
    // In pieces of 16 kB a file of 20 MB would take the one thread four times as many turns.
    const inflated = createGunzip({ chunkSize: 64 * 1024 });
    // A client that leaves before the end is no fault.
    pipeline(Readable.from([this.#stored]), inflated, part, response).catch(() => undefined);
  }

  #matches(header: string | undefined): boolean {
    if (header === undefined) return false;
    const tags = [this.#plain.etag, ...(this.#gzip === null ? [] : [this.#gzip.etag])];
    return header.trim() === '*' || tags.some((tag) => header.includes(tag));
  }
}

/** Resolves at the turn of the piece that was requested last. */
let lastTurn: Promise<void> = Promise.resolve();

/** Pieces of all files come one after another, with other requests in between: sixty clients at once would take all threads. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => otherRequests());
  return lastTurn;
}

const tagOf = (hash: string): string => `"${hash.slice(0, 22)}"`;

/** Large files of one release by key, bounded by bytes; the least recently used go first. */
export class KeptFiles {
  readonly #files: LRUCache<string, KeptFile>;
  readonly #pending = new Map<string, Promise<KeptFile>>();

  constructor(maxBytes: number) {
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
    });
  }

  /** Whether sending the file of a key to a client is no work. */
  isReady(key: string, headers: IncomingMessage['headers']): boolean {
    return this.#files.peek(key)?.isSentAsKept(headers) === true;
  }

  /** The file of a key, made when there is none. Requests in the meantime wait for the same one. A failure is not kept. */
  async getOrMake(key: string, make: () => Promise<KeptFile>): Promise<KeptFile> {
    const known = this.#files.get(key) ?? this.#pending.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.#pending.set(key, making);
    try {
      const file = await making;
      this.#files.set(key, file);
      return file;
    } finally {
      this.#pending.delete(key);
    }
  }
}
