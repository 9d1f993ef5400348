import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, decompress, type Encoding, isCompressible, smallestCompressed } from './encoding.ts';

/** A body in one encoding with the headers that go with it, ready to be written: names and values in turn, which Node writes as they are. */
export interface Variant {
  body: Buffer;
  headers: readonly string[];
  notModified: readonly string[];
}

export interface AnswerOptions {
  status?: number;
  body: Buffer;
  /** Headers of the answer without those of its encoding: content type, caching, security. */
  headers: Readonly<Record<string, string>>;
  /** Where the answer can be cached apart for each encoding, language …; `Accept-Encoding` is added. */
  vary?: string;
  /** Whether the response cache may keep the answer; `false` for errors and for answers that will change. */
  kept?: boolean;
}

/** Memory that a body takes for each of its bytes: between bodies that come and go the allocator leaves gaps. */
const allocatedFactor = 1.3;

/** Bytes that an encoding's headers take beside their text: two objects, each with a place for every header. */
const variantBytes = 1024;

/**
 * An answer in the requested encodings. One that is kept holds its body compressed alone, a fifth of it or
 * less, and inflates it for the few clients that take it plain. The entity tag is a hash of the body and the name of the
 * encoding; a tag of any encoding counts as "not modified", since the body is the same.
 */
export class Answer {
  readonly status: number;
  readonly kept: boolean;
  /** Bytes of the body before it is compressed. */
  readonly length: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #pending = new Map<Encoding, Promise<Variant>>();
  #requests = 0;
  #recompressed = false;

  constructor({ status = 200, body, headers, vary, kept = true }: AnswerOptions) {
    this.status = status;
    this.kept = kept;
    this.length = body.length;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#headers = { ...headers, vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}` };
    this.#isCompressible = body.length >= smallestCompressed && isCompressible(headers['content-type']);
    this.#variants.set('identity', this.#variantOf('identity', body, ''));
  }

  /** Bytes that the answer holds in memory: its body in each encoding, and the headers that go with each. */
  get bytes(): number {
    const bodies = [...this.#variants.values()].map(
      ({ body }) => body.length * allocatedFactor + variantBytes,
    );
    const texts = Object.entries(this.#headers).map(([name, value]) => name.length + value.length);
    return Math.round([...bodies, ...texts].reduce((sum, length) => sum + length, 0));
  }

  /** Whether the answer can be made smaller than the first client got it. */
  get isRecompressible(): boolean {
    return this.#isCompressible && !this.#recompressed;
  }

  /** Counts a request for the answer; gives its number. */
  countRequest(): number {
    this.#requests += 1;
    return this.#requests;
  }

  /** The ready variant of an encoding, or `undefined` when it has yet to be made. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#variants.get(this.#isCompressible ? encoding : 'identity');
  }

  /** The variant of an encoding, made now when it is the first: with `little` effort while others wait for the core. */
  prepare(encoding: Encoding, effort: 'usual' | 'little' = 'usual'): Promise<Variant> {
    const ready = this.ready(encoding);
    if (ready !== undefined) return Promise.resolve(ready);
    const pending = this.#pending.get(encoding) ?? this.#make(encoding, effort);
    this.#pending.set(encoding, pending);
    return pending;
  }

  async read(): Promise<Buffer> {
    const plain = this.#variants.get('identity');
    if (plain !== undefined) return plain.body;
    const [compressed] = this.#variants;
    if (compressed === undefined) throw new Error('The answer has no body.');
    return decompress(compressed[1].body, compressed[0]);
  }

  /** Holds the body compressed alone, once it is. */
  async settle(): Promise<void> {
    if (!this.#isCompressible) return;
    if (this.#variants.size === 1) await (this.#pending.get('gzip') ?? this.prepare('br'));
    this.#variants.delete('identity');
  }

  /** Compresses as small as possible, for answers that are requested often and are large. */
  async recompress(): Promise<void> {
    if (!this.isRecompressible) return;
    const body = await compress(await this.read(), 'br', 'most');
    this.#variants.set('br', this.#variantOf('br', body, 'brx'));
    this.#recompressed = true;
  }

  async #make(encoding: Encoding, effort: 'usual' | 'little'): Promise<Variant> {
    try {
      const body = await compress(await this.read(), encoding, effort);
      const variant = this.#variantOf(encoding, body, effort === 'usual' ? encoding : `${encoding}q`);
      if (encoding !== 'identity') this.#variants.set(encoding, variant);
      return variant;
    } finally {
      this.#pending.delete(encoding);
    }
  }

  #variantOf(encoding: Encoding, body: Buffer, suffix: string): Variant {
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${suffix}"`;
    const notModified = { ...this.#headers, etag };
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...notModified, ...encoded, 'content-length': String(body.length) };
    return { body, headers: Object.entries(headers).flat(), notModified: Object.entries(notModified).flat() };
  }

  /** Whether an `If-None-Match` header names this body. */
  matches(header: string | undefined): boolean {
    if (header === undefined) return false;
    return header.trim() === '*' || header.includes(this.#hash);
  }

  /** Writes the variant, or 304 when the client has it already. */
  write(variant: Variant, request: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && this.matches(request.headers['if-none-match'])) {
      response.writeHead(304, [...variant.notModified]);
      response.end();
      return;
    }
    response.writeHead(this.status, [...variant.headers]);
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  }
}
