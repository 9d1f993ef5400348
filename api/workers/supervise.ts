import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { answerMetrics } from './worker-metrics.ts';

/** Milliseconds before a worker that ended by itself is started anew, so that one that cannot live does not take a core by dying. */
const restartAfter = 1000;

/** Milliseconds that a worker has to end when it is asked to; its own bound is shorter. */
const longestEnd = 12_000;

export interface SuperviseOptions {
  /** Workers, one for each core that the server may take. */
  count: number;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Keeps workers that serve one port together, each with the whole server in it: the system hands them connections in turn. A worker that
 * ends by itself is started anew, and the others answer meanwhile. The first one is waited for before the others begin: when it cannot start, its
 * reason is told once and the process ends with its code. Ends all of them, and the process, on SIGINT and SIGTERM.
 */
export function superviseWorkers({ count, logger }: SuperviseOptions): void {
  /** Workers by their numbers, which a successor takes over, so that metrics go on under one label. */
  const workers = new Map<number, Worker>();
  const aggregated = new AggregatorRegistry();
  let isEnding = false;
  let code = 0;

  const start = (number: number): void => {
    const worker = cluster.fork({ WORKER_NUMBER: String(number) });
    answerMetrics(worker, aggregated);
    workers.set(number, worker);
    let isListening = false;
    worker.on('listening', () => {
      isListening = true;
      if (number === 1) for (let next = 2; next <= count; next += 1) if (!workers.has(next)) start(next);
    });
    worker.on('exit', (exitCode, signal) => {
      workers.delete(number);
      if (isEnding || (number === 1 && workers.size === 0 && !isListening)) {
        if (!isEnding) code = exitCode ?? 1;
        if (workers.size === 0) process.exit(code);
        return;
      }
      logger.error({ worker: number, code: exitCode, signal }, 'A worker ended, and is started anew');
      setTimeout(() => {
        // The first worker may have started it meanwhile.
        if (!isEnding && !workers.has(number)) start(number);
      }, restartAfter);
    });
  };

  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    if (workers.size === 0) process.exit(code);
    for (const worker of workers.values()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of workers.values()) worker.process.kill('SIGKILL');
    }, longestEnd).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

  start(1);
  logger.info({ workers: count }, 'Starting workers');
}
