import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Imports a table for the current release of a folder, as its operator does; returns the command's output. */
export function handIn(directory: string, kind: string, content: string, ...options: string[]): string {
  const path = join(directory, `${kind}.csv`);
  writeFileSync(path, content);
  const command = [kind, path, '--out', directory, ...options];
  return execFileSync(process.execPath, ['--import', 'tsx', 'ingest/import/main.ts', ...command], {
    cwd: root,
    encoding: 'utf8',
  });
}
