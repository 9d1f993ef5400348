import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file beyond this length holds more than one idea. */
export const MAX_LINES = 400;

/**
 * Generated files and data, whose length is not a choice: npm's lock, figures, the publishers' code lists, and documents from the schema.
 */
const EXEMPT = /^(package-lock\.json$|data\/|ingest\/mappings\/[^/]+\.csv$|docs\/data-dictionary\.md$)/;

/** Files that git tracks or would track, without those that are deleted but not committed. */
export function sourceFiles(root: string): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...args], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((path) => !deleted.has(path));
}

/** Number of lines of a text, or `null` for a binary file (one with a NUL byte, as git decides it). */
export function countLines(bytes: Buffer): number | null {
  if (bytes.includes(0)) return null;
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines += 1;
  return bytes.length > 0 && bytes.at(-1) !== 10 ? lines + 1 : lines;
}

export function longFiles(root: string, paths: readonly string[], limit = MAX_LINES): string[] {
  return paths
    .filter((path) => !EXEMPT.test(path))
    .map((path) => ({ path, lines: countLines(readFileSync(join(root, path))) }))
    .filter(({ lines }) => lines !== null && lines > limit)
    .map(({ path, lines }) => `${path}: ${lines}`);
}
