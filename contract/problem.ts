import { z } from 'zod';

/** Every error code with its HTTP status; the words are `problems.<code>`. */
export const problemStatus = {
  'unknown-path': 404,
  'unknown-table': 404,
  'unknown-element': 404,
  'unknown-indicator': 404,
  'unknown-area': 404,
  'unknown-year': 404,
  'unknown-section': 404,
  'unknown-crop': 404,
  /** There is no such market, or it is one of another country. */
  'unknown-city': 404,
  /** There is no such series of benchmark prices. */
  'unknown-series': 404,
  /** There is no such collection of accessions, occurrences or specimens. */
  'unknown-collection': 404,
  /** The collection has no such point. */
  'unknown-point': 404,
  /** No source of the release has such a variety. */
  'unknown-variety': 404,
  /** No source of the release has such a publication. */
  'unknown-publication': 404,
  /** The page has no such table. */
  'unknown-figure': 404,
  'unknown-release': 404,
  /** A release that is kept, but damaged or of a schema that this server no longer reads. */
  'unreadable-release': 410,
  /** A series rests on a source that may be shown and not redistributed. */
  'licence-forbids-export': 403,
  'unknown-parameter': 400,
  'invalid-parameter': 400,
  'missing-parameter': 400,
  'malformed-json': 400,
  /** The request line or a header cannot be read: a broken percent code, bytes that are not HTTP. */
  'unreadable-request': 400,
  /** Fields of the export form that cannot be accepted; the problem lists them. */
  'invalid-fields': 400,
  /** The captcha was not solved, or its solution is wrong, over, used or of another site. */
  'captcha-failed': 403,
  /** A page of another site sends a request that only programs and the site's own pages may send. */
  'foreign-origin': 403,
  /** Whether a solution is right could not be found out. */
  'captcha-unavailable': 503,
  /** A file of the export form, requested without a valid permit. */
  'permit-required': 403,
  /** Requests of the export form cannot be stored: the database is locked, full or gone. */
  'store-unavailable': 503,
  /** More requests from one address than are answered in a minute. */
  'too-many-requests': 429,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'url-too-long': 414,
  'headers-too-large': 431,
  'method-not-allowed': 405,
  /** The request did not arrive in time. */
  'request-timeout': 408,
  'no-release': 503,
  /** The database of the figures is unreachable; cached answers are still served. */
  'database-away': 503,
  /** More requests at once than can be answered. */
  busy: 503,
  internal: 500,
} as const;

/** Codes of all that can be wrong with a request or a release. */
export type ProblemCode = keyof typeof problemStatus;

/** RFC 9457 problem details, `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  /** In the language of Accept-Language, Portuguese otherwise. */
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  /** Names the fault: the parameter and the value, and the allowed ones. */
  detail: z.string(),
  /** Path and query of the request, cut at 200 characters. */
  instance: z.string(),
  /** Fields of a form that cannot be accepted. */
  fields: z.array(z.string()).optional(),
});

export type Problem = z.infer<typeof problem>;
