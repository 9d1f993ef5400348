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
  /** Whether no source has any record of the requested country, regardless of other filters. */
  countryHasNone: boolean;
  counts: Loaded<VarietyCounts | null>;
  /** Those of the address, in its order; an id without a variety has none. */
  compared: Loaded<readonly Variety[]>;
}

/** Data of the page of one variety: `null` where no source has it. */
export interface VarietyPageData extends PageOf {
  id: string;
  search: string;
  variety: Loaded<Variety | null>;
}

/** A term of a page; `name` is `null` where only the definitions have it. */
export interface Term {
  id: string;
  name: string | null;
}

/** Data of the metadata tab. */
export interface MetadataValue {
  page: PageOf;
  /** Path of the page with its language, and the query string of its view. */
  path: string;
  search: string;
  /** Title of the document and of its citation. */
  heading: string;
  title: string;
  /** Defined terms, in their order. */
  terms: readonly Term[];
  /** Whether the terms are fields of one variety. */
  isOne: boolean;
  /** Sources of the records, and the rows left out of them. */
  answer: Pick<Varieties, 'sources' | 'left_out'>;
  /** Sources that have no records: counts of the World. */
  further: readonly NamedSource[];
  /** Sources of the shown records. */
  cited: readonly NamedSource[];
}
