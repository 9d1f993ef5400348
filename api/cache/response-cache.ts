import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/**
 * One spelling for addresses that mean the same: percent codes read, parameters in alphabetical order of their names (a
 * name that occurs twice keeps the order of its values), lists of ids without spaces and repetitions. `leftOut` names
 * a parameter that changes nothing in the answer.
 */
export function normaliseAddress(
  url: string,
  leftOut: (name: string, value: string) => boolean = () => false,
): string {
  if (!url.includes('?') && !url.includes('%')) return url;
  const at = url.indexOf('?');
  const path = respelled(at === -1 ? url : url.slice(0, at));
  const parameters = (at === -1 ? '' : url.slice(at + 1))
    .replaceAll('+', '%20')
    .split('&')
    .filter((part) => part !== '')
    .map(readParameter)
    .filter(({ name, value }) => !leftOut(name, value))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return parameters.length === 0 ? path : `${path}?${parameters.map(({ text }) => text).join('&')}`;
}

interface Parameter {
  name: string;
  value: string;
  /** In the one spelling. */
  text: string;
}

function readParameter(part: string): Parameter {
  const at = part.indexOf('=');
  try {
    const name = decodeURIComponent(at === -1 ? part : part.slice(0, at));
    if (at === -1) return { name, value: '', text: encodeURIComponent(name) };
    const value = writtenList(decodeURIComponent(part.slice(at + 1)));
    return { name, value, text: `${encodeURIComponent(name)}=${encodeURIComponent(value)}` };
  } catch {
    // A broken percent code has no other spelling.
    return { name: part, value: '', text: part };
  }
}

/** A list of ids as the server reads it; other texts unchanged. */
function writtenList(text: string): string {
  if (!/^\s*\[/.test(text)) return text;
  try {
    const list: unknown = JSON.parse(text);
    const isIds = Array.isArray(list) && list.every((entry) => Number.isInteger(entry));
    return isIds ? JSON.stringify([...new Set(list)]) : text;
  } catch {
    return text;
  }
}

/** Percent codes are read and written again in one way, so that two different addresses never become one. */
function respelled(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    return path;
  }
}

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
