import { z } from 'zod';
import type { Choice, Dataset, Filter, Limit, Search } from './dataset.ts';

/** Digits as a number; anything else stays, and is refused by the schema behind it. */
const digits = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text;

const wholeNumber = (least: number, most: number) => z.preprocess(digits, z.int().min(least).max(most));

function codeOf({ values, looks, longest, hasUnsaid }: Choice<never>): z.ZodType<string> {
  if (values !== null) return z.enum(values);
  const code = z.string().regex(looks).max(longest);
  return hasUnsaid ? z.union([z.literal('none'), code]) : code;
}

const wordsOf = ({ longest }: Search<never>): z.ZodType<string> =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), 'expected text that can be read');

/** The schema of one filter. */
function schemaOf(filter: Filter<never>): z.ZodType {
  if (filter.kind === 'limit') return wholeNumber(filter.least, filter.most).optional();
  const schema = (filter.kind === 'choice' ? codeOf(filter) : wordsOf(filter)).optional();
  return filter.example === null ? schema : schema.meta({ examples: [filter.example] });
}

type Optional<Value> = z.ZodOptional<z.ZodType<Value>>;

/** Filters of a kind of record as parameters of a request: numbers of limits, texts of everything else. */
export type FilterQuery<Filters> = {
  [Name in keyof Filters]: Optional<Filters[Name] extends Limit<never> ? number : string>;
};

type AnyFilters = Readonly<Record<string, Filter<never>>>;
type Declared<F, O extends string> = Pick<Dataset<never, F, O>, 'filters' | 'sorts'>;

/** The parameters of a file of records: its filters. */
export const fileQuery = <F>({ filters }: { readonly filters: F }): FilterQuery<F> =>
  Object.fromEntries(
    Object.entries(filters as AnyFilters).map(([name, filter]) => [name, schemaOf(filter)]),
  ) as FilterQuery<F>;

/** A type written out, whose parts need no name. */
type Flat<T> = { [Name in keyof T]: T[Name] };

/** Parameters of a list beside its filters. */
interface PageQuery<O extends string> {
  sort: Optional<O>;
  order: Optional<'asc' | 'desc'>;
  offset: Optional<number>;
  limit: Optional<number>;
}

/** The parameters of a list of records: its filters, its order where there are several, and which of the rows. */
export const listQuery = <F, O extends string>(set: Declared<F, O>): Flat<FilterQuery<F> & PageQuery<O>> => {
  const orders = Object.keys(set.sorts);
  return {
    ...fileQuery(set),
    ...(orders.length > 1 && {
      sort: z.enum(orders).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    }),
    offset: wholeNumber(0, 999_999).optional(),
    limit: wholeNumber(1, 200).optional(),
  } as unknown as Flat<FilterQuery<F> & PageQuery<O>>;
};
