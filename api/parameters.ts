import { z } from 'zod';
import { FOOD, SEED } from '#catalog/elements/codes.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { invalid, listed, ProblemError, quoted } from './errors.ts';

/** Parameters whose every wrong spelling is simply an unknown one. */
const unknownCode: Readonly<Record<string, ProblemCode>> = {
  table: 'unknown-table',
  countryCode: 'unknown-area',
  regionCode: 'unknown-area',
  iso3: 'unknown-area',
  crop: 'unknown-crop',
  series: 'unknown-series',
  varietyId: 'unknown-variety',
  publicationId: 'unknown-publication',
};

/**
 * Compiles the contract's schema of a path or a query into what Fastify checks each request with: the parameters as the schema makes
 * them, or the problem of the first that is wrong.
 */
export function validateParameters({
  schema,
}: {
  schema: unknown;
}): (given: unknown) => { value: unknown } | { error: Error } {
  // Every route that has a schema of parameters has it from the contract.
  const parameters = schema as z.ZodObject;
  return (query) => {
    try {
      return { value: checkParameters(parameters, query) };
    } catch (error) {
      if (error instanceof ProblemError) return { error };
      throw error;
    }
  };
}

/**
 * Parameters as their schema makes them. Throws the problem of the first one that is wrong; unknown ones come first, since they explain
 * the others.
 */
function checkParameters<S extends z.ZodObject>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const values = z.record(z.string(), z.unknown()).catch({}).parse(input);
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const allowed = Object.keys(schema.shape);
    const takes = allowed.length === 0 ? 'This path takes no parameters.' : `Parameters: ${listed(allowed)}.`;
    throw new ProblemError('unknown-parameter', `There is no parameter ${quoted(issue.keys[0])}. ${takes}`);
  }
  const name = String(issue?.path[0] ?? '');
  const value = values[name];
  if (value === undefined)
    throw new ProblemError('missing-parameter', `The parameter ${quoted(name)} is required.`);
  const beyond = name === 'year' && (issue?.code === 'too_small' || issue?.code === 'too_big');
  const code = beyond ? 'unknown-year' : (unknownCode[name] ?? 'invalid-parameter');
  const expected = issue?.code === 'invalid_type' ? numberExpected(schema.shape[name]) : null;
  throw new ProblemError(
    code,
    `The parameter ${quoted(name)} cannot be ${quoted(value)}. ${expected ?? issue?.message ?? ''}.`,
  );
}

/** Text on the number that a parameter of a query expects; `null` of another type. */
function numberExpected(schema: unknown): string | null {
  if (!(schema instanceof z.ZodType)) return null;
  const { type, minimum, maximum } = z.toJSONSchema(schema);
  if (type !== 'integer' && type !== 'number') return null;
  const [kind, digits] =
    type === 'integer' ? ['whole number', 'digits'] : ['number', 'digits, decimals after a point'];
  return `It is a ${kind} from ${minimum} to ${maximum}, in plain ${digits}`;
}

const ids = z.array(z.int().min(0).max(999_999)).min(1).max(60);

const idsExample = JSON.stringify([FOOD, SEED]);

/**
 * A JSON list of ids out of a query parameter, each once. Throws `malformed-json`, or `invalid-parameter` when it is
 * JSON but no list of 1 to 60 whole numbers.
 */
export function parseIds(name: string, text: string): readonly number[] {
  const parsed = ids.safeParse(parseJson(name, text));
  if (parsed.success) return [...new Set(parsed.data)];
  invalid(
    `The parameter ${quoted(name)} cannot be ${quoted(text)}. It is a list of 1 to 60 ids, such as ${idsExample}.`,
  );
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError(
      'malformed-json',
      `The parameter ${quoted(name)} is not JSON: ${quoted(text)}. It is a list of ids, such as ${idsExample}.`,
    );
  }
}
