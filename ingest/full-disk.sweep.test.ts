import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { asIngestError } from './errors.ts';
import { writeStarter } from './starter.ts';
import { Database } from './steps/database.ts';
import { acceptChecks, buildSmall, contents } from './testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Figures that no compression makes small: the same at each run. */
const rows = Array.from(
  { length: 800 },
  (_, at): Row => [21, 2546, 5142, 1200 + at, ((at + 1) * 7919 * 104729) % 1e9, 'E'],
);

let releases: string;
let directory: string;
let before: string[];
beforeAll(async () => {
  releases = await temporaryFolder();
  directory = await writeSources({ fbs: rows });
  await buildSmall(directory, null, releases);
  before = await contents(releases);
});

/** The command with starter figures of its own: the bundled ones are too many for a test, and are not to be written. */
const withStarter = (starter: string): string[] => [
  '--input-type=module',
  '--eval',
  `import { runCommand } from './ingest/command.ts';
  process.exitCode = await runCommand(process.argv.slice(1), {
    out: process.stdout, err: process.stderr, starter: ${JSON.stringify(starter)}, downloads: '', manifest: [], fetch,
    clock: { now: () => 0 }, signal: new AbortController().signal,
  });`,
  '--',
];

/** Runs the ingest where no file may grow beyond so many blocks of 1024 bytes. */
function within(
  blocks: number,
  args: readonly string[],
  program: readonly string[] = ['ingest/main.ts'],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const line = `ulimit -f ${blocks}; exec "$0" --import tsx "$@"`;
  return new Promise((done) => {
    execFile(
      'bash',
      ['-c', line, process.execPath, ...program, ...args],
      { cwd: root },
      (error, stdout, stderr) => done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}

describe('a disk that is full ends the run with disk-full and nothing begun is left', () => {
  // The steps' files in the order in which they grow: Parquet of some kB, SQLite of some hundred.
  it.each([
    ['while Parquet is written', 2, 'Write Parquet', 'Write SQLite'],
    ['while SQLite is written', 40, 'Write SQLite', 'Compare'],
  ])('%s', async (_, blocks, reached, notReached) => {
    const other = await writeSources({ fbs: [...rows, [184, 2546, 5142, 2017, 5]] });
    const args = ['--from', other, '--out', releases, ...acceptChecks];
    const { code, stdout, stderr } = await within(blocks, args);
    expect(stderr).toBe(
      `disk-full: The disk is full, or it fails: nothing more could be written below ${releases}. The release that is served stays as it was.\n`,
    );
    expect(code).toBe(1);
    expect(stdout).toContain(`] ${reached}`);
    expect(stdout).not.toContain(`] ${notReached}`);
    expect(await contents(releases)).toEqual(before);
  });

  it('while the starter figures are written, and while they are made a release', async () => {
    const starter = join(await temporaryFolder(), 'starter');
    const full = /^disk-full: The disk is full, or it fails: nothing more could be written below [^\n]+\n$/;
    const written = await within(2, ['--starter', '--out', releases], withStarter(starter));
    expect(written).toMatchObject({ code: 1, stderr: expect.stringMatching(full) });
    expect(await contents(dirname(starter))).toEqual([]);
    await writeStarter(releases, starter);
    const into = await temporaryFolder();
    const built = await within(40, ['--build-starter-release', '--out', into], withStarter(starter));
    expect(built).toMatchObject({ code: 1, stderr: expect.stringMatching(full) });
    expect(built.stdout).not.toContain('] Publish');
    expect(await contents(into)).toEqual([]);
  });
});

it('DuckDB’s word for a full disk is understood: it may not spill into what is left', async () => {
  const db = await Database.open(await temporaryFolder());
  await db.run("SET memory_limit = '40MB'; SET max_temp_directory_size = '1MB'; SET threads = 1");
  const failure = await db
    .run(
      'CREATE TABLE t AS SELECT range AS a, hash(range) AS b, md5(range::VARCHAR) AS c FROM range(3000000) ORDER BY c',
    )
    .catch((error: unknown) => error);
  db.close();
  expect(asIngestError(failure, 'here')).toMatchObject({ code: 'disk-full' });
});
