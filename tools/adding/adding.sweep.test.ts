import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAssets } from '#api/plugins/assets.ts';
import type { RenderPage } from '#contract/page.ts';
import { answers } from '../../web/src/app/testing/answers.ts';
import { pageRequest } from '../../web/src/app/testing/page-request.ts';
import { root } from '../tree.mjs';
import { invent } from './invent.ts';

const copied = ['catalog', 'domain', 'release', 'datasets', 'locales', 'contract', 'api', 'web', 'tools'];
const configs = [
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

/** Types, tests and two builds of a whole tree take long when other tests run beside them. */
const patience = 300_000;

let tree = '';

/** Runs a program of the packages inside the copy; returns its output, empty on success. */
function run(program: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', program), ...args],
      { cwd: tree, env, maxBuffer: 16_777_216 },
      (error, stdout, stderr) => resolve(error === null ? '' : `${stdout}${stderr}` || error.message),
    );
  });
}

const build = (...args: readonly string[]) => run('vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args);
const test = () => run('vitest/vitest.mjs', 'run', '--project', 'unit', 'catalog', 'locales');

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'adding-'));
  for (const path of [...copied, ...configs])
    cpSync(join(root, path), join(tree, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it(
  'takes a crop and a section from a file, a line of the index and words each',
  async () => {
    const { files } = invent(tree);
    expect(new Set(files.filter((path) => !path.startsWith('locales/')))).toEqual(
      new Set([
        'catalog/crops/sorghum.ts',
        'catalog/crops/index.ts',
        'catalog/sections/storage.ts',
        'catalog/sections/index.ts',
      ]),
    );

    // A newcomer's checks, in the copy itself; types take as long as all the others together.
    const types = run('typescript-native/bin/tsc', '-p', 'tsconfig.web.json', '--incremental', 'false');
    expect(await build()).toBe('');
    expect(await build('--ssr', 'web/src/app/entry-server.tsx')).toBe('');
    expect(await test()).toBe('');
    expect(await types).toBe('');

    const assets = join(tree, 'dist/client/assets');
    const sheet = readdirSync(assets).find((name) => name.endsWith('.css')) ?? '';
    expect(readFileSync(join(assets, sheet), 'utf8')).toContain('[data-theme=SORGHUM]{--accent:#6b2f4a');

    const built = pathToFileURL(join(tree, 'dist/server/entry-server.js')).href;
    const { render } = (await import(built)) as { render: RenderPage };
    const page = readAssets(join(tree, 'dist/client')).page;
    for (const [path, text] of [
      ['/en/sorghum/data/storage', 'Sorghum (stored)'],
      ['/es/sorghum/data/storage', 'Sorghum (guardado)'],
      ['/pt/sorghum/data/storage', 'Sorghum (guardado aqui)'],
      ['/pt/sorghum/data/storage/ranking', '(guardado aqui)'],
      ['/pt/sorghum/data/production', 'Produção (guardado aqui)'],
      ['/pt/sorghum', 'href="/pt/sorghum/data/storage"'],
    ] as const) {
      const { status, html = '' } = await render(pageRequest({ path, getJson: answers, assets: page }));
      expect(status, path).toBe(200);
      expect(html, path).toContain('data-theme="SORGHUM"');
      expect(html, path).toContain(text);
      if (path.endsWith('/storage'))
        expect(html, path).toMatch(/modulepreload" href="\/assets\/storage\.words-/);
    }
  },
  patience,
);

/** Changes a file of the copy, which has to contain the text to change. */
function spoil(path: string, from: RegExp, to: string): void {
  const text = readFileSync(join(tree, path), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(tree, path), text.replace(from, to));
}

it(
  'says what to do where something of them is wrong',
  async () => {
    spoil('catalog/crops/sorghum.ts', /#6b2f4a/, '#d98fb0');
    expect(await build()).toContain(
      'catalog/crops/sorghum.ts: The accent #d98fb0 is too pale: text in it on paper has a contrast of 2.36:1 and needs 4.5:1. Choose a deeper accent.',
    );

    spoil('catalog/sections/storage.ts', /both\(codes\.YIELD\)/, 'both(999_001)');
    spoil('locales/es/storage.json', /\n {2}"storage\.yield".*/, '');
    spoil('locales/pt/crops.json', /\n {2}"crops\.sorghum\.of".*/, '');
    const output = await test();
    for (const sentence of [
      'catalog/sections/storage.ts names element 999001, which is in no file of catalog/elements: add its facts there, or name another.',
      'locales/es/storage.json has no "storage.yield", which locales/en/storage.json has: write the word there.',
      'Section storage needs the word "storage.yield" in es: write it below locales/es.',
      'Crop sorghum needs the word "crops.sorghum.of" in pt: write it below locales/pt.',
    ])
      expect(output.replaceAll('\\"', '"')).toContain(sentence);
  },
  patience,
);
