import { z } from 'zod';
import { releaseId } from '#release/facts.ts';

/** Digits of a path segment as a number; anything else (`0x10`, `1e3`, an empty segment) is left for the check to refuse. */
const digits = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : text;
/** A published number. */
export const id = z.preprocess(digits, z.int().min(0).max(999_999));
/** A year of a path or query. */
export const year = z.preprocess(digits, z.int().min(1900).max(2200));

/** Every route answers from the current release, or from the one that `v` names. */
const version = { v: releaseId.optional() };

/** One route: its path with `:name` segments, what it takes and what it answers. */
export interface RouteContract {
  method: 'GET';
  path: string;
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  answer: z.ZodType;
  /** What the answer is when it is no JSON: a file of this media type, with its name in `content-disposition`. */
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
  .max(40);
/** A whole number of a query. */
export const whole = (least: number, most: number) =>
  z.preprocess(digits, z.int().min(least).max(most)).optional();
/** Language of a file. */
export const lang = z.enum(['en', 'es', 'pt']).optional();

type Nothing = Record<never, never>;

/** A route that is asked with GET. */
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

/** A route that is asked with GET and answers with a file. */
export const file = <P extends z.ZodRawShape, Q extends z.ZodRawShape>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  mediaType = 'text/csv; charset=utf-8; header=present',
) => ({ ...get(path, summary, z.string(), params, query), file: mediaType });
