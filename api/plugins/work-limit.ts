import { AsyncResource } from 'node:async_hooks';
import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';
import { currentTrace } from '../tracing/request-trace.ts';

/** How much of one kind of work is being done, waits, and was refused. */
interface WorkState {
  running: number;
  waiting: number;
  refused: number;
}

/** How much of one kind of work is done at a time, and how much may wait for it. */
export interface WorkBounds {
  atOnce: number;
  waiting: number;
}

/** Pages are drawn in the one thread that answers everybody: more at a time would only take more memory. */
export const pageBounds: WorkBounds = { atOnce: 2, waiting: 60 };

/** Answers are made of queries and compressed in the thread pool. */
export const dataBounds: WorkBounds = { atOnce: 4, waiting: 200 };

/**
 * Does work a few at a time; what comes meanwhile waits in order, and what would wait too long is refused. A page that is
 * being drawn asks for data, and data ask for no page, so that with a limit each nobody waits for himself.
 */
export class WorkLimit {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #waiting: number;
  #refused = 0;

  constructor({ atOnce, waiting }: WorkBounds) {
    this.#limit = pLimit(atOnce);
    this.#waiting = waiting;
  }

  get state(): WorkState {
    return { running: this.#limit.activeCount, waiting: this.#limit.pendingCount, refused: this.#refused };
  }

  /** Throws `busy`, unless the work is part of work that has been admitted already. */
  run<T>(work: () => Promise<T>, { isPart = false }: { isPart?: boolean } = {}): Promise<T> {
    if (!isPart && this.#limit.pendingCount >= this.#waiting) {
      this.#refused += 1;
      throw new ProblemError('busy', 'The server is answering as many requests as it can. Ask again soon.');
    }
    const trace = currentTrace.getStore();
    // Work begins where other work ended, and is about its own request, of its own release.
    const own = AsyncResource.bind(work);
    const began = performance.now();
    return this.#limit(() => {
      trace?.waited(performance.now() - began);
      return own();
    });
  }
}
