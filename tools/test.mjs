import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { ensureTestBrowser } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { followParent, runNode } from './run.mjs';
import { runReport } from './run-report.mjs';
import { timeTable } from './time-table.mjs';
import { root } from './tree.mjs';

const bin = (path) => join('node_modules', path);
const MODULES = [
  'catalog',
  'domain',
  'release',
  'datasets',
  'locales',
  'contract',
  'ingest',
  'api',
  'web',
  'tools',
  'e2e',
];
const REPORT = 'node_modules/.cache/vitest-report.json';

/** Whether sweeps run, too, which take as long again. */
const isWhole = process.argv.includes('--all');

const failures = [];
/** What took how long: steps and files of tests, in milliseconds. */
const times = [];
/** Tests that failed, and passed when they were tried again. */
const unsteady = [];
let passed = 0;
let failed = 0;

/** The result of a step whose failures are counted already, one by one. */
const COUNTED = Symbol('counted');

/** Runs one step; nothing that it does ends the others. */
async function step(name, work) {
  const began = performance.now();
  console.log(`\n▶ ${name}`);
  let problem = null;
  let code;
  try {
    code = await work();
    if (typeof code === 'number' && code !== 0) problem = `exit code ${code}`;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const took = performance.now() - began;
  times.push({ name, took });
  if (code === COUNTED) return false;
  const seconds = (took / 1000).toFixed(1);
  console.log(problem === null ? `✔ ${name} (${seconds} s)` : `✘ ${name} (${seconds} s): ${problem}`);
  if (problem === null) passed += 1;
  else {
    failed += 1;
    failures.push(`${name}: ${problem}`);
  }
  return problem === null;
}

/** Runs every test, and counts them one by one; a test file that does not load counts as one failure. */
async function runTests() {
  for (const file of [join(root, REPORT), runReport]) rmSync(file, { force: true });
  const reporters = ['default', 'json', './tools/run-report.mjs'].map((name) => `--reporter=${name}`);
  reporters.push(`--outputFile.json=${REPORT}`);
  const code = await runNode([bin('vitest/vitest.mjs'), 'run', ...reporters], {
    env: { NODE_ENV: 'test', SWEEPS: isWhole ? 'on' : 'off' },
  });
  if (!existsSync(join(root, REPORT))) throw new Error('the tests did not run to their end');
  const report = JSON.parse(readFileSync(join(root, REPORT), 'utf8'));
  const lastRun = JSON.parse(readFileSync(runReport, 'utf8'));
  times.push(...lastRun.times);
  unsteady.push(...lastRun.unsteady);
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  const before = failures.length;
  for (const file of report.testResults) {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of tests) failures.push(`${file.name.slice(root.length + 1)}: ${test.fullName}`);
    if (tests.length > 0 || file.status !== 'failed') continue;
    failed += 1;
    failures.push(`${file.name.slice(root.length + 1)}: the file does not load`);
  }
  return failures.length > before ? COUNTED : code;
}

async function runAll() {
  const ready = await step('packages', async () => {
    requireNode();
    await ensurePackages({ forChecks: true });
  });
  if (!ready) return;
  // Two cores: what each step before the tests takes is one of them, or waiting for a network.
  await Promise.all([installPrograms(), buildAndCheck()]);
  await step('tests', runTests);
}

/** Programs that the tests use, from Debian's packages. */
async function installPrograms() {
  await step('browser', async () => {
    if ((await ensureTestBrowser()) === null) throw new Error('there is no Chromium');
  });
  if (!isWhole) return;
  await step('database of the tests', async () => {
    if ((await ensurePostgres()) === null) throw new Error('there is no PostgreSQL');
  });
}

async function buildAndCheck() {
  // The build comes first: it also draws the world's shapes, which types and imports refer to.
  await step('build', ensureBuild);
  // Two lanes that take about as long.
  await Promise.all([step('release', ensureRelease).then(() => checkTypes('web')), checkSources()]);
}

const checkTypes = (project) =>
  step(`types: ${project}`, () =>
    runNode([bin('typescript-native/bin/tsc'), '-p', `tsconfig.${project}.json`]),
  );

/** Static checks of the sources, without the types of browser code. */
async function checkSources() {
  await step('format and lint', () => runNode([bin('@biomejs/biome/bin/biome'), 'check', '.']));
  for (const project of ['node', 'tests']) await checkTypes(project);
  const modules = MODULES.filter((module) => existsSync(join(root, module)));
  const depcruise = bin('dependency-cruiser/bin/dependency-cruise.mjs');
  await step('boundaries', () => runNode([depcruise, '--config', '.dependency-cruiser.cjs', ...modules]));
  await step('unused code', () => runNode([bin('knip/bin/knip.js')]));
  // Shipped code alone: an export that only tests use is unused.
  await step('unused code in what ships', () => runNode([bin('knip/bin/knip.js'), '--production']));
}

followParent();
const began = performance.now();
await runAll();
console.log(`\n${timeTable(times, performance.now() - began)}`);
const retries = unsteady.map(({ name, reason }) => `  ${name}\n    at first: ${reason.split('\n')[0]}`);
if (retries.length > 0) console.log(`\nPassed only when tried again:\n${retries.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
