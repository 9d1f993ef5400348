import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFromSources } from '#ingest/from-sources.ts';
import { acceptAll, quietContext } from '#ingest/testing/build-small.ts';
import { folderOf } from '#ingest/testing/source-files.ts';
import { findPostgres } from '../postgres.mjs';
import { hashTree, root } from '../tree.mjs';
import { first, second } from './rows/revisions.ts';
import { sourceFiles } from './rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of two releases that ingest has built from typed rows, the second one with revised figures. */
    smallReleases: string;
    /** Folder of PostgreSQL's programs; empty if there is none. */
    postgresPrograms: string;
  }
}

const published = new Date('2025-12-18T09:30:00Z');

/**
 * Builds the releases by the real ingest, once for as long as neither it nor the rows change. An unfinished build has its own
 * folder, so that a killed run leaves nothing behind that looks finished.
 */
export default async function setup(project: TestProject): Promise<void> {
  const cache = join(root, 'node_modules/.cache/small-releases');
  const sources = ['ingest', 'catalog', 'domain', 'datasets', 'release', 'tools/small-releases'];
  const folder = join(cache, hashTree(sources));
  if (!existsSync(join(folder, 'current.json'))) {
    await mkdir(cache, { recursive: true });
    const others = await readdir(cache);
    const unfinished = await mkdtemp(join(cache, 'begun-'));
    for (const [index, revision] of [first, second].entries()) {
      const context = { ...quietContext(unfinished), clock: () => new Date(Date.UTC(2026, index, 1)) };
      const directory = await folderOf(sourceFiles(revision));
      // A file that names no date of its own has that of its last change.
      for (const file of await readdir(directory)) await utimes(join(directory, file), published, published);
      await buildFromSources(context, { directory, only: null, accept: acceptAll });
      await rm(directory, { recursive: true });
    }
    await rename(unfinished, folder);
    for (const other of others) await rm(join(cache, other), { recursive: true, force: true });
  }
  project.provide('smallReleases', folder);
  project.provide('postgresPrograms', findPostgres() ?? '');
}
