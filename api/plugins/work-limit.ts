import { AsyncResource } from 'node:async_hooks';
import { ProblemError } from '../errors.ts';
import { currentTrace } from '../tracing/request-trace.ts';

/** How much of one kind of work is being done, waits, and was refused. */
interface WorkState {
  running: number;
  waiting: number;
  refused: number;
}

/** How much of one kind of work is done at a time, and how much may wait for it: in all, and of one client. */
export interface WorkBounds {
  atOnce: number;
  waiting: number;
  ofClient: number;
}

/** Pages are drawn in the server's only thread: two at a time would both come late. */
const pageBounds: WorkBounds = { atOnce: 1, waiting: 60, ofClient: 8 };

/** Images and files draw a page each, and then take other processes and threads: one at a time leaves pages their turn. */
const imageBounds: WorkBounds = { atOnce: 1, waiting: 60, ofClient: 8 };
const fileBounds: WorkBounds = { atOnce: 1, waiting: 60, ofClient: 8 };

/** Export choices of a figure are read from pages. A page that is drawn waits for them, so they wait for no page. */
const choiceBounds: WorkBounds = { atOnce: 2, waiting: 60, ofClient: 60 };

/** Calls of assistants request some answers each, and wait for no page. */
const assistantBounds: WorkBounds = { atOnce: 2, waiting: 60, ofClient: 8 };

/** Answers are made of queries and compressed in the thread pool. */
const dataBounds: WorkBounds = { atOnce: 4, waiting: 200, ofClient: 40 };

/** The queues of a server: work in one does not delay another. */
export interface Queues {
  page: WorkLimit;
  image: WorkLimit;
  file: WorkLimit;
  choices: WorkLimit;
  assistant: WorkLimit;
  data: WorkLimit;
}

export function openQueues(): Queues {
  return {
    page: new WorkLimit(pageBounds),
    image: new WorkLimit(imageBounds),
    file: new WorkLimit(fileBounds),
    choices: new WorkLimit(choiceBounds),
    assistant: new WorkLimit(assistantBounds),
    data: new WorkLimit(dataBounds),
  };
}

/**
 * Does work a few at a time. The rest waits: clients take turns, so that a client with many requests delays the others by one of them at
 * most. What would wait too long is refused. A page that is being drawn requests data, and data request no page, so that there is no
 * deadlock.
 */
export class WorkLimit {
  readonly #bounds: WorkBounds;
  /** Waiting work, by client; the client at the front is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #refused = 0;

  constructor(bounds: WorkBounds) {
    this.#bounds = bounds;
  }

  get state(): WorkState {
    const waiting = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    return { running: this.#running, waiting, refused: this.#refused };
  }

  /** Rejects with `busy`, unless the work is part of work that has been admitted already. `client` is whose work it is. */
  async run<T>(
    work: () => Promise<T>,
    { client, isPart = false }: { client: string; isPart?: boolean },
  ): Promise<T> {
    const { atOnce, waiting, ofClient } = this.#bounds;
    const queue = this.#waiting.get(client) ?? [];
    if (this.#running >= atOnce && !isPart && (queue.length >= ofClient || this.state.waiting >= waiting)) {
      this.#refused += 1;
      throw new ProblemError('busy', 'The server is answering as many requests as it can. Ask again soon.');
    }
    const trace = currentTrace.getStore();
    // Work begins where other work ended, and is about its own request, of its own release.
    const bound = AsyncResource.bind(work);
    if (this.#running < atOnce) this.#running += 1;
    else {
      const began = performance.now();
      await new Promise<void>((begin) => {
        queue.push(begin);
        this.#waiting.set(client, queue);
      });
      trace?.waited(performance.now() - began);
    }
    try {
      return await bound();
    } finally {
      this.#next(client);
    }
  }

  /** Lets the oldest work of the next client take the place of what ended. The client whose work ended comes last, wherever it waits. */
  #next(ended: string): void {
    const [first, second] = this.#waiting;
    const next = first?.[0] === ended ? (second ?? first) : first;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [client, queue] = next;
    const begin = queue.shift();
    this.#waiting.delete(client);
    if (queue.length > 0) this.#waiting.set(client, queue);
    begin?.();
  }
}
