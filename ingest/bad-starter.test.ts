import { copyFile, cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFromSources } from './from-sources.ts';
import { buildFromStarter, writeStarter } from './starter.ts';
import { Database, text } from './steps/database.ts';
import { fileFacts } from './steps/file-facts.ts';
import { acceptAll, buildSmall, contents, quietContext } from './testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

const food: readonly Row[] = [
  [21, 2546, 5142, 2016, 2800, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
];
const harvest: readonly Row[] = [[21, 176, 5510, 2017, 3033017]];

/** Starter figures of two sources, and the folder of the releases that they come from. */
let whole: string;
let origin: string;
let id: string;
beforeAll(async () => {
  origin = await temporaryFolder();
  id = (await buildSmall(await writeSources({ fbs: food, qcl: harvest }), null, origin)).release.id;
  whole = join(await temporaryFolder(), 'starter');
  await writeStarter(origin, whole);
}, 240_000);

async function copyOfWhole(): Promise<string> {
  const folder = join(await temporaryFolder(), 'starter');
  await cp(whole, folder, { recursive: true });
  return folder;
}

/** Changes `starter.json` so that it names the file as it now is, and only what stands in it is wrong. */
async function agree(folder: string, file: string): Promise<void> {
  const path = join(folder, 'starter.json');
  const json = JSON.parse(await readFile(path, 'utf8'));
  json.files[file] = { ...json.files[file], ...(await fileFacts(join(folder, file))) };
  await writeFile(path, JSON.stringify(json));
}

async function rewrite(folder: string, name: string, select: (rows: string) => string): Promise<void> {
  const db = await Database.open(await temporaryFolder());
  const path = join(folder, `${name}.parquet`);
  await db.run(`CREATE TABLE t AS ${select(`read_parquet(${text(path)})`)}`);
  await db.run(`COPY t TO ${text(path)} (FORMAT parquet)`);
  db.close();
  await agree(folder, `${name}.parquet`);
}

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
      (folder) => rm(join(folder, 'summed.parquet')),
      'damaged-starter',
      /^summed\.parquet of the starter figures is missing/,
    ],
    [
      'with a file cut off',
      (folder) => truncate(join(folder, 'observation.parquet'), 500),
      'damaged-starter',
      /^observation\.parquet of the starter figures is damaged or was changed by hand: it has 500 of \d+ bytes/,
    ],
    [
      'with noise for a file',
      async (folder) => {
        await writeFile(join(folder, 'ranking.parquet'), 'noise'.repeat(100));
        await agree(folder, 'ranking.parquet');
      },
      'damaged-starter',
      /^ranking\.parquet of the starter figures cannot be read \(/,
    ],
    [
      'with a file that lacks a column',
      (folder) => rewrite(folder, 'observation', (rows) => `SELECT * EXCLUDE (flag) FROM ${rows}`),
      'damaged-starter',
      /^observation\.parquet of the starter figures has no column flag\.$/,
    ],
    [
      'with a file that has a column too many',
      (folder) => rewrite(folder, 'world_sum', (rows) => `SELECT *, 1 AS wrong FROM ${rows}`),
      'damaged-starter',
      /^world_sum\.parquet of the starter figures cannot be read \(.*wrong/,
    ],
    [
      'with a file that lacks a row',
      (folder) => rewrite(folder, 'observation', (rows) => `SELECT * FROM ${rows} LIMIT 2`),
      'damaged-starter',
      /^observation\.parquet of the starter figures has 2 rows instead of \d+\.$/,
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
    const before = await readdir(whole);
    await rm(join(releases, id, 'parquet', 'summed.parquet'));
    await expect(writeStarter(releases, whole)).rejects.toMatchObject({
      code: 'damaged-release',
      details: ['parquet/summed.parquet is missing'],
    });
    expect(await readdir(whole)).toEqual(before);
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
  it('is the current release of a first run: its sources may not go in silence, and fuller files lose nothing', async () => {
    const releases = await temporaryFolder();
    const starter = await buildFromStarter(quietContext(releases), whole);
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
    await expect(from(await writeSources({ fbs: food.slice(1), qcl: harvest }))).rejects.toMatchObject({
      details: expect.arrayContaining([
        'faostat-fbs: of 2 figures of the current release 1 are left (50.0 % are gone)',
      ]),
    });
    const full = await from(
      await writeSources({ fbs: [...food, [184, 2546, 5142, 2017, 500, 'E']], qcl: harvest }),
    );
    expect(full.origin).toBe('sources');
  }, 240_000);

  it('that is damaged stops the run with the way out', async () => {
    const releases = await temporaryFolder();
    const starter = await buildFromStarter(quietContext(releases), whole);
    const parquet = join(releases, starter.id, 'parquet');
    await copyFile(join(parquet, 'trade_flow.parquet'), join(parquet, 'observation.parquet'));
    const directory = await writeSources({ fbs: food, qcl: harvest });
    const run = () => buildFromSources(quietContext(releases), { directory, only: null, accept: acceptAll });
    await expect(run()).rejects.toMatchObject({
      code: 'damaged-release',
      details: ['Make it again: npm run ingest -- --build-starter-release'],
    });
    await buildFromStarter(quietContext(releases), whole);
    expect((await run()).origin).toBe('sources');
  }, 240_000);
});
