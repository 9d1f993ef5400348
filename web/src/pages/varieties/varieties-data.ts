import type { RouteAnswer } from '#contract/routes.ts';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { VarietiesView } from '../../url/varieties-params.ts';

export type Variety = RouteAnswer<'variety'>;
type VarietyCounts = RouteAnswer<'varietyCounts'>;

/** The release that a page is of. */
interface PageOf {
  crop: string;
  release: { id: string; created: string; pinned: boolean };
  /** `https://host`, for citations. */
  origin: string;
}

/** A source as blocks name it: counts of the World have no nature. */
export type NamedSource = Pick<
  VarietySource,
  'key' | 'publisher' | 'title' | 'url' | 'date' | 'licence' | 'exportable'
>;

/** A variety as the picture of years has it. */
export type ReleasedVariety = Pick<VarietyRow, 'id' | 'name' | 'country' | 'year' | 'seed' | 'traits'>;

/** What a page of varieties is drawn from. */
export interface VarietiesPageData extends PageOf {
  /** The network whose members' varieties the page has; `null` for all countries. */
  root: string | null;
  view: VarietiesView;
  search: string;
  answer: Loaded<Varieties>;
  /** Every variety that fits the filters but those of years. */
  released: Loaded<readonly ReleasedVariety[]>;
  /** Every row that fits the filters, for files; `null` on pages. */
  all: readonly VarietyRow[] | null;
  /** Whether no source has any record of the country of the address, whatever the other filters. */
  countryHasNone: boolean;
  counts: Loaded<VarietyCounts | null>;
  /** Those of the address, in its order; an id without a variety has none. */
  compared: Loaded<readonly Variety[]>;
}

/** What the page of one variety is drawn from: `null` where no source has it. */
export interface VarietyPageData extends PageOf {
  id: string;
  search: string;
  variety: Loaded<Variety | null>;
}

/** What a page speaks of, as it calls it; `null` where only the definitions name it. */
export interface Term {
  id: string;
  name: string | null;
}

/** What the metadata tab is drawn from. */
export interface MetadataValue {
  page: PageOf;
  /** Path of the page with its language, and the query string of its view. */
  path: string;
  search: string;
  /** Title of the document, and what a citation names. */
  heading: string;
  title: string;
  /** What is defined, in its order. */
  terms: readonly Term[];
  /** Whether the terms are fields of one variety. */
  isOne: boolean;
  /** Sources of the records, and what of them was left out. */
  answer: Pick<Varieties, 'sources' | 'left_out'>;
  /** Sources that have no records: counts of the World. */
  further: readonly NamedSource[];
  /** Sources of what the page shows. */
  cited: readonly NamedSource[];
}
