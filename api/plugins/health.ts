import type { FastifyInstance } from 'fastify';
import { proveReadable } from '../queries/prove-readable.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Metrics } from './metrics.ts';
import { refreshMetrics } from './refresh-metrics.ts';

export interface HealthOptions {
  store: ReleaseStore;
  metrics: Metrics;
  /** Folder in which a refresh leaves how it ended; left out, nothing is told of refreshes. */
  releasesDirectory: string | undefined;
  /** Whether the server is able to answer, and still busy with the answers that visitors ask for first. */
  isWarming: (() => boolean) | undefined;
  /** Asks for the metrics of all workers, `null` when not all of them tell; left out, this process is alone. */
  askMetrics: (() => Promise<string | null>) | undefined;
}

/** For the machinery around the server: alive, able to serve data, counts. */
export function registerHealth(
  app: FastifyInstance,
  { store, metrics, releasesDirectory, isWarming, askMetrics }: HealthOptions,
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

  app.get('/metrics', hidden, async (_request, reply) => {
    const text = (await askMetrics?.()) ?? (await metrics.registry.metrics());
    const refresh = releasesDirectory === undefined ? '' : await refreshMetrics(releasesDirectory);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(`${text}${refresh}`);
  });
}
