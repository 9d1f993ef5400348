import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The beginning of DOS time, in the zone of whoever writes: the same bytes on every day and machine. */
const noTime = new Date(1980, 0, 1);

/** Files in one archive. The same files give the same bytes. */
export function toArchive(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of files)
    zip.addBuffer(Buffer.from(text), name, { mtime: noTime, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream as Readable);
}
