import { LRUCache } from 'lru-cache';
import { normaliseAddress } from './address.ts';
import type { Answer } from './answer.ts';

/** The part of the memory for parsed values of answers, beside their bytes. */
const valueShare = 1 / 4;

/** Their upper limit in bytes: parsed values are in V8's heap, which `npm start` bounds; bytes of answers are outside. */
const mostForValues = 128 * 1024 * 1024;

/** Bytes of memory that a value takes for each byte of its JSON: 1.7 of cubes, 2.4 of podiums, less of most others. */
const valueFactor = 2.5;

/** Bytes that the map itself needs for an entry. */
const entryBytes = 256;

/** A key is held here, and perhaps in the queue of answers that are compressed again. */
const keyBytes = (key: string): number => 2 * key.length;

/**
 * Answers of one release by address, bounded by bytes; the least recently used go first. Requests for an answer that is
 * being made wait for it instead of making it again. Their parsed values are kept beside them for the renderer,
 * within the same bound.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #values: LRUCache<string, { value: unknown; bytes: number }>;
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #release: string;

  /** `release` is the id that addresses may name without meaning anything else. */
  constructor(maxBytes: number, release = '') {
    const forValues = Math.min(mostForValues, Math.floor(maxBytes * valueShare));
    this.#answers = new LRUCache({
      maxSize: maxBytes - forValues,
      sizeCalculation: (answer, key) => answer.bytes + keyBytes(key) + entryBytes,
    });
    this.#values = new LRUCache({
      maxSize: Math.max(1, forValues),
      sizeCalculation: ({ bytes }, key) => bytes + keyBytes(key) + entryBytes,
    });
    this.#release = release;
  }

  /** The answer for an address, however it is spelled. */
  get(url: string): Answer | undefined {
    const key = this.#keyOf(url);
    return this.#answers.get(key);
  }

  /** The answer for an address, made when there is none. A failure is not kept. */
  async getOrMake(url: string, make: () => Promise<Answer>): Promise<Answer> {
    const key = this.#keyOf(url);
    const known = this.#answers.get(key);
    if (known) return known;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const making = make();
    this.#pending.set(key, making);
    try {
      const answer = await making;
      if (answer.kept) this.#keep(url, key, answer);
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Keeps an answer, compressed alone as soon as its first client has it. */
  #keep(url: string, key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    setImmediate(() => {
      // An answer that cannot be compressed is kept as it is.
      const settled = answer.settle().catch(() => {});
      void settled.then(() => this.measure(url));
    });
  }

  /** Counts the bytes of an answer again after an encoding was added to it. */
  measure(url: string): void {
    const key = this.#keyOf(url);
    const answer = this.#answers.peek(key);
    if (!answer) return;
    // Setting the same value again would keep the old count.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
  }

  /** The parsed value of an address's answer, where it is kept. */
  heldValue(url: string): unknown {
    return this.#values.get(this.#keyOf(url))?.value;
  }

  /** Keeps the parsed value of an answer; `json` is the length of its JSON in bytes. */
  holdValue(url: string, value: unknown, json: number): void {
    this.#values.set(this.#keyOf(url), { value, bytes: Math.ceil(json * valueFactor) });
  }

  /** Number of answers, and bytes of them and their parsed values. */
  get size(): { answers: number; bytes: number } {
    const bytes = this.#answers.calculatedSize + this.#values.calculatedSize;
    return { answers: this.#answers.size, bytes };
  }

  #keyOf(url: string): string {
    return normaliseAddress(url, (name, value) => name === 'v' && value === this.#release);
  }
}
