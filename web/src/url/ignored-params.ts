import { isTracking } from './tracking.ts';

/** A parameter of the address that the view could not follow. */
export interface IgnoredParam {
  name: string;
  /** As it was asked for, cut to a length that can be shown. */
  asked: string;
  /** Code of the region that it names, where that is not followed because the chosen country lies elsewhere. */
  outside?: string;
}

/** What nobody asked of the view: what other sites add to links; and `v`, whose absence the document itself tells. */
const isForeign = (name: string): boolean => name === 'v' || isTracking(name);

/** So many are kept, of an address as long as may be. */
const mostIgnored = 50;

/**
 * What a query string asks for in vain. `refused` tells which of a parameter's value is not followed: all of it, some
 * entries of a list, or nothing. Of a parameter that stands in it twice the first counts, as everywhere.
 */
export function findIgnoredParams(
  search: string,
  refused: (name: string, asked: string) => readonly string[],
): readonly IgnoredParam[] {
  const first = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!first.has(name)) first.set(name, value);
  return [...first]
    .flatMap(([name, asked]) =>
      asked === '' || isForeign(name)
        ? []
        : refused(name, asked).map((value) => ({ name: name.slice(0, 24), asked: value.slice(0, 40) })),
    )
    .slice(0, mostIgnored);
}
