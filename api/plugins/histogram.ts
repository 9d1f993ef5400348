/** Counts of values up to bounds, as Prometheus reads them. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  /** `bounds` ascend; above the last one there is a bucket without an end. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    const at = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = at === -1 ? this.#bounds.length : at;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += value;
  }

  /** Lines of `name`; `labels` such as `class="page"`. */
  lines(name: string, labels = ''): string[] {
    const before = labels === '' ? '' : `${labels},`;
    const own = labels === '' ? '' : `{${labels}}`;
    let upTo = 0;
    const buckets = this.#counts.map((count, at) => {
      upTo += count;
      return `${name}_bucket{${before}le="${this.#bounds[at] ?? '+Inf'}"} ${upTo}`;
    });
    return [...buckets, `${name}_sum${own} ${this.#sum}`, `${name}_count${own} ${upTo}`];
  }
}
