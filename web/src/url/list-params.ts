import { type Filter, type Limit, unsaid } from '#datasets/engine/dataset.ts';
import { code, country, oneOf, type Param, text, whole } from './params.ts';

/** What a filter is in a view: a number of limits, a text of everything else; `null` where it is not used. */
export type FilterParams<F> = {
  [Name in keyof F]: Param<F[Name] extends Limit<never> ? number | null : string | null>;
};

function paramOf(filter: Filter<never>): Param<string | number | null> {
  if (filter.kind === 'limit') return whole(filter.least, filter.most) as Param<string | number | null>;
  const { longest } = filter;
  if (filter.kind === 'search') return text(longest) as Param<string | number | null>;
  const { values, looks, names, hasUnsaid } = filter;
  const param = values !== null ? oneOf(values) : names === 'country' ? country() : code(looks, longest);
  // `none` need not look like a code.
  if (hasUnsaid)
    return { ...param, read: (asked) => (asked === unsaid ? unsaid : param.read(asked)) } as Param<
      string | number | null
    >;
  return param as Param<string | number | null>;
}

/** Filters of a kind of record as parameters of its page, all of them or those that are named. */
export const filterParams = <F, const Name extends keyof F & string>(
  { filters }: { readonly filters: F },
  names: readonly Name[],
): FilterParams<Pick<F, Name>> =>
  Object.fromEntries(names.map((name) => [name, paramOf(filters[name] as Filter<never>)])) as FilterParams<
    Pick<F, Name>
  >;
