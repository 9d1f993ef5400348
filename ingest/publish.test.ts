import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFromSources } from './from-sources.ts';
import {
  acceptAll,
  acceptChecks,
  buildSmall,
  contents,
  fixedTime,
  quietContext,
} from './testing/build-small.ts';
import { names, normalised, type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

async function currentId(releases: string): Promise<string> {
  const pointer: unknown = JSON.parse(await readFile(join(releases, 'current.json'), 'utf8'));
  return typeof pointer === 'object' && pointer !== null && 'id' in pointer ? String(pointer.id) : '';
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a shell line at the project's root and waits for it, whatever its exit code. */
function shell(line: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile('bash', ['-c', line], { cwd: root }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

const ingest = (rest: string) => `${process.execPath} --import tsx ${main} ${rest}`;
const from = (directory: string, releases: string) =>
  ingest(`--from ${directory} --out ${releases} ${acceptChecks.join(' ')}`);

const food: Row[] = [[21, 2546, 5142, 2017, 2900, 'E']];

describe('publishing', () => {
  it('gives the same id and the same bytes for the same sources', async () => {
    const directory = await writeSources({ fbs: food });
    const first = await buildSmall(directory);
    const second = await buildSmall(directory);
    expect(second.release).toEqual(first.release);
    expect(first.release.created).toBe(fixedTime.toISOString());
    const files = Object.keys(first.release.files);
    expect(
      files.filter((file) => !/^parquet\/(places|prices|germplasm|publications|losses)\//.test(file)),
    ).toEqual([
      'parquet/harmonised/faostat-fbs.parquet',
      'parquet/missing.parquet',
      'parquet/published_unit.parquet',
      'release.sqlite',
      'world-sums.csv',
    ]);
  });

  it('replaces one source with --only, keeps the others as they were, and the old release for rollback', async () => {
    const releases = await temporaryFolder();
    const directory = await writeSources({ fbs: food, qcl: [[21, 176, 5510, 2017, 3033017]] });
    const old = await buildSmall(directory, null, releases);
    await writeFile(join(directory, names.fbs), normalised([[21, 2546, 5142, 2017, 2950]]));
    await writeFile(join(directory, names.qcl), normalised([[21, 176, 5510, 2017, 1]]));
    const next = await buildSmall(directory, 'faostat-fbs', releases);
    expect(next.figure(2546, 5142, 'BRA', 2017)?.value).toBe(2950);
    expect(next.figure(176, 5510, 'BRA', 2017)).toMatchObject({ value: 3033017, source: 'faostat-qcl' });
    expect(next.release.sources.map(({ key }) => key)).toEqual(['faostat-fbs', 'faostat-qcl']);
    expect(next.release.id).not.toBe(old.release.id);
    expect(await currentId(releases)).toBe(next.release.id);
    expect(await contents(releases)).toEqual([old.release.id, next.release.id, 'current.json'].sort());
    expect(old.figure(2546, 5142, 'BRA', 2017)?.value).toBe(2900);
  });

  it('refuses --only for an unknown source, and without a release to build on', async () => {
    const directory = await writeSources({ fbs: food });
    await expect(buildSmall(directory, 'faostat-xyz')).rejects.toMatchObject({ code: 'unknown-source' });
    await expect(buildSmall(directory, 'faostat-fbs')).rejects.toMatchObject({ code: 'no-release' });
  });
});

describe('failure leaves the served release as it was', () => {
  let releases: string;
  let before: string[];
  beforeAll(async () => {
    releases = await temporaryFolder();
    await buildSmall(await writeSources({ fbs: food }), null, releases);
    before = await contents(releases);
  });

  it('when a check fails', async () => {
    // Food of Brazil above food of the World makes a share above 1.
    const directory = await writeSources({ fbs: [...food, [5000, 2546, 5142, 2017, 100]] });
    await expect(buildSmall(directory, null, releases)).rejects.toMatchObject({ code: 'check-failed' });
    expect(await contents(releases)).toEqual(before);
  });

  it('when it is interrupted between or within steps', async () => {
    const directory = await writeSources({ fbs: food });
    for (const after of [1, 3, 5]) {
      const abort = new AbortController();
      const context = quietContext(releases, abort.signal);
      let steps = 0;
      const step = () => {
        steps += 1;
        if (steps === after) setTimeout(() => abort.abort(), 1);
      };
      const run = buildFromSources(
        { ...context, progress: { ...context.progress, step } },
        { directory, only: null, accept: acceptAll },
      );
      await expect(run).rejects.toMatchObject({ code: 'interrupted' });
      expect(await contents(releases)).toEqual(before);
    }
  });

  it('when the disk is full', { tags: ['sweep'] }, async () => {
    const rows = Array.from({ length: 900 }, (_, at): Row => [21, 2546, 5142, 1150 + at, at]);
    const directory = await writeSources({ fbs: rows });
    // A file may grow to 24 blocks of 1024 bytes: the release's SQLite file does not fit.
    const { code, stderr } = await shell(`ulimit -f 24; ${from(directory, releases)}`);
    expect(stderr).toMatch(/^disk-full: The disk is full, or it fails/);
    expect(code).toBe(1);
    expect(await contents(releases)).toEqual(before);
  });

  it('when the process gets a stop signal', { tags: ['sweep'] }, async () => {
    const directory = await writeSources({ fbs: food });
    const line = `${from(directory, releases)} & pid=$!;
      until ls -A ${releases} | grep -q staging; do sleep 0.02; done; kill -TERM $pid; wait $pid`;
    const { code, stderr } = await shell(line);
    expect(stderr).toMatch(/^interrupted: /);
    expect(code).toBe(130);
    expect(await contents(releases)).toEqual(before);
  });
});

describe('the command line', () => {
  it('writes plain lines where there is no terminal', { tags: ['sweep'] }, async () => {
    const directory = await writeSources({ fbs: food });
    const { stdout } = await shell(from(directory, await temporaryFolder()));
    expect(stdout).toMatch(/\[\d+\.\d s\] Read faostat-fbs\n/);
    expect(stdout).toMatch(/passed keys-are-unique: 0 of \d+\./);
  });
});
