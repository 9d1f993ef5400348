import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import type { Release } from '#release/facts.ts';
import { buildFromSources } from './from-sources.ts';
import { acceptLosses, findLosses } from './losses.ts';
import { checkKeys } from './steps/check.ts';
import type { CurrentRelease } from './steps/kept-release.ts';
import { contents, openRelease, quietContext } from './testing/build-small.ts';
import { names, type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

/** Few rows leave checks without anything to examine; the losses of sources are what these tests are about. */
const checks: [string, string][] = checkKeys.map((key) => [key, 'few rows']);

async function build(
  releases: string,
  directory: string,
  accept: readonly [string, string][] = checks,
  only: string | null = null,
): Promise<{ release: Release; lines: string[] }> {
  const lines: string[] = [];
  const context = quietContext(releases);
  const line = (message: string) => void lines.push(message);
  const release = await buildFromSources(
    { ...context, progress: { ...context.progress, line } },
    { directory, only, accept: new Map(accept) },
  );
  return { release, lines };
}

/** Food of a hundred years, feed in one of them, and the food of another country. */
const balances: readonly Row[] = [
  ...Array.from({ length: 98 }, (_, at): Row => [21, 2546, 5142, 1910 + at, 1000 + at, 'E']),
  [21, 2546, 5521, 2013, 10, 'E'],
  [184, 2546, 5142, 2013, 20, 'E'],
];
const harvest: readonly Row[] = [
  [21, 176, 5510, 2017, 3033017],
  [184, 176, 5510, 2017, 500000],
];
const both = () => writeSources({ fbs: balances, qcl: harvest });

describe('a run that would lose something', () => {
  let releases: string;
  let current: Release;
  let before: string[];
  beforeAll(async () => {
    releases = await temporaryFolder();
    current = (await build(releases, await both())).release;
    before = await contents(releases);
  });

  const refused = async (directory: string, accept = checks) => {
    const error = await build(releases, directory, accept).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(await contents(releases)).toEqual(before);
    return error;
  };

  it('stops with the whole list: an absent source, figures that are gone, and checks that examined nothing', async () => {
    const directory = await writeSources({ fbs: balances.slice(3) });
    const accept: [string, string][] = checks.filter(([key]) => key !== 'uses-add-up');
    expect(await refused(directory, accept)).toMatchObject({
      code: 'losses',
      details: [
        'faostat-qcl: the source is absent; the current release has 2 of its rows',
        'faostat-fbs: of 100 figures of the current release 97 are left (3.0 % are gone)',
        'Repair the files, or say for each why it may go: --accept-loss faostat-qcl="REASON" --accept-loss faostat-fbs="REASON"',
      ],
    });
  });

  it('bears 2 % of a source', { tags: ['sweep'] }, async () => {
    const into = await temporaryFolder();
    await build(into, await both());
    const { release, lines } = await build(
      into,
      await writeSources({ fbs: balances.slice(2), qcl: harvest }),
    );
    expect(lines).toContain(`faostat-fbs: 2 of 100 figures of release ${current.id} are gone`);
    expect(release.accepted.every(({ kind }) => kind === 'check-not-examined')).toBe(true);
  });

  it('needs a confirmation for an element and an area without any figure left, however few they had', async () => {
    const directory = await writeSources({ fbs: balances.slice(0, 98), qcl: harvest });
    expect(await refused(directory)).toMatchObject({
      code: 'losses',
      details: [
        'faostat-fbs: of 100 figures of the current release 98 are left (2.0 % are gone)',
        '  element 5521: all 1 figures are gone',
        '  area RWA: all 1 figures are gone',
        expect.stringContaining('--accept-loss faostat-fbs='),
      ],
    });
  });

  it('counts figures, not rows: new ones do not make up for those that are gone', async () => {
    const later = Array.from({ length: 50 }, (_, at): Row => [184, 2546, 5142, 1950 + at, 7, 'E']);
    const directory = await writeSources({ fbs: [...balances.slice(3), ...later], qcl: harvest });
    expect(await refused(directory)).toMatchObject({
      code: 'losses',
      details: [
        expect.stringContaining('97 are left'),
        expect.stringContaining('--accept-loss faostat-fbs='),
      ],
    });
  });

  it('takes revised values for what they are', { tags: ['sweep'] }, async () => {
    const into = await temporaryFolder();
    await build(into, await both());
    const revised = balances.map(
      ([area, item, element, year, value]): Row => [area, item, element, year, value + 1],
    );
    const { lines } = await build(into, await writeSources({ fbs: revised, qcl: harvest }));
    expect(lines.filter((line) => line.includes('are gone'))).toEqual([]);
  });
});

describe('an accepted loss', () => {
  it('is kept with its reason for as long as it lasts, and an unneeded reason is reported', {
    tags: ['sweep'],
    timeout: 120_000,
  }, async () => {
    const releases = await temporaryFolder();
    const first = await build(releases, await both());
    const alone = await writeSources({ fbs: balances });
    const reason: [string, string] = ['faostat-qcl', 'the publisher withdrew it'];
    const second = await build(releases, alone, [...checks, reason, ['faostat-fbs', 'in vain']]);
    const loss = {
      name: 'faostat-qcl',
      kind: 'source-absent',
      before: 2,
      after: 0,
      reason: 'the publisher withdrew it',
      since: first.release.id,
    };
    expect(second.release.accepted).toContainEqual(loss);
    expect(second.lines).toContain('Accepted loss: faostat-qcl (the publisher withdrew it)');
    expect(second.lines).toContain(
      '--accept-loss faostat-fbs was not needed: nothing of it is lost against the current release.',
    );

    const third = await build(
      releases,
      await writeSources({ fbs: [...balances, [184, 2546, 5142, 2017, 1]] }),
      [],
    );
    expect(third.release.accepted).toContainEqual(loss);
    expect(third.lines).toContain(
      `Accepted before, and still so: faostat-qcl, since ${first.release.id} (the publisher withdrew it)`,
    );

    const back = await build(releases, await both(), []);
    expect(back.release.accepted.filter(({ name }) => name === 'faostat-qcl')).toEqual([]);
  });

  it('of figures within one source needs a confirmation with --only as well', {
    tags: ['sweep'],
    timeout: 120_000,
  }, async () => {
    const releases = await temporaryFolder();
    await build(releases, await both());
    const directory = await writeSources({ fbs: [], qcl: harvest.slice(0, 1) });
    await expect(build(releases, directory, checks, 'faostat-qcl')).rejects.toMatchObject({
      code: 'losses',
    });
    const { release } = await build(
      releases,
      directory,
      [...checks, ['faostat-qcl', 'twice']],
      'faostat-qcl',
    );
    expect(release.accepted.find(({ kind }) => kind === 'figures-lost')).toMatchObject({
      before: 2,
      after: 1,
    });
    expect(release.sources.map(({ key, rows }) => [key, rows])).toEqual([
      ['faostat-fbs', 100],
      ['faostat-qcl', 1],
    ]);
  });
});

it('a check that examined nothing never passes, and stops even the first run', async () => {
  const releases = await temporaryFolder();
  const directory = await writeSources({ qcl: harvest });
  await expect(build(releases, directory, [])).rejects.toMatchObject({
    code: 'losses',
    details: expect.arrayContaining(['uses-add-up: the check found nothing to examine']),
  });
  const { release } = await build(releases, directory);
  const status = (key: string) => release.checks.find((check) => check.key === key)?.status;
  expect([status('uses-add-up'), status('keys-are-unique')]).toEqual(['not-examined', 'passed']);
  expect(release.checks.filter(({ status: is, examined }) => is === 'passed' && examined === 0)).toEqual([]);
  expect(release.accepted).toContainEqual({
    name: 'uses-add-up',
    kind: 'check-not-examined',
    before: null,
    after: 0,
    reason: 'few rows',
    since: null,
  });
});

it.each(
  sample([
    ['more than all food', 101],
    ['less than nothing', -1],
  ]),
)('a share of %s stops the run', { tags: ['sweep'] }, async (_, energy) => {
  const fbs: Row[] = [
    [21, 2546, 664, 2013, energy],
    [21, 2901, 664, 2013, 100],
  ];
  await expect(build(await temporaryFolder(), await writeSources({ fbs }))).rejects.toMatchObject({
    details: expect.arrayContaining([expect.stringMatching(/shares-within-one/)]),
  });
});

describe('a current release that is damaged', () => {
  it('without its rows is compared by their number, and that is reported', {
    tags: ['sweep'],
    timeout: 120_000,
  }, async () => {
    const releases = await temporaryFolder();
    const { release } = await build(releases, await both());
    await rm(join(releases, release.id, 'parquet', 'harmonised', 'faostat-qcl.parquet'));
    const directory = await writeSources({ fbs: balances, qcl: harvest.slice(0, 1) });
    const run = build(releases, directory, [...checks, ['faostat-qcl', 'one was wrong']]);
    const { release: next, lines } = await run;
    expect(lines.join('\n')).toContain(
      `faostat-qcl: the figures of release ${release.id} cannot be read (parquet/harmonised/faostat-qcl.parquet is missing); only how many they are was compared.`,
    );
    expect(next.accepted.find(({ name }) => name === 'faostat-qcl')).toMatchObject({ before: 2, after: 1 });
    // --only would have to take the missing rows over.
    await rm(join(releases, next.id, 'parquet', 'harmonised', 'faostat-qcl.parquet'));
    await expect(build(releases, await both(), checks, 'faostat-fbs')).rejects.toMatchObject({
      code: 'damaged-release',
      details: ['parquet/harmonised/faostat-qcl.parquet is missing'],
    });
  });

  it.each(
    sample([
      [
        'has no release.json',
        async (folder: string) => rm(join(folder, 'release.json')),
        /which has no release\.json/,
      ],
      [
        'has half a release.json',
        async (folder: string) => writeFile(join(folder, 'release.json'), '{"id": '),
        /is not JSON/,
      ],
      [
        'has the release.json of something else',
        async (folder: string) => writeFile(join(folder, 'release.json'), '{}'),
        /cannot be understood/,
      ],
      [
        'is not named',
        async (folder: string) => writeFile(join(folder, '..', 'current.json'), '{"id": "../x"}'),
        /does not name a release/,
      ],
    ]),
  )('and %s stops the run, because nobody can say what would be lost', async (_, damage, message) => {
    const releases = await temporaryFolder();
    const directory = await writeSources({ fbs: balances.slice(0, 1) });
    const { release } = await build(releases, directory);
    await damage(join(releases, release.id));
    await expect(build(releases, directory)).rejects.toMatchObject({
      code: 'damaged-release',
      message: expect.stringMatching(message),
    });
  });
});

describe('findLosses', () => {
  const current: CurrentRelease = {
    folder: '',
    id: 'r1',
    schemaVersion: 1,
    created: '2026-01-01T00:00:00.000Z',
    origin: 'sources',
    sources: [{ key: 'a', rows: 100, sha256: 'old' }],
    checks: [],
    accepted: [],
    files: {},
  };
  const figures = (lost: number) => [{ source: 'a', before: 100, lost, emptied: [], isMissed: false }];
  const loaded = [{ key: 'a', rows: 100, sha256: 'new' }];

  it('needs a confirmation above 2 %, and not at 2 %', () => {
    expect(findLosses({ loaded, checks: [] }, current, figures(2)).losses).toEqual([]);
    expect(findLosses({ loaded, checks: [] }, current, figures(3)).losses).toEqual([
      { name: 'a', kind: 'figures-lost', before: 100, after: 97, since: 'r1' },
    ]);
  });

  it('lets go of an accepted loss when most of the figures are back', () => {
    const lost = {
      name: 'a',
      kind: 'figures-lost',
      before: 200,
      after: 100,
      reason: '',
      since: 'r0',
    } as const;
    const before = { ...current, accepted: [lost] };
    expect(findLosses({ loaded, checks: [] }, before, []).kept).toEqual([lost]);
    const full = { key: 'a', rows: 196, sha256: 'new' };
    expect(findLosses({ loaded: [full], checks: [] }, before, []).kept).toEqual([]);
    // The same file has lost the same, however many rows it has.
    expect(findLosses({ loaded: [{ ...full, sha256: 'old' }], checks: [] }, before, []).kept).toEqual([lost]);
    // An absent source is a loss of its own.
    expect(findLosses({ loaded: [], checks: [] }, before, []).kept).toEqual([]);
  });

  it('parts what has a reason from what has none', () => {
    const { losses } = findLosses({ loaded: [], checks: [] }, current, []);
    expect(acceptLosses(losses, new Map([['b', 'x']]))).toMatchObject({
      accepted: [],
      refused: [{ name: 'a', kind: 'source-absent', before: 100 }],
      unneeded: ['b'],
    });
    expect(acceptLosses(losses, new Map([['a', 'x']]))).toMatchObject({
      accepted: [{ name: 'a', reason: 'x' }],
      refused: [],
      unneeded: [],
    });
  });
});

it('a file that is the copy of another is read once, and said', { tags: ['sweep'] }, async () => {
  const releases = await temporaryFolder();
  const directory = await both();
  const copy = join(directory, names.fbs.replace('.csv', ' (1).csv'));
  await copyFile(join(directory, names.fbs), copy);
  const { release, lines } = await build(releases, directory);
  expect(release.sources[0]).toMatchObject({ key: 'faostat-fbs', file: names.fbs, rows: 100 });
  expect(lines).toContain(`faostat-fbs: ${join(directory, names.fbs)} is read; ${copy} is its copy.`);
  expect(openRelease(release, releases).figure(2546, 5521, 'BRA', 2013)?.value).toBe(10);
});
