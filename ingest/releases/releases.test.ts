import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../steps/lock-folder.ts';
import { buildSmall, contents } from '../testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from '../testing/source-files.ts';
import { runReleaseCommand } from './command.ts';

/** Beans eaten in Brazil, thousand tonnes, in two runs; the later one has more figures and one revision. */
const before: Row[] = [
  [21, 2546, 5142, 2016, 2800, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
];
const after: Row[] = [
  [21, 2546, 5142, 2016, 2850, 'E'],
  [21, 2546, 5142, 2017, 2900, 'E'],
  [21, 2546, 5142, 2018, 3000, 'E'],
];

let built: string;
let earlier: string;
let later: string;
let releases: string;

beforeAll(async () => {
  built = await temporaryFolder();
  earlier = (await buildSmall(await writeSources({ fbs: before }), null, built)).release.id;
  later = (await buildSmall(await writeSources({ fbs: after }), null, built)).release.id;
});

beforeEach(async () => {
  releases = await temporaryFolder();
  await cp(built, releases, { recursive: true });
});

/** Runs the command, and gives back its exit code with what it wrote. */
async function release(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await runReleaseCommand([...argv, '--out', releases], {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

const served = async (): Promise<string> => {
  const pointer: unknown = JSON.parse(await readFile(join(releases, 'current.json'), 'utf8'));
  return JSON.stringify(pointer);
};

describe('listing', () => {
  it('lists the kept releases, the served one with a star, and folders that are none', async () => {
    await mkdir(join(releases, 'notes'));
    const { code, out } = await release('list');
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.startsWith('*'))).toEqual([expect.stringContaining(later)]);
    expect(out).toContain(`  ${earlier}`);
    expect(out).toContain('notes  is no release');
  });

  it('answers 1 when the named one is not there', async () => {
    await rm(join(releases, later), { recursive: true });
    const { code, out } = await release('list');
    expect(code).toBe(1);
    expect(out).toContain(`current.json names ${later}, which is not there.`);
  });
});

describe('checking', () => {
  it('finds releases whole', async () => {
    const { code, out } = await release('check');
    expect(code).toBe(0);
    expect(out).toContain(`${earlier}: whole`);
    expect(out).toContain(`${later}: whole`);
  });

  it('names each file that is not what was written', async () => {
    await appendFile(join(releases, later, 'release.sqlite'), 'x');
    await rm(join(releases, later, 'parquet/missing.parquet'));
    const { code, out } = await release('check', later);
    expect(code).toBe(1);
    expect(out).toMatch(/release\.sqlite has \d+ bytes instead of \d+/);
    expect(out).toContain('parquet/missing.parquet is missing');
    expect((await release('check', earlier)).code).toBe(0);
  });
});

describe('the folder', () => {
  it('is the folder of the server’s setting, unless the command names another', async () => {
    let out = '';
    const around = { out: { write: (text: string) => (out += text) }, err: { write: () => undefined } };
    const environment = { RELEASES_DIR: releases };
    expect(await runReleaseCommand(['switch', earlier], { ...around, environment })).toBe(0);
    expect(await served()).toContain(earlier);
    const elsewhere = { RELEASES_DIR: join(releases, 'elsewhere') };
    expect(await runReleaseCommand(['list', '--out', releases], { ...around, environment: elsewhere })).toBe(
      0,
    );
    expect(out).toContain(`*  ${earlier}`);
    expect(await runReleaseCommand(['list', '--out', ''], around)).toBe(2);
  });
});

describe('switching', () => {
  it('serves an earlier release, and the later one again', async () => {
    expect((await release('switch', earlier)).code).toBe(0);
    expect(await served()).toContain(earlier);
    expect((await release('switch', later)).out).toContain(`before, it was ${earlier}`);
    expect(await served()).toContain(later);
    expect(await contents(releases)).toEqual([earlier, later, 'current.json'].sort());
  });

  it.each([
    ['damaged', 'damaged-release'],
    ['of another schema', 'no-release'],
    ['absent', 'no-release'],
    ['not told whole by its release.json', 'damaged-release'],
  ])('refuses one that is %s, and leaves what is served', async (kind, code) => {
    const manifest = join(releases, earlier, 'release.json');
    if (kind === 'damaged') await appendFile(join(releases, earlier, 'release.sqlite'), 'x');
    else if (kind === 'absent') await rename(join(releases, earlier), join(releases, '.gone'));
    else if (kind.startsWith('not told')) {
      const text = await readFile(manifest, 'utf8');
      await writeFile(manifest, text.replace('"editions":', '"edition":'));
      expect((await release('check', earlier)).out).toContain('release.json, editions: ');
    } else {
      const text = await readFile(manifest, 'utf8');
      await writeFile(manifest, text.replace(/"schemaVersion": \d+/, '"schemaVersion": 1'));
    }
    const answer = await release('switch', earlier);
    expect(answer.code).toBe(1);
    expect(answer.err).toContain(`${code}: `);
    expect(await served()).toContain(later);
  });

  it('refuses at once while an ingest is at work', async () => {
    const unlock = await lockFolder(releases);
    try {
      expect((await release('switch', earlier)).err).toContain('already-running');
    } finally {
      unlock();
    }
    expect(await served()).toContain(later);
  });
});

describe('telling what differs', () => {
  it('counts figures by element, and names the files', async () => {
    const { code, out } = await release('diff', earlier, later);
    expect(code).toBe(0);
    expect(out).toMatch(/^~ source faostat-fbs \(.*2 rows → .*3 rows\)$/m);
    // Brazil's own, and the sums of its region, its two continents and the World.
    expect(out).toMatch(/^element 5142 +\+5 +-0 +~5$/m);
    expect((await release('diff', later, earlier)).out).toMatch(/^element 5142 +\+0 +-5 +~5$/m);
    expect((await release('diff', later, later)).out).toContain('Nothing differs');
  });
});

describe('pruning', () => {
  it('keeps the served one whatever its age, and lists first what it would remove', async () => {
    await release('switch', earlier);
    const dryRun = await release('prune', '--keep', '1', '--dry-run');
    expect(dryRun.out).toContain(`would remove ${later}`);
    expect(await contents(releases)).toContain(later);
    const done = await release('prune', '--keep', '1');
    expect(done.out).toContain(`removed ${later}`);
    expect(await contents(releases)).toEqual([earlier, 'current.json'].sort());
  });

  it('keeps what the served one was compared with', async () => {
    const { out } = await release('prune', '--keep', '1');
    expect(out).toContain(`${earlier} stays beyond that number`);
    expect(await contents(releases)).toContain(earlier);
  });

  it.each(['0', '-1', 'many', '1.5'])('refuses to keep %s', async (keep) => {
    const { code, err } = await release('prune', `--keep=${keep}`);
    expect(code).toBe(2);
    expect(err).toContain('whole number');
  });

  it('removes nothing when the served one is unknown', async () => {
    await rm(join(releases, 'current.json'));
    expect((await release('prune', '--keep', '1')).err).toContain('no-release');
    expect(await contents(releases)).toEqual([earlier, later].sort());
  });
});

describe('restoring', () => {
  it('takes a release back from a copy, also in the place of a damaged one, and serves it', async () => {
    await appendFile(join(releases, earlier, 'release.sqlite'), 'x');
    const { code, out } = await release('restore', join(built, earlier), '--switch');
    expect(code).toBe(0);
    expect(out).toContain(`${earlier} is back.`);
    expect((await release('check')).code).toBe(0);
    expect(await served()).toContain(earlier);
  });

  it.each(['whole', 'damaged copy', 'no release', 'no folder'])('refuses: %s', async (kind) => {
    const backup = join(await temporaryFolder(), earlier);
    if (kind !== 'no folder') await cp(join(built, earlier), backup, { recursive: true });
    if (kind === 'damaged copy') await appendFile(join(backup, 'release.sqlite'), 'x');
    if (kind === 'no release') await rm(join(backup, 'release.json'));
    if (kind !== 'whole') await rm(join(releases, earlier), { recursive: true });
    const { code } = await release('restore', backup);
    expect(code).not.toBe(0);
    expect((await contents(releases)).includes(earlier)).toBe(kind === 'whole');
    expect(await served()).toContain(later);
  });
});

describe('a command line that cannot be meant', () => {
  it.each([
    [[], 'Say what to do'],
    [['drop'], 'no task "drop"'],
    [['switch'], 'switch takes 1 of names'],
    [['list', '--keep', '2'], '--keep does not go with list'],
    [['prune'], '--keep N'],
    [['list', '--purge'], '--purge'],
  ])('%j', async (argv, says) => {
    const { code, err } = await release(...argv);
    expect(code).toBe(2);
    expect(err).toContain('bad-argument');
    expect(err).toContain(says);
  });
});
