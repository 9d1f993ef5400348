import type { Profile } from '#contract/profiles.ts';
import type { Loaded } from '../../api/loaded.ts';

/** What a page of a country or region is drawn from. */
export interface CountryPageData {
  /** As the address has it. */
  code: string;
  release: { id: string; created: string; pinned: boolean };
  /** `null` where the release knows no such area. */
  profile: Loaded<Profile | null>;
  /** Codes that may have been meant instead of one that is unknown. */
  meant: readonly string[];
}

/** What the index of countries and regions is drawn from. */
export interface CountriesPageData {
  release: { id: string; created: string; pinned: boolean };
  profiles: Loaded<{
    year: number | null;
    countries: readonly { code: string; region: string | null; crops: number }[];
    former: readonly { code: string; from: number | null; to: number | null }[];
  }>;
}

/** The release that links hold to, as a query string without its sign; empty for the current one. */
export const versionOf = ({ id, pinned }: { id: string; pinned: boolean }): string =>
  pinned ? `v=${id}` : '';
