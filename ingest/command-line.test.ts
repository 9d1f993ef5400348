import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { toExitCode } from './command.ts';
import { DownloadError, DownloadsFailed } from './download/errors.ts';
import { IngestError } from './errors.ts';
import { contents } from './testing/build-small.ts';
import { names, normalised, temporaryFolder, writeSources } from './testing/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program at the project's root and waits for it, whatever its exit code. */
function run(
  program: string,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(program, [...args], { cwd: root }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

const ingest = (...args: string[]) => run(process.execPath, ['--import', 'tsx', 'ingest/main.ts', ...args]);

/** A folder with one file. */
async function folderWith(file: string, content: string | Buffer): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, file), content);
  return folder;
}

describe('a command line that cannot be meant ends with code 2', () => {
  it.concurrent.each(
    sample([
      ['without a task', [], /^bad-argument: Say what to do/],
      ['with two tasks', ['--download', '--starter'], /^bad-argument: --download and --starter/],
      [
        'with a source that does not exist',
        ['--from', '.', '--only', 'faostat-xyz'],
        /^unknown-source: .*\n {2}faostat-fbs\n/,
      ],
      [
        'with a loss accepted without a reason',
        ['--from', '.', '--accept-loss', 'faostat-fbs= '],
        /^bad-argument: --accept-loss faostat-fbs= needs a reason/,
      ],
      [
        'with a loss accepted of what does not exist',
        ['--from', '.', '--accept-loss', 'faostat-fsb=it is gone'],
        /^bad-argument: --accept-loss faostat-fsb: there is no source and no check of this name/,
      ],
      [
        'with a source to fetch that does not exist',
        ['--download', '--only', 'tcl'],
        /^unknown-source: There is no source "tcl"/,
      ],
    ]),
  )('%s', async (_, args, message) => {
    const out = args.length === 0 ? [] : ['--out', await temporaryFolder()];
    const { code, stderr } = await ingest(...args, ...out);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('what is refused ends with code 1 and publishes nothing', () => {
  it.concurrent.each(
    sample([
      ['missing-folder', async () => '/nowhere/at/all'],
      ['missing-file', () => folderWith('readme.txt', 'nothing')],
      [
        'truncated-archive',
        () => folderWith(names.fbs.replace('.csv', '.zip'), Buffer.from('PK\x03\x04 cut')),
      ],
      [
        'same-source-twice',
        async () => {
          const folder = await folderWith(names.fbs, normalised([[21, 2546, 5511, 2017, 1]]));
          await writeFile(join(folder, `2019 ${names.fbs}`), normalised([[21, 2546, 5511, 2017, 2]]));
          await writeFile(
            join(folder, names.fbs.replace('.csv', ' (1).csv')),
            normalised([[21, 2546, 5511, 2017, 3]]),
          );
          return folder;
        },
      ],
      ['losses', () => folderWith(names.fbs, normalised([[21, 2546, 5511, 2017, 1]]))],
      ['wrong-columns', () => folderWith(names.fbs, 'Area Code,Crop\n21,Beans\n')],
      ['unmatched-areas', () => folderWith(names.fbs, normalised([[9999, 2546, 5511, 2017, 1]]))],
      [
        'check-failed',
        () =>
          writeSources({
            fbs: [
              [21, 2546, 5142, 2017, 2900],
              [5000, 2546, 5142, 2017, 100],
            ],
          }),
      ],
    ]),
  )('%s', async (name, makeFolder) => {
    const releases = await temporaryFolder();
    const { code, stderr } = await ingest('--from', await makeFolder(), '--out', releases);
    expect(stderr.split(':')[0]).toBe(name);
    expect(code).toBe(1);
    expect(await contents(releases)).toEqual([]);
  });

  it.concurrent.each([
    ['--from', ['--from', 'data/starter', '--only', 'faostat-fbs']],
    ['--download', ['--download', '--only', 'faostat-fbs']],
  ])('no-release, for %s --only without a release to build on', { tags: ['sweep'] }, async (_, args) => {
    const releases = await temporaryFolder();
    const { code, stderr } = await ingest(...args, '--out', releases);
    expect(stderr).toContain(
      `no-release: --only faostat-fbs replaces one source of a release that was made from publishers' files, but ${releases} has no release. Run the same command without --only first.`,
    );
    expect(code).toBe(1);
  });

  it('a release whose folder cannot be made', { tags: ['sweep'] }, async () => {
    const folder = await folderWith('file', '');
    const { code, stderr } = await ingest(
      '--from',
      await writeSources({}),
      '--out',
      join(folder, 'file', 'releases'),
    );
    expect(stderr).toMatch(/^folder-unusable: Cannot use .*releases \(ENOTDIR\)\.\n$/);
    expect(code).toBe(1);
  });
});

it('passes the code on through npm', { tags: ['sweep'] }, async () => {
  const { code, stderr } = await run('npm', ['run', '--silent', 'ingest', '--', '--from', '/nowhere/at/all']);
  expect(stderr).toContain('missing-folder: The folder /nowhere/at/all cannot be read.');
  expect(code).toBe(1);
});

it('prints the usage with code 0 for --help', { tags: ['sweep'] }, async () => {
  const { code, stdout } = await ingest('--help');
  expect(stdout).toContain('--from DIR [--only SOURCE]');
  expect(code).toBe(0);
});

it('gives 130 for an interrupt, 2 for a wrong argument and 1 for all else', () => {
  const download = (code: DownloadError['code']) => {
    const error = new DownloadError(code, 'faostat-fbs', 'words');
    return new DownloadsFailed(error, [error], []);
  };
  expect(toExitCode(new IngestError('interrupted', ''))).toBe(130);
  expect(toExitCode(download('download-interrupted'))).toBe(130);
  expect(toExitCode(new IngestError('bad-argument', ''))).toBe(2);
  expect(toExitCode(new IngestError('check-failed', ''))).toBe(1);
  expect(toExitCode(download('download-offline'))).toBe(1);
  expect(toExitCode(new TypeError('a defect'))).toBe(1);
});
