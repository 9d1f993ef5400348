import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { asIngestError, IngestError } from '../errors.ts';

/**
 * Makes a folder, and those above it, where they are absent. Throws the system's own error: Node says `ENOENT` of a disk that is
 * read-only as well, as if something were missing.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await mkdir(folder);
  }
}

/** An empty file whose lock says that a run is at work in the folder; it stays there. */
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

function failure(error: unknown, folder: string, who: string): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error;
  if (error.code === 'SQLITE_BUSY')
    return new IngestError(
      'already-running',
      `${who} is at work in ${folder}: let it end, then run this again.`,
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
 * Takes the folder for this run alone and returns what gives it back. The lock is SQLite's on an empty database: the
 * system lets go of it when the process ends in whatever way, so that a killed run never blocks the next.
 * Throws `already-running` at once when another run has it; `who` says who that may be.
 */
export async function lockFolder(folder: string, who = 'Another ingest'): Promise<() => void> {
  try {
    await makeFolder(folder);
    return openExclusively(join(folder, lockName));
  } catch (error) {
    throw failure(error, folder, who);
  }
}
