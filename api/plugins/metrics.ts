import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Recompressor } from '../cache/recompressor.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { RouteClass } from '../tracing/request-trace.ts';
import type { Queues, WorkLimit } from './work-limit.ts';

/** Seconds that requests take: a page drawn for the first time takes some hundreds of milliseconds. */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds that statements take: most read one range of a clustered table. */
const queryBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Requests that are limited, each by a bucket of its own. */
const limitedKinds: readonly RouteClass[] = ['form', 'file', 'image', 'data', 'assistant'];

/** Values that are read when metrics are scraped, and not counted on the way. */
export interface MetricSources {
  store: ReleaseStore;
  work: Queues;
  recompressor: Recompressor;
  /** The store of the export form's requests; left out where there is no form. */
  requests: { readonly failures: number } | undefined;
  /** Number of this worker among those that serve one port, its label; `undefined` for a process alone. */
  worker: string | undefined;
}

type Samples = readonly (readonly [label: string, value: number])[];

/** Metrics of one server since its start, for `/metrics`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #lag = monitorEventLoopDelay({ resolution: 10 });
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by status class; hits of the response cache apart.',
    labelNames: ['status'],
    registers: this.#registers,
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer is handed over, by kind of request; without what memory answered at once.',
    labelNames: ['class'],
    buckets: requestBounds,
    registers: this.#registers,
  });
  readonly #cacheRequests = new Counter({
    name: 'cache_requests_total',
    help: 'Requests that the response cache could answer, and that had to be made.',
    labelNames: ['result'],
    registers: this.#registers,
  });
  readonly #queries = new Histogram({
    name: 'db_query_duration_seconds',
    help: 'Time of statements on the release, as requests make them.',
    buckets: queryBounds,
    registers: this.#registers,
  });
  readonly #slowQueries = new Counter({
    name: 'db_slow_queries_total',
    help: 'Statements that took SLOW_QUERY_MS or longer.',
    registers: this.#registers,
  });

  readonly #rateLimited = new Counter({
    name: 'http_rate_limited_total',
    help: 'Requests refused with 429 because their client had asked for too much, by kind of request.',
    labelNames: ['kind'],
    registers: this.#registers,
  });

  constructor({ store, work, recompressor, requests, worker }: MetricSources) {
    if (worker !== undefined) {
      this.registry.setDefaultLabels({ worker });
      // The library answers the process above once there is an aggregator in this one.
      new AggregatorRegistry();
      AggregatorRegistry.setRegistries(this.registry);
    }
    this.#lag.enable();
    // A rate needs a first sample of zero.
    this.#requests.inc({ status: 'hit' }, 0);
    for (const result of ['hit', 'miss']) this.#cacheRequests.inc({ result }, 0);

    for (const kind of limitedKinds) this.#rateLimited.inc({ kind }, 0);

    this.#readWork(work);
    new Counter({
      name: 'request_store_failures_total',
      help: 'Requests of the export form that could not be kept or read.',
      registers: this.#registers,
      collect() {
        this.reset();
        this.inc(requests?.failures ?? 0);
      },
    });
    this.#gauge(
      'recompress_waiting',
      'Answers that wait to be compressed again.',
      () => recompressor.waiting,
    );
    this.#readPool(store);
    this.#readRelease(store);
    this.#readProcess();
  }

  /** Stops measuring, so that the process can end. */
  close(): void {
    this.#lag.disable();
  }

  hit(): void {
    this.#requests.inc({ status: 'hit' });
    this.#cacheRequests.inc({ result: 'hit' });
  }

  miss(): void {
    this.#cacheRequests.inc({ result: 'miss' });
  }

  /** An answer that did not come out of the cache. */
  answered(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  rateLimited(kind: RouteClass): void {
    this.#rateLimited.inc({ kind });
  }

  /** A request that memory alone could not answer took so many seconds. */
  took(kind: RouteClass, seconds: number): void {
    this.#durations.observe({ class: kind }, seconds);
  }

  /** A statement of a request took so many seconds. */
  queried(seconds: number, isSlow: boolean): void {
    this.#queries.observe(seconds);
    if (isSlow) this.#slowQueries.inc();
  }

  #readWork(work: MetricSources['work']): void {
    const samples = (part: keyof WorkLimit['state']) => (): Samples =>
      Object.entries(work).map(([kind, { state }]) => [kind, state[part]]);
    this.#gauges('work_running', 'Pages and answers being made.', 'kind', samples('running'));
    this.#gauges('work_waiting', 'Pages and answers that wait to be made.', 'kind', samples('waiting'));
    const readRefused = samples('refused');
    new Counter({
      name: 'work_refused_total',
      help: 'Pages and answers refused with 503 because too many waited.',
      labelNames: ['kind'],
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [kind, refused] of readRefused()) this.inc({ kind }, refused);
      },
    });
  }

  /** None of these where releases are files: a pool of no connections would read as a database that is away. */
  #readPool(store: ReleaseStore): void {
    if (store.pool === null) return;
    this.#gauge('db_up', 'Whether the database can be asked.', () => (store.absence === null ? 1 : 0));
    this.#gauge('db_pool_connections', 'Open connections to the database.', () => store.pool?.open ?? 0);
    this.#gauge('db_pool_idle', 'Open connections that nobody uses.', () => store.pool?.idle ?? 0);
    this.#gauge('db_pool_waiting', 'Statements that wait for a connection.', () => store.pool?.waiting ?? 0);
  }

  #readRelease(store: ReleaseStore): void {
    this.#gauge('cache_bytes', 'Bytes that kept answers take.', () => store.current?.cache.size.bytes ?? 0);
    this.#gauge('cache_answers', 'Kept answers.', () => store.current?.cache.size.answers ?? 0);
    new Gauge({
      name: 'release_info',
      help: 'The release being served; 0 when there is none.',
      labelNames: ['id'],
      registers: this.#registers,
      collect() {
        this.reset();
        if (store.current === null) this.set(0);
        else this.set({ id: store.current.id }, 1);
      },
    });
    const created = (): number => (store.current ? Date.parse(store.current.info.created) / 1000 : 0);
    this.#gauge('release_created_seconds', 'When the release was made, in Unix time.', created);
    const away = '1 while the database or folder of the releases cannot be read; memory serves on.';
    this.#gauge('release_away', away, () => (store.absence === null ? 0 : 1));
    const standIn = '1 while another release stands in for the one that current.json names.';
    this.#gauge('release_stand_in', standIn, () => (store.missed === null ? 0 : 1));
  }

  /** By hand instead of `collectDefaultMetrics`, whose thirty metrics more are neither drawn nor watched. */
  #readProcess(): void {
    const lag = this.#lag;
    const help =
      'Time between two turns of the event loop, measured every 10 ms, since somebody asked last: ';
    // Before the first interval has passed there is no value.
    const seconds = (nanoseconds: number): number => (lag.count === 0 ? 0 : nanoseconds / 1e9);
    this.#gauge('nodejs_eventloop_lag_p50_seconds', `${help}p50.`, () => seconds(lag.percentile(50)));
    this.#gauge('nodejs_eventloop_lag_p99_seconds', `${help}p99.`, () => seconds(lag.percentile(99)));
    this.#gauge('nodejs_eventloop_lag_max_seconds', `${help}max.`, () => {
      const longest = seconds(lag.max);
      // Metrics are read in the order in which they were made: this is the last of the three.
      lag.reset();
      return longest;
    });
    this.#gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
    const heap = (): number => process.memoryUsage().heapUsed;
    this.#gauge('nodejs_heap_used_bytes', 'Heap of JavaScript in use.', heap);
    const external = (): number => process.memoryUsage().external;
    this.#gauge('nodejs_external_memory_bytes', 'Memory outside of the heap, such as kept bodies.', external);
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time of user and system.',
      registers: this.#registers,
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    });
    const began = Date.now() / 1000 - process.uptime();
    this.#gauge('process_start_time_seconds', 'When the process began, in Unix time.', () => began);
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }

  #gauges(name: string, help: string, label: string, read: () => Samples): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [labelled, value] of read()) this.set({ [label]: labelled }, value);
      },
    });
  }
}
