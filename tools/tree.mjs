import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, from any working directory. An old Node, without `import.meta.dirname`, must get as far as the error message. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Reads a JSON file of the repository; `null` when it is absent or cut short. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(resolve(root, path), 'utf8'));
  } catch {
    return null;
  }
}

/** Tests are not built, and generated files are made of sources that are hashed themselves. */
const NOT_SOURCE = /\.(test\.tsx?|generated\.json)$/;

function* filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(below);
    else if (entry.isFile() && !NOT_SOURCE.test(entry.name)) yield below;
  }
}

/**
 * One hash over the names and contents of folders and files. Contents, not dates: a clone, a branch and
 * back, or a touched file is not a change; nor is another Node of the same major version. Some megabytes take some tens of milliseconds.
 */
export function hashTree(folders, files = [], version = process.versions.node) {
  const hash = createHash('sha256').update(version.split('.')[0] ?? '');
  for (const path of [...files, ...folders.flatMap((folder) => [...filesBelow(folder)])]) {
    const full = join(root, path);
    if (existsSync(full)) hash.update(`\0${path}\0`).update(readFileSync(full));
  }
  return hash.digest('hex');
}
