import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { must, run, runNode, StepError } from './run.mjs';
import { hashTree, readJson, root } from './tree.mjs';

const MINIMUM = [20, 19];

/** Prints the required version when this Node is too old to run the product at all. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new StepError(
    `Node ${MINIMUM.join('.')} or newer is needed; this is Node ${version} (https://nodejs.org).`,
  );
}

function begin(stage) {
  const began = performance.now();
  console.log(`${stage} …`);
  return () => console.log(`${stage}: done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * Packages of the lock file that are not installed in the version it names, or have gone since; platform-only ones may be absent,
 * and so may those that only checks need, unless `forChecks`.
 */
export function missingPackages(lock, installed, { forChecks, isThere = isInstalled }) {
  return Object.entries(lock?.packages ?? {})
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
    .filter(([, entry]) => forChecks || !entry.dev)
    .filter(([path, entry]) => installed?.packages?.[path]?.version !== entry.version || !isThere(path))
    .map(([path]) => path);
}

const isInstalled = (path) => existsSync(join(root, path, 'package.json'));

/** Lies there while packages are installed, and stays where that was cut short. */
const installing = join(root, 'data/tmp/installing');

/**
 * Installs the packages of the lock file, unless they are there already: those for serving, building and ingesting, and with
 * `forChecks` the rest.
 */
export async function ensurePackages(options = {}) {
  // Who checks once goes on checking: a build takes nothing away.
  const forChecks = options.forChecks === true || isInstalled('node_modules/vitest');
  // npm writes this second lock file at the end of an installation: it lists what is really there.
  const installed = readJson('node_modules/.package-lock.json');
  const missing = missingPackages(readJson('package-lock.json'), installed, { forChecks });
  if (missing.length === 0 && installed !== null && !existsSync(installing)) return;
  const done = begin(`Installing ${missing.length === 0 ? 'the' : missing.length} packages`);
  mkdirSync(dirname(installing), { recursive: true });
  writeFileSync(installing, '');
  // Regardless of NODE_ENV.
  const args = [
    'ci',
    forChecks ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const ready = npm !== undefined && /npm-cli\.c?js$/.test(npm) ? runNode([npm, ...args]) : run('npm', args);
  await must(ready, 'The packages could not be installed (npm ci failed); is there a network?');
  rmSync(installing);
  done();
}

const stamp = join(root, 'dist/.stamp');

/** Hash of the sources of the build; the same hash means that there is nothing to build. */
const buildSources = () =>
  hashTree(
    [
      ...['catalog', 'domain', 'release', 'datasets', 'locales', 'contract', 'api', 'web'],
      ...['tools/shapes', 'tools/themes'],
    ],
    ['package-lock.json', 'package.json', 'vite.config.ts', 'tools/locale-messages.ts', 'tools/build.mjs'],
  );

/** Runs a build and stores the hash of its sources; a failed build leaves nothing that looks finished. */
export async function stampBuild(build) {
  const sources = buildSources();
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, sources);
}

/** Builds the code of the browser and the server, unless the sources are those of the last build. */
export async function ensureBuild() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === buildSources()) return;
  const done = begin('Building');
  await must(runNode(['tools/build.mjs']), 'The build failed.');
  done();
}

/** Tells whether a file was touched; without one it is empty. */
function stampOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
}

/** Whether the database of a release matches its `release.json`: its size, then its checksum. */
function isWhole(file, expected) {
  if (expected === undefined || statSync(file).size !== expected.bytes) return false;
  return createHash('sha256').update(readFileSync(file)).digest('hex') === expected.sha256;
}

/**
 * The task before a folder of releases can be served: `build` the starter release, because it is missing, damaged, or made from
 * other starter figures or by another ingest than those here; `remember` that it is whole, so that it is not read through at
 * every start; or `nothing`.
 */
export function releaseTask(releases, sources) {
  const current = readJson(join(releases, 'current.json'));
  const release = current && readJson(join(releases, String(current.id), 'release.json'));
  if (release === null) return 'build';
  // A release from the publishers' files is the operator's own: only the operator replaces it.
  if (release.origin !== 'starter') return 'nothing';
  const known = readJson(join(releases, 'starter-stamp.json'));
  if (known?.sources !== sources) return 'build';
  const file = join(releases, String(current.id), 'release.sqlite');
  const stamp = stampOf(file);
  if (stamp === '') return 'build';
  if (stamp === known.whole) return 'nothing';
  return isWhole(file, release.files?.['release.sqlite']) ? 'remember' : 'build';
}

/** Stores the hash of the starter release's sources, and that its database is whole. */
export function rememberRelease(releases, sources) {
  const current = readJson(join(releases, 'current.json'));
  const stamp = current === null ? '' : stampOf(join(releases, String(current.id), 'release.sqlite'));
  writeFileSync(join(releases, 'starter-stamp.json'), `${JSON.stringify({ sources, whole: stamp })}\n`);
}

/** Hash of the sources of the starter release; the same hash means the same release. */
export const starterSources = () =>
  hashTree(['data/starter', 'ingest', 'catalog', 'domain', 'datasets', 'release']);

/** Makes a release from the bundled starter figures, unless there is one to serve that is whole. */
export async function ensureRelease() {
  const releases = resolve(root, process.env.RELEASES_DIR || 'data/releases');
  const sources = starterSources();
  const task = releaseTask(releases, sources);
  if (task === 'build') {
    const done = begin('Preparing the starter figures');
    await must(
      runNode(['--import', 'tsx', 'ingest/main.ts', '--build-starter-release', '--out', releases]),
      'The starter figures could not be prepared.',
    );
    done();
  }
  if (task !== 'nothing') rememberRelease(releases, sources);
}
