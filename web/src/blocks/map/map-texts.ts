import { findFlow } from '#catalog/elements/trade.ts';
import type { AreaSummary } from '#contract/data.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { type Figure, isBelieved } from '../../api/cube-store.ts';
import { countStates } from '../../api/figure-states.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import { within } from '../../api/region-countries.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import type { FigureScale } from '../../i18n/figure-scale.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Classes } from '../../map/classes.ts';
import type { LegendWords } from '../../map/legend-model.ts';
import type { LabelText } from '../../map/map-model.ts';
import { existsIn, type PlaceFigure, type PlaceRank } from './map-figures.ts';

interface MapSpeech {
  words: Words;
  formats: Formats;
}

/** A figure with its unit; of a lower bound that it is one. */
type ValueText = (figure: { area: string; value: number; flag: string }) => string;

/** The five largest values, the smallest, and how many countries have data and how many of that year's have none. */
export function mapSummary(
  { words, formats }: MapSpeech,
  of: {
    title: string;
    valueText: ValueText;
    year: number;
    ranked: readonly RankedCountry[];
    areas: ReadonlyMap<string, AreaSummary>;
    /** Countries of the region; `null` for the world. */
    focus: ReadonlySet<string> | null;
    /** Countries without a figure are not mentioned then: theirs may only be hidden. */
    officialOnly: boolean;
  },
): string {
  const { title, valueText, year, ranked, officialOnly } = of;
  const item = (entry: RankedCountry): string =>
    words('map.summary.item', { area: areaName(words, entry.area), value: valueText(entry) });
  const countries = [...within(of.areas, of.focus).values()].filter(
    (area) => area.kind === 'country' && existsIn(area, year),
  );
  const leading = ranked.filter(isBelieved);
  const lowest = leading.at(-1);
  const range =
    lowest === undefined
      ? ''
      : ranked.length === 1
        ? words(onlyKey(officialOnly), { top: item(lowest) })
        : words('map.summary.range', {
            top: formats.list(leading.slice(0, 5).map(item)),
            lowest: words('map.summary.lowest', {
              count: leading.filter(({ value }) => value === lowest.value).length,
              item: item(lowest),
              value: valueText(lowest),
            }),
          });
  const coverage = officialOnly
    ? words('figure.coverage.official', { count: ranked.length, year: formats.year(year) })
    : words('map.summary.coverage', {
        count: ranked.length,
        without: Math.max(0, countries.length - ranked.length),
      });
  return words('map.summary', { title, range, coverage });
}

/** So many of the highest around a chosen country are named before others. */
const firstNamed = 3;

/** Figures of the countries in the unit of the legend, those of the title and then the highest first; none that is doubted leads, but for the chosen one. */
export function mapLabels(of: {
  ranked: readonly RankedCountry[];
  selected: string | null;
  named: readonly string[];
  scale: FigureScale;
}): readonly LabelText[] {
  const { ranked, selected, named, scale } = of;
  const isShare = scale.unit === '%';
  return (
    ranked
      // A zero names nothing that a reader looks for.
      .filter((entry) => (isBelieved(entry) && entry.value !== 0) || entry.area === selected)
      .map((entry, at) => {
        const figure = scale.figure(entry.value, isLowerBound(entry));
        // The finding has "at least" for all of them.
        return {
          iso3: entry.area,
          text: isShare ? scale.withUnit(figure) : figure,
          // Around a chosen country, where there is little sea, a farther place would be named instead.
          isNamed:
            named.includes(entry.area) || (selected !== null && (at < firstNamed || entry.area === selected)),
        };
      })
      .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
  );
}

/** What is read out for a country: the figure that is shown at its place, or why there is none. */
export function placeText(
  { words, formats }: MapSpeech,
  iso3: string,
  found: PlaceFigure,
  of: { year: number; officialOnly: boolean; valueText: ValueText },
): string {
  const year = formats.year(of.year);
  return typeof found === 'object'
    ? words('map.announce', {
        area: areaName(words, found.area),
        value: of.valueText({ ...found.figure, area: found.area }),
        year,
      })
    : words(absenceKey(found, of.officialOnly), { area: areaName(words, iso3), year });
}

/** Key of the sentence on the only country with a figure; with official figures alone others may be hidden. */
export const onlyKey = (officialOnly: boolean): string =>
  officialOnly ? 'map.summary.oneOfficial' : 'map.summary.one';

const estimates = ['E', 'I'];

/** Origin of the figures of a map, in one sentence: the estimates, else those that the observatory computed, else those without a stated origin. */
export function originSentence(words: Words, figures: readonly { flag: string }[]): string | undefined {
  const of = figures.length;
  const estimated = figures.filter(({ flag }) => estimates.includes(flag)).length;
  const states = countStates(figures);
  const counts = [
    ['estimated', estimated],
    ['computed', states.get('computed') ?? 0],
    ['not-stated', states.get('not-stated') ?? 0],
  ] as const;
  const origin = counts.find(([, count]) => count > 0);
  if (origin === undefined)
    return of > 0 && states.get('official') === of ? words('figure.state.official.all') : undefined;
  const [state, count] = origin;
  return count === of ? words(`figure.state.${state}.all`) : words(`map.note.${state}`, { count, of });
}

/** How many figures are doubted, in words; `undefined` where none is. */
export function doubtCount(words: Words, figures: readonly Pick<Figure, 'doubt'>[]): string | undefined {
  const count = figures.filter(isUnusual).length;
  return count === 0 ? undefined : words('map.note.doubtful', { count });
}

const isReExported = ({ doubt }: Pick<Figure, 'doubt'>): boolean => doubt === 're-exports';

/** How many figures are of imports beyond all use; `undefined` where none is. */
export function reExportsNote(words: Words, figures: readonly Pick<Figure, 'doubt'>[]): string | undefined {
  const count = figures.filter(isReExported).length;
  return count === 0 ? undefined : words('map.note.re-exports', { count });
}

/** Key of the text on a country without a colour; the filter hides figures, so with it the text must not claim that there are none. */
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
  const world = { rank, count };
  if (inside === null || region === null) return world;
  return {
    rank: inside.rank,
    count: String(inside.count),
    areaIn: areaWords(words, region).areaIn,
    worldRank: world.rank,
    worldCount: String(count),
  };
}

export function classRange(
  words: Words,
  scale: FigureScale,
  { from, to }: { from: number | null; to: number | null },
): string {
  const whole = (limit: number): string => scale.withUnit(scale.limit(limit), limit);
  if (from === null && to === null) return words('map.legend.all');
  if (to === null) return words('map.legend.above', { from: whole(from ?? 0) });
  if (from === null) return words('map.legend.below', { to: whole(to) });
  const [first, last] = [scale.limit(from), scale.limit(to)];
  const text = scale.withUnit(last, to);
  const at = text.indexOf(last);
  // A prefix, such as the sign of a currency, is before the first number.
  return words('map.legend.range', { from: text.slice(0, at) + first, to: text.slice(at) });
}

/** Words of the legend of an element's figures; limits under its steps and in their names are the same. */
export function elementLegend(
  { words, formats }: MapSpeech,
  of: {
    element: number;
    year: number;
    scale: FigureScale;
    classes: Classes;
    values: readonly number[];
    figures: readonly Pick<Figure, 'flag' | 'doubt'>[];
    officialOnly: boolean;
  },
): LegendWords {
  const { scale, officialOnly } = of;
  const year = formats.year(of.year);
  const ends = legendEnds(scale, of.classes, of.values);
  const isBeyond = ends.highest !== null && of.figures.some(isReExported);
  return {
    of: words(`elements.${of.element}.name`),
    unit: scale.unit,
    ends: isBeyond ? { ...ends, highest: `${ends.highest}+` } : ends,
    note: officialOnly ? undefined : originSentence(words, of.figures),
    doubtful: doubtCount(words, of.figures),
    noData: words(
      officialOnly
        ? 'map.legend.noOfficial'
        : findFlow(of.element) === null
          ? 'map.legend.noData'
          : 'map.legend.noReport',
    ),
    limitText: scale.limit,
    rangeText: (from, to) => classRange(words, scale, { from, to }),
    countText: (range, count) => words('map.legend.announce', { range, count, year }),
  };
}

/** What the ends of the legend's scale show: lowest and highest figure, where their classes are the first and the last. */
export function legendEnds(
  scale: Pick<FigureScale, 'figure'>,
  { limits, zero }: Classes,
  values: readonly number[],
): { lowest: string | null; highest: string | null } {
  const others = values.filter((value) => value !== 0 || !zero);
  const [lowest, highest] = [Math.min(...others), Math.max(...others)];
  return {
    lowest: !zero && others.length > 1 && lowest < (limits[0] ?? 0) ? scale.figure(lowest) : null,
    highest: others.length > 0 && highest >= (limits.at(-1) ?? highest) ? scale.figure(highest) : null,
  };
}
