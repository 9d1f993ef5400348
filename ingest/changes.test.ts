import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildFromSources } from './from-sources.ts';
import { readCurrent } from './steps/kept-release.ts';
import { acceptAll, openRelease, quietContext, type SmallRelease } from './testing/build-small.ts';
import { type Row, temporaryFolder, writeSources } from './testing/source-files.ts';

/** Builds a release on a day of January 2026. */
async function buildOn(
  day: number,
  releases: string,
  rows: readonly Row[],
): Promise<SmallRelease & { lines: string[] }> {
  const lines: string[] = [];
  const context = quietContext(releases);
  const release = await buildFromSources(
    {
      ...context,
      clock: () => new Date(Date.UTC(2026, 0, day)),
      progress: { ...context.progress, line: (message) => void lines.push(message) },
    },
    { directory: await writeSources({ fbs: rows }), only: null, accept: acceptAll },
  );
  return { ...openRelease(release, releases), lines };
}

const changesOf = (release: SmallRelease): unknown[][] =>
  release.rows(`SELECT element, year, area, partner, before, before_flag, after, after_flag FROM change
    WHERE indicator = 2546 AND element = 5142 ORDER BY year, area`);

const first: readonly Row[] = [
  [21, 2546, 5142, 2016, 2900, 'E'],
  [21, 2546, 5142, 2017, 3000, 'E'],
  [184, 2546, 5142, 2016, 700, 'E'],
  [184, 2546, 5142, 2017, 710, 'I'],
];
// Brazil's 2016 is revised, Rwanda's 2016 gone, its 2017 now official, and Brazil's 2018 new.
const second: readonly Row[] = [
  [21, 2546, 5142, 2016, 2950.5, 'E'],
  [21, 2546, 5142, 2017, 3000, 'E'],
  [21, 2546, 5142, 2018, 3100, 'E'],
  [184, 2546, 5142, 2017, 710, 'A'],
];

describe('the change log', () => {
  it('of the first release is empty, because there is nothing to compare with', async () => {
    const { release, rows } = await buildOn(1, await temporaryFolder(), first);
    expect(release.changes).toBeNull();
    expect(rows('SELECT * FROM change')).toEqual([]);
  });

  it('names every figure that is new, gone, revised, or has another flag', async () => {
    const releases = await temporaryFolder();
    const before = await buildOn(1, releases, first);
    const after = await buildOn(2, releases, second);
    expect(changesOf(after).filter(([, , area]) => area === 'BRA' || area === 'RWA')).toEqual([
      [5142, 2016, 'BRA', '', 2900, 'E', 2950.5, 'E'],
      [5142, 2016, 'RWA', '', 700, 'E', null, null],
      [5142, 2017, 'RWA', '', 710, 'I', 710, 'A'],
      [5142, 2018, 'BRA', '', null, null, 3100, 'E'],
    ]);
    const { changes } = after.release;
    expect(changes?.previous).toEqual({ id: before.release.id, created: '2026-01-01T00:00:00.000Z' });
    const counted = (where: string): unknown =>
      after.rows(`SELECT count(*) FROM change WHERE ${where}`)[0]?.[0];
    expect([changes?.added, changes?.removed, changes?.changed]).toEqual([
      counted('before IS NULL'),
      counted('after IS NULL'),
      counted('before IS NOT NULL AND after IS NOT NULL'),
    ]);
    expect(changes?.sources).toEqual([
      {
        key: 'faostat-fbs',
        kind: 'changed',
        before: expect.objectContaining({ sha256: before.release.sources[0]?.sha256 }),
        after: expect.objectContaining({ sha256: after.release.sources[0]?.sha256 }),
      },
    ]);
    expect(after.lines).toContainEqual(
      `Since ${before.release.id}: ${changes?.added} figures added, ${changes?.removed} removed, ${changes?.changed} changed.`,
    );
  });

  it('reports no change when only the order of rows differs', { tags: ['sweep'] }, async () => {
    const releases = await temporaryFolder();
    await buildOn(1, releases, first);
    const { release } = await buildOn(2, releases, [...first].reverse());
    expect(release.changes).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(release.changes?.sources).toHaveLength(1);
  });

  it('compares with the newest other release, and with its own predecessor when it is built again', {
    tags: ['sweep'],
  }, async () => {
    const releases = await temporaryFolder();
    await buildOn(1, releases, first);
    const middle = await buildOn(2, releases, second);
    const again = await buildOn(3, releases, second);
    expect(again.release.id).toBe(middle.release.id);
    expect(again.release.changes?.previous).toEqual(middle.release.changes?.previous);
    const last = await buildOn(4, releases, [...second, [184, 2546, 5142, 2018, 720, 'E']]);
    expect(last.release.changes?.previous.id).toBe(middle.release.id);
    expect(changesOf(last)).toContainEqual([5142, 2018, 'RWA', '', null, null, 720, 'E']);
  });

  it('compares with the current release although the clock was set back, and reports that', {
    tags: ['sweep'],
  }, async () => {
    const releases = await temporaryFolder();
    await buildOn(20, releases, first);
    const before = await buildOn(25, releases, second);
    const after = await buildOn(3, releases, [...second, [184, 2546, 5142, 2018, 720, 'E']]);
    expect(after.release.created).toBe('2026-01-03T00:00:00.000Z');
    expect(after.release.changes?.previous.id).toBe(before.release.id);
    expect(after.lines).toContain(
      `The clock says 2026-01-03T00:00:00.000Z, and release ${before.release.id} was made at 2026-01-25T00:00:00.000Z: one of them is wrong. The new release comes after it all the same.`,
    );
    expect((await readCurrent(releases))?.id).toBe(after.release.id);
    const later = await buildOn(4, releases, [...second, [184, 2546, 5142, 2018, 721, 'E']]);
    expect(later.release.changes?.previous.id).toBe(after.release.id);
    expect(later.lines.filter((line) => line.startsWith('The clock'))).toEqual([]);
  });

  it('passes over a damaged release, and compares with the one before', { tags: ['sweep'] }, async () => {
    const releases = await temporaryFolder();
    const oldest = await buildOn(1, releases, first);
    const middle = await buildOn(2, releases, second);
    await rm(join(releases, middle.release.id, 'release.sqlite'));
    const last = await buildOn(3, releases, [...second, [184, 2546, 5142, 2018, 720, 'E']]);
    expect(last.release.changes?.previous.id).toBe(oldest.release.id);
    expect(last.lines).toContain(
      `No change log: release ${middle.release.id} cannot be compared with (release.sqlite is missing).`,
    );
    // Looking for it has not put an empty one in its place.
    await expect(stat(join(releases, middle.release.id, 'release.sqlite'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('is left out, with the reason, where the release before is damaged', { tags: ['sweep'] }, async () => {
    const releases = await temporaryFolder();
    const before = await buildOn(1, releases, first);
    await truncate(join(releases, before.release.id, 'release.sqlite'), 9000);
    const after = await buildOn(2, releases, second);
    expect(after.release.changes).toBeNull();
    expect(after.rows('SELECT * FROM change')).toEqual([]);
    expect(after.lines.join('\n')).toContain(
      `No change log: release ${before.release.id} cannot be compared with (`,
    );
  });
});
