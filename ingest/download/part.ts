import { readFile, rm, stat } from 'node:fs/promises';
import { z } from 'zod';
import { hasErrorCode, replaceFile } from './disk.ts';
import { type Version, version } from './version.ts';

const notes = version.extend({ url: z.string(), total: z.number().int().nullable() });

/** What has arrived of a file (`<file>.part`), and which version of it (`<file>.part.json`). */
export type PartialFile = { bytes: number; version: Version; total: number | null };

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
      url: noted,
      total,
      ...noteVersion
    } = notes.parse(JSON.parse(await readFile(notesPath(path), 'utf8')));
    return noted === url && size > 0 ? { bytes: size, version: noteVersion, total } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || hasErrorCode(error, 'ENOENT'))
      return null;
    throw error;
  }
}

/** Notes are written before the first byte, so that no part is ever continued with another version's bytes. */
export async function notePart(path: string, url: string, of: Version, total: number | null): Promise<void> {
  await rm(path, { force: true });
  await replaceFile(notesPath(path), `${JSON.stringify({ url, ...of, total })}\n`);
}

export async function discardPart(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(notesPath(path), { force: true });
}

export async function discardNotes(path: string): Promise<void> {
  await rm(notesPath(path), { force: true });
}
