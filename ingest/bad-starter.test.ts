import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTable, type TableRows, writeTable } from '#release/table-file.ts';
import { buildFromSources } from './from-sources.ts';
import { buildFromStarter, writeStarter } from './starter.ts';
import { fileFacts } from './steps/file-facts.ts';
import { acceptAll, buildSmall, contents, quietContext } from './testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

const food: readonly Row[] = [
  [21, 2546, 5142, 2016, 2800, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
];
const harvest: readonly Row[] = [[21, 176, 5510, 2017, 3033017]];

/** Starter figures of two sources, and the folder of the releases that they come from. */
let validStarter: string;
let origin: string;
let id: string;
beforeAll(async () => {
  origin = await temporaryFolder();
  id = (await buildSmall(await writeSources({ fbs: food, qcl: harvest }), null, origin)).release.id;
  validStarter = join(await temporaryFolder(), 'starter');
  await writeStarter(origin, validStarter);
}, 240_000);

async function copyOfWhole(): Promise<string> {
  const folder = join(await temporaryFolder(), 'starter');
  await cp(validStarter, folder, { recursive: true });
  return folder;
}

/** Updates the file's facts in `starter.json`, so that only the content is wrong. */
async function agree(folder: string, file: string): Promise<void> {
  const path = join(folder, 'starter.json');
  const json = JSON.parse(await readFile(path, 'utf8'));
  json.files[file] = { ...json.files[file], ...(await fileFacts(join(folder, file))) };
  await writeFile(path, JSON.stringify(json));
}

async function rewrite(folder: string, table: string, to: (content: TableRows) => TableRows): Promise<void> {
  const path = join(folder, `${table}.json.br`);
  await writeFile(path, writeTable(to(readTable(await readFile(path)))));
  await agree(folder, `${table}.json.br`);
}

/** A table without one of its columns. */
const without =
  (column: string) =>
  ({ columns, rows }: TableRows): TableRows => ({
    columns: columns.filter((name) => name !== column),
    rows: rows.map((row) => row.filter((_, at) => columns[at] !== column)),
  });

describe('starter figures that are not whole end in a named error', () => {
  it.each<[string, (folder: string) => Promise<void>, string, RegExp]>([
    [
      'without a folder',
      (folder) => rm(folder, { recursive: true }),
      'missing-file',
      /no starter figures in/,
    ],
    [
      'without starter.json',
      (folder) => rm(join(folder, 'starter.json')),
      'missing-file',
      /no starter figures in/,
    ],
    [
      'with half of starter.json',
      (folder) => truncate(join(folder, 'starter.json'), 300),
      'damaged-starter',
      /starter\.json is not JSON/,
    ],
    [
      'with other JSON',
      (folder) => writeFile(join(folder, 'starter.json'), '{"note": ""}'),
      'damaged-starter',
      /starter\.json cannot be understood \(release: /,
    ],
    [
      'without one of the files',
      (folder) => rm(join(folder, 'area.json.br')),
      'damaged-starter',
      /^area\.json\.br of the starter figures is missing/,
    ],
    [
      'with a file cut off',
      (folder) => truncate(join(folder, 'figure_column.json.br'), 100),
      'damaged-starter',
      /^figure_column\.json\.br of the starter figures is damaged or was changed by hand: it has 100 of \d+ bytes/,
    ],
    [
      'with noise for a file',
      async (folder) => {
        await writeFile(join(folder, 'coverage.json.br'), 'noise'.repeat(100));
        await agree(folder, 'coverage.json.br');
      },
      'damaged-starter',
      /^coverage\.json\.br of the starter figures cannot be read \(/,
    ],
    [
      'with a file that lacks a column',
      (folder) => rewrite(folder, 'figure_column', without('sums')),
      'damaged-starter',
      /^figure_column\.json\.br of the starter figures has no column sums\.$/,
    ],
    [
      'with a file that has a column too many',
      (folder) =>
        rewrite(folder, 'coverage', ({ columns, rows }) => ({
          columns: [...columns, 'wrong'],
          rows: rows.map((row) => [...row, 1]),
        })),
      'damaged-starter',
      /^coverage\.json\.br of the starter figures has a column that no release has: wrong\.$/,
    ],
    [
      'with a file that lacks a row',
      (folder) => rewrite(folder, 'coverage', ({ columns, rows }) => ({ columns, rows: rows.slice(0, 2) })),
      'damaged-starter',
      /^coverage\.json\.br of the starter figures has 2 rows instead of \d+\.$/,
    ],
  ])(
    '%s',
    async (_, damage, code, message) => {
      const folder = await copyOfWhole();
      const releases = await temporaryFolder();
      await damage(folder);
      const build = buildFromStarter(quietContext(releases), folder);
      await expect(build).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
      expect(await contents(releases)).toEqual([]);
    },
    240_000,
  );
});

describe('writing the starter figures', () => {
  it('refuses a current release of which a file is missing, and leaves those that are there', async () => {
    const releases = await temporaryFolder();
    await cp(origin, releases, { recursive: true });
    const before = await readdir(validStarter);
    await rm(join(releases, id, 'release.sqlite'));
    await expect(writeStarter(releases, validStarter)).rejects.toMatchObject({
      code: 'damaged-release',
      details: ['release.sqlite is missing'],
    });
    expect(await readdir(validStarter)).toEqual(before);
  });

  it('names the folder that cannot be written', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    await expect(writeStarter(origin, join(folder, 'file', 'starter'))).rejects.toMatchObject({
      code: 'folder-unusable',
    });
  });
});

describe('a release from the starter figures', () => {
  it('is the current release of a first run: its sources may not go in silence', async () => {
    const releases = await temporaryFolder();
    const starter = await buildFromStarter(quietContext(releases), validStarter);
    expect(starter.origin).toBe('starter');
    // The loss that its own release was published with came along.
    expect(starter.accepted).toContainEqual(
      expect.objectContaining({ name: 'uses-add-up', kind: 'check-not-examined' }),
    );
    const accept = new Map([...acceptAll].filter(([key]) => !key.startsWith('faostat-')));
    const from = async (directory: string) =>
      buildFromSources(quietContext(releases), { directory, only: null, accept });
    await expect(from(await writeSources({ fbs: food }))).rejects.toMatchObject({
      code: 'losses',
      details: expect.arrayContaining([
        'faostat-qcl: the source is absent; the current release has 1 of its rows',
      ]),
    });
  }, 240_000);

  it('that is damaged stops the run with the way out', { tags: ['sweep'], timeout: 240_000 }, async () => {
    const releases = await temporaryFolder();
    const starter = await buildFromStarter(quietContext(releases), validStarter);
    await truncate(join(releases, starter.id, 'release.sqlite'), 8192);
    const directory = await writeSources({ fbs: food, qcl: harvest });
    const run = () => buildFromSources(quietContext(releases), { directory, only: null, accept: acceptAll });
    await expect(run()).rejects.toMatchObject({
      code: 'damaged-release',
      details: ['Make it again: npm run ingest -- --build-starter-release'],
    });
    await buildFromStarter(quietContext(releases), validStarter);
    expect((await run()).origin).toBe('sources');
  });
});
