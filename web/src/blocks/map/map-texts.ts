import type { AreaSummary } from '#contract/data.ts';
import { type Figure, isBelieved } from '../../api/cube-store.ts';
import { countStates } from '../../api/figure-states.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import type { FigureScale } from '../../i18n/figure-scale.ts';
import { type Formats, withoutOne } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Classes } from '../../map/classes.ts';
import type { MapState } from '../../map/fills.ts';
import type { LegendTexts } from '../../map/legend.tsx';
import { existsIn, type PlaceRank } from './map-figures.ts';

/**
 * The map in words: the five largest values, the smallest, how many countries have data and how many of that year's
 * countries have none.
 */
export function mapSummary(options: {
  words: Words;
  formats: Formats;
  title: string;
  /** A figure with its unit; of a lower bound that it is one. */
  valueText: (figure: { area: string; value: number; flag: string }) => string;
  year: number;
  slice: ReadonlyMap<string, Figure>;
  areas: ReadonlyMap<string, AreaSummary>;
  /** Nothing is said of countries without a figure that may only be hidden. */
  officialOnly: boolean;
}): string {
  const { words, formats, title, year, slice, areas } = options;
  const ranked = rankedCountries(slice, areas);
  const item = (entry: { area: string; value: number; flag: string }): string =>
    words('map.summary.item', {
      area: areaName(words, entry.area),
      value: options.valueText(entry),
    });
  const countries = [...areas.values()].filter((area) => area.kind === 'country' && existsIn(area, year));
  const leading = ranked.filter(isBelieved);
  const lowest = leading.at(-1);
  const range =
    lowest === undefined
      ? ''
      : ranked.length === 1
        ? words(onlyKey(options.officialOnly), { top: item(lowest) })
        : words('map.summary.range', {
            top: formats.list(leading.slice(0, 5).map(item)),
            lowest: words('map.summary.lowest', {
              count: leading.filter(({ value }) => value === lowest.value).length,
              item: item(lowest),
              value: options.valueText(lowest),
            }),
          });
  const coverage = options.officialOnly
    ? words('figure.coverage.official', { count: ranked.length, year: formats.year(year) })
    : words('map.summary.coverage', {
        count: ranked.length,
        without: Math.max(0, countries.length - ranked.length),
      });
  return words('map.summary', { title, range, coverage });
}

/** What is said of the only country with a figure: beside official figures alone there may be others that are hidden. */
export const onlyKey = (officialOnly: boolean): string =>
  officialOnly ? 'map.summary.oneOfficial' : 'map.summary.one';

/** Words of the states that a map's figures have, how many of each or one sentence of all, and how many are doubtful. */
export function legendStates(
  words: Words,
  figures: readonly Pick<Figure, 'flag' | 'doubt'>[],
): readonly { state: MapState; text: string }[] {
  const states = countStates(figures);
  const doubtful = figures.filter((figure) => !isBelieved(figure)).length;
  const flags = [...states].map(([state, count]) => ({
    state,
    text:
      states.size > 1 ? `${words(`figure.state.${state}`)} (${count})` : words(`figure.state.${state}.all`),
  }));
  return doubtful === 0
    ? flags
    : [...flags, { state: 'doubtful', text: `${words('figure.doubt')} (${doubtful})` }];
}

/** What is said of a country that has no colour: the filter hides figures, so no one can say then that there are none. */
export function absenceKey(found: 'no-data' | 'not-applicable', officialOnly: boolean): string {
  if (found === 'not-applicable') return 'map.card.notApplicable';
  return officialOnly ? 'map.card.noOfficial' : 'map.card.noData';
}

/** What sentences on a country's rank are filled with: among all countries, and first among those of the region where one is chosen. */
export function rankWords(
  words: Words,
  { rank, count, inside }: PlaceRank,
  region: string | null,
): Readonly<Record<string, string | number>> {
  const world = { rank: String(rank), count };
  if (inside === null || region === null) return world;
  return {
    rank: String(inside.rank),
    count: String(inside.count),
    areaIn: areaWords(words, region).areaIn,
    worldRank: world.rank,
    worldCount: String(count),
  };
}

/**
 * Words of one map class by its limits: the unit is said once. `read` is for sentences and cards, where nothing is thousands of
 * thousands; names of the legend's steps have the numbers that stand under them.
 */
export function classRange(
  words: Words,
  scale: FigureScale,
  { from, to }: { from: number | null; to: number | null },
  form: 'read' | 'step',
): string {
  const apart = (limit: number): string | null => (form === 'read' ? scale.apart(limit) : null);
  const whole = (limit: number): string => {
    const text = apart(limit) ?? scale.withUnit(scale.limit(limit));
    return form === 'read' ? withoutOne(text) : text;
  };
  if (from === null && to === null) return words('map.legend.all');
  if (to === null) return words('map.legend.above', { from: whole(from ?? 0) });
  if (from === null) return words('map.legend.below', { to: whole(to) });
  const [first, last] = [scale.limit(from), scale.limit(to)];
  // Limits on two scales have their units each.
  if (apart(from) !== null || apart(to) !== null)
    return words('map.legend.range', { from: whole(from), to: whole(to) });
  const text = scale.withUnit(last);
  const at = text.indexOf(last);
  // What stands before a number, as signs of currencies do, stands before the first.
  return words('map.legend.range', { from: text.slice(0, at) + first, to: text.slice(at) });
}

/** Words of the legend; limits under its steps and in their names are the same. */
export function legendTexts(
  words: Words,
  of: { element: number; year: string; scale: FigureScale; officialOnly: boolean },
): LegendTexts {
  return {
    label: words('map.legend.label', { element: words(`elements.${of.element}.name`) }),
    noData: words(of.officialOnly ? 'map.legend.noOfficial' : 'map.legend.noData'),
    notApplicable: words('map.legend.notApplicable'),
    zero: words('map.legend.zero'),
    formatLimit: of.scale.limit,
    formatRange: (from, to) => classRange(words, of.scale, { from, to }, 'step'),
    formatCount: (_bin, range, count) => words('map.legend.announce', { range, count, year: of.year }),
  };
}

/**
 * What the ends of the legend's scale show: lowest and highest figure, where their classes are the first and the last. A
 * percent sign stands with the highest, a longer unit for itself.
 */
export function legendEnds(
  scale: FigureScale,
  classes: Classes,
  values: readonly number[],
): { ends: { lowest: string | null; highest: string | null }; unit: string } {
  const others = values.filter((value) => value !== 0 || !classes.zero);
  const [lowest, highest] = [Math.min(...others), Math.max(...others)];
  const { limits } = classes;
  const reached = others.length > 0 && highest >= (limits.at(-1) ?? highest);
  const signed = reached && scale.unit === '%';
  const endText = (value: number): string => scale.apart(value) ?? scale.figure(value);
  const top = reached ? endText(highest) : null;
  return {
    ends: {
      lowest: others.length > 1 && lowest < (limits[0] ?? 0) ? endText(lowest) : null,
      highest: top !== null && signed ? scale.withUnit(top) : top,
    },
    unit: signed ? '' : scale.unit,
  };
}
