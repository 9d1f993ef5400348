import type { FastifyInstance } from 'fastify';
import type { Recompressor } from '../cache/recompressor.ts';
import { proveReadable } from '../queries/prove-readable.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ShareMetrics } from '../workers/gather-metrics.ts';
import type { Metrics } from './metrics.ts';
import { refreshMetrics } from './refresh-metrics.ts';
import type { WorkLimit } from './work-limit.ts';

export interface HealthOptions {
  store: ReleaseStore;
  metrics: Metrics;
  recompressor: Recompressor;
  /** Folder in which a refresh leaves how it ended; left out, nothing is told of refreshes. */
  releasesDirectory: string | undefined;
  /** Whether the server is able to answer, and still busy with the answers that visitors ask for first. */
  isWarming: (() => boolean) | undefined;
  /** Takes what tells this process's metrics, and returns what tells those of all workers; left out, this is the only one. */
  shareMetrics: ShareMetrics | undefined;
  /** The bounds of what is made at a time. */
  work: Readonly<Record<'page' | 'data', WorkLimit>>;
}

/** For the machinery around the server: alive, able to serve data, counts. */
export function registerHealth(
  app: FastifyInstance,
  { store, metrics, recompressor, releasesDirectory, isWarming, shareMetrics, work }: HealthOptions,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', hidden, (_request, reply) =>
    store.use(async (release) => {
      release.file.requireUnchanged();
      await proveReadable(release.db);
      const { schemaVersion } = release.info;
      // Another release stands in for the one that should be served: able to answer, and not as it should be.
      const instead = store.missed === null ? {} : { insteadOf: store.missed };
      if (isWarming?.() === true)
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
          .send({ status: 'warming', release: release.id, schemaVersion, ...instead });
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', release: release.id, schemaVersion, ...instead });
    }),
  );

  const own = (): string => {
    const release = store.current;
    return metrics.text({
      release: release && { id: release.id, created: release.info.created, ...release.cache.size },
      isStandIn: store.missed !== null,
      work: { page: work.page.state, data: work.data.state },
      recompressing: recompressor.waiting,
      pools: store.pools,
    });
  };
  const ofAll = shareMetrics?.(own);
  app.get('/metrics', hidden, async (_request, reply) => {
    const text = await (ofAll?.() ?? own());
    const refresh = releasesDirectory === undefined ? '' : await refreshMetrics(releasesDirectory);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${text}${refresh}`);
  });
}
