import { createWriteStream } from 'node:fs';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { IngestError } from '../errors.ts';
import { EncodingProbe, transcodeToUtf8 } from './encoding.ts';
import { fileFacts } from './file-facts.ts';
import { whyTooLarge } from './zip-bounds.ts';

/** Code lists and notes that the archives of FAO and of the World Bank hold beside the data. */
const companion =
  /(^|\/)Metadata_[^/]*\.csv$|(AreaCodes|ItemCodes|Elements|Flags|Units|Sources|Indicators|Releases|Notes?|NOFLAG)\.csv$/i;

/** A source's table on disk, ready to be read. */
export interface OpenedFile {
  /** CSV in UTF-8: the file itself, or its copy in the scratch folder. */
  csv: string;
  /** Name of the file as the publisher ships it. */
  file: string;
  sha256: string;
  /** ISO day of the table inside the archive, or of the file. */
  date: string;
  /** The date is the archive's own, so it does not change when the file is copied. */
  dated: boolean;
  /** A line ends between quotation marks or unlike the one before, so that rows have to be inspected one by one. */
  hasOddLines: boolean;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw new IngestError(
      'truncated-archive',
      `${basename(path)} is not a whole ZIP archive: it was cut while it was copied or downloaded.`,
      [error instanceof Error ? error.message : String(error)],
      error,
    );
  }
}

/** The table among an archive's entries: the largest CSV that is not a list of codes. */
async function findTable(zip: ZipFile, path: string): Promise<Entry> {
  let table: Entry | undefined;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (!name.endsWith('.csv') || name.startsWith('__macosx/') || companion.test(entry.fileName)) continue;
    if (table === undefined || entry.uncompressedSize > table.uncompressedSize) table = entry;
  }
  if (table === undefined) throw new IngestError('not-a-csv', `${basename(path)} holds no CSV table.`);
  return table;
}

/** The first bytes of a CSV, or of the table in a ZIP; `null` when the file holds no table at all. */
export async function sampleFile(path: string, bytes = 65536): Promise<string | null> {
  if (!path.toLowerCase().endsWith('.zip')) {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead).toString('utf8');
    } finally {
      await handle.close();
    }
  }
  let zip: ZipFile | undefined;
  try {
    zip = await openArchive(path);
    const stream = await zip.openReadStreamPromise(await findTable(zip, path));
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream) {
      if (!Buffer.isBuffer(part)) continue;
      parts.push(part);
      size += part.length;
      if (size >= bytes) break;
    }
    stream.destroy();
    return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
  } catch (error) {
    if (error instanceof IngestError) return null;
    throw error;
  } finally {
    zip?.close();
  }
}

/** Throws where the table is too large for any table, or for the disk that it is unpacked to. */
async function requireFits(zip: ZipFile, entry: Entry, path: string, target: string): Promise<void> {
  const reason = whyTooLarge(zip, entry);
  if (reason !== null)
    throw new IngestError('archive-too-large', `${basename(path)} is not unpacked: ${reason}.`);
  const { bavail, bsize } = await statfs(dirname(target));
  if (entry.uncompressedSize <= bavail * bsize) return;
  const [needed, free] = [entry.uncompressedSize, bavail * bsize].map((bytes) => Math.ceil(bytes / 1e6));
  throw new IngestError(
    'disk-full',
    `${basename(path)} unpacks to ${needed} MB, and the disk of ${dirname(target)} has ${free} MB free.`,
  );
}

/** Bytes that are unpacked at a time: the packages' own 16 kB cost more than the unpacking of gigabytes. */
const pieceBytes = 1 << 20;

async function extract(
  path: string,
  target: string,
  probe: EncodingProbe,
  signal: AbortSignal,
): Promise<Date> {
  const zip = await openArchive(path);
  try {
    const entry = await findTable(zip, path);
    await requireFits(zip, entry, path, target);
    const watch = new Transform({
      transform(part: Buffer, _encoding, done) {
        probe.push(part);
        // An archive may state less than it holds: bytes beyond the stated size are never written to the disk.
        if (probe.size() > entry.uncompressedSize) done(new Error('too many bytes'));
        else done(null, part);
      },
    });
    const file = createWriteStream(target, { highWaterMark: pieceBytes });
    if (entry.isCompressed()) {
      const packed = await zip.openReadStreamPromise(entry, { decompress: false });
      await pipeline(packed, createInflateRaw({ chunkSize: pieceBytes }), watch, file, { signal });
      if (probe.size() < entry.uncompressedSize) throw new Error('not enough bytes');
    } else await pipeline(await zip.openReadStreamPromise(entry), watch, file, { signal });
    return entry.getLastModDate();
  } catch (error) {
    await rm(target, { force: true });
    if (
      error instanceof Error &&
      /invalid|unexpected end|corrupt|not enough bytes|too many bytes/i.test(error.message)
    )
      throw new IngestError(
        'truncated-archive',
        `${basename(path)} is damaged: ${error.message}.`,
        [],
        error,
      );
    throw error;
  } finally {
    zip.close();
  }
}

/**
 * Makes a source file readable: the table of a ZIP is written into `scratch`, Latin-1 becomes UTF-8, and the file's
 * sha256 is taken on the way.
 */
export async function openFile(
  path: string,
  key: string,
  scratch: string,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const file = basename(path);
  const { size, mtime } = await stat(path);
  if (size === 0) throw new IngestError('empty-file', `${file} is empty.`);
  const probe = new EncodingProbe();
  const zipped = path.toLowerCase().endsWith('.zip');
  let csv = path;
  let date = mtime;
  const { sha256 } = await fileFacts(path, zipped ? undefined : (part) => probe.push(part));
  if (zipped) {
    csv = join(scratch, `${key}.csv`);
    date = await extract(path, csv, probe, signal);
  }
  if (probe.holdsNul()) throw new IngestError('not-a-csv', `${file} is not a text file.`);
  if (probe.size() === 0) throw new IngestError('empty-file', `${file} holds an empty table.`);
  if (!probe.isUtf8()) {
    const target = join(scratch, `${key}.utf8.csv`);
    await transcodeToUtf8(csv, target, file);
    csv = target;
  }
  return { csv, file, sha256, date: isoDay(date), dated: zipped, hasOddLines: probe.hasOddLines() };
}
