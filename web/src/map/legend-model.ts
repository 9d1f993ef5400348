import type { Words } from '../i18n/words.tsx';
import { type Bin, type Classes, NO_DATA, ZERO } from './classes.ts';
import { classColour, rampFor } from './map-colours.ts';

export interface LegendWords {
  of: string;
  unit: string;
  /** Lowest and highest figure as the ends of the scale show them; null where the class at that end has none. */
  ends?: { lowest: string | null; highest: string | null };
  note?: string | undefined;
  /** Label of hollow countries; absent where there are none. */
  doubtful?: string | undefined;
  /** A limit as the scale shows it. */
  limitText: (limit: number) => string;
  /** A class in words, from its limits; null where it is open. Without it `limitText` of its limits. */
  rangeText?: (from: number | null, to: number | null) => string;
  countText: (range: string, count: number) => string;
  /** Note on countries without a figure. */
  noData?: string;
  zero?: string;
}

export interface LegendClass {
  bin: Bin;
  colour: string;
  range: string;
  count: number;
}

export interface LegendModel extends Required<Pick<LegendWords, 'unit' | 'ends' | 'countText'>> {
  label: string;
  note: string | undefined;
  doubtful: string | undefined;
  /** Zero, where it is a class of its own, and the classes of the ramp: each with the label of its left edge. */
  steps: readonly (LegendClass & { limit: string | null })[];
  /** Absent where no country is without a figure. */
  noData: LegendClass | null;
}

/** The legend of these classes; `counts`: number of countries in each. */
export function toLegend(
  legend: LegendWords,
  classes: Classes,
  counts: ReadonlyMap<Bin, number>,
  words: Words,
): LegendModel {
  const { unit, limitText, ends = { lowest: null, highest: null }, note, doubtful } = legend;
  const { limits } = classes;
  const ramp = classes.colours ?? rampFor(classes);
  const rangeText = legend.rangeText ?? ((from, to) => limitRange(words, limitText, from, to));
  const toClass = (bin: Bin, range: string): LegendClass => ({
    ...{ bin, range },
    colour: classColour(bin, ramp),
    count: counts.get(bin) ?? 0,
  });
  const zero = classes.zero
    ? [{ ...toClass(ZERO, legend.zero ?? words('map.legend.zero')), limit: limitText(0) }]
    : [];
  const inRamp = [null, ...limits].map((from, bin) => ({
    ...toClass(bin, rangeText(from, limits[bin] ?? null)),
    limit: from === null ? ends.lowest : limitText(from),
  }));
  return {
    ...{ unit, ends, note, doubtful, countText: legend.countText },
    label: words('map.legend.label', { element: legend.of }),
    steps: [...zero, ...inRamp],
    noData:
      (counts.get(NO_DATA) ?? 0) > 0 ? toClass(NO_DATA, legend.noData ?? words('map.legend.noData')) : null,
  };
}

/** Letters for which a step has room under it in a narrow column, and on a phone. */
const roomOfStep = { column: 4.6, phone: 2.6 } as const;

/** Whether each limit has room beside those to its right, of steps that have room for so many letters. */
export function roomyLimits(
  { steps, ends }: Pick<LegendModel, 'steps' | 'ends'>,
  room: number,
): readonly boolean[] {
  let next = { at: steps.length, half: (ends.highest?.length ?? 0) / 2 };
  return steps
    .map(({ limit }, at) => ({ at, half: (limit?.length ?? 0) / 2 }))
    .toReversed()
    .map((one): boolean => {
      const fits = one.half + next.half <= room * (next.at - one.at);
      if (fits) next = one;
      return fits;
    })
    .toReversed();
}

/** Where each limit would run into another one, and is left out. */
export function tightIn(legend: Pick<LegendModel, 'steps' | 'ends'>): readonly (string | undefined)[] {
  const widths = ['column', 'phone'] as const;
  const roomy = widths.map((width) => roomyLimits(legend, roomOfStep[width]));
  return legend.steps.map(
    (_, at) => widths.filter((__, of) => roomy[of]?.[at] === false).join(' ') || undefined,
  );
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
