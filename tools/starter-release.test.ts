import { join } from 'node:path';
import { expect, it } from 'vitest';
import { release as releaseShape } from '#contract/release.ts';
import { buildFromStarter } from '#ingest/starter.ts';
import { openRelease, quietContext, type SmallRelease } from '#ingest/testing/build-small.ts';
import { breaksByHand } from '#ingest/testing/figures-by-hand.ts';
import { temporaryFolder } from '#ingest/testing/source-files.ts';
import { releaseTask, starterSources } from './bootstrap.mjs';
import { readJson, root } from './tree.mjs';

/**
 * The release that these very starter figures make by this very ingest. `npm start` and `npm test` build it before anything
 * else; it is built here where nobody has, or an operator's own stands in its place.
 */
async function starterRelease(): Promise<SmallRelease> {
  const kept = join(root, 'data/releases');
  if (releaseTask(kept, starterSources()) !== 'build') {
    const current = readJson(join(kept, 'current.json'));
    const release = releaseShape.parse(readJson(join(kept, String(current?.id), 'release.json')));
    if (release.origin === 'starter') return openRelease(release, kept);
  }
  const releases = await temporaryFolder();
  return openRelease(await buildFromStarter(quietContext(releases), join(root, 'data/starter')), releases);
}

it('the bundled figures become a release that answers like the one they come from', async () => {
  const release = await starterRelease();
  expect(release.release.origin).toBe('starter');
  for (const [indicator, element, area, years] of breaksByHand)
    expect(
      release
        .rows(
          `SELECT year FROM series_break WHERE indicator = ${indicator} AND element = ${element} AND area = '${area}'`,
        )
        .flat(),
    ).toEqual(years);
  expect(release.figure(2546, 12, 'BRA', 2017)).toMatchObject({ value: 99.3124, flag: 'E', source: null });
  expect(release.figure(2546, 5142, 'BRA', 2017)).toMatchObject({ source: 'faostat-fbs', rank: 2 });
  // Rwanda 2017, kcal per inhabitant and day in FAO's file: beans 346, cassava 256, potatoes 226, sweet potatoes 219, plantains 149.
  expect(
    release.rows(
      "SELECT items, item_values FROM ranking_list WHERE element = 664 AND area = 'RWA' AND year = 2017",
    ),
  ).toEqual([
    [expect.stringMatching(/^2546,2532,2531,2533,2616,/), expect.stringMatching(/^346,256,226,219,149,/)],
  ]);
  expect(release.rows('SELECT count(*) FROM ranking')).toEqual([[release.release.counts.rankings]]);
  expect(
    release.rows('SELECT year FROM coverage WHERE indicator = 2546 AND element = 6 AND is_default = 1'),
  ).toEqual([[2017]]);
}, 120_000);
