import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { hasErrorCode } from '../download/disk.ts';
import { asIngestError, IngestError } from '../errors.ts';

/**
 * Makes a folder, and those above it, where they are absent. Throws the system's own error: Node reports a read-only disk as
 * `ENOENT`, as if something were missing.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    await mkdir(folder);
  }
}

/** An empty file whose lock marks the folder as in use by a run; the file itself stays there. */
export const lockName = '.ingest-lock';

function openExclusively(path: string): () => void {
  const db = new LibsqlDatabase(path);
  try {
    // Nothing is written, so that a full disk does not matter.
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = OFF;');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw error;
  }
  return () => db.close();
}

function failure(error: unknown, folder: string, holder: string): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error;
  if (error.code === 'SQLITE_BUSY')
    return new IngestError(
      'already-running',
      `${holder} is at work in ${folder}: let it end, then run this again.`,
      [],
      error,
    );
  const known = asIngestError(error, folder);
  if (known instanceof IngestError || !error.code.startsWith('SQLITE')) return known;
  return new IngestError(
    'folder-unusable',
    `Cannot use ${join(folder, lockName)} (${error.code}).`,
    [],
    error,
  );
}

/**
 * Locks the folder for this run and returns the function that unlocks it. The lock is SQLite's on an empty database: the system
 * releases it however the process ends, so that a killed run never blocks the next. Throws `already-running` at once when another
 * run has it; `who` names that run.
 */
export async function lockFolder(folder: string, holder = 'Another ingest'): Promise<() => void> {
  try {
    await makeFolder(folder);
    return openExclusively(join(folder, lockName));
  } catch (error) {
    throw failure(error, folder, holder);
  }
}
