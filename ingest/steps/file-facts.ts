import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Size and sha256 by which a file is known again; the file is never in memory whole, and `also` sees each part of it. */
export async function fileFacts(
  path: string,
  also?: (part: Buffer) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) {
    if (!Buffer.isBuffer(part)) continue;
    hash.update(part);
    bytes += part.length;
    also?.(part);
  }
  return { bytes, sha256: hash.digest('hex') };
}
