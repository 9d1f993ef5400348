import type { Language } from './paths.ts';

/** Most lines of the comparator. Its own constant is in code that other pages do not load. */
const most = 8;

export interface CompareLink {
  href: string;
  text: string;
}

/** The countries of a list that the comparator opens with: the first, and the chosen one at any place. */
export function comparedAreas(ranked: readonly { area: string }[], chosen: string | null): readonly string[] {
  const areas = ranked.map(({ area }) => area);
  const chosenArea = areas.slice(most).filter((area) => area === chosen);
  return [...areas.slice(0, most - chosenArea.length), ...chosenArea];
}

export function compareHref(
  language: Language,
  view: {
    area: string;
    areas?: readonly string[] | undefined;
    /** Parameters of the drawing in the comparator's address: `&kind=bar&year=2022`. */
    as?: string | undefined;
    crop: string;
    /** Ids of elements as countries or as aggregates have them, or a kind of price. */
    elements: readonly (number | string)[];
    version: string | null;
  },
): string {
  const { area, areas = [area], as = '', crop, elements, version } = view;
  const series = elements.flatMap((element) => areas.map((each) => `${each}.${crop}.${element}`));
  return `/${language}${comparePath(series)}${as}${version === null ? '' : `&v=${version}`}`;
}

/** Path of the comparator with lines as its address has them (`KEN.beans.5510`), as many as it takes; without a language. */
export const comparePath = (series: readonly string[]): string =>
  `/beans/comparator?series=${series.slice(0, most).join('~')}`;
