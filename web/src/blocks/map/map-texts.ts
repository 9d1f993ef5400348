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
}): string {
  const { words, formats, title, element, year, slice, areas } = options;
  const ranked = rankedCountries(slice, areas);
  const item = (entry: { area: string; figure: Figure }): string =>
    words('map.summary.item', {
      area: areaName(words, entry.area),
      value: formatFigure(element, entry.figure.value, formats),
    });
  const countries = [...areas.values()].filter((area) => area.kind === 'country' && existsIn(area, year));
  const lowest = ranked.at(-1);
  const range =
    lowest === undefined
      ? words('map.summary.none')
      : ranked.length === 1
        ? words('map.summary.one', { top: item(lowest) })
        : words('map.summary.range', {
            top: formats.list(ranked.slice(0, 5).map(item)),
            lowest: item(lowest),
          });
  const coverage = words('map.summary.coverage', {
    count: ranked.length,
    without: Math.max(0, countries.length - ranked.length),
  });
  return words('map.summary', { title, range, coverage });
}

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
): LegendTexts {
  return {
    label: words('map.legend.label', { element: words(`elements.${element}.name`) }),
    noData: words('map.legend.noData'),
    notApplicable: words('map.legend.notApplicable'),
    zero: words('map.legend.zero'),
    estimated: words('map.legend.projected'),
    formatLimit,
    formatRange: (from, to) => classRange(words, formatLimit, { from, to }),
    formatCount: (_bin, range, count) => words('map.legend.announce', { range, count }),
  };
}
