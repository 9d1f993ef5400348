import { join } from 'node:path';
import { buildFromStarter } from '#ingest/starter.ts';
import { openRelease, quietContext, type SmallRelease } from '#ingest/testing/build-small.ts';
import { temporaryFolder } from '#ingest/testing/source-files.ts';
import { release as releaseShape } from '#release/facts.ts';
import { releaseTask, starterSources } from './bootstrap.mjs';
import { readJson, root } from './tree.mjs';

/**
 * The release that this ingest makes from these starter figures. `npm start` and `npm test` build it before anything else; it is
 * built here if it is missing, or an operator's own release is in its place.
 */
export async function starterRelease(): Promise<SmallRelease> {
  const releasesFolder = join(root, 'data/releases');
  if (releaseTask(releasesFolder, starterSources()) !== 'build') {
    const current = readJson(join(releasesFolder, 'current.json'));
    const release = releaseShape.parse(readJson(join(releasesFolder, String(current?.id), 'release.json')));
    if (release.origin === 'starter') return openRelease(release, releasesFolder);
  }
  const releases = await temporaryFolder();
  return openRelease(await buildFromStarter(quietContext(releases), join(root, 'data/starter')), releases);
}
