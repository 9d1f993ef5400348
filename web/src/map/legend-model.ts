import type { Words } from '../i18n/words.tsx';
import { type Bin, type Classes, NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';
import { classColour, rampFor } from './map-colours.ts';
import type { MapState } from './texture.tsx';

/** What a legend says, in the page's language. */
export interface LegendWords {
  /** What the classes are of. */
  of: string;
  /** Unit of the limits, said once. */
  unit: string;
  /** Lowest and highest figure as the ends of the scale show them; null where the class at that end has none. */
  ends?: { lowest: string | null; highest: string | null };
  /** States of the figures shown with their words: textures where there are several, else a sentence. */
  states?: readonly { state: MapState; text: string }[];
  /** A limit as the scale shows it. */
  limitText: (limit: number) => string;
  /** A class in words, from its limits; null where it is open. Without it `limitText` of its limits. */
  rangeText?: (from: number | null, to: number | null) => string;
  /** What is read out for a class: its range and how many it has. */
  countText: (range: string, count: number) => string;
  /** Of countries without a figure, where there is more to say than that. */
  noData?: string;
  zero?: string;
}

export interface LegendClass {
  bin: Bin;
  colour: string;
  /** The class in words. */
  range: string;
  /** How many countries are in it. */
  count: number;
}

/** A legend as pages and images draw it. */
export interface LegendModel extends Required<Pick<LegendWords, 'unit' | 'ends' | 'states' | 'countText'>> {
  label: string;
  /** Classes of the ramp, each with the limit that it begins at; the first one is open. */
  steps: readonly (LegendClass & { limit: string | null })[];
  /** Absent where there is no such class, or no country in it. */
  zero: LegendClass | null;
  noData: LegendClass | null;
  notApplicable: LegendClass | null;
}

/** The legend of these classes; `counts` is how many countries fall into each now. */
export function toLegend(
  legend: LegendWords,
  classes: Classes,
  counts: ReadonlyMap<Bin, number>,
  words: Words,
): LegendModel {
  const { unit, limitText, ends = { lowest: null, highest: null }, states = [] } = legend;
  const { limits } = classes;
  const ramp = rampFor(limits);
  const rangeText = legend.rangeText ?? ((from, to) => limitRange(words, limitText, from, to));
  const toClass = (bin: Bin, range: string): LegendClass => ({
    ...{ bin, range },
    colour: classColour(bin, ramp),
    count: counts.get(bin) ?? 0,
  });
  const usedClass = (bin: Bin, text: string): LegendClass | null =>
    (counts.get(bin) ?? 0) > 0 ? toClass(bin, text) : null;
  return {
    ...{ unit, ends, states, countText: legend.countText },
    label: words('map.legend.label', { element: legend.of }),
    steps: [null, ...limits].map((from, bin) => ({
      ...toClass(bin, rangeText(from, limits[bin] ?? null)),
      limit: from === null ? null : limitText(from),
    })),
    zero: classes.zero ? toClass(ZERO, legend.zero ?? words('map.legend.zero')) : null,
    noData: usedClass(NO_DATA, legend.noData ?? words('map.legend.noData')),
    notApplicable: usedClass(NOT_APPLICABLE, words('map.legend.notApplicable')),
  };
}

function limitRange(
  words: Words,
  limitText: LegendWords['limitText'],
  from: number | null,
  to: number | null,
): string {
  if (from !== null && to !== null)
    return words('map.legend.range', { from: limitText(from), to: limitText(to) });
  if (to !== null) return words('map.legend.below', { to: limitText(to) });
  return from === null ? words('map.legend.all') : words('map.legend.above', { from: limitText(from) });
}
