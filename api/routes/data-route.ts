import type { z } from 'zod';
import type { KeptRelease } from '#contract/changes.ts';
import { type RouteContract, routes } from '#contract/routes.ts';
import { checkParameters } from '../parameters.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { Words } from '../words.ts';

/** What a route answers from, besides its parameters. */
export interface RouteContext {
  release: ServedRelease;
  /** Every release that the server keeps. */
  kept(): Promise<KeptRelease[]>;
  words: Words;
}

interface TypedContract<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>
  extends RouteContract {
  params: P;
  query: Q;
  answer: A;
}

type Get<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType> = (
  request: { params: z.infer<P>; query: z.infer<Q> } & RouteContext,
) => Promise<z.infer<A>> | z.infer<A>;

/** A route of the contract with its answer, ready to be mounted. */
export interface DataRoute {
  /** Name in the route table. */
  name: string;
  contract: RouteContract;
  /** Checks the raw parameters and makes the answer. Throws `ProblemError`. */
  answer(raw: { params: unknown; query: unknown }, context: RouteContext): Promise<unknown>;
}

/** Joins a route of the contract with the function that answers it. */
export function dataRoute<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
  contract: TypedContract<P, Q, A>,
  get: Get<P, Q, A>,
): DataRoute {
  const name = Object.entries(routes).find(([, entry]) => entry.path === contract.path)?.[0] ?? contract.path;
  return {
    name,
    contract,
    answer: async (raw, context) => {
      const query = checkParameters(contract.query, raw.query);
      const params = checkParameters(contract.params, raw.params);
      return get({ params, query, ...context });
    },
  };
}
