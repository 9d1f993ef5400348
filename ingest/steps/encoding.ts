import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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

/** Watches bytes go by and says afterwards whether they were UTF-8 text. */
export class EncodingProbe {
  #tail: Buffer = Buffer.alloc(0);
  #valid = true;
  #nul = false;
  #size = 0;

  push(part: Buffer): void {
    this.#size += part.length;
    if (part.includes(0)) this.#nul = true;
    if (!this.#valid) return;
    const whole = this.#tail.length === 0 ? part : Buffer.concat([this.#tail, part]);
    const tail = openTail(whole);
    this.#tail = Buffer.from(whole.subarray(whole.length - tail));
    this.#valid = isUtf8(whole.subarray(0, whole.length - tail));
  }

  isUtf8(): boolean {
    return this.#valid && this.#tail.length === 0;
  }

  holdsNul(): boolean {
    return this.#nul;
  }

  size(): number {
    return this.#size;
  }
}

/** Rewrites a file of the older releases, which are Windows-1252 (the superset of Latin-1), as UTF-8. */
export async function transcodeToUtf8(source: string, target: string): Promise<void> {
  const decoder = new TextDecoder('windows-1252');
  const transcode = new Transform({
    transform(part: Buffer, _encoding, done) {
      done(null, Buffer.from(decoder.decode(part, { stream: true }), 'utf8'));
    },
  });
  await pipeline(createReadStream(source), transcode, createWriteStream(target));
}
