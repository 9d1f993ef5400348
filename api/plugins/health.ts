import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import { refreshFile, refreshRecord } from '#contract/refresh.ts';
import { ProblemError } from '../errors.ts';
import { proveReadable } from '../queries/prove-readable.ts';
import { DatabaseAway } from '../release/release-place.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Metrics } from './metrics.ts';
import { isForwarded, isFromHere } from './origin.ts';

const seconds = (moment: string): number => Date.parse(moment) / 1000;

/**
 * The record of the last refresh as Prometheus text; empty where there is none, or it cannot be parsed. It belongs to the machine and
 * to no worker, so it has a registry of its own.
 */
async function refreshMetrics(releases: string): Promise<string> {
  let record: ReturnType<typeof refreshRecord.parse>;
  try {
    record = refreshRecord.parse(JSON.parse(await readFile(join(releases, refreshFile), 'utf8')));
  } catch {
    return '';
  }
  const { outcome, began, ended, lastGood } = record;
  const registry = new Registry();
  const registers = [registry];
  const outcomes = new Gauge({
    name: 'refresh_last_outcome',
    help: 'How the last refresh ended.',
    labelNames: ['outcome'],
    registers,
  });
  for (const each of refreshRecord.shape.outcome.options)
    outcomes.set({ outcome: each }, each === outcome ? 1 : 0);
  const tell = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers }).set(value);
  tell('refresh_last_end_seconds', 'When the last refresh ended, in Unix time.', seconds(ended));
  tell('refresh_last_duration_seconds', 'How long the last refresh took.', seconds(ended) - seconds(began));
  const good = 'When the last refresh ended that did not stop, in Unix time.';
  if (lastGood !== null) tell('refresh_last_good_seconds', good, seconds(lastGood));
  return registry.metrics();
}

export interface HealthOptions {
  store: ReleaseStore;
  metrics: Metrics;
  /** Folder with the record of the last refresh; without it there are no metrics of refreshes. */
  releasesDirectory: string | undefined;
  /** Whether the server can answer, but is still making the answers that visitors request first. */
  isWarming: (() => boolean) | undefined;
  /** Gets the metrics of all workers, `null` when one does not answer; left out, this process is alone. */
  askMetrics: (() => Promise<string | null>) | undefined;
  /** Bearer token that readers of the metrics must send; without one only local requests may read them. */
  metricsToken: string | undefined;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Metrics are for the operator alone. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request) && !isForwarded(request);
  const authorization = request.headers.authorization ?? '';
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
}

/** For the machinery around the server: alive, able to serve data, counts. */
export function registerHealth(
  app: FastifyInstance,
  { store, metrics, releasesDirectory, isWarming, askMetrics, metricsToken }: HealthOptions,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', hidden, (_request, reply) =>
    store.use(async (release) => {
      release.file.requireUnchanged();
      if (store.absence !== null) throw new DatabaseAway(store.absence.reason);
      await proveReadable(release.db);
      const { schemaVersion } = release.info;
      // A fallback release is served: the server can answer, but not with the right release.
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

  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken))
      throw new ProblemError('unknown-path', 'There is nothing at "/metrics".');
    const text = (await askMetrics?.()) ?? (await metrics.registry.metrics());
    const refresh = releasesDirectory === undefined ? '' : await refreshMetrics(releasesDirectory);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(`${text}${refresh}`);
  });
}
