import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { releaseSchemaVersion } from '#release/schema.ts';
import { ingestVersion } from '../build.ts';
import { fileFacts } from '../steps/file-facts.ts';

/** Every file in the folder that a source could be read from, also what was put there by hand. */
export async function sourceFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(csv|zip|xlsx)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * sha256 over the files of the folder and the versions of the code: what makes a release the same again. `known` has the
 * checksums of files that were read a moment ago, by their path.
 */
export async function hashWhatIsRead(
  directory: string,
  files: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(`${releaseSchemaVersion}.${ingestVersion}`);
  for (const path of files) {
    const sha256 = known.get(path) ?? (await fileFacts(path)).sha256;
    hash.update(`\n${relative(directory, path)} ${sha256}`);
  }
  return hash.digest('hex');
}
