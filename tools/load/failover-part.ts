import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServer, runRelease, startPostgres } from '#api/testing/test-postgres.ts';
import { findPostgres } from '../postgres.mjs';
import { inTurn, shoot } from './cannon.ts';
import { startNode } from './node.ts';
import type { LoadPart } from './parts.ts';
import { copyReleases, lightAddresses, servedBy, told } from './switch-parts.ts';

/** Seconds within which a node serves what the promoted server names. */
const mostToFollow = 30;

export const failoverPart: LoadPart = {
  title: 'Failover of the database under load',
  how: 'Pages without figures in three languages, lists and single figures of all years, with a cache of 1 MB, at 4 connections, from a node whose releases are in a PostgreSQL with one streaming replica. The first server is killed at once (SIGQUIT), the replica is promoted and another release published into it; then the first server comes back with the release of before. Failed is any answer but 200, any connection that broke and any request without an answer within 30 s.',
  budgets: { failed: '≤ 0', 'refused with 4xx': '≤ 0', 'release of the promoted server served': '≥ 1' },
  minutes: 30,
  seconds: 20,
  async measure({ seconds }) {
    const { folder, ids } = copyReleases(2);
    const [before = '', after = ''] = ids;
    const first = await startPostgres(findPostgres() ?? '');
    const replica = await first.startReplica();
    try {
      writeFileSync(join(folder, 'current.json'), JSON.stringify({ id: before }));
      const published = await runRelease(first.databaseUrl, folder, 'switch', before);
      if (published.code !== 0) throw new Error(published.stderr);
      const settings = {
        DATABASE_URL: first.databaseUrl,
        DATABASE_REPLICA_URL: replica.databaseUrl,
        CACHE_MB: '1',
      };
      const node = await startNode({ settings });
      try {
        let number = 0;
        const addresses = inTurn(lightAddresses());
        const next = (): string => {
          number += 1;
          return addresses().replace(/\/(19|20)\d\d$/, `/${1961 + (number % 60)}`);
        };
        const { origin } = node;
        const shooting = shoot({ origin, next, connections: 4, seconds: 4 * seconds });
        await sleep(seconds * 1000);
        await first.end();
        await sleep(seconds * 500);
        await onServer(replica, 'SELECT pg_promote()');
        const switched = await runRelease(replica.databaseUrl, folder, 'switch', after);
        if (switched.code !== 0) throw new Error(switched.stderr);
        const began = performance.now();
        while ((await servedBy(node)) !== after && performance.now() - began < mostToFollow * 1000)
          await sleep(100);
        const followed = (performance.now() - began) / 1000;
        await first.begin();
        await sleep(seconds * 500);
        const isServed = (await servedBy(node)) === after;
        const met = await shooting;
        return {
          'release of the promoted server served': isServed ? 1 : 0,
          's until it is': Math.round(followed * 10) / 10,
          ...told(met, node),
        };
      } finally {
        await node.stop();
      }
    } finally {
      await replica.stop();
      await first.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
