import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** Different spellings of addresses that are remembered beside the answers. */
const maxSpellings = 5000;

/**
 * Answers of one release by address, bounded by bytes; the least recently used go first. Requests for an answer that is
 * being made wait for it instead of making it again.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #keys = new LRUCache<string, string>({ max: maxSpellings });
  readonly #pending = new Map<string, Promise<Answer>>();

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: (answer) => answer.bytes + 1024 });
  }

  /** The answer for an address exactly as it was spelled in an earlier request. */
  get(url: string): Answer | undefined {
    const answer = this.#answers.get(url);
    if (answer) return answer;
    const key = this.#keys.get(url);
    return key === undefined ? undefined : this.#answers.get(key);
  }

  /** The answer for an address, made when there is none. A failure is not kept. */
  async getOrMake(url: string, make: () => Promise<Answer>): Promise<Answer> {
    const key = normaliseAddress(url);
    if (key !== url) this.#keys.set(url, key);
    const known = this.#answers.get(key);
    if (known) return known;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const making = make();
    this.#pending.set(key, making);
    try {
      const answer = await making;
      if (answer.kept) this.#answers.set(key, answer);
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Counts the bytes of an answer again after an encoding was added to it. */
  measure(url: string): void {
    const key = normaliseAddress(url);
    const answer = this.#answers.peek(key);
    if (!answer) return;
    // Setting the same value again would keep the old count.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }
}

/** One spelling for addresses that mean the same: percent codes read, parameters in alphabetical order. */
export function normaliseAddress(url: string): string {
  if (!url.includes('?') && !url.includes('%')) return url;
  const [path = '', query = ''] = splitOnce(url, '?');
  const parameters = query
    .replaceAll('+', '%20')
    .split('&')
    .filter((part) => part !== '')
    .map(respelled)
    .sort();
  return parameters.length === 0 ? respelled(path) : `${respelled(path)}?${parameters.join('&')}`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Percent codes are read and written again in one way, so that two different addresses never become one. */
function respelled(text: string): string {
  const part = (raw: string, index: number): string =>
    index % 2 === 1 ? raw : encodeURIComponent(decodeURIComponent(raw));
  try {
    return text
      .split(/([/=])/)
      .map(part)
      .join('');
  } catch {
    return text;
  }
}
