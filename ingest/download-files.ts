import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContext } from './build.ts';
import type { BulkFile, DownloadedFile } from './download/bulk-file.ts';
import { readCatalogue } from './download/catalogue.ts';
import { type Clock, hasErrorCode } from './download/disk.ts';
import { DownloadsFailed } from './download/errors.ts';
import { type DownloadEvent, describeDownloadEvent } from './download/events.ts';
import { type DownloadOptions, downloadSources } from './download/main.ts';
import { IngestError } from './errors.ts';
import { requireSource } from './load-sources.ts';

/** Files that the catalogue in the folder lists; none before its first download. Reports the entries that it leaves out. */
async function listed({ directory, log }: DownloadOptions, catalogue: BulkFile): Promise<BulkFile[]> {
  try {
    const content = await readFile(join(directory, catalogue.file), 'utf8');
    const { files, leftOut } = readCatalogue(catalogue, content);
    for (const reason of leftOut) log({ kind: 'left-out', key: catalogue.key, reason });
    return files;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Brings the files of the manifest, and those that its catalogues list. One file's error does not stop the others.
 *
 * @throws DownloadsFailed with every error, and the files that are there nevertheless.
 */
async function downloadWithCatalogues(options: DownloadOptions): Promise<{ files: DownloadedFile[] }> {
  const { manifest } = options;
  const catalogues = manifest.filter(({ format }) => format === 'catalogue');
  const failures: DownloadsFailed[] = [];
  const files: DownloadedFile[] = [];
  const bring = async (part: readonly BulkFile[]): Promise<void> => {
    if (part.length === 0) return;
    try {
      files.push(...(await downloadSources({ ...options, manifest: part })).files);
    } catch (error) {
      if (!(error instanceof DownloadsFailed)) throw error;
      failures.push(error);
      files.push(...error.files);
    }
  };
  await bring(catalogues);
  const more = await Promise.all(catalogues.map((catalogue) => listed(options, catalogue)));
  await bring([...manifest.filter(({ format }) => format !== 'catalogue'), ...more.flat()]);
  const errors = failures.flatMap((failure) => failure.errors);
  const [first] = errors;
  if (first !== undefined) throw new DownloadsFailed(first, errors, files);
  return { files };
}

/**
 * Brings the publishers' files for every source, or for one of them (`only`), into the folder. What can be refused
 * without the network is refused before a byte is fetched.
 *
 * @returns the files, each whole and checked.
 */
export async function downloadFiles(
  context: BuildContext,
  options: {
    directory: string;
    only: string | null;
    manifest: readonly BulkFile[];
    fetch: typeof globalThis.fetch;
    /** Addresses that the operator names beside the publishers'. */
    own?: readonly string[] | undefined;
    clock: Clock;
    /** Hears of everything that happens. */
    note?: (event: DownloadEvent) => void;
  },
): Promise<{ files: DownloadedFile[] }> {
  const { releases, progress, signal } = context;
  const { directory, only, manifest, fetch, own, clock } = options;
  if (only !== null) {
    await requireSource(only, releases);
    if (!manifest.some(({ key }) => key === only))
      throw new IngestError(
        'unknown-source',
        `The publisher of ${only} offers no file that could be fetched: use --from DIR --only ${only}. These can be fetched:`,
        manifest.map(({ key }) => key),
      );
  }
  return downloadWithCatalogues({
    directory,
    manifest: only === null ? manifest : manifest.filter(({ key }) => key === only),
    fetch,
    own,
    clock,
    signal,
    log: (event) => {
      const message = describeDownloadEvent(event);
      options.note?.(event);
      progress.update(message);
      if (event.kind !== 'progress') progress.line(message);
    },
  });
}
