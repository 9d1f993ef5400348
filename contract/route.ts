import { z } from 'zod';
import { releaseId } from '#release/facts.ts';

/** Digits of a path segment as a number; anything else (`0x10`, `1e3`, an empty segment) is left for the check to refuse. */
export const digits = (text: unknown): unknown =>
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

/** A route that is asked with GET. */
export const get = <P extends z.ZodRawShape, Q extends z.ZodRawShape, A extends z.ZodType>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  answer: A,
) => ({
  method: 'GET' as const,
  path,
  summary,
  params: z.strictObject(params),
  query: z.strictObject({ ...query, ...version }),
  answer,
});
