import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BulkFile } from './bulk-file.ts';
import { readCatalogue } from './catalogue.ts';
import { hasErrorCode } from './disk.ts';
import type { DownloadedFile } from './downloaded-file.ts';
import { DownloadsFailed } from './errors.ts';
import { type DownloadOptions, downloadSources } from './main.ts';

/** Files that the catalogue in the folder lists; none when it has never arrived. What it leaves out is told. */
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
export async function downloadWithCatalogues(options: DownloadOptions): Promise<{ files: DownloadedFile[] }> {
  const { manifest, only } = options;
  const wanted = only === undefined ? manifest : manifest.filter(({ key }) => only.includes(key));
  const catalogues = wanted.filter(({ format }) => format === 'catalogue');
  const failures: DownloadsFailed[] = [];
  const files: DownloadedFile[] = [];
  const bring = async (part: readonly BulkFile[]): Promise<void> => {
    if (part.length === 0) return;
    try {
      files.push(...(await downloadSources({ ...options, only: undefined, manifest: part })).files);
    } catch (error) {
      if (!(error instanceof DownloadsFailed)) throw error;
      failures.push(error);
      files.push(...error.files);
    }
  };
  await bring(catalogues);
  const more = await Promise.all(catalogues.map((catalogue) => listed(options, catalogue)));
  await bring([...wanted.filter(({ format }) => format !== 'catalogue'), ...more.flat()]);
  const errors = failures.flatMap((failure) => failure.errors);
  const [first] = errors;
  if (first !== undefined) throw new DownloadsFailed(first, errors, files);
  return { files };
}
