import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** Where Debian and its like put the programs of each version. */
const packaged = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, `initdb` and `postgres`; `null` when there is none. */
export function findPostgres(env = process.env) {
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((name) => join(packaged, name, 'bin'))
    : [];
  const folders = [...versions.reverse(), ...(env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** The programs, installed from Debian's packages when there are none and this user may; `null` with a reason. */
export async function ensurePostgres() {
  if (findPostgres() === null) await installPackages('postgresql');
  const found = findPostgres();
  if (found === null)
    console.log('No PostgreSQL: install the package "postgresql", or put its programs on PATH.');
  return found;
}
