import type { FastifyInstance } from 'fastify';
import { problem } from '#contract/problem.ts';
import type { Answer } from '../cache/answer.ts';
import { ProblemError } from '../errors.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Gets the answer of a path; `release` is the one that the path asks. */
export type GetJson = (path: string, release: ServedRelease | null) => Promise<unknown>;

/**
 * What answers say, for the renderer, beside the bytes that travel. Only what the renderer asks for is held, and let go
 * of together with the answer.
 */
export class AnswerValues {
  readonly #wanted = new Set<string>();
  readonly #values = new WeakMap<Answer, unknown>();

  /** Holds the value of an answer that is about to be made at this address, until `release` is called. */
  want(url: string): () => void {
    this.#wanted.add(url);
    return () => void this.#wanted.delete(url);
  }

  /** An answer was made from this value. */
  made(url: string, answer: Answer, value: unknown): void {
    if (this.#wanted.has(url)) this.#values.set(answer, value);
  }

  /** The value of an answer; read from its body, once, when somebody else had it made. */
  of(answer: Answer): unknown {
    if (!this.#values.has(answer)) this.#values.set(answer, JSON.parse(answer.body.toString()));
    return this.#values.get(answer);
  }
}

/** Answers of the API for the renderer, without a network: the very same routes, checks and cache. */
export function createGetJson(app: FastifyInstance, values: AnswerValues): GetJson {
  const headers = { 'accept-encoding': 'identity' };
  return async (path, release) => {
    const kept = release?.cache.get(path);
    if (kept) return values.of(kept);
    const letGo = values.want(path);
    try {
      // The answer is wanted, and not its bytes.
      const { statusCode } = await app.inject({ method: 'HEAD', url: path, headers });
      const made = statusCode === 200 ? release?.cache.get(path) : undefined;
      if (made) return values.of(made);
    } finally {
      letGo();
    }
    // A problem, or an answer that the cache has no room for.
    const response = await app.inject({ method: 'GET', url: path, headers });
    if (response.statusCode === 200) return response.json();
    const { code, detail } = problem.parse(response.json());
    throw new ProblemError(code, detail);
  };
}
