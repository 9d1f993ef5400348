import type { RouteAnswer } from '#contract/routes.ts';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { ListData } from '../../blocks/list/record-list.tsx';
import type { PageTab, VarietiesView } from '../../url/varieties-params.ts';

export type Variety = RouteAnswer<'variety'>;
type VarietyCounts = RouteAnswer<'varietyCounts'>;

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

export type ReleasedVariety = Pick<VarietyRow, 'id' | 'name' | 'country' | 'year' | 'seed' | 'traits'>;

export interface VarietiesPageData extends ListData<VarietiesView, Varieties>, PageOf {
  /** The network whose members' varieties the page has; `null` for all countries. */
  root: string | null;
  /** Varieties of the address beyond the most that are compared. */
  beyond: readonly string[];
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

export interface VarietyPageData extends PageOf {
  id: string;
  tab: PageTab;
  variety: Loaded<Variety | null>;
}

/** A term of a page; `name` is `null` where only the definitions have it. */
export interface Term {
  id: string;
  name: string | null;
}
