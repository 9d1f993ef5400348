import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { z } from 'zod';

/** Milliseconds of life after which a worker's end has no bearing on the next one. */
const longLife = 60_000;

/** Ends of short lives in a row after which one has its successor at once. */
const sparedEnds = 2;

/** Milliseconds of the first delay, which doubles with each end, and of the longest. */
const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * Milliseconds before a worker that ended by itself is started again, after so many short lives in a row: none at first, so that a single
 * kill costs little; then more and more, so that a worker that always fails does not take a core.
 */
export function restartDelay(shortLives: number): number {
  return shortLives <= sparedEnds
    ? 0
    : Math.min(longestDelay, firstDelay * 2 ** (shortLives - sparedEnds - 1));
}

/** Milliseconds for a worker to end on request; its own bound is shorter. */
const longestEnd = 27_000;

/** A worker's request for the metrics of all. */
const metricsRequest = 'metrics-of-all';

/** The answer; `null` when a worker did not send its own in time. */
const metricsAnswer = z.object({ metricsOfAll: z.string().nullable() });

/**
 * Runs `count` workers on one port, each the whole server. One that ends by itself is started again. The first is awaited before the others
 * begin: when it cannot start, its reason is reported once and the process ends with its code. SIGINT and SIGTERM end all of them and the
 * process.
 */
export function runWorkers(count: number, logger: Pick<FastifyBaseLogger, 'error' | 'info'>): void {
  const metrics = new AggregatorRegistry();
  let isServing = false;
  let isEnding = false;
  const start = (number: number, shortLivesBefore = 0): void => {
    const began = performance.now();
    // A successor takes the number over, so that metrics go on under one label.
    const worker = cluster.fork({ WORKER_NUMBER: String(number) });
    worker.once('listening', () => {
      if (isServing) {
        logger.info({ worker: number, ms: Math.round(performance.now() - began) }, 'A worker serves');
        return;
      }
      isServing = true;
      for (let next = 2; next <= count; next += 1) start(next);
    });
    worker.on('message', async (message: unknown) => {
      if (message !== metricsRequest) return;
      const metricsOfAll = await metrics.clusterMetrics().catch(() => null);
      if (worker.isConnected()) worker.send({ metricsOfAll } satisfies z.infer<typeof metricsAnswer>);
    });
    worker.once('exit', (code, signal) => {
      // Nothing keeps this process once the last worker has ended.
      if (isEnding) return;
      if (!isServing) {
        process.exitCode = code ?? 1;
        return;
      }
      const shortLives = performance.now() - began < longLife ? shortLivesBefore + 1 : 1;
      const delay = restartDelay(shortLives);
      logger.error({ worker: number, code, signal, delay }, 'A worker ended, and is started again');
      setTimeout(() => isEnding || start(number, shortLives), delay);
    });
  };
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    }, longestEnd).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  start(1);
}

/** In a worker: the metrics of all as Prometheus text; `null` when one of them did not send its own in time. */
export function askMetrics(): Promise<string | null> {
  return new Promise((resolve) => {
    const receive = (message: unknown): void => {
      const { data } = metricsAnswer.safeParse(message);
      if (data === undefined) return;
      process.off('message', receive);
      resolve(data.metricsOfAll);
    };
    process.on('message', receive);
    process.send?.(metricsRequest);
  });
}
