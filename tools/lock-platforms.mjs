import { execFileSync } from 'node:child_process';
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

/** The machines of a platform package, by its name: `…-linux-x64-musl`. */
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

/** Packages whose contents the lock file does not prove: `npm ci` would install any content of a registry. */
export function withoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && entry.link !== true && !/^sha512-/.test(entry.integrity ?? ''))
    .map(([path]) => path);
}

/** The registry's hash of a version's archive, or `undefined` when it does not have that version. */
function integrityOf(path, { version }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    const text = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], options).trim();
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The entry with its integrity, in the place where npm writes it. */
function proven(path, entry) {
  const integrity = integrityOf(path, entry);
  if (integrity === undefined) return entry;
  const { version, ...rest } = entry;
  return { version, integrity, ...rest };
}

/**
 * `npm install` drops packages from the lock file that it cannot fetch, such as those of other platforms, and then `npm ci`
 * refuses the lock file as out of step. This writes their entries back, with the integrity that the registry states; a version
 * that the registry does not have ends with code 1, since its content could not be verified.
 */
function main() {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock);
  const entries = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const unproven = new Set(withoutIntegrity({ packages: Object.fromEntries(entries) }));
  lock.packages = Object.fromEntries(
    entries.map(([path, entry]) => [path, unproven.has(path) ? proven(path, entry) : entry]),
  );
  if (missing.length > 0 || unproven.size > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries written back to package-lock.json`);
  const remaining = withoutIntegrity(lock);
  if (remaining.length === 0) return;
  console.error(
    `No integrity for ${remaining.join(', ')}. Choose a version that the registry has for every platform.`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
