import { inject } from 'vitest';
import { servePlacesBy } from '#api/testing/test-place.ts';
import { MirroredPlace, openServers } from './mirrored-place.ts';

/** Every app of the tests serves its releases from PostgreSQL: those of the shared folder from one database, others from their own. */
servePlacesBy((directory) => {
  const servers = inject('releaseServers');
  return directory === inject('smallReleases')
    ? openServers(servers)
    : MirroredPlace.make(directory, servers);
});
