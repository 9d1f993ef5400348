import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tree.mjs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPUS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/** What a platform package's name says of the machines that it is for: `…-linux-x64-musl`. */
export function platformOf(name, siblings) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CPUS.filter((each) => words.includes(each));
  const glibc = words.includes('gnu') || siblings.includes(`${name}-musl`);
  const libc = words.includes('musl') ? ['musl'] : glibc ? ['glibc'] : [];
  return Object.fromEntries(Object.entries({ os, cpu, libc }).filter(([, values]) => values.length > 0));
}

/** Path at which `name` is found from the package at `from`, or `null`; the same walk as Node's. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/** Optional packages that some package names and that have no entry in the lock file. */
export function missingPlatforms(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const optional = Object.entries(entry.optionalDependencies ?? {});
    const siblings = optional.map(([name]) => name);
    return optional
      .filter(([name]) => locate(lock.packages, path, name) === null)
      .map(([name, range]) => {
        const version = range.replace(/^[~^]/, '');
        const dev = entry.dev ? { dev: true } : {};
        return [`node_modules/${name}`, { version, ...dev, optional: true, ...platformOf(name, siblings) }];
      });
  });
}

/**
 * `npm install` drops from the lock file what it cannot fetch, such as other platforms' packages where only this
 * platform's are to be had, and then `npm ci` refuses the lock file as out of step. This writes their entries back.
 */
function main() {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock);
  const entries = [...Object.entries(lock.packages), ...missing];
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries written back to package-lock.json`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
