import { readFile } from 'node:fs/promises';
import { readHead } from '../steps/csv-text.ts';
import { sampleFile } from '../steps/open-file.ts';
import type { BulkFile } from './bulk-file.ts';
import { readCatalogue } from './catalogue.ts';
import { DownloadError } from './errors.ts';
import { findZipFault } from './zip.ts';

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
