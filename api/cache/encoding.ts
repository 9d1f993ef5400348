import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bodies below this many bytes fit one packet anyway, and are sent as they are. */
export const smallestCompressed = 860;

/** Whether a body of this type gets smaller: fonts and photographs are compressed already. */
export function isCompressible(contentType: string | undefined): boolean {
  return /^(text\/|application\/(.+\+)?(json|xml|csv)\b|image\/(svg|x-icon))/.test(contentType ?? '');
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** The window that holds the whole body: a larger one takes megabytes of memory and compresses no better. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

/** How much work goes into making a body smaller: as much as pays while one client waits, while many do, and when there is time. */
export type Effort = 'usual' | 'little' | 'most';

/**
 * Of a page of 500 kB brotli makes 88 kB in 15 ms at 5, and 98 kB in 5 ms at 3: with others waiting for the core, the
 * latter is there first, on slow lines too.
 */
const qualities: Readonly<Record<Effort, { br: number; gzip: number }>> = {
  usual: { br: 5, gzip: 6 },
  little: { br: 3, gzip: 3 },
  most: { br: 11, gzip: 9 },
};

/** Compresses in the thread pool. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const quality = qualities[effort];
  const compressed =
    encoding === 'gzip'
      ? await deflate(body, { level: quality.gzip })
      : await brotli(body, {
          // One piece for most bodies: each further one costs the thread that draws pages a turn.
          chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.min(body.length, 256 * 1024)),
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: quality.br,
            [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  // The result is a view of a whole piece, which a kept answer would hold in memory.
  return Buffer.from(compressed);
}

/** A compressed body as it was, in the thread pool. */
export function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'br' ? fromBrotli(body) : fromGzip(body);
}

/** The encoding for an `Accept-Encoding` header: brotli before gzip before none, as far as the client takes them. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const weight = readWeights(header ?? 'identity');
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether an `Accept-Encoding` header takes gzip, beside what else it takes. */
export function takesGzip(header: string | undefined): boolean {
  return readWeights(header ?? '')('gzip') > 0;
}

/** Preference of a header for each encoding, 0 for refused. */
function readWeights(header: string): (name: Encoding) => number {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, 500).toLowerCase().split(',')) {
    const [name = '', parameter = ''] = part.split(';').map((text) => text.trim());
    const weight = /^q=([\d.]+)$/.exec(parameter)?.[1];
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return (name) => weights.get(name) ?? weights.get('*') ?? 0;
}
