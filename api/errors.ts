import { type Problem, type ProblemCode, problemStatus } from '#contract/problem.ts';

/** A request that cannot be answered: an error code and a sentence that names the fault. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Fields of a form that cannot be accepted, where the problem is of fields. */
  readonly fields: readonly string[] | undefined;

  constructor(code: ProblemCode, detail: string, fields?: readonly string[]) {
    super(detail);
    this.name = 'ProblemError';
    this.code = code;
    this.status = problemStatus[code];
    this.fields = fields;
  }
}

export function invalid(detail: string): never {
  throw new ProblemError('invalid-parameter', detail);
}

/** A value in a problem's detail: quoted, and cut so that a long one does not fill the answer. */
export function quoted(value: unknown): string {
  const text = String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** The allowed values in words; long lists are cut, because the full one is an answer of its own. */
export function listed(values: Iterable<string | number>): string {
  const all = [...values];
  return all.length > 40 ? `${all.slice(0, 40).join(', ')} and ${all.length - 40} more` : all.join(', ');
}

/** The body of a problem answer. `title` is already in the reader's language. */
export function toProblem(
  code: ProblemCode,
  detail: string,
  title: string,
  url: string,
  fields?: readonly string[],
): Problem {
  return {
    type: `urn:crop-observatory:problem:${code}`,
    title,
    status: problemStatus[code],
    code,
    detail,
    instance: url.slice(0, 200),
    ...(fields === undefined ? {} : { fields: [...fields] }),
  };
}
