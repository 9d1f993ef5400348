import { findElement } from '#catalog/elements/index.ts';
import type { FlagState } from '#catalog/flags.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { LegendTexts } from '../../map/legend.tsx';
import { existsIn } from './map-figures.ts';

/**
 * The map in words: the five largest values, the smallest, how many countries have data and how many of that year's
 * countries have none.
 */
export function mapSummary(options: {
  words: Words;
  formats: Formats;
  title: string;
  element: number;
  year: number;
  slice: ReadonlyMap<string, Figure>;
  areas: ReadonlyMap<string, AreaSummary>;
  /** Nothing is said of countries without a figure that may only be hidden. */
  officialOnly: boolean;
}): string {
  const { words, formats, title, element, year, slice, areas } = options;
  const ranked = rankedCountries(slice, areas);
  const item = (entry: { area: string; value: number }): string =>
    words('map.summary.item', {
      area: areaName(words, entry.area),
      value: formatFigure(element, entry.value, formats),
    });
  const countries = [...areas.values()].filter((area) => area.kind === 'country' && existsIn(area, year));
  const lowest = ranked.at(-1);
  const range =
    lowest === undefined
      ? options.officialOnly
        ? ''
        : words('map.summary.none')
      : ranked.length === 1
        ? words('map.summary.one', { top: item(lowest) })
        : words('map.summary.range', {
            top: formats.list(ranked.slice(0, 5).map(item)),
            lowest: item(lowest),
          });
  const coverage = options.officialOnly
    ? words('figure.coverage.official', { count: ranked.length, year: formats.year(year) })
    : words('map.summary.coverage', {
        count: ranked.length,
        without: Math.max(0, countries.length - ranked.length),
      });
  return words('map.summary', { title, range, coverage });
}

/** Words of the states that a map's figures have: how many of each, or one sentence of all. */
export function legendStates(
  words: Words,
  states: ReadonlyMap<FlagState, number>,
): readonly { state: FlagState; text: string }[] {
  return [...states].map(([state, count]) => ({
    state,
    text:
      states.size > 1 ? `${words(`figure.state.${state}`)} (${count})` : words(`figure.state.${state}.all`),
  }));
}

/** What is said of a country that has no colour: the filter hides figures, so no one can say then that there are none. */
export function absenceKey(found: 'no-data' | 'not-applicable', officialOnly: boolean): string {
  if (found === 'not-applicable') return 'map.card.notApplicable';
  return officialOnly ? 'map.card.noOfficial' : 'map.card.noData';
}

const isShare = (element: number): boolean => findElement(element)?.unit === 'fraction';

/** Below this a share reads as ~0%. */
export const nilOf = (element: number): number => (isShare(element) ? 0.00005 : 0);

/** What the class of zeros is called: of shares it also holds those that only round to zero. */
export const zeroKey = (element: number): string =>
  isShare(element) ? 'map.legend.zeroShare' : 'map.legend.zero';

/** Words of one map class by its limits, which `text` writes. */
export function classRange(
  words: Words,
  text: (limit: number) => string,
  limits: { from: number | null; to: number | null },
): string {
  if (limits.from === null && limits.to !== null) return words('map.legend.below', { to: text(limits.to) });
  if (limits.to === null && limits.from !== null)
    return words('map.legend.above', { from: text(limits.from) });
  if (limits.from !== null && limits.to !== null) {
    return words('map.legend.range', { from: text(limits.from), to: text(limits.to) });
  }
  return words('map.legend.zero');
}

/**
 * Words of the legend; `formatLimit` writes the limits under its steps, and in their names, which have to hold what is
 * written on them.
 */
export function legendTexts(
  words: Words,
  element: number,
  formatLimit: (limit: number) => string,
  officialOnly: boolean,
): LegendTexts {
  return {
    label: words('map.legend.label', { element: words(`elements.${element}.name`) }),
    noData: words(officialOnly ? 'map.legend.noOfficial' : 'map.legend.noData'),
    notApplicable: words('map.legend.notApplicable'),
    zero: words(zeroKey(element)),
    formatLimit,
    formatRange: (from, to) => classRange(words, formatLimit, { from, to }),
    formatCount: (_bin, range, count) => words('map.legend.announce', { range, count }),
  };
}
