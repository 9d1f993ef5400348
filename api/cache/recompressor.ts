import type { Answer } from './answer.ts';

/** Answers from this many bytes on are compressed again, as small as possible, at their second request. */
const smallestRecompressed = 8 * 1024;

/** Answers that wait to be compressed again. Beyond, one waits for its next request. */
const mostWaiting = 64;

/** Where an answer is kept. The queue holds places and no answers, so that it keeps none of them in memory. */
export interface KeptPlace {
  key: string;
  /** The answer, as long as it is kept. */
  find(): Answer | undefined;
  /** Counts its bytes again. */
  measure(): void;
}

/**
 * Compresses answers again in the background, one at a time, when they were requested more than once: the
 * work is done in the thread pool, and never takes more than one thread from the requests.
 */
export class Recompressor {
  readonly #waiting = new Map<string, KeptPlace>();
  readonly #failed: (error: unknown) => void;
  #busy = false;
  #stopped = false;

  /** `failed` is called when an answer stays as large as it was. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Queues an answer that was requested as brotli, from its second request on. */
  requested(answer: Answer, place: KeptPlace): void {
    if (answer.countRequest() < 2 || !answer.isRecompressible || answer.length < smallestRecompressed) return;
    if (this.#stopped || this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(place.key, place);
    void this.#work();
  }

  /** Answers that wait to be compressed again. */
  get waiting(): number {
    return this.#waiting.size;
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.clear();
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (const [key, place] of this.#waiting) {
      try {
        await place.find()?.recompress();
        place.measure();
      } catch (error) {
        this.#failed(error);
      }
      this.#waiting.delete(key);
    }
    this.#busy = false;
  }
}
