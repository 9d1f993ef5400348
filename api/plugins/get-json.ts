import type { FastifyInstance } from 'fastify';
import { problem } from '#contract/problem.ts';
import type { Answer } from '../cache/answer.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { ProblemError } from '../errors.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { ownAddress } from './pace.ts';

/** Gets the answer of a path; `release` is the path's. */
export type GetReleaseJson = (path: string, release: ServedRelease | null) => Promise<unknown>;

/**
 * Parsed values of answers, for the renderer, beside the bytes. Only values that the renderer uses are held, with the
 * answers and within their bound.
 */
export class AnswerValues {
  readonly #wanted = new Map<string, number>();

  /** Holds the value of an answer that is about to be made at this address, until the function is called. */
  want(url: string): () => void {
    this.#wanted.set(url, (this.#wanted.get(url) ?? 0) + 1);
    return () => {
      const others = (this.#wanted.get(url) ?? 1) - 1;
      if (others === 0) this.#wanted.delete(url);
      else this.#wanted.set(url, others);
    };
  }

  /** Whether a page that is being drawn needs the answer of an address. */
  isWanted(url: string): boolean {
    return this.#wanted.has(url);
  }

  made(cache: ResponseCache, url: string, answer: Answer, value: unknown): void {
    if (this.isWanted(url)) cache.holdValue(url, value, answer.length);
  }
}

/** The parsed value of a cached answer: the original value, or parsed from its body when another process made it. */
async function readValue(cache: ResponseCache, url: string, answer: Answer): Promise<unknown> {
  const cachedValue = cache.heldValue(url);
  if (cachedValue !== undefined) return cachedValue;
  const value: unknown = JSON.parse((await answer.read()).toString());
  cache.holdValue(url, value, answer.length);
  return value;
}

/** Answers of the API for the renderer, without a network: the same routes, checks and cache. */
export function createGetJson(app: FastifyInstance, values: AnswerValues): GetReleaseJson {
  const internal = { headers: { 'accept-encoding': 'identity' }, remoteAddress: ownAddress };
  return async (path, release) => {
    const cachedAnswer = release?.cache.get(path);
    if (release && cachedAnswer) return readValue(release.cache, path, cachedAnswer);
    const letGo = values.want(path);
    try {
      // The answer is wanted, and not its bytes.
      const { statusCode } = await app.inject({ method: 'HEAD', url: path, ...internal });
      const made = statusCode === 200 ? release?.cache.get(path) : undefined;
      if (release && made) return readValue(release.cache, path, made);
      // A problem, or an answer too large for the cache.
      const response = await app.inject({ method: 'GET', url: path, ...internal });
      if (response.statusCode === 200) return response.json();
      const { code, detail } = problem.parse(response.json());
      throw new ProblemError(code, detail);
    } finally {
      letGo();
    }
  };
}
