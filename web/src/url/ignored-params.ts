import { isTracking } from './tracking.ts';

/** A parameter of the address that the view could not follow. */
export interface IgnoredParam {
  name: string;
  /** As it was asked for, cut to a length that can be shown. */
  asked: string;
  /** Code of the region that it names, where that is not followed because the chosen country lies elsewhere. */
  outside?: string;
}

/** What is no wish about the view: what other sites add to links, what files beside a page read, and `v`, whose absence the document itself tells. */
const isForeign = (name: string): boolean => name === 'v' || name === 'figure' || isTracking(name);

/** As it can stand in a document, which has no place for signs that steer. */
const shown = (text: string, most: number): string => text.slice(0, most).replaceAll(/\p{Cc}/gu, '\ufffd');

/** So many are kept, of an address as long as may be. */
const mostIgnored = 50;

/**
 * What a query string asks for in vain. `refused` tells which of a parameter's value is not followed: all of it, some
 * entries of a list, or nothing. Of a parameter that stands in it twice the first value counts, and another one is in vain; those
 * that are `several` have as many values as boxes of a form send.
 */
export function findIgnoredParams(
  search: string,
  refused: (name: string, asked: string) => readonly string[],
  several: readonly string[] = [],
): readonly IgnoredParam[] {
  const first = new Map<string, string>();
  return [...new URLSearchParams(search)]
    .flatMap(([name, asked]) => {
      const before = several.includes(name) ? undefined : first.get(name);
      first.set(name, before ?? asked);
      if (asked === '' || asked === before || isForeign(name)) return [];
      const inVain = before === undefined ? refused(name, asked) : [asked];
      return inVain.map((value) => ({ name: shown(name, 24), asked: shown(value, 40) }));
    })
    .slice(0, mostIgnored);
}
