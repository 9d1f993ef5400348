import type { SectionId } from './sections/index.ts';

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
   * Items of the trade files that are the crop and its first products, in the weight in which they are traded; their
   * sum is kept under the production item. Absent where the menu has no trade.
   */
  tradeItems?: readonly number[];
  /**
   * Items that the observatory adds up because no source has their sum: the parts of `items`, which then are codes of
   * its own. Ranks count the sum instead of its parts.
   */
  parts?: { production: readonly number[]; balance: readonly number[] };
  /** Prefix of the published table names: `beans` in `beans_consumption`. */
  tablePrefix: string;
  /** Sections in menu order. */
  sections: readonly SectionId[];
  /** Word keys (`crops.<id>.caveat.<key>`) of the caveats that stand under every figure of the crop. */
  caveats: readonly string[];
}
