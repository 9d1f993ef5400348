/** Counts since the start of the process, for `/metrics`. */
export class Metrics {
  /** Answers by status class. */
  readonly #statuses = new Map<string, number>();
  #hits = 0;
  #misses = 0;

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

  /** Prometheus text; `release` describes what is served. */
  text(release: { id: string; answers: number; bytes: number } | null): string {
    const { user, system } = process.cpuUsage();
    const lines = [
      '# HELP http_requests_total Requests answered, by status class; hits of the response cache apart.',
      '# TYPE http_requests_total counter',
      `http_requests_total{status="hit"} ${this.#hits}`,
      ...[...this.#statuses]
        .sort()
        .map(([status, count]) => `http_requests_total{status="${status}"} ${count}`),
      '# HELP cache_requests_total Requests that the response cache could answer, and that had to be made.',
      '# TYPE cache_requests_total counter',
      `cache_requests_total{result="hit"} ${this.#hits}`,
      `cache_requests_total{result="miss"} ${this.#misses}`,
      '# HELP cache_bytes Bytes that kept answers take.',
      '# TYPE cache_bytes gauge',
      `cache_bytes ${release?.bytes ?? 0}`,
      '# HELP cache_answers Kept answers.',
      '# TYPE cache_answers gauge',
      `cache_answers ${release?.answers ?? 0}`,
      '# HELP release_info The release being served; 0 when there is none.',
      '# TYPE release_info gauge',
      release === null ? 'release_info 0' : `release_info{id="${release.id}"} 1`,
      '# HELP process_resident_memory_bytes Resident memory.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# HELP process_cpu_seconds_total Processor time of user and system.',
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}
