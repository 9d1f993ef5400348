import type { Worker } from 'node:cluster';
import type { AggregatorRegistry, RegistryContentType } from 'prom-client';
import { z } from 'zod';

/** Sent by a worker that was asked for metrics and wants those of all. */
const metricsRequest = z.object({ kind: z.literal('metrics-request') });

/** The answer of the process above; `null` when a worker did not tell its own in time. */
const metricsOfAll = z.object({ kind: z.literal('metrics-of-all'), text: z.string().nullable() });

/** In the process above workers: answers a worker that wants the metrics of all. */
export function answerMetrics(worker: Worker, registry: AggregatorRegistry<RegistryContentType>): void {
  worker.on('message', async (message: unknown) => {
    if (!metricsRequest.safeParse(message).success) return;
    const text = await registry.clusterMetrics().catch(() => null);
    if (worker.isConnected())
      worker.send({ kind: 'metrics-of-all', text } satisfies z.infer<typeof metricsOfAll>);
  });
}

/** In a worker: metrics of all workers as Prometheus text; `null` when one of them did not tell its own in time. */
export function askMetrics(): Promise<string | null> {
  return new Promise((resolve) => {
    const receive = (message: unknown): void => {
      const { data } = metricsOfAll.safeParse(message);
      if (data === undefined) return;
      process.off('message', receive);
      resolve(data.text);
    };
    process.on('message', receive);
    process.send?.({ kind: 'metrics-request' } satisfies z.infer<typeof metricsRequest>);
  });
}
