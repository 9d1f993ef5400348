import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inventRecords } from '../tools/adding/invent-records.ts';
import { freePort, untilAnswer } from '../tools/bench/served.ts';
import { root } from '../tools/tree.mjs';

const copied = [
  ...['catalog', 'domain', 'datasets', 'release', 'locales', 'contract', 'ingest', 'api', 'web', 'tools'],
  ...['data/starter', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
  ...['tsconfig.base.json', 'tsconfig.web.json', 'tsconfig.node.json', 'tsconfig.tests.json'],
];

let tree: string;
let origin: string;
let added: ReturnType<typeof inventRecords>;
let stop = (): void => {};

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const ask = async (path: string): Promise<Response> => {
  const answer = await fetch(origin + path);
  expect(answer.status, path).toBe(200);
  return answer;
};
const text = async (path: string): Promise<string> => (await ask(path)).text();

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'adding-records-'));
  for (const path of copied)
    cpSync(join(root, path), join(tree, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  added = inventRecords(tree);
  const releases = join(tree, 'data/releases');
  run('tools/build.mjs');
  run('-e', "import('./tools/bootstrap.mjs').then((start) => start.ensureRelease())");
  const rows = [
    'country,crop,year,ph,texture,laboratory,supplied_by,supplied_on,licence',
    'RWA,beans,2023,5.6,loam,Rubona,Soil service,2026-05-31,CC-BY-4.0',
    'RWA,beans,2024,4.9,clay,Rubona,Soil service,2026-05-31,CC-BY-4.0',
    'KEN,beans,2024,6.25,sand,Kabete,Soil service,2026-05-31,CC-BY-4.0',
  ];
  writeFileSync(join(tree, 'soil.csv'), `${rows.join('\n')}\n`);
  run('--import', 'tsx', 'ingest/import/main.ts', 'soil-tests', 'soil.csv', '--out', releases);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: tree,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RELEASES_DIR: releases,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stop = () => void server.kill('SIGKILL');
  expect(await untilAnswer(`${origin}/readyz`, performance.now(), 60)).not.toBeNull();
}, 240_000);
afterAll(() => {
  stop();
  rmSync(tree, { recursive: true, force: true });
});

it('takes a kind of records from eight files', () => {
  expect(added.files).toHaveLength(8);
  expect(added.lines).toBeLessThanOrEqual(400);
});

it.each([
  ['en', 'Soil tests of beans', 'sandy'],
  ['es', 'Análisis de suelos del frijol', 'arenosa'],
  ['pt', 'Análises de solo do feijão', 'arenosa'],
] as const)('has page, filters, map, menu entry and search in %s', async (language, title, sandy) => {
  const page = await text(`/${language}/beans/data/soil-tests`);
  expect(page).toContain(title);
  expect(page).toContain(`>${sandy}<`);
  expect(page).toContain('id="countries"');
  expect(page).toContain(`href="/${language}/beans/data/soil-tests?type=sand"`);
  expect(await text(`/${language}/beans/data/production`)).toContain(
    `href="/${language}/beans/data/soil-tests"`,
  );
  const index = JSON.parse(await text(`/api/v1/search/${language}`));
  expect(JSON.stringify(index.groups)).toContain('/beans/data/soil-tests');
  expect(await text(`/${language}/contribute?format=soil-tests`)).toContain('>ph<');
});

it('filters its page, and gives out table, JSON and image of what it shows', async () => {
  const filtered = await text('/en/beans/data/soil-tests?country=KEN');
  expect(filtered).toContain('6.25');
  expect(filtered).not.toContain('4.9<');
  const csv = await text('/en/beans/data/soil-tests.csv?figure=records&country=KEN');
  expect(csv).toMatch(/Kenya.*6\.25/);
  expect(csv).not.toContain('4.9');
  const json = JSON.parse(await text('/en/beans/data/soil-tests.json?figure=countries'));
  expect(JSON.stringify(json)).toContain('RWA');
  const image = await ask('/en/beans/data/soil-tests.png?figure=countries');
  expect(image.headers.get('content-type')).toBe('image/png');
});

it('answers its interface, whose file the import takes again', async () => {
  const list = JSON.parse(await text('/api/v1/records/soil-tests?crop=beans&from=2024&type=clay'));
  expect([list.total, list.rows[0].cells.ph]).toEqual([1, 4.9]);
  const file = await text('/api/v1/export/records/soil-tests');
  writeFileSync(join(tree, 'again.csv'), file);
  const output = run(
    ...['--import', 'tsx', 'ingest/import/main.ts', 'soil-tests', 'again.csv'],
    ...['--out', join(tree, 'data/releases')],
  );
  expect(output).toContain('Nothing changes');
  expect(await text('/api/v1/imports/soil-tests/template.csv')).toContain('country,crop,year,ph,texture');
  expect(await text('/sitemap.xml')).toContain('/en/beans/data/soil-tests');
});
