import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { release as releaseShape } from '#release/facts.ts';
import { runCommand } from './command.ts';
import { lockFolder } from './steps/lock-folder.ts';
import { sweep } from './steps/publish.ts';
import { acceptChecks, buildSmall, contents, openRelease } from './testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const food: readonly Row[] = [
  [21, 2546, 5142, 2016, 2800, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
];

function start(directory: string, releases: string): ChildProcess {
  const args = ['--import', 'tsx', 'ingest/main.ts', '--from', directory, '--out', releases, ...acceptChecks];
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Resolves with the code or signal by which a process ended. */
function end(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((done) => void child.once('close', (code, signal) => done(code ?? signal)));
}

/** Resolves when the process has written the word. */
function says(child: ChildProcess, word: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes(word)) done();
    });
    child.once('close', () => fail(new Error(`It ended before "${word}": ${output}`)));
  });
}

/** The release that is served, after proof that each of its files is the one that was written. */
async function served(releases: string) {
  const pointer: { id: string } = JSON.parse(await readFile(join(releases, 'current.json'), 'utf8'));
  const folder = join(releases, pointer.id);
  const manifest = releaseShape.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  for (const [file, { sha256 }] of Object.entries(manifest.files))
    expect(
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    ).toBe(sha256);
  return openRelease(manifest, releases);
}

it('kill -9 at six moments leaves the served release complete, and never blocks the next run', async () => {
  const releases = await temporaryFolder();
  const before = await buildSmall(await writeSources({ fbs: food }), null, releases);
  const directory = await writeSources({ fbs: [...food, [21, 2546, 5142, 2018, 3000, 'E']] });
  for (const moment of [
    'Read faostat-fbs',
    'Derive',
    'Look for losses',
    'Write Parquet',
    'Write SQLite',
    'Compare',
  ]) {
    const child = start(directory, releases);
    const ended = end(child);
    await says(child, `] ${moment}`);
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const now = await served(releases);
    expect(now.release.id).toBe(before.release.id);
    expect(now.figure(2546, 5142, 'BRA', 2017)?.value).toBe(2900);
  }
  expect(await end(start(directory, releases))).toBe(0);
  const after = await served(releases);
  expect(after.figure(2546, 5142, 'BRA', 2018)?.value).toBe(3000);
  // The leftovers of the killed runs are gone.
  expect(await contents(releases)).toEqual([before.release.id, after.release.id, 'current.json'].sort());
}, 240_000);

it('a second run in the same folder is refused at once, and can begin when the first has ended', async () => {
  const releases = await temporaryFolder();
  const directory = await writeSources({ fbs: food });
  const run = async () => {
    let stderr = '';
    const code = await runCommand(['--from', directory, '--out', releases, ...acceptChecks], {
      out: new PassThrough().resume(),
      err: { write: (message: string) => (stderr += message) },
      starter: '',
      downloads: '',
      manifest: [],
      fetch,
      clock: { now: () => Date.UTC(2026, 0, 15), sleep: async () => undefined },
      signal: new AbortController().signal,
    });
    return { code, stderr };
  };
  const letGo = await lockFolder(releases);
  expect(await run()).toEqual({
    code: 1,
    stderr: `already-running: Another ingest is at work in ${releases}: let it end, then run this again.\n`,
  });
  expect(await contents(releases)).toEqual([]);
  letGo();
  expect(await run()).toEqual({ code: 0, stderr: '' });
});

it('two runs of two processes: one publishes, the other is refused', async () => {
  const releases = await temporaryFolder();
  const directory = await writeSources({ fbs: food });
  const first = start(directory, releases);
  const ended = end(first);
  await says(first, '] Read faostat-fbs');
  const letGo = lockFolder(releases);
  await expect(letGo).rejects.toMatchObject({ code: 'already-running' });
  expect(await ended).toBe(0);
  (await lockFolder(releases))();
  expect((await served(releases)).figure(2546, 5142, 'BRA', 2017)?.value).toBe(2900);
});

it('puts a release back that a killed run had moved out of its place, and removes what it had begun', async () => {
  const releases = await temporaryFolder();
  const { release } = await buildSmall(await writeSources({ fbs: food }), null, releases);
  await rename(join(releases, release.id), join(releases, `.replaced-${release.id}-0a1b2c`));
  await mkdir(join(releases, '.staging-3d4e5f'));
  await writeFile(join(releases, '.current-6a7b8c.json'), '{"id":');
  await sweep(releases);
  expect(await contents(releases)).toEqual([release.id, 'current.json'].sort());
  expect((await served(releases)).figure(2546, 5142, 'BRA', 2017)?.value).toBe(2900);
  // One that has been replaced in the meantime is not put back.
  await mkdir(join(releases, `.replaced-${release.id}-0a1b2c`));
  await sweep(releases);
  expect(await contents(releases)).toEqual([release.id, 'current.json'].sort());
});
