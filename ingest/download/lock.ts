import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode, replaceFile } from './disk.ts';
import { DownloadError } from './errors.ts';
import { version } from './version.ts';

const vintage = z.object({ sha256: z.string(), bytes: z.number().int(), date: z.string() });

const lockEntry = vintage.extend({
  key: z.string(),
  url: z.string(),
  ...version.shape,
  /** ISO moment of the last download, or of the last time that the publisher called the file unchanged. */
  checked: z.string(),
  /** Earlier vintages, newest first. */
  previous: z.array(vintage),
});

const lockFile = z.object({ version: z.literal(1), files: z.record(z.string(), lockEntry) });

export type LockEntry = z.infer<typeof lockEntry>;

/** The checksums of downloaded files in a folder: trusted on first use, required ever after. */
export type Lock = {
  find(file: string): LockEntry | null;
  record(file: string, entry: LockEntry): Promise<void>;
};

/** Opens `checksums.json`. An unreadable one stops the download: to start a new one silently would drop the trust. */
export async function openLock(directory: string): Promise<Lock> {
  const path = join(directory, 'checksums.json');
  let files: Record<string, LockEntry> = {};
  try {
    files = lockFile.parse(JSON.parse(await readFile(path, 'utf8'))).files;
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) {
      throw new DownloadError(
        'download-lock-unreadable',
        '',
        `${path} cannot be understood; repair it, or remove it to trust the next downloads anew`,
        error,
      );
    }
  }
  let saved: Promise<void> = Promise.resolve();
  return {
    find: (file) => files[file] ?? null,
    record(file, entry) {
      files[file] = entry;
      const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
      const text = `${JSON.stringify({ version: 1, files: sorted }, null, 2)}\n`;
      // Two files may end at the same time: the writes queue up, and a failed one does not block the next.
      saved = saved.catch(() => undefined).then(() => replaceFile(path, text));
      return saved;
    },
  };
}
