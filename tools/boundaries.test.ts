import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..');
const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
const configuration = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) });

/** One planted import per rule: the file that breaks it, its text, and what else has to exist. */
const planted: Record<string, { file: string; text: string; beside?: Record<string, string> }> = {
  'catalog-imports-nothing': { file: 'catalog/a.ts', text: "import '#contract/x.ts';" },
  'domain-imports-catalog': { file: 'domain/a.ts', text: "import '#contract/x.ts';" },
  'locales-imports-catalog-datasets': { file: 'locales/a.ts', text: "import '#contract/x.ts';" },
  'release-imports-catalog-domain-datasets': { file: 'release/a.ts', text: "import '#contract/x.ts';" },
  'datasets-imports-catalog-domain': { file: 'datasets/a.ts', text: "import '#contract/x.ts';" },
  'contract-imports-catalog-release-datasets': { file: 'contract/a.ts', text: "import '#web/ui/x.ts';" },
  'ingest-imports-catalog-domain-release-datasets-contract-locales': {
    file: 'ingest/a.ts',
    text: "import '#api/x.ts';",
  },
  'api-imports-catalog-domain-release-datasets-contract-locales': {
    file: 'api/a.ts',
    text: "import '#ingest/x.ts';",
  },
  'web-imports-catalog-domain-release-datasets-contract-locales': {
    file: 'web/src/a.ts',
    text: "import type { x } from '#api/x.ts';",
  },
  'catalog-imports-no-package': { file: 'catalog/a.ts', text: "import { z } from 'zod';" },
  'domain-imports-no-package': { file: 'domain/a.ts', text: "import 'node:fs';" },
  'locales-know-types-only': { file: 'locales/a.ts', text: "import { x } from '#catalog/x.ts';" },
  'web-knows-release-types': { file: 'web/src/ui/a.ts', text: "import { x } from '#release/x.ts';" },
  'web-upwards': { file: 'web/src/url/a.ts', text: "import '../blocks/x/x.ts';" },
  'web-blocks-below-pages': { file: 'web/src/blocks/a/a.ts', text: "import '#web/pages/x/x.ts';" },
  'web-pages-below-app': { file: 'web/src/pages/a/a.ts', text: "import '#web/app/x.ts';" },
  'networks-show-pages': { file: 'web/src/pages/networks/a.ts', text: "import '../x/x.ts';" },
  'page-not-page': { file: 'web/src/pages/a/a.ts', text: "import '../x/x.ts';" },
  'block-not-block': { file: 'web/src/blocks/a/a.ts', text: "import '../x/x.ts';" },
  'charts-alone': { file: 'web/src/charts/a.ts', text: "import type { x } from '#catalog/x.ts';" },
  'ui-alone': { file: 'web/src/ui/a.ts', text: "import '../i18n/x.ts';" },
  'web-without-node': { file: 'web/src/ui/a.ts', text: "import 'node:fs';" },
  'web-without-sections': {
    file: 'web/src/blocks/a.ts',
    text: "import { x } from '#catalog/sections/index.ts';",
  },
  'web-without-engines': { file: 'web/src/ui/a.ts', text: "import 'kysely';" },
  'routes-without-sql': { file: 'api/routes/a.ts', text: "import 'kysely';" },
  'queries-without-http': { file: 'api/queries/a.ts', text: "import type { x } from 'fastify';" },
  'db-lowest': { file: 'api/db/a.ts', text: "import '../queries/x.ts';" },
  'routes-below-app': { file: 'api/routes/a.ts', text: "import '../app.ts';" },
  'source-not-source': { file: 'ingest/sources/a.ts', text: "import './x.ts';" },
  'steps-lowest': { file: 'ingest/steps/a.ts', text: "import '../sources/x.ts';" },
  'tools-on-the-outside': { file: 'api/a.ts', text: "import '../tools/x.ts';" },
  'e2e-black-box': { file: 'e2e/a.ts', text: "import '#web/ui/x.ts';" },
  'testing-for-tests': { file: 'api/a.ts', text: "import './testing/x.ts';" },
  'not-to-test': { file: 'api/a.ts', text: "import './x.test.ts';" },
  'not-to-dev-dependency': { file: 'api/a.ts', text: "import 'autocannon';" },
  'no-circular': { file: 'api/a.ts', text: "import './b.ts';", beside: { 'api/b.ts': "import './a.ts';" } },
  'no-unresolved': { file: 'api/a.ts', text: "import '#contract/nowhere.ts';" },
  'no-vague-names': {
    file: 'api/a.ts',
    text: "import './helpers.ts';",
    beside: { 'api/helpers.ts': 'export {};' },
  },
};

const targets = [
  'catalog/x.ts',
  'catalog/sections/index.ts',
  'domain/x.ts',
  'release/x.ts',
  'datasets/x.ts',
  'contract/x.ts',
  'ingest/x.ts',
  'ingest/sources/x.ts',
  'api/x.ts',
  'api/x.test.ts',
  'api/app.ts',
  'api/queries/x.ts',
  'tools/x.ts',
  'e2e/x.ts',
  'locales/x.ts',
  ...['app/x', 'pages/x/x', 'blocks/x/x', 'i18n/x', 'ui/x'].map((path) => `web/src/${path}.ts`),
];

let house = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** A small house with the real rules, the real package.json and the real packages, but its own files. */
function buildHouse(): void {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['package.json', '.dependency-cruiser.cjs', 'tsconfig.base.json', 'tsconfig.web.json']) {
    cpSync(join(root, file), join(house, file));
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const path of targets) write(path, 'export const x = 1;\n');
}

function cruise(): z.infer<typeof report>['summary'] {
  const modules = [
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
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = spawnSync(
    process.execPath,
    [bin, '--config', '.dependency-cruiser.cjs', '-T', 'json', ...modules],
    { cwd: house, encoding: 'utf8' },
  );
  expect(run.stderr).toBe('');
  return report.parse(JSON.parse(run.stdout)).summary;
}

describe('module boundaries', () => {
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  it('shows every rule, each with a sentence', () => {
    const { forbidden } = configuration.parse(createRequire(import.meta.url)('../.dependency-cruiser.cjs'));
    expect(forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(planted).sort());
    for (const rule of forbidden) expect(rule.comment).toMatch(/^[A-Z].+\.$/);
  });

  it('catches one planted violation of every rule, and lets allowed imports pass', () => {
    buildHouse();
    const allowed = 'web/src/blocks/a/allowed.ts';
    write(allowed, "import '#contract/x.ts';\nimport '#locales/x.ts';\nimport '../../ui/x.ts';\n");
    const files = new Map<string, string[]>();
    for (const [name, { file, text, beside = {} }] of Object.entries(planted)) {
      // Each planted file gets a name of its own, so that a violation can be laid at one rule's door.
      const ownFile = file.replace(/a(?=\.ts$)/, name);
      files.set(name, [ownFile, ...Object.keys(beside)]);
      write(ownFile, `${text}\n`);
      for (const [path, content] of Object.entries(beside))
        write(path, content.replace('./a.ts', `./${name}.ts`));
    }
    const { violations } = cruise();
    const caught = [...files].filter(([name, ownFiles]) =>
      violations.some((violation) => violation.rule.name === name && ownFiles.includes(violation.from)),
    );
    expect(caught.map(([name]) => name)).toEqual(Object.keys(planted));
    expect(violations.filter(({ from }) => from === allowed)).toEqual([]);
  });
});
