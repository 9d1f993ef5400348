import { worldCode } from '#catalog/regions/index.ts';
import { findIgnoredParams, type IgnoredParam } from './ignored-params.ts';

/** One parameter of an address: how its text is read and written. Neither throws. */
export interface Param<T> {
  /** Name in the address, where it is another than the field's. */
  name?: string;
  /** Further names that are read, as links of other pages have them. */
  also?: readonly string[];
  fallback: T;
  /** What a text means; `undefined` for one that means nothing. */
  read(text: string): T | undefined;
  /** The text of a value; `null` for a value that has none. */
  write(value: T): string | null;
  /** Separator of a list; each entry is followed or ignored by itself. */
  separator?: keyof typeof escapes;
  /** Whether boxes of a form send the name once for each entry. */
  repeats?: boolean;
}

/** Separators of lists are not encoded in addresses. */
const escapes = { '~': '%7E', ',': '%2C' } as const;

type Declared = Readonly<Record<string, Param<unknown>>>;
type Values<D extends Declared> = { [Key in keyof D]: D[Key]['fallback'] };
export type ViewOf<P extends Params<unknown>> = P['initial'];
type Field = readonly [name: string, text: string];

/** What follows from the parameters that a page declares; `V` is its view, which has a field for each of them. */
export interface Params<V> {
  /** The view of an address without a query. */
  initial: V;
  /** Reads a query string. What means nothing, or contradicts itself, is as if it were not there. */
  parse(search: string): V;
  /** Parameters that have a value, defaults too: those of all fields, or of some. */
  texts(view: V, fields?: readonly (keyof V)[]): readonly Field[];
  /** Parameters of the view's address, defaults left out. `version` is the release that the address names. */
  fields(view: V, version?: string | null): readonly Field[];
  /** The same as a query string with `?`, or an empty string. */
  serialise(view: V, version?: string | null): string;
  cleared(fields: readonly (keyof V)[]): Partial<V>;
  /** Parameters that the view does not follow. `offers`: texts of a field that the page has, where the view does not know them. */
  ignored(
    search: string,
    view: V,
    offers?: { readonly [Key in keyof V]?: ((text: string) => boolean) | undefined },
  ): readonly IgnoredParam[];
}

/** What ties parameters to each other. */
interface Rules<D extends Declared, V> {
  /** The view of what was read: without contradictions, and with the defaults that follow from other parameters. */
  settle?(values: Values<D>): V;
  /** Fields that the address of a view leaves out, beside those that have their default. */
  leaves?(view: V): readonly (keyof V)[];
}

export const fieldsOf = <D extends object>(declared: D): readonly (keyof D & string)[] =>
  Object.keys(declared) as (keyof D & string)[];

type Named = Param<unknown> & { names: readonly string[] };

/** The text of a parameter in a query string; empty where it is not in it. */
const textOf = (query: URLSearchParams, { names, repeats, separator }: Named): string =>
  repeats === true
    ? names.flatMap((name) => query.getAll(name)).join(separator)
    : (names.map((name) => query.get(name)).find((text) => text) ?? '');

/** The part of a text that differs from the followed one, or is not offered: all of it, or entries of a list. */
function refusedOf(
  text: string,
  { read, write, separator }: Named,
  followed: string | null,
  isOffered: (text: string) => boolean = () => true,
): readonly string[] {
  if (separator === undefined) {
    const value = read(text);
    return value !== undefined && write(value) === followed && isOffered(text) ? [] : [text];
  }
  const entries = followed?.split(separator) ?? [];
  return text
    .split(separator)
    .filter((entry) => entry !== '' && !(entries.includes(entry) && isOffered(entry)));
}

/** Declares the parameters of a page, in the order in which its addresses have them. */
export function params<D extends Declared, V extends Values<D> = Values<D>>(
  declared: D,
  { settle = (values) => values as V, leaves = () => [] }: Rules<D, V> = {},
): Params<V> {
  const all = Object.entries<Param<unknown>>(declared).map(([key, param]) => ({
    ...param,
    key: key as keyof D & keyof V,
    name: param.name ?? key,
    names: [param.name ?? key, ...(param.also ?? [])],
  }));

  const parse = (search: string): V => {
    const query = new URLSearchParams(search);
    const values = all.map((one) => [one.key, one.read(textOf(query, one)) ?? one.fallback]);
    return settle(Object.fromEntries(values) as Values<D>);
  };

  const textsOf = (view: V, keeps: (one: (typeof all)[number], text: string) => boolean): readonly Field[] =>
    all.flatMap((one) => {
      const text = one.write(view[one.key]);
      return text === null || !keeps(one, text) ? [] : [[one.name, text] as const];
    });

  const fields = (view: V, version: string | null = null): readonly Field[] => {
    const left = leaves(view);
    const pairs = textsOf(view, (one, text) => text !== one.write(one.fallback) && !left.includes(one.key));
    return version === null ? pairs : [...pairs, ['v', version]];
  };

  const initial = parse('');
  return {
    initial,
    parse,
    texts: (view, wanted) => textsOf(view, ({ key }) => wanted?.includes(key) ?? true),
    fields,
    serialise: (view, version) => {
      let text = new URLSearchParams(fields(view, version).map(([name, value]) => [name, value])).toString();
      for (const { separator } of all)
        if (separator !== undefined) text = text.replaceAll(escapes[separator], separator);
      return text === '' ? '' : `?${text}`;
    },
    cleared: (keys) => Object.fromEntries(keys.map((key) => [key, initial[key]])) as Partial<V>,
    ignored: (search, view, offers = {}) =>
      findIgnoredParams(
        search,
        (name, asked) => {
          const readers = all.filter(({ names }) => names.includes(name));
          if (readers.length === 0) return [asked];
          const refused = readers.flatMap((one) =>
            refusedOf(asked, one, one.write(view[one.key]), offers[one.key]),
          );
          return [...new Set(refused)];
        },
        all.flatMap(({ names, repeats }) => (repeats === true ? names : [])),
      ),
  };
}

/** A value that is one of a list; `null` without a value and a default. */
export function oneOf<const T extends string>(allowed: readonly T[]): Param<T | null>;
export function oneOf<const T extends string>(allowed: readonly T[], fallback: NoInfer<T>): Param<T>;
export function oneOf<T extends string>(allowed: readonly T[], fallback: T | null = null): Param<T | null> {
  return { fallback, read: (text) => allowed.find((entry) => entry === text), write: (value) => value };
}

/** A number that is one of a list. `others` are further ids of the same things. */
export function among(
  allowed: readonly number[],
  fallback: number,
  others: ReadonlyMap<number, number> = new Map(),
): Param<number> {
  return {
    fallback,
    read: (text) => {
      const id = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
      return allowed.find((entry) => entry === id) ?? allowed.find((entry) => entry === others.get(id));
    },
    write: String,
  };
}

/** True where the address has this text, false otherwise. */
export function flag(text: string): Param<boolean> {
  return {
    fallback: false,
    read: (asked) => (asked === text ? true : undefined),
    write: (value) => (value ? text : null),
  };
}

export function text(most: number): Param<string | null> {
  return {
    fallback: null,
    read: (asked) => {
      const line = asked.trim();
      if (line === '') return null;
      return line.length > most || /\p{C}/u.test(line) ? undefined : line;
    },
    write: (value) => value,
  };
}

export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function code(pattern: RegExp, most = 120): Param<string | null> {
  return {
    fallback: null,
    read: (asked) => (asked.length <= most && pattern.test(asked) ? asked : undefined),
    write: (value) => value,
  };
}

/** The ISO3 code of a country; the World, which is what pages show without one, has no text. */
export function country(pattern = /^[A-Z]{3}$/): Param<string | null> {
  const param = code(pattern);
  return { ...param, read: (asked) => (asked === worldCode ? null : param.read(asked)) };
}

export function whole(least: number, most: number): Param<number | null>;
export function whole(least: number, most: number, fallback: number): Param<number>;
export function whole(least: number, most: number, fallback: number | null = null): Param<number | null> {
  return {
    fallback,
    read: (asked) => {
      const value = /^\d{1,15}$/.test(asked) ? Number(asked) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
    write: (value) => (value === null ? null : String(value)),
  };
}

/** A year; `latest` is the one that the page shows without one. */
export function year(least = 1900, most = 2200): Param<number | null> {
  const param = whole(least, most);
  return { ...param, read: (asked) => (asked === 'latest' ? null : param.read(asked)) };
}

export const page = (): Param<number> => whole(1, 9999, 1);

/** Tabs of pages: what they show, and what is known of it. */
export const tab = (): Param<'view' | 'metadata'> => oneOf(['view', 'metadata'], 'view');

/** Entries, each once, and so many at most. */
export function list(
  isEntry: (entry: string) => boolean,
  most = 20,
  separator: keyof typeof escapes = '~',
): Param<readonly string[]> {
  return {
    separator,
    fallback: [],
    read: (asked) => [...new Set(asked.split(separator).filter(isEntry))].slice(0, most),
    write: (entries) => (entries.length === 0 ? null : entries.join(separator)),
  };
}

export const tables = (): Param<readonly string[]> => ({
  ...list((id) => /^[a-z]+(-[a-z]+)*$/.test(id)),
  name: 'table',
});

/** A rule: a time that ends before it begins is none. */
export function forwards<T extends { from: number | null; to: number | null }>(values: T): T {
  const { from, to } = values;
  return from !== null && to !== null && from > to ? { ...values, from: null, to: null } : values;
}
