import { AsyncLocalStorage } from 'node:async_hooks';

/** The purpose of a request, as the label of durations: few values, whatever the addresses. */
export type RouteClass = 'page' | 'file' | 'image' | 'asset' | 'data' | 'form' | 'assistant' | 'other';

const pageImage = /^\/[a-z]{2}\/[^?]*\.(?:png|svg)(?:\?|$)/;
const pageFile = /^\/[a-z]{2}\/[^?]*\.(?:csv|json|jsonstat|parquet|xlsx|zip)(?:\?|$)/;
const builtFile = /^\/(?:assets\/|[^/?]*\.[a-z0-9]+(?:\?|$))/;

/** The class of a request, by its route and, where one route answers several kinds, by its address. */
export function routeClass(route: string | undefined, url: string): RouteClass {
  if (route === undefined) return 'other';
  if (route.startsWith('/api/v2/export-')) return 'form';
  if (route.startsWith('/api/v1/export/')) return 'file';
  if (route.startsWith('/api/')) return 'data';
  if (route === '/mcp') return 'assistant';
  if (route !== '/*') return 'other';
  if (pageImage.test(url)) return 'image';
  if (pageFile.test(url)) return 'file';
  return builtFile.test(url) ? 'asset' : 'page';
}

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
