import type { FastifyInstance } from 'fastify';
import { problem } from '#contract/problem.ts';
import type { Answer } from '../cache/answer.ts';
import { ProblemError } from '../errors.ts';
import type { ReleaseStore } from '../release/release-store.ts';

export type GetJson = (path: string) => Promise<unknown>;

/**
 * Answers of the API for the renderer, without a network: the very same routes, checks and cache. A kept answer is
 * parsed once, and let go of together with it.
 */
export function createGetJson(app: FastifyInstance, store: ReleaseStore): GetJson {
  const parsed = new WeakMap<Answer, unknown>();
  const remember = (answer: Answer): unknown => {
    if (!parsed.has(answer)) parsed.set(answer, JSON.parse(answer.body.toString()));
    return parsed.get(answer);
  };
  return async (path) => {
    const kept = store.current?.cache.get(path);
    if (kept) return remember(kept);
    const response = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-encoding': 'identity' },
    });
    if (response.statusCode !== 200) {
      const { code, detail } = problem.parse(response.json());
      throw new ProblemError(code, detail);
    }
    const made = store.current?.cache.get(path);
    return made ? remember(made) : response.json();
  };
}
