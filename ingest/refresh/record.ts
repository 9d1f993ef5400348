import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RefreshRecord, refreshFile, refreshRecord } from '#contract/refresh.ts';
import { replaceFile } from '../download/disk.ts';

/** How the last refresh ended; `null` where there is no record, or none that can be understood: the next run reads everything then. */
export async function readRecord(releases: string): Promise<RefreshRecord | null> {
  try {
    return refreshRecord.parse(JSON.parse(await readFile(join(releases, refreshFile), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the record in one step. */
export function writeRecord(releases: string, record: RefreshRecord): Promise<void> {
  return replaceFile(join(releases, refreshFile), `${JSON.stringify(record, null, 2)}\n`);
}
