import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { ReleasePlace } from '../release/release-place.ts';
import type { RouteClass } from '../tracing/route-class.ts';
import { Histogram } from './histogram.ts';

/** Seconds that requests take: a page drawn for the first time takes some hundreds of milliseconds. */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds that statements take: most ask for one range of a clustered table. */
const queryBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** One kind of work with a bound: how much is being done, waits, and was refused. */
export interface WorkState {
  running: number;
  waiting: number;
  refused: number;
}

/** What is read when somebody asks, and not counted on the way. */
export interface ServerState {
  release: { id: string; created: string; answers: number; bytes: number } | null;
  /** Whether another release stands in for the one that `current.json` names. */
  isStandIn: boolean;
  work: Readonly<Record<'page' | 'data', WorkState>>;
  /** Answers that wait to be compressed again. */
  recompressing: number;
  /** Connections to each server of a database that releases come from; none of a folder. */
  pools: ReleasePlace['pools'];
}

/** Name, kind and meaning of a metric, before its lines. */
export function described(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  lines: string[],
): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

export function one(name: string, type: 'counter' | 'gauge', help: string, value: number): string[] {
  return described(name, type, help, [`${name} ${value}`]);
}

/** Counts since the start of the process, for `/metrics`. */
export class Metrics {
  /** Answers by status class. */
  readonly #statuses = new Map<string, number>();
  readonly #requests = new Map<RouteClass, Histogram>();
  readonly #queries = new Histogram(queryBounds);
  readonly #lag: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });
  readonly #began = Date.now() / 1000 - process.uptime();
  #slowQueries = 0;
  #hits = 0;
  #misses = 0;

  constructor() {
    this.#lag.enable();
  }

  /** Stops measuring, so that the process can end. */
  close(): void {
    this.#lag.disable();
  }

  hit(): void {
    this.#hits += 1;
  }

  miss(): void {
    this.#misses += 1;
  }

  /** An answer that did not come out of the cache. */
  answered(status: number): void {
    const group = `${Math.floor(status / 100)}xx`;
    this.#statuses.set(group, (this.#statuses.get(group) ?? 0) + 1);
  }

  /** A request that memory alone could not answer took so many seconds. */
  took(kind: RouteClass, seconds: number): void {
    const known = this.#requests.get(kind) ?? new Histogram(requestBounds);
    this.#requests.set(kind, known);
    known.observe(seconds);
  }

  /** A statement of a request took so many seconds. */
  queried(seconds: number, isSlow: boolean): void {
    this.#queries.observe(seconds);
    if (isSlow) this.#slowQueries += 1;
  }

  /** Prometheus text. */
  text(state: ServerState): string {
    return `${[...this.#ofRequests(), ...ofWork(state), ...ofPools(state), ...ofRelease(state), ...this.#ofProcess()].join('\n')}\n`;
  }

  #ofRequests(): string[] {
    const statuses = [...this.#statuses].sort();
    const requests = [...this.#requests].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      ...described(
        'http_requests_total',
        'counter',
        'Requests answered, by status class; hits of the response cache apart.',
        [
          `http_requests_total{status="hit"} ${this.#hits}`,
          ...statuses.map(([status, count]) => `http_requests_total{status="${status}"} ${count}`),
        ],
      ),
      ...described(
        'http_request_duration_seconds',
        'histogram',
        'Time until the answer is handed over, by kind of request; without what memory answered at once.',
        requests.flatMap(([kind, taken]) => taken.lines('http_request_duration_seconds', `class="${kind}"`)),
      ),
      ...described(
        'cache_requests_total',
        'counter',
        'Requests that the response cache could answer, and that had to be made.',
        [
          `cache_requests_total{result="hit"} ${this.#hits}`,
          `cache_requests_total{result="miss"} ${this.#misses}`,
        ],
      ),
      ...described(
        'db_query_duration_seconds',
        'histogram',
        'Time of statements on the release, as requests make them.',
        this.#queries.lines('db_query_duration_seconds'),
      ),
      ...one(
        'db_slow_queries_total',
        'counter',
        'Statements that took SLOW_QUERY_MS or longer.',
        this.#slowQueries,
      ),
    ];
  }

  #ofProcess(): string[] {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const lag = this.#lag;
    // Before the first interval has passed there is nothing to tell.
    const seconds = (nanoseconds: number): number => (lag.count === 0 ? 0 : nanoseconds / 1e9);
    const lags = { p50: lag.percentile(50), p99: lag.percentile(99), max: lag.max };
    // A label "quantile" would belong to a summary, which a gauge is not.
    const lines = Object.entries(lags).flatMap(([part, value]) =>
      one(
        `nodejs_eventloop_lag_${part}_seconds`,
        'gauge',
        `Time between two turns of the event loop, measured every 10 ms, since somebody asked last: ${part}.`,
        seconds(value),
      ),
    );
    lag.reset();
    return [
      ...lines,
      ...one('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
      ...one('nodejs_heap_used_bytes', 'gauge', 'Heap of JavaScript in use.', heapUsed),
      ...one(
        'nodejs_external_memory_bytes',
        'gauge',
        'Memory outside of the heap, such as kept bodies.',
        external,
      ),
      ...one(
        'process_cpu_seconds_total',
        'counter',
        'Processor time of user and system.',
        (user + system) / 1e6,
      ),
      ...one('process_start_time_seconds', 'gauge', 'When the process began, in Unix time.', this.#began),
    ];
  }
}

function ofWork({ work, recompressing }: ServerState): string[] {
  const of = (name: string, part: keyof WorkState): string[] =>
    Object.entries(work).map(([kind, state]) => `${name}{kind="${kind}"} ${state[part]}`);
  return [
    ...described('work_running', 'gauge', 'Pages and answers being made.', of('work_running', 'running')),
    ...described(
      'work_waiting',
      'gauge',
      'Pages and answers that wait to be made.',
      of('work_waiting', 'waiting'),
    ),
    ...described(
      'work_refused_total',
      'counter',
      'Pages and answers refused with 503 because too many waited.',
      of('work_refused_total', 'refused'),
    ),
    ...one('recompress_waiting', 'gauge', 'Answers that wait to be compressed again.', recompressing),
  ];
}

/** Nothing where releases are files: a pool of no connections would read as a database that is away. */
function ofPools({ pools }: ServerState): string[] {
  if (pools.length === 0) return [];
  const of = (name: string, read: (pool: ServerState['pools'][number]) => number): string[] =>
    pools.map((pool) => `${name}{server="${pool.server}"} ${read(pool)}`);
  return [
    ...described(
      'db_pool_connections',
      'gauge',
      'Open connections, by server.',
      of('db_pool_connections', ({ open }) => open),
    ),
    ...described(
      'db_pool_idle',
      'gauge',
      'Open connections that nobody uses.',
      of('db_pool_idle', ({ idle }) => idle),
    ),
    ...described(
      'db_pool_waiting',
      'gauge',
      'Statements that wait for a connection.',
      of('db_pool_waiting', ({ waiting }) => waiting),
    ),
    ...described(
      'db_server_up',
      'gauge',
      'Whether the server can be asked.',
      of('db_server_up', ({ away }) => (away === null ? 1 : 0)),
    ),
  ];
}

function ofRelease({ release, isStandIn }: ServerState): string[] {
  const created = release === null ? 0 : Date.parse(release.created) / 1000;
  return [
    ...one('cache_bytes', 'gauge', 'Bytes that kept answers take.', release?.bytes ?? 0),
    ...one('cache_answers', 'gauge', 'Kept answers.', release?.answers ?? 0),
    ...described('release_info', 'gauge', 'The release being served; 0 when there is none.', [
      release === null ? 'release_info 0' : `release_info{id="${release.id}"} 1`,
    ]),
    ...one('release_created_seconds', 'gauge', 'When the release was made, in Unix time.', created),
    ...one(
      'release_stand_in',
      'gauge',
      '1 while another release stands in for the one that current.json names.',
      isStandIn ? 1 : 0,
    ),
  ];
}
