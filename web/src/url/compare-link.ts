import type { Language } from './paths.ts';

/** Address of the comparator with what a figure shows, to set others beside it. */
export function compareHref(
  language: Language,
  shown: {
    area: string;
    crop: string;
    /** Ids of elements as countries or as aggregates have them, or a kind of price. */
    elements: readonly (number | string)[];
    /** Release that the address names. */
    version: string | null;
  },
): string {
  const { area, crop, elements, version } = shown;
  const series = elements.slice(0, 8).map((element) => `${area}.${crop}.${element}`);
  return `/${language}/beans/comparator?series=${series.join('~')}${version === null ? '' : `&v=${version}`}`;
}
