import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IngestError } from '../errors.ts';
import { readHead } from './csv-text.ts';
import { sampleFile } from './open-file.ts';
import type { Signature } from './source.ts';

interface Wanted {
  key: string;
  file: RegExp;
}

interface Recognisable extends Wanted {
  signature: Signature;
}

/** Every CSV and ZIP below a folder, in a stable order. */
export async function walk(directory: string): Promise<string[]> {
  let entries: import('node:fs').Dirent[];
  try {
    entries = await readdir(directory, { withFileTypes: true });
  } catch (error) {
    throw new IngestError('missing-folder', `The folder ${directory} cannot be read.`, [], error);
  }
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) found.push(...(await walk(path)));
    else if (/\.(csv|zip)$/i.test(entry.name)) found.push(path);
  }
  return found;
}

/** The normalised table before the wide one, the archive before a loose copy of its table. */
function preference(path: string): string {
  const normalised = /normalized/i.test(path) ? 0 : 1;
  const archive = /\.zip$/i.test(path) ? 0 : 1;
  return `${normalised}${archive}${path}`;
}

function byName(paths: readonly string[], wanted: Wanted): string | undefined {
  return paths
    .filter((path) => wanted.file.test(basename(path)))
    .sort((a, b) => (preference(a) < preference(b) ? -1 : 1))[0];
}

async function hasSignature(path: string, { headers, elements, code }: Signature): Promise<boolean> {
  const sample = await sampleFile(path);
  if (sample === null) return false;
  const { header, lines } = readHead(sample, headers);
  if (!headers.every((column) => header.includes(column))) return false;
  if (code !== undefined) {
    const at = header.indexOf(code.column);
    return lines.some((line) => line[at] === code.value);
  }
  if (elements.length === 0) return true;
  const at = header.indexOf('Element Code');
  return lines.some((line) => elements.includes(Number(line[at])));
}

/**
 * Finds each source's file: by the publisher's name for it, else by what stands in it. Files that no source claims
 * are left alone.
 */
export async function findFiles(
  paths: readonly string[],
  sources: readonly Recognisable[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const source of sources) {
    const path = byName(paths, source);
    if (path !== undefined) found.set(source.key, path);
  }
  const claimed = new Set(found.values());
  for (const source of sources) {
    if (found.has(source.key)) continue;
    for (const path of paths) {
      if (claimed.has(path) || !(await hasSignature(path, source.signature))) continue;
      found.set(source.key, path);
      claimed.add(path);
      break;
    }
  }
  return found;
}

/** Finds reference lists, which are known by name alone. */
export function findReferences<T extends Wanted>(
  paths: readonly string[],
  references: readonly T[],
): Map<T, string> {
  const found = new Map<T, string>();
  for (const reference of references) {
    const path = byName(paths, reference);
    if (path !== undefined) found.set(reference, path);
  }
  return found;
}
