import type { SectionId } from './sections/index.ts';

/**
 * A product in which a crop is traded. `share` is its part of the value of the world's exports of all products of the crop, as a
 * fraction of two digits: the order of size in FAO's Crops and livestock products (trade) of about 2022. It decides which products
 * matter (`domain/traded-products.ts`); no figure is computed from it.
 */
export interface TradedProduct {
  /** FAOSTAT item code, also the word key `items.<item>`. */
  item: number;
  share: number;
}

/** Countries that a source no longer lists under a crop's item, so that sums before and after are not of the same ones: `crops.<id>.ended`. */
export interface EndedSeries {
  /** The last year with a figure of them. */
  lastYear: number;
  /** ISO3 codes by M49 region. */
  countries: Readonly<Record<string, readonly string[]>>;
}

/** A crop of the observatory: its codes in each source, its colour and the sections that its menu shows. */
export interface Crop {
  /** URL segment, file name and word key (`crops.<id>.name`), kebab-case. */
  id: string;
  /** Deep tone as `#rrggbb`; at least 4.5:1 on paper. The build makes the theme from it: tint and steps of the map. */
  accent: string;
  /** FAOSTAT item codes. `null` where the source has no such item for the crop. */
  items: {
    /** Production domain (QCL), also the published `crop id`. */
    production: number | null;
    /** Food balances (FBS and FBSH), also the published `indicator id` of the consumption section. */
    balance: number | null;
  };
  /**
   * Items of the trade files that are the crop and its first products, the largest first, in the weight in which they are
   * traded; absent where FAO's trade files have none. Where the menu has trade, their sum is kept under the production item.
   */
  tradedProducts?: readonly TradedProduct[];
  /**
   * Items that the observatory adds up because no source has their sum: the parts of `items`, which then are codes of
   * its own. Ranks count the sum instead of its parts.
   */
  parts?: { production: readonly number[]; balance: readonly number[] };
  /** Grown for years on the same land, which is cropland and none of it arable. */
  perennial?: true;
  /** How often the same land may bear it in a year; once unless given. */
  harvestsAYear?: number;
  /** Countries whose figures of the production item end together; absent where there are none. */
  endedSeries?: EndedSeries;
  /** Prefix of the published table names: `beans` in `beans_consumption`. */
  tablePrefix: string;
  /** Sections in menu order. */
  sections: readonly SectionId[];
  /** Word keys (`crops.<id>.caveat.<key>`) of the caveats that every figure of the crop has, and `….short` of one line. */
  caveats: readonly string[];
}
