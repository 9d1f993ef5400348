import { z } from 'zod';
import { releaseId } from '#release/facts.ts';

/** Digits of a path segment as a number; anything else (`0x10`, `1e3`, an empty segment) is left for the check to refuse. */
const digits = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : text;
/** A whole number of a path or query; the example is on the number itself, where the description of the paths finds it. */
const numbered = (least: number, most: number, example?: number) => {
  const number = z.int().min(least).max(most);
  return z.preprocess(digits, example === undefined ? number : number.meta({ examples: [example] }));
};
/** A published number, with one that there is. */
export const idLike = (example: number) => numbered(0, 999_999, example);
/** A year of a path or query. */
export const yearLike = (example: number) => numbered(1900, 2200, example);
export const year = yearLike(2023);

/** Every route answers from the current release, or from the one that `v` names. */
const version = { v: releaseId.optional() };

/** One route: its path with `:name` segments, its parameters and its answer. */
export interface RouteContract {
  method: 'GET';
  path: string;
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  answer: z.ZodType;
  /** Media type of an answer that is no JSON: a file, with its name in `content-disposition`. */
  file?: string;
}

/** Id of a crop of the catalog. */
export const cropId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)
  .meta({ examples: ['beans'] });
/** Small letters and digits with dashes between them. */
export const slug = (most: number) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(most);
/** Table of a crop's section, or of all figures. */
export const table = z
  .string()
  .regex(/^([a-z_]+|OBSERVATIONS)$/)
  .max(40)
  .meta({ examples: ['beans_production'] });
/** A whole number of a query. */
export const whole = (least: number, most: number) => numbered(least, most).optional();
/** Language of a file. */
export const lang = z.enum(['en', 'es', 'pt']).optional();

type Nothing = Record<never, never>;

/** A route with GET. */
export const get = <
  A extends z.ZodType,
  P extends z.ZodRawShape = Nothing,
  Q extends z.ZodRawShape = Nothing,
>(
  path: string,
  summary: string,
  answer: A,
  params?: P,
  query?: Q,
) => ({
  method: 'GET' as const,
  path,
  summary,
  params: z.strictObject((params ?? {}) as P),
  query: z.strictObject({ ...((query ?? {}) as Q), ...version }),
  answer,
});

/** A route with GET that answers with a file. */
export const file = <P extends z.ZodRawShape, Q extends z.ZodRawShape>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  mediaType = 'text/csv; charset=utf-8; header=present',
) => ({ ...get(path, summary, z.string(), params, query), file: mediaType });
