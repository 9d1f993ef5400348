import { mkdir } from 'node:fs/promises';

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
