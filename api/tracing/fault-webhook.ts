import type { FastifyBaseLogger } from 'fastify';

/** A request that was answered with a fault, or the end of the process. It has no value of a parameter, which may be a permit. */
export type Fault =
  | { kind: 'answer'; status: number; method: string; path: string; requestId: string }
  | { kind: 'crash'; name: string };

/** Milliseconds between two messages: who is called wants to know that it burns, and not each flame. */
const between = 60_000;

/** Milliseconds that the receiver may take. */
const slowest = 3000;

export interface FaultWebhookOptions {
  url: string;
  fetch: typeof globalThis.fetch;
  clock: () => Date;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Reports faults to a webhook: the first at once, then at most one message a minute with the number of those that came meanwhile. A
 * message that cannot be sent is logged, without a retry.
 */
export class FaultWebhook {
  readonly #options: FaultWebhookOptions;
  /** By the monotonic clock. */
  #lastAt = Number.NEGATIVE_INFINITY;
  #unsent = 0;
  #last: Fault | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: FaultWebhookOptions) {
    this.#options = options;
  }

  tell(fault: Fault): void {
    this.#last = fault;
    const waitMs = this.#lastAt + between - performance.now();
    if (waitMs <= 0) {
      void this.#send(fault);
      return;
    }
    this.#unsent += 1;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#last !== null) void this.#send(this.#last);
    }, waitMs).unref();
  }

  /** Reports the end of the process, whenever the last message was; resolves when it is sent, or cannot be. */
  crash(error: unknown): Promise<void> {
    return this.#send({ kind: 'crash', name: error instanceof Error ? error.name : 'unknown' });
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #send(fault: Fault): Promise<void> {
    const { url, fetch, clock, logger } = this.#options;
    // This one is the last of those held back.
    const more = fault.kind === 'answer' ? Math.max(0, this.#unsent - 1) : this.#unsent;
    this.#unsent = 0;
    this.#lastAt = performance.now();
    const text =
      fault.kind === 'crash'
        ? `the server ended by a fault (${fault.name})`
        : `${fault.method} ${fault.path} was answered ${fault.status}${more === 0 ? '' : `, and ${more} more requests since`}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: 'fault', text, at: clock().toISOString(), more, ...fault }),
        signal: AbortSignal.timeout(slowest),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answered ${response.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ reason }, 'The webhook for faults could not be told');
    }
  }
}
