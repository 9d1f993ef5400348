import type { z } from 'zod';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { reach } from '#contract/reach.ts';
import type { RouteContract } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { requireOpenAnswer } from '../licensing/require-open-answer.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

export interface RouteContext {
  release: ServedRelease;
  /** Every release that the server keeps. */
  kept(): Promise<ServedReleaseSummary[]>;
  words: ApiWords;
}

interface TypedContract<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>
  extends RouteContract {
  params: P;
  query: Q;
  answer: A;
}

type RouteRequest<P extends z.ZodObject, Q extends z.ZodObject> = {
  params: z.infer<P>;
  query: z.infer<Q>;
} & RouteContext;

export class AnsweredFile {
  readonly name: string;
  readonly text: string;
  /** What the file omits of the request, by source; empty of a whole one. */
  readonly lacks: readonly string[];

  constructor(name: string, text: string, lacks: readonly string[] = []) {
    this.name = name;
    this.text = text;
    this.lacks = lacks;
  }
}

/** An answer that is JSON already: what the release keeps ready is neither read nor written anew on its way. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A route of the contract with its answer, ready to be mounted. */
export interface DataRoute {
  /** Name in the route table. */
  name: RouteName;
  contract: RouteContract;
  /**
   * Makes the answer to parameters as the contract's schemas made them: an `AnsweredFile`, a `JsonText`, or what JSON is made of.
   * Throws `ProblemError`.
   */
  answer(asked: { params: unknown; query: unknown }, context: RouteContext): Promise<unknown>;
}

export function dataRoute<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
  contract: TypedContract<P, Q, A>,
  get: (request: RouteRequest<P, Q>) => Promise<z.infer<A> | JsonText> | z.infer<A>,
): DataRoute {
  return mountable(contract, get);
}

export function fileRoute<P extends z.ZodObject, Q extends z.ZodObject>(
  contract: TypedContract<P, Q, z.ZodString> & { file: string },
  get: (request: RouteRequest<P, Q>) => Promise<AnsweredFile>,
): DataRoute {
  return mountable(contract, get);
}

function mountable<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
  contract: TypedContract<P, Q, A>,
  get: (request: RouteRequest<P, Q>) => unknown,
): DataRoute {
  const names = Object.keys(routes) as RouteName[];
  const name = names.find((each) => routes[each].path === contract.path);
  if (name === undefined) throw new Error(`${contract.path} is no route of the contract.`);
  return {
    name,
    contract,
    answer: async (asked, context) => {
      // Fastify has checked them with the same schemas that their types are derived from.
      const request = asked as { params: z.infer<P>; query: z.infer<Q> };
      const answer = await get({ ...request, ...context });
      // Files omit single rows as well, with a note: they check their sources themselves.
      if (reach[name] === 'open' && !(answer instanceof AnsweredFile))
        await requireOpenAnswer({ ...request, answer }, context);
      return answer;
    },
  };
}
