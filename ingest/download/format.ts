import { readFile } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import { readHead } from '../steps/csv-text.ts';
import { sampleFile } from '../steps/open-file.ts';
import { whyTooLarge } from '../steps/zip-bounds.ts';
import type { BulkFile } from './bulk-file.ts';
import { readCatalogue } from './catalogue.ts';
import { DownloadError } from './errors.ts';

/**
 * Reads the central directory of a ZIP and returns its fault, `lack` where it has no entry of the name `wanted`, or null when it
 * is whole. The directory is at the end of the file, so that a cut file cannot pass; the size and the checksum verify the data
 * itself. An entry that would unpack to far more than a table has is wrong as well.
 */
export async function findZipFault(path: string, entryName: RegExp, lack: string): Promise<string | null> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      let found = false;
      for await (const entry of zip.eachEntry()) {
        if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) {
          return `its entry ${entry.fileName} reaches beyond the end of the file`;
        }
        const tooLarge = whyTooLarge(zip, entry);
        if (tooLarge !== null) return tooLarge;
        if (entryName.test(entry.fileName)) found = true;
      }
      return found ? null : lack;
    } finally {
      zip.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function findCsvFault(path: string): Promise<string | null> {
  const sample = (await sampleFile(path)) ?? '';
  const { header, lines } = readHead(sample);
  if (sample.trimStart().startsWith('<') || header.length < 2) return 'it is no comma-separated table';
  return lines.length === 0 ? 'it has a header and no rows' : null;
}

/** What keeps a file that arrived whole from being what its source reads; `null` where it is right. */
export async function findFormatFault(file: BulkFile, path: string): Promise<DownloadError | null> {
  if (file.format === 'csv' || file.format === 'catalogue') {
    const fault =
      file.format === 'csv'
        ? await findCsvFault(path)
        : readCatalogue(file, await readFile(path, 'utf8')).fault;
    return fault === null
      ? null
      : new DownloadError(
          'download-wrong-format',
          file.key,
          `${file.url} is not what was expected: ${fault}`,
        );
  }
  const [entry, lack] =
    file.format === 'workbook'
      ? ([/^xl\/workbook\.xml$/, 'it holds no workbook'] as const)
      : ([/\.csv$/i, 'it holds no CSV file'] as const);
  const fault = await findZipFault(path, entry, lack);
  return fault === null
    ? null
    : new DownloadError('download-not-a-zip', file.key, `${file.url} is no readable ZIP: ${fault}`);
}
