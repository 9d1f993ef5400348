import { isTracking } from './tracking.ts';

export interface IgnoredParam {
  name: string;
  /** The value in the address, cut to a length that can be shown. */
  asked: string;
  /** Code of the region that it names, where that is not followed because the chosen country lies elsewhere. */
  outside?: string;
}

/** Parameters that do not concern the view: those that other sites add to links, those of files, and `v`, which has a notice of its own. */
const isForeign = (name: string): boolean => name === 'v' || name === 'figure' || isTracking(name);

/** Cuts a text, and replaces control characters, which a document must not contain. */
const cut = (text: string, most: number): string => text.slice(0, most).replaceAll(/\p{Cc}/gu, '\ufffd');

/** Most parameters of a list: addresses may be very long. */
const mostIgnored = 50;

/** `refused` gives the refused part of a value. Of a parameter that occurs twice the first value counts, but for those that are `several`. */
export function findIgnoredParams(
  search: string,
  refused: (name: string, asked: string) => readonly string[],
  several: readonly string[] = [],
): readonly IgnoredParam[] {
  const first = new Map<string, string>();
  return [...new URLSearchParams(search)]
    .flatMap(([name, text]) => {
      const before = several.includes(name) ? undefined : first.get(name);
      first.set(name, before ?? text);
      if (text === '' || text === before || isForeign(name)) return [];
      const inVain = before === undefined ? refused(name, text) : [text];
      return inVain.map((value) => ({ name: cut(name, 24), asked: cut(value, 40) }));
    })
    .slice(0, mostIgnored);
}
