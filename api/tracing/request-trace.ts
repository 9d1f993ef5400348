import { AsyncLocalStorage } from 'node:async_hooks';

/** Listener for the statements and queues of requests. */
export interface TraceListener {
  /** A statement took so many milliseconds. */
  asked(sql: string, ms: number): void;
}

/** One request from outside: its id, when it began, and where its time went. Its requests to this server are part of it. */
export class RequestTrace {
  readonly id: string;
  readonly began = performance.now();
  readonly #listener: TraceListener;
  #databaseMs = 0;
  #waitedMs = 0;
  #statements = 0;

  constructor(id: string, listener: TraceListener) {
    this.id = id;
    this.#listener = listener;
  }

  asked(sql: string, ms: number): void {
    this.#statements += 1;
    this.#databaseMs += ms;
    this.#listener.asked(sql, ms);
  }

  waited(ms: number): void {
    this.#waitedMs += ms;
  }

  /** Milliseconds since the request began. */
  get ms(): number {
    return performance.now() - this.began;
  }

  /** Value of `Server-Timing`. Parts of a page that are made at a time are added up, so that they may exceed the total. */
  get serverTiming(): string {
    const dur = (ms: number): string => `dur=${ms.toFixed(1)}`;
    return `total;${dur(this.ms)}, wait;${dur(this.#waitedMs)}, db;${dur(this.#databaseMs)};desc="${this.#statements}"`;
  }
}

/** The request that is being answered, wherever code runs for it. */
export const currentTrace = new AsyncLocalStorage<RequestTrace>();
