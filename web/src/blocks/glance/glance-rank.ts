import type { Section } from '#catalog/section.ts';
import { coveredYear } from '../../api/covered-year.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ElementFigure } from './glance-sentence.ts';

/** Whether a figure has a rank of its own: a share of the World has that of what it is a share of, and a balance or a ratio has none. */
export const isRanked = ({ element, reads }: ElementFigure, section: Section): boolean =>
  reads === undefined && element.country !== section.worldShare?.element;

/** A rank that more countries share is that of a rounded figure. */
const mostAtOnePlace = 5;

export function withRank(
  meaning: string,
  figure: ElementFigure,
  { section, area, areas, year, cubes }: ShownData,
  words: Words,
): string {
  if (!isCountry(area) || !isRanked(figure, section)) return meaning;
  if (coveredYear(cubes.about(figure.element.country), year) !== year) return meaning;
  const ranked = rankedCountries(cubes.slice(figure.element.country, year) ?? new Map(), areas);
  const place = ranked.find(({ area: code }) => code === area);
  if (place === undefined || place.rank === null || !isBelieved(place)) return meaning;
  if (ranked.filter(({ rank }) => rank === place.rank).length > mostAtOnePlace) return meaning;
  return words('glance.rank', { what: meaning, rank: place.rank });
}
