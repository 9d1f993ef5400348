import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, type Encoding, isCompressible, smallestCompressed } from './encoding.ts';

/** A body in one encoding with the headers that go with it, ready to be written: names and values in turn, which Node writes as they are. */
interface Variant {
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
  /** Whether the response cache may keep the answer; `false` for errors and for what is about to change. */
  kept?: boolean;
}

/** Memory that a body takes for each of its bytes: between bodies that come and go the allocator leaves gaps. */
const allocatedFactor = 1.3;

/** Bytes that an encoding's headers take beside their text: two objects, each with a place for every header. */
const variantBytes = 1024;

/**
 * An answer that is kept: its body once, and each encoding when it is first asked for. The entity tag is a hash of the
 * body and the name of the encoding; a tag of any encoding counts as "not modified", since the body is the same.
 */
export class Answer {
  readonly status: number;
  readonly kept: boolean;
  readonly body: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #hash: string;
  readonly #variants = new Map<Encoding, Variant>();
  #bytes: number;
  #asked = 0;
  #recompressed = false;

  constructor({ status = 200, body, headers, vary, kept = true }: AnswerOptions) {
    this.status = status;
    this.kept = kept;
    this.body = body;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#headers = { ...headers, vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}` };
    const texts = Object.entries(this.#headers).map(([name, value]) => name.length + value.length);
    this.#bytes = texts.reduce((sum, length) => sum + length, 0);
    this.#add('identity', body);
  }

  /** Bytes that the answer holds in memory: its body in each encoding, and the headers that go with each. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether the answer can be made smaller than the first client got it. */
  get isRecompressible(): boolean {
    return this.#compressible && !this.#recompressed;
  }

  /** Counts a request for the answer, and says which one it is. */
  asked(): number {
    this.#asked += 1;
    return this.#asked;
  }

  /** The ready variant of an encoding, or `undefined` when it has yet to be compressed. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#variants.get(this.#compressible ? encoding : 'identity');
  }

  /** The variant of an encoding, compressed now when it is the first: with `little` effort while others wait for the core. */
  async prepare(encoding: Encoding, effort: 'usual' | 'little' = 'usual'): Promise<Variant> {
    const ready = this.ready(encoding);
    if (ready !== undefined) return ready;
    const body = await compress(this.body, encoding, effort);
    return this.#add(encoding, body, effort === 'usual' ? encoding : `${encoding}q`);
  }

  /** Compresses as small as possible, for answers that are asked for often and are large. */
  async recompress(): Promise<void> {
    if (!this.isRecompressible) return;
    this.#add('br', await compress(this.body, 'br', 'most'), 'brx');
    this.#recompressed = true;
  }

  get #compressible(): boolean {
    return this.body.length >= smallestCompressed && isCompressible(this.#headers['content-type']);
  }

  #add(encoding: Encoding, body: Buffer, suffix: string = encoding): Variant {
    const previous = this.#variants.get(encoding)?.body;
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${suffix}"`;
    const notModified = { ...this.#headers, etag };
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...notModified, ...encoded, 'content-length': String(body.length) };
    const variant = {
      body,
      headers: Object.entries(headers).flat(),
      notModified: Object.entries(notModified).flat(),
    };
    this.#variants.set(encoding, variant);
    const before = previous === undefined ? -variantBytes : previous.length * allocatedFactor;
    this.#bytes += Math.round(body.length * allocatedFactor - before);
    return variant;
  }

  /** Whether an `If-None-Match` header names this body. */
  matches(header: string | undefined): boolean {
    if (header === undefined) return false;
    return header.trim() === '*' || header.includes(this.#hash);
  }

  /** Writes the variant, or 304 when the client has it already, with headers of this request's `own`, names and values in turn. */
  write(
    variant: Variant,
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[] = [],
  ): void {
    if (this.status === 200 && this.matches(request.headers['if-none-match'])) {
      response.writeHead(304, [...variant.notModified, ...own]);
      response.end();
      return;
    }
    response.writeHead(this.status, [...variant.headers, ...own]);
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  }
}
