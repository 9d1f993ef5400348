import type { Answer } from './answer.ts';

/** Answers from this many bytes on are compressed again, as small as possible, after the first client has theirs. */
const worthImproving = 8 * 1024;

/**
 * Compresses answers again in the background, one at a time: the work is done in the thread pool, and never takes more
 * than one thread from the requests.
 */
export class Improver {
  readonly #waiting: { answer: Answer; done: () => void }[] = [];
  readonly #failed: (error: unknown) => void;
  #busy = false;
  #stopped = false;

  /** `failed` is told when an answer stays as large as it was. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Takes an answer that was compressed quickly; `done` is called when it became smaller. */
  add(answer: Answer, done: () => void = () => {}): void {
    if (this.#stopped || answer.body.length < worthImproving) return;
    this.#waiting.push({ answer, done });
    void this.#work();
  }

  /** Forgets what is waiting. */
  stop(): void {
    this.#stopped = true;
    this.#waiting.length = 0;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      try {
        await next.answer.improve();
        next.done();
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#busy = false;
  }
}
