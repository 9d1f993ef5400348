import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import iconv from 'iconv-lite';
import { garbled } from '#domain/imports/spreadsheet-cell.ts';
import { IngestError } from '../errors.ts';

/** Number of bytes at the end of `part` that begin a UTF-8 sequence which the next part has to finish. */
function openTail(part: Buffer): number {
  for (let back = 1; back <= Math.min(3, part.length); back += 1) {
    const byte = part[part.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? back : 0;
    }
  }
  return 0;
}

const quotationMark = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Inspects passing bytes: whether they are UTF-8 text, and whether line ends are uniform and outside of cells. */
export class EncodingProbe {
  #tail: Buffer = Buffer.alloc(0);
  #valid = true;
  #nul = false;
  #size = 0;
  #isOpen = false;
  #hasOddLines = false;
  #last = 0;
  #lineEnd: 'crlf' | 'lf' | null = null;

  push(part: Buffer): void {
    this.#size += part.length;
    if (part.includes(0)) this.#nul = true;
    if (!this.#hasOddLines) this.#followLines(part);
    if (!this.#valid) return;
    const bytes = this.#tail.length === 0 ? part : Buffer.concat([this.#tail, part]);
    const tail = openTail(bytes);
    this.#tail = Buffer.from(bytes.subarray(bytes.length - tail));
    this.#valid = isUtf8(bytes.subarray(0, bytes.length - tail));
  }

  isUtf8(): boolean {
    return this.#valid && this.#tail.length === 0;
  }

  /** Whether a line ended between quotation marks, in a cell of several lines or behind a stray mark; or some with CR LF and some with LF. */
  hasOddLines(): boolean {
    return this.#hasOddLines || this.#isOpen;
  }

  #followLines(part: Buffer): void {
    for (let at = 0; at < part.length; at += 1) {
      const byte = part[at];
      if (byte === quotationMark) this.#isOpen = !this.#isOpen;
      else if (byte === lineFeed) {
        const end = (at === 0 ? this.#last : part[at - 1]) === carriageReturn ? 'crlf' : 'lf';
        if (this.#isOpen || (this.#lineEnd ?? end) !== end) {
          this.#hasOddLines = true;
          return;
        }
        this.#lineEnd = end;
      }
    }
    this.#last = part.at(-1) ?? this.#last;
  }

  holdsNul(): boolean {
    return this.#nul;
  }

  size(): number {
    return this.#size;
  }
}

/**
 * Rewrites a file of the older releases, which are Windows-1252, as UTF-8. Throws `not-a-csv` with the line of a letter that is
 * already UTF-8: it would become two or three others.
 */
export async function transcodeToUtf8(source: string, target: string, file: string): Promise<void> {
  let lines = 1;
  let cut = '';
  const transcode = new Transform({
    transform(part: Buffer, _encoding, done) {
      const text = iconv.decode(part, 'windows-1252');
      const spoilt = garbled.exec(cut + text);
      if (spoilt !== null) {
        const line = lines + (cut + text).slice(0, spoilt.index).split('\n').length - 1;
        done(
          new IngestError(
            'not-a-csv',
            `${file}, line ${line}: UTF-8 and Windows-1252 are mixed, so that letters would be lost. Save it anew as CSV UTF-8.`,
          ),
        );
        return;
      }
      lines += (cut + text).split('\n').length - 1;
      // Letters of UTF-8 that are cut between two parts; none of them holds a line end.
      cut = /[^\n]{0,2}$/.exec(text)?.[0] ?? '';
      done(null, Buffer.from(text, 'utf8'));
    },
  });
  await pipeline(createReadStream(source), transcode, createWriteStream(target));
}
