import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root } from './tree.mjs';

/** Packages that a built file imports, at its start or later, or reads a file of. */
export function packagesIn(code) {
  const imported = code.matchAll(
    /(?:\bfrom|\bimport\(?|\bresolve\()\s*["'`]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"'`]*)?["'`]/g,
  );
  return [...imported].map(([, name = '']) => name);
}

/** Packages of package.json that the built server needs nowhere: what builds and ingests. */
export function unservedPackages() {
  const folder = join(root, 'dist/server');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const imported = new Set(
    files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => packagesIn(readFileSync(join(folder, file), 'utf8'))),
  );
  return Object.keys(readJson('package.json')?.dependencies ?? {}).filter((name) => !imported.has(name));
}

// For the image of the server, which does without them.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(unservedPackages().join(' '));
