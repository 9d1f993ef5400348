import type { Loaded } from '../../api/loaded.ts';
import type { SaidFinding } from '../../blocks/findings/finding-sentences.tsx';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { Answer } from './answers.ts';
import type { Belt, BeltStep } from './belt.ts';
import type { CropFact } from './crop-facts.ts';
import type { PlacedHeadline } from './headline.ts';
import type { HomeMapData } from './home-map.ts';

/**
 * A built section of a crop and, on the crop's home, the newest year of its map; `null` where this release has nothing for it.
 * Sections of prices have no such map.
 */
export interface SectionEntry {
  id: string;
  crop: string;
  /** Without language. */
  path: string;
  latest?: Loaded<number | null>;
}

export interface StripCrop {
  crop: string;
  /** Its home, without language. */
  path: string;
  fact: Loaded<CropFact | null>;
}

export interface HomePageData {
  /** The crop whose home this is; `null` on the portal's. */
  crop: string | null;
  /** The crop whose pages the questions and the ways in lead to. */
  leading: string;
  /** A sentence on the first headline figure of a crop; `null` without one, and on the portal. */
  lead: string | null;
  headlines: readonly Loaded<PlacedHeadline | null>[];
  step: BeltStep;
  /** Parameters of the portal's address without effect. */
  ignored: readonly IgnoredParam[];
  /** The portal's picture; `null` where the release has nothing of the step, and on a crop's home. */
  belt: Loaded<Belt | null>;
  /** A crop's map; `null` where the release has nothing of the crop that a map could show, and on the portal. */
  map: Loaded<HomeMapData | null>;
  /** The crop's own sections; none on the portal. */
  sections: readonly SectionEntry[];
  answers: readonly Loaded<Answer | null>[];
  strip: readonly StripCrop[];
  /** The most notable findings on the crop, as texts: their code is larger than the page's; none on the portal. */
  findings: Loaded<readonly SaidFinding[]>;
  release: { id: string; created: string };
  /** The release that links hold to, as a query string without its sign; empty for the current one. */
  version: string;
}
