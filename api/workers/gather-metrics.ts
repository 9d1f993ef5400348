import { z } from 'zod';
import { joinMetrics } from './metrics-of-workers.ts';

/** Milliseconds after which a worker that says nothing is left out: it is busy, or about to end. */
export const slowestWorker = 2000;

/** What workers and the process above them say to each other. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** A worker was asked for metrics, and wants those of all. */
  z.object({ kind: z.literal('metrics-wanted'), number: z.int() }),
  /** A worker is asked for its own. */
  z.object({ kind: z.literal('metrics-asked'), number: z.int() }),
  z.object({ kind: z.literal('metrics-told'), number: z.int(), text: z.string() }),
  /** Those of all, for the worker that wanted them. */
  z.object({
    kind: z.literal('metrics-of-all'),
    number: z.int(),
    all: z.array(z.tuple([z.int(), z.string()])),
  }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;

/** Takes what tells a process's own metrics, and returns what tells those of all that serve with it. */
export type ShareMetrics = (own: () => string) => () => Promise<string>;

/** What a worker has of the process above it. */
interface Channel {
  send?(message: WorkerMessage): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * Answers the process above when it asks for this worker's metrics, and returns what asks for those of all workers. Rejects when the process above
 * does not answer in time.
 */
export function shareMetrics(channel: Channel, own: () => string): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  channel.on('message', (given) => {
    const { data: message } = workerMessage.safeParse(given);
    if (message?.kind === 'metrics-asked')
      channel.send?.({ kind: 'metrics-told', number: message.number, text: own() });
    if (message?.kind === 'metrics-of-all') waiting.get(message.number)?.(joinMetrics(message.all));
  });
  return () =>
    new Promise<string>((resolve, reject) => {
      asked += 1;
      const number = asked;
      const late = setTimeout(() => {
        waiting.delete(number);
        reject(new Error('The other workers could not be asked for their metrics.'));
      }, 2 * slowestWorker);
      waiting.set(number, (text) => {
        clearTimeout(late);
        waiting.delete(number);
        resolve(text);
      });
      channel.send?.({ kind: 'metrics-wanted', number });
    });
}
