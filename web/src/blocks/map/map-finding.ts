import { AREA_HARVESTED, YIELD } from '#catalog/elements/codes.ts';
import { leastArea } from '#domain/plausibility.ts';
import { isBelieved } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { boundText, editFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';
import type { PlaceFigure, PlaceRank } from './map-figures.ts';
import { absenceKey, onlyKey, rankWords } from './map-texts.ts';

/** How many of the highest are named. */
const named = 3;

/**
 * The map in one sentence, about what is chosen: a country's figure and its rank among all countries and those of the region, else the highest of the
 * region or the world; of a balance both ends. `undefined` where there is nothing to say.
 */
export function mapFinding(
  data: Pick<ShownData, 'section' | 'view' | 'year' | 'cubes'>,
  speech: { words: Words; formats: Formats },
  of: {
    /** Countries of the region or the world, highest first. */
    ranked: readonly RankedCountry[];
    /** Values lie on both sides of zero. */
    signed: boolean;
    /** What is known of the chosen country. */
    chosen: { found: PlaceFigure; rank: PlaceRank | undefined } | null;
  },
): string | undefined {
  const { section, view, year, cubes } = data;
  const { words, formats } = speech;
  const { element } = view;
  const text = (area: string, figure: { value: number; flag: string }, decimals?: number): string =>
    boundText(
      words,
      element,
      figure,
      editFigure(element, figure.value, speech, {
        roundedAway: cubes.isRoundedAway(element, area, year),
        isBound: isLowerBound(figure),
        decimals,
      }),
      'value',
    );
  if (of.chosen !== null) {
    const { found, rank } = of.chosen;
    if (typeof found !== 'object')
      return `${words(absenceKey(found, view.officialOnly), {
        area: areaName(words, view.country ?? ''),
        year: formats.year(year),
      })}.`;
    const place = { area: areaName(words, found.area), value: text(found.area, found.figure) };
    if (!isBelieved(found.figure)) return words('map.finding.doubt', place);
    return rank === undefined
      ? words('map.finding.place', place)
      : words(`map.finding.country${rank.inside === null ? '' : 'Inside'}`, {
          ...place,
          ...rankWords(words, rank, view.region),
        });
  }
  // The yield of a few fields is highest of nothing.
  const harvested = element === YIELD ? cubes.slice(AREA_HARVESTED, year) : undefined;
  const leading = of.ranked.filter(
    (entry) =>
      entry.rank !== null &&
      isBelieved(entry) &&
      (harvested == null || (harvested.get(entry.area)?.value ?? 0) >= leastArea),
  );
  const [top, lowest] = [leading[0], leading.at(-1)];
  if (top === undefined || lowest === undefined) return undefined;
  if (!of.signed) {
    const highest = leading.slice(0, named);
    const decimals = editedDecimals(element, highest);
    const list = formats.list(
      highest.map((entry) => `${areaName(words, entry.area)} ${text(entry.area, entry, decimals)}`),
    );
    // One alone is the highest of nothing.
    if (of.ranked.length === 1) return words(onlyKey(view.officialOnly), { top: list });
    return harvested == null
      ? words('map.finding', { list })
      : words('map.finding.grown', { list, area: formats.number(leastArea) });
  }
  if (top.value <= 0 || lowest.value >= 0) return undefined;
  const below = areaWords(words, lowest.area);
  return words(`${section.id}.map.finding.balance`, {
    ...areaWords(words, top.area),
    value: text(top.area, top),
    year: formats.year(year),
    lowestOf: below.areaOf,
    lowestIn: below.areaIn,
    lowestValue: editFigure(element, -lowest.value, speech),
  });
}
