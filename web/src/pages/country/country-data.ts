import type { Cards } from '#contract/cards.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { Profile } from '#contract/profiles.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { Locator } from './locator.ts';

/** Landraces on the outline of the country that they were collected in, in units of the drawn world. */
export interface LandraceMap {
  outline: string;
  bounds: readonly [number, number, number, number];
  /** `pool`: index in the catalog's list; the last one includes those without a stated pool. */
  points: readonly { x: number; y: number; pool: number }[];
  source: PriceSource;
}

/** The crops with most land in an area and a year, and the page's own crop. */
export interface LandRanking {
  year: number;
  count: number;
  /** Hectares, most first; `isOwn`: an item of the page's crop. */
  places: readonly { item: string; rank: number; value: number; isOwn: boolean }[];
}

export interface CountryPageData {
  /** As the address has it. */
  code: string;
  /** Query string of the view with `?`, or empty. */
  search: string;
  release: { id: string; created: string; pinned: boolean };
  /** Of an area that the release knows. */
  profile: Loaded<Profile | null>;
  /** The crop that the page shows; `null` where nothing is known of any. */
  crop: string | null;
  /** Its series; `null` without a crop. */
  cards: Loaded<Cards | null>;
  /** Of other crops that have a card on the wall, where the one has few. */
  others: Loaded<readonly Cards[]>;
  /** `null` where no landrace was collected, and of other crops than beans. */
  landraces: Loaded<LandraceMap | null>;
  /** `null` where the crop's harvested area is missing, old, doubtful or without a rank. */
  land: Loaded<LandRanking | null>;
  /** `null` of the World, and where no outline is known. */
  locator: Locator | null;
  ignored: readonly IgnoredParam[];
}

/** Groups of words of what the server draws of an area. */
export const countryGroups = [
  'crops',
  'items-production',
  'findings',
  'loss-names',
  'file-sources',
  'price-sources',
  'germplasm-sources',
  'licences',
];

export interface CountriesPageData {
  release: { id: string; created: string; pinned: boolean };
  profiles: Loaded<{
    year: number | null;
    countries: readonly { code: string; region: string | null; crops: number; largest: string | null }[];
    former: readonly { code: string; from: number | null; to: number | null }[];
  }>;
}

/** The release that links hold to, as a query string without its sign; empty for the current one. */
export const versionOf = ({ id, pinned }: { id: string; pinned: boolean }): string =>
  pinned ? `v=${id}` : '';
