import { classLimits, spreadOf } from '#domain/class-limits.ts';

/** A figure, or `null` where there is none. */
export type MapValue = number | null;

/** What only rounds to zero, and is more: the lowest class above zero has it. */
export const leastAmount = Number.MIN_VALUE;

export interface Classes {
  /** Rounded inner limits, ascending; a value equal to a limit belongs to the class above. At most six. */
  limits: readonly number[];
  /** Whether zeros are real and get a class of their own, before the others. */
  zero: boolean;
  /** The limit at which two ramps part; 0 where it is not given. */
  middle?: number;
  /** Colours of classes that are kinds and no amounts; a ramp unless given. */
  colours?: readonly string[] | undefined;
}

/** A class by number from 0 (palest), or one of the classes outside the ramp. */
export type Bin = number;
export const NO_DATA: Bin = -1;
export const ZERO: Bin = -2;

export function toBin(value: MapValue, classes: Classes): Bin {
  if (value === null || Number.isNaN(value)) return NO_DATA;
  if (classes.zero && value === 0) return ZERO;
  let bin = 0;
  while (bin < classes.limits.length && value >= (classes.limits[bin] ?? Number.POSITIVE_INFINITY)) bin++;
  return bin;
}

/** Classes of these values alone, by the rule that the release's own limits follow (`domain/class-limits.ts`). */
export function chooseClasses(values: Iterable<MapValue>): Classes {
  const above: number[] = [];
  const below: number[] = [];
  let zero = false;
  for (const value of values) {
    if (value === null || Number.isNaN(value)) continue;
    if (value === 0) zero = true;
    else if (value > 0) above.push(value);
    else below.push(-value);
  }
  return { limits: classLimits(spreadOf(above), spreadOf(below)), zero };
}

/** How many areas fall into each class; classes without any are absent. */
export function countBins(bins: Iterable<Bin>): ReadonlyMap<Bin, number> {
  const counts = new Map<Bin, number>();
  for (const bin of bins) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  return counts;
}
