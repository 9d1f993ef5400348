import type { Hash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Attempt, type BulkFile, type DownloadContext, toBrokenAttempt } from './attempt.ts';
import { hasErrorCode, replaceFile, writeAll } from './disk.ts';
import { DownloadError, toFileError } from './errors.ts';
import { isPlainBody, type Version, version } from './version.ts';

const notes = version.extend({ url: z.string(), total: z.number().int().nullable() });

/** The received bytes of a file (`<file>.part`), and the version of it (`<file>.part.json`). */
type PartialFile = { bytes: number; version: Version; total: number | null };

function notesPath(path: string): string {
  return `${path}.json`;
}

/**
 * Reads the part at `path`. A part without notes, or with the notes of another address, cannot be continued and reads
 * as absent: the next write starts it anew.
 */
export async function readPart(path: string, url: string): Promise<PartialFile | null> {
  try {
    const { size } = await stat(path);
    const {
      url: notedUrl,
      total,
      ...noteVersion
    } = notes.parse(JSON.parse(await readFile(notesPath(path), 'utf8')));
    return notedUrl === url && size > 0 ? { bytes: size, version: noteVersion, total } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || hasErrorCode(error, 'ENOENT'))
      return null;
    throw error;
  }
}

/** Notes are written before the first byte, so that no part is ever continued with another version's bytes. */
async function notePart(path: string, url: string, version: Version, total: number | null): Promise<void> {
  await rm(path, { force: true });
  await replaceFile(notesPath(path), `${JSON.stringify({ url, ...version, total })}\n`);
}

export async function discardPart(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(notesPath(path), { force: true });
}

export async function discardNotes(path: string): Promise<void> {
  await rm(notesPath(path), { force: true });
}

/** Milliseconds between two reports of progress. */
const PROGRESS_INTERVAL = 100;

/** The start of the writing (bytes already there, with their hash), and the expected total. */
type Writing = { start: number; hash: Hash; version: Version; total: number | null };

/** Streams the body of an answer into the part, as fast as the disk takes it, and hashes it on the way. */
export async function writePart(
  around: DownloadContext,
  file: BulkFile,
  partPath: string,
  response: Response,
  writing: Writing,
): Promise<Attempt> {
  try {
    return await streamBody(around, file, partPath, response, writing);
  } finally {
    // A body that was left half-read would hold its connection, and with it the process.
    await ignoreBody(response);
  }
}

/** A body that was read or broke cannot be cancelled; this is harmless. */
export async function ignoreBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

async function streamBody(
  around: DownloadContext,
  file: BulkFile,
  partPath: string,
  response: Response,
  { start, hash, version, total }: Writing,
): Promise<Attempt> {
  const onDisk = async <T>(operation: () => Promise<T>): Promise<T> => {
    try {
      return await operation();
    } catch (error) {
      throw toFileError(error, file.key, partPath);
    }
  };
  if (start === 0) {
    // A body that fetch had to unpack cannot be continued: ranges would count the packed bytes.
    const notedVersion = isPlainBody(response.headers) ? version : { etag: null, lastModified: null };
    await onDisk(() => notePart(partPath, file.url, notedVersion, total));
  }
  await requireSpace(around, file, partPath, total === null ? 0 : total - start);
  around.log({ kind: 'started', key: file.key, url: file.url, resumedAt: start });

  let received = start;
  let reported = around.clock.now();
  const progress = () => around.log({ kind: 'progress', key: file.key, received, total });
  const output = await onDisk(() => around.disk.open(partPath, start === 0 ? 'w' : 'a'));
  let interruption: unknown = null;
  try {
    try {
      for await (const chunk of response.body ?? []) {
        if (total !== null && received + chunk.byteLength > total) {
          throw new DownloadError(
            'download-wrong-size',
            file.key,
            `${file.url} has ${received + chunk.byteLength} bytes, expected ${total}`,
          );
        }
        await onDisk(() => writeAll(output, chunk));
        hash.update(chunk);
        received += chunk.byteLength;
        if (around.clock.now() - reported >= PROGRESS_INTERVAL) {
          reported = around.clock.now();
          progress();
        }
      }
    } catch (error) {
      if (error instanceof DownloadError) throw error;
      around.signal?.throwIfAborted();
      interruption = error;
    }
    // The bytes must be on the disk before the rename marks the file as whole.
    await onDisk(() => output.sync());
  } finally {
    await onDisk(() => output.close());
  }
  progress();

  if (interruption !== null) return toBrokenAttempt(interruption, file, received - start);
  if (total !== null && received < total) {
    return {
      outcome: 'again',
      code: 'download-cut',
      reason: `${file.url} ended after ${received} of ${total} bytes`,
      received: received - start,
      retryAfter: null,
    };
  }
  return { outcome: 'complete', bytes: received, sha256: hash.digest('hex'), version, resumed: start > 0 };
}

async function requireSpace(
  around: DownloadContext,
  file: BulkFile,
  partPath: string,
  needed: number,
): Promise<void> {
  const free = await around.disk.freeBytes(dirname(partPath));
  if (free < needed) {
    throw new DownloadError(
      'disk-full',
      file.key,
      `${file.file} needs ${needed} more bytes in ${dirname(partPath)}, where ${free} are free`,
    );
  }
}
