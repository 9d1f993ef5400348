import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, statfs, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Time as an argument, so that tests of waiting do not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after the milliseconds; rejects when the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};

/** A file that is being written, as much of it as a download needs. */
export type OutputFile = {
  write(bytes: Uint8Array): Promise<{ bytesWritten: number }>;
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** The disk as an argument, so that a test can fill it. */
export type Disk = {
  /** `w` starts the file anew, `a` continues it. */
  open(path: string, flags: 'w' | 'a'): Promise<OutputFile>;
  freeBytes(directory: string): Promise<number>;
};

export const systemDisk: Disk = {
  open: (path, flags) => open(path, flags),
  async freeBytes(directory) {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  },
};

/** Writes a whole chunk, possibly in several calls. Fails if a call writes nothing, which would loop for ever. */
export async function writeAll(file: OutputFile, chunk: Uint8Array): Promise<void> {
  let rest = chunk;
  while (rest.byteLength > 0) {
    const { bytesWritten } = await file.write(rest);
    if (bytesWritten === 0) throw Object.assign(new Error('the system wrote nothing'), { code: 'EIO' });
    rest = rest.subarray(bytesWritten);
  }
}

/** Hash of a file on disk, to which more bytes may be added. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { signal, highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash;
}

/** Replaces a small file in one step, so that no reader ever sees half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}

export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
