/** Unit ids; their words are `units.<id>.long` and `units.<id>.short`. */
export type UnitId =
  | 'kt'
  | 't'
  | 'ha'
  | '1000-ha'
  | 'kg-ha'
  | 'ha-1000-persons'
  | 'kg-capita-year'
  | 'kcal-capita-day'
  | 'g-capita-day'
  | 'fraction'
  | 'percent'
  | 'rank'
  | '1000-int-dollar'
  | '1000-usd'
  | 'usd-t'
  | '1000-persons'
  | 'head'
  | 'head-ha';

/** One input of a formula: an element of the same area and year, unless it names others. */
export interface Term {
  element: number;
  sign: 1 | -1;
  /**
   * Which item the input belongs to: the crop's own indicator (default), `grand-total` (food-balance item 2901),
   * `primary-crops` (the sum over all primary crops, item 1714, where their list is complete), `population`
   * (item 3010), or the code of an item that is no crop's.
   */
  item?: 'grand-total' | 'primary-crops' | 'population' | number;
  /** The World's value of the same year instead of the area's own. */
  area?: 'world';
}

/**
 * How a derived element is computed, as data.
 * `ratio`: Σ numerator ÷ Σ denominator × scale; `null` when any input is `null` or the denominator is ≤ 0.
 * `sum`: Σ terms; with `missing: 'skip'` inputs that the source does not publish are left out and the sum is `null`
 * only when all are; with `unlisted` that holds only for years in which the source has every input of some country, so
 * that an absent one means that there is none, and otherwise every input is needed.
 * `rank`: dense rank by `of` among food crops (food-balance crop items) or primary crops (production items); sums of
 * items take no part.
 */
export type Formula =
  | { kind: 'sum'; terms: readonly Term[]; missing: 'null' | 'skip' | 'unlisted' }
  | { kind: 'ratio'; numerator: readonly Term[]; denominator: readonly Term[]; scale: number }
  | { kind: 'rank'; of: number; among: CropList };

/** Crops that are ranked against each other. */
export type CropList = 'food-crops' | 'primary-crops';

/** Where a value of an aggregate (World, region) comes from when the source does not publish it. */
type AggregateRule =
  /** Sum of the countries with data, where they hold ≥ 90 % of the aggregate's population. */
  | 'sum'
  /** Mean of the countries weighted by population, under the same condition. */
  | 'population-mean'
  /** The element's own formula on the aggregate's inputs. */
  | 'formula'
  /** Published values only. */
  | 'published';

/** An element: what a number means. Words are `elements.<id>.name|short|definition|method`. */
export interface Element {
  id: number;
  domain: 'food-balance' | 'production' | 'value' | 'trade' | 'prices' | 'land' | 'livestock' | 'population';
  unit: UnitId;
  /** Decimals shown. Values travel unrounded, or with six significant digits when derived. */
  decimals: number;
  /** Which areas can have the element. */
  scope: 'country' | 'aggregate' | 'all';
  aggregate: AggregateRule;
  /** How the observatory computes the element. A figure that a source publishes under this id wins; the formula fills the gaps. */
  formula?: Formula;
  /**
   * The element of the same item that publishers compute it from, the value of production from production: it breaks and is doubtful
   * where that is.
   */
  restsOn?: number;
  /** Item under which the element is kept when it is the same for every crop: land use, livestock. */
  indicator?: number;
  /**
   * The published element whose figures of the item `indicator` these are: cattle (211) are the heads (5111) of item 866.
   * Nothing is kept twice.
   */
  of?: number;
}
