import type { DoubtReason } from '#catalog/doubts.ts';
import type { UnitId } from '#catalog/element.ts';
import { type DatedValue, medianOf } from './seams.ts';

/** Whether a figure may be wrong. One of imports beyond all use is right, but leads nothing: part of them was exported again or stored. */
export const isUnusual = ({ doubt }: { doubt?: DoubtReason | undefined }): boolean =>
  doubt !== undefined && doubt !== 're-exports';

const neighboursNeeded = 4;
/** How many years away a neighbour may be. */
const nearYears = 4;
/** Times the median of its neighbours that a figure may be, or they it. */
const mostTimesNeighbours = 3;
/** The largest neighbour by the smallest, up to which they agree. */
const neighboursAgree = 1.5;

/** The least difference that counts, since some sources round to whole thousand tonnes. */
const leastApart: Partial<Record<UnitId, number>> = {
  kt: 1,
  'kg-capita-year': 0.1,
  'kcal-capita-day': 1,
  'g-capita-day': 0.1,
};

/**
 * The years of isolated figures: beyond three times the median of the four neighbours in time, or below a third of it, where the
 * neighbours agree. Neighbours are the two figures before and the two after; near an end of the series, more of the other side:
 * for the newest, the four before. A series with negative values has no level to compare with.
 */
export function isolatedYears(figures: readonly DatedValue[], unit: UnitId): readonly number[] {
  if (figures.some(({ value }) => value < 0)) return [];
  return figures.flatMap(({ year, value }, at) => {
    const from = Math.max(0, Math.min(at - neighboursNeeded / 2, figures.length - 1 - neighboursNeeded));
    const near = figures
      .slice(from, from + neighboursNeeded + 1)
      .filter((other) => other.year !== year && Math.abs(other.year - year) <= nearYears)
      .map((other) => other.value);
    if (near.length < neighboursNeeded) return [];
    const [least, most] = [Math.min(...near), Math.max(...near)];
    if (least <= 0 || most > least * neighboursAgree) return [];
    const usual = medianOf(near);
    const isFar = value > usual * mostTimesNeighbours || value * mostTimesNeighbours < usual;
    return isFar && Math.abs(value - usual) > (leastApart[unit] ?? 0) ? [year] : [];
  });
}

/** Part of a crop's country-years below the yield that limits are taken from, and how many times that a yield may be. */
const yieldPart = 0.99;
const mostTimesYield = 2;

/** The most that a yield of a crop may be: twice the 99th percentile of all its country-years; no limit without any. */
export function yieldLimit(yields: readonly number[]): number {
  const rising = [...yields].sort((a, b) => a - b);
  const at = yieldPart * (rising.length - 1);
  const [below, above] = [rising[Math.floor(at)], rising[Math.ceil(at)]];
  if (below === undefined || above === undefined) return Number.POSITIVE_INFINITY;
  return mostTimesYield * (below + (above - below) * (at % 1));
}

/** The least area harvested, in hectares, of a country whose yield or area leads a list or is a finding. */
export const leastArea = 2500;

/** Years on either side of a figure that make its decade, and how many other figures a usual level needs. */
const halfDecade = 5;
const fewestOfDecade = 3;

/** The median of a series' other figures in the ten years around each; `null` where there are fewer than three. */
function usualInDecade(figures: readonly DatedValue[], { year }: DatedValue): number | null {
  const others = figures.filter(
    (other) => other.year !== year && Math.abs(other.year - year) <= halfDecade && other.value > 0,
  );
  return others.length < fewestOfDecade ? null : medianOf(others.map(({ value }) => value));
}

const mostTimesPrice = 5;

/** Years in which a price is beyond five times the median of the country's other ones in the ten years around, or below a fifth. */
export function farPriceYears(prices: readonly DatedValue[]): readonly number[] {
  return prices.flatMap((price) => {
    const usual = usualInDecade(prices, price);
    if (usual === null) return [];
    return price.value > usual * mostTimesPrice || price.value * mostTimesPrice < usual ? [price.year] : [];
  });
}

/** A misplaced decimal point is ten times, of a yield that may well be half more or less than usual: 10 ÷ 1.5. */
const aboutTenTimes = 10 / 1.5;

/** Production or area harvested of a year, which moved away from the other by about a power of ten. */
export interface MovedApart {
  year: number;
  which: 'production' | 'area';
}

/**
 * Years in which production and area harvested do not move together by a power of ten: their quotient is about ten times that of the
 * decade, or a tenth. Which of them it is: the one that is farther from its own decade.
 */
export function movedApart(
  production: readonly DatedValue[],
  area: readonly DatedValue[],
): readonly MovedApart[] {
  const areas = new Map(area.map((figure) => [figure.year, figure]));
  const both = production.flatMap(({ year, value }) => {
    const area = areas.get(year);
    return area !== undefined && area.value > 0 && value > 0 ? [{ year, value: value / area.value }] : [];
  });
  const farFrom = (figures: readonly DatedValue[], year: number): number => {
    const figure = figures.find((each) => each.year === year);
    const usual = figure === undefined ? null : usualInDecade(figures, figure);
    return figure === undefined || !usual ? 0 : Math.abs(Math.log(figure.value / usual));
  };
  return both.flatMap((quotient): MovedApart[] => {
    const usual = usualInDecade(both, quotient);
    if (usual === null || Math.abs(Math.log(quotient.value / usual)) < Math.log(aboutTenTimes)) return [];
    const { year } = quotient;
    return [{ year, which: farFrom(area, year) > farFrom(production, year) ? 'area' : 'production' }];
  });
}

/** Times the usual energy of a kilogram that it may be, or a part of; and the least amounts that rounding leaves a quotient of. */
const mostTimesEnergy = 2;
const leastFood = { weight: 0.5, energy: 5 };
/** Part of an item's country-years that may be out of this: an item of more is of products too different for a usual energy. */
const mostUnusual = 0.02;

/** A food of an area in a year: the supply of its weight and of its energy. */
export interface FoodSupply {
  area: string;
  year: number;
  weight: number;
  energy: number;
}

/**
 * The country-years of a food in which its weight does not fit its energy: a kilogram has more than twice the energy that it has in the
 * median of all, or less than half.
 */
export function unfitFoods(supplies: readonly FoodSupply[]): readonly FoodSupply[] {
  const large = supplies.filter(
    ({ weight, energy }) => weight >= leastFood.weight && energy >= leastFood.energy,
  );
  if (large.length === 0) return [];
  const usual = medianOf(large.map(({ weight, energy }) => energy / weight));
  const unfit = large.filter(
    ({ weight, energy }) => Math.abs(Math.log(energy / weight / usual)) > Math.log(mostTimesEnergy),
  );
  return unfit.length > mostUnusual * large.length ? [] : unfit;
}

/** What is left for use, in thousand tonnes, from which it is more than rounded production, imports and exports may be wrong by. */
const leastLeft = 3;

/**
 * Years in which a country harvested more than it used, in per cent, by a remainder that is mostly rounding: of 16,000 tonnes harvested, 1,000
 * imported and 16,000 exported 1,000 are left, and 1,600%.
 */
export function remainderYears(
  ratios: readonly DatedValue[],
  production: readonly DatedValue[],
): readonly number[] {
  const harvests = new Map(production.map(({ year, value }) => [year, value]));
  return ratios.flatMap(({ year, value }) =>
    value > 100 && ((harvests.get(year) ?? Infinity) * 100) / value < leastLeft ? [year] : [],
  );
}

/** Thousand tonnes below zero that rounded production, imports and exports do not make of a supply. */
const mostBelowZero = 1;

/**
 * Years in which the harvest or the food use of a country is 0 because nobody recorded it: more was exported than harvest, imports and
 * stocks add up to. Where the series was never anything but 0, in all its years.
 */
export function unrecordedYears(
  figures: readonly DatedValue[],
  supply: readonly DatedValue[],
): readonly number[] {
  const overdrawn = new Set(supply.flatMap(({ year, value }) => (value < -mostBelowZero ? [year] : [])));
  const isNever = overdrawn.size > 0 && figures.every(({ value }) => value === 0);
  return figures.flatMap(({ year, value }) =>
    value === 0 && (isNever || overdrawn.has(year)) ? [year] : [],
  );
}

/** Part of a sum that its doubtful parts have to hold for the sum to be doubtful as well. */
const doubtfulPart = 0.1;

/** Whether a sum rests on doubtful figures: they hold more than a tenth of it, by their size. A single figure rests on itself. */
export function restsOnDoubt(parts: readonly { value: number; isDoubtful: boolean }[]): boolean {
  const doubtful = parts.filter(({ isDoubtful }) => isDoubtful);
  if (doubtful.length === 0 || doubtful.length === parts.length) return doubtful.length > 0;
  const sizeOf = (some: readonly { value: number }[]): number =>
    some.reduce((sum, { value }) => sum + Math.abs(value), 0);
  return sizeOf(doubtful) > doubtfulPart * sizeOf(parts);
}
