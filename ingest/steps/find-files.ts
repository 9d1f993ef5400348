import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IngestError } from '../errors.ts';
import { readHead } from './csv-text.ts';
import { fileFacts } from './file-facts.ts';
import { sampleFile } from './open-file.ts';
import type { Signature } from './source.ts';
import { hasName } from './source-names.ts';

interface Wanted {
  key: string;
  names: readonly string[];
}

interface Recognisable extends Wanted {
  signature: Signature;
}

/** Every file below a folder that a source could be read from: CSV, ZIP and workbooks, in a stable order. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory() && /\.(csv|zip|xlsx)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Its CSV and ZIP files alone. */
export async function walk(directory: string): Promise<string[]> {
  const files = await listFiles(directory).catch((error: unknown) => {
    throw new IngestError('missing-folder', `The folder ${directory} cannot be read.`, [], error);
  });
  return files.filter((path) => /\.(csv|zip)$/i.test(path));
}

function byName(paths: readonly string[], source: Wanted): string[] {
  return paths.filter((path) => hasName(source, basename(path)));
}

/**
 * The one file of a source: the first of identical copies, which are reported. Throws `same-source-twice` when they differ,
 * because the right one is unknown.
 */
async function theOne(
  key: string,
  paths: readonly string[],
  tell: (line: string) => void,
): Promise<string | undefined> {
  // A copy's name is mostly the longer one.
  const [first, ...more] = [...paths].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (first === undefined || more.length === 0) return first;
  const facts = await Promise.all(paths.map(async (path) => ({ path, ...(await fileFacts(path)) })));
  if (new Set(facts.map(({ sha256 }) => sha256)).size > 1)
    throw new IngestError(
      'same-source-twice',
      `The folder has ${paths.length} files for ${key}, and they differ. Keep the one that is meant:`,
      facts.map(({ path, bytes, sha256 }) => `${path} (${bytes} bytes, sha256 ${sha256.slice(0, 12)}…)`),
    );
  tell(
    `${key}: ${first} is read; ${more.join(', ')} ${more.length === 1 ? 'is its copy' : 'are its copies'}.`,
  );
  return first;
}

type Head = ReturnType<typeof readHead>;

function hasSignature(
  { headers, elements, code }: Signature,
  { header, lines }: Pick<Head, 'header' | 'lines'>,
): boolean {
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
 * Finds each source's file: by the publisher's name for it, else by its content. Files that no source claims are ignored; a file that looks
 * like a source whose file has the publisher's name is reported. Throws `same-source-twice` when a source has two files that differ.
 */
export async function findFiles(
  paths: readonly string[],
  sources: readonly Recognisable[],
  tell: (line: string) => void,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const claimed = new Set<string>();
  for (const { key, names } of sources) {
    const namedPaths = byName(paths, { key, names });
    for (const path of namedPaths) claimed.add(path);
    const path = await theOne(key, namedPaths, tell);
    if (path !== undefined) found.set(key, path);
  }
  const samples = new Map<string, string | null>();
  for (const path of paths) if (!claimed.has(path)) samples.set(path, await sampleFile(path));
  for (const { key, signature } of sources) {
    const alike = [...samples].flatMap(([path, sample]) =>
      sample !== null && hasSignature(signature, readHead(sample, signature.headers)) ? [path] : [],
    );
    const used = found.get(key);
    if (used !== undefined) {
      for (const path of alike) tell(`${path} looks like ${key} too, and is left aside: ${used} is read.`);
      continue;
    }
    for (const path of alike) samples.delete(path);
    const path = await theOne(key, alike, tell);
    if (path !== undefined) found.set(key, path);
  }
  return found;
}

/** Finds reference lists, which are known by name alone. Throws `same-source-twice` like `findFiles`. */
export async function findReferences<T extends Wanted>(
  paths: readonly string[],
  references: readonly T[],
  tell: (line: string) => void,
): Promise<Map<T, string>> {
  const found = new Map<T, string>();
  for (const reference of references) {
    const path = await theOne(reference.key, byName(paths, reference), tell);
    if (path !== undefined) found.set(reference, path);
  }
  return found;
}
