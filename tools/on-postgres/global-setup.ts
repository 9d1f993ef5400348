import type { TestProject } from 'vitest/node';
import { startPostgres } from '#api/testing/test-postgres.ts';
import { findPostgres } from '../postgres.mjs';
import { mirror } from './mirrored-place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of a PostgreSQL and of one that follows it, whose database holds the small releases. */
    releaseServers: { first: string; replica: string };
  }
}

/** Starts a server with a replica for all files of the project, with the releases that they share; ends both after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await startPostgres(findPostgres() ?? '');
  const replica = await first.startReplica();
  const servers = { first: first.databaseUrl, replica: replica.databaseUrl };
  await mirror(project.getProvidedContext().smallReleases, servers);
  project.provide('releaseServers', servers);
  return async () => {
    await replica.stop();
    await first.stop();
  };
}
