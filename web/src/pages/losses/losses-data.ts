import type { Losses, LossStages } from '#contract/losses.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { LossesView } from '../../url/losses-params.ts';
import type { LossComparison } from './loss-compare.ts';

/** The release that a page is of. */
export interface PageOf {
  crop: string;
  release: { id: string; created: string; pinned: boolean };
}

/** Data of the page of results. */
export interface LossesPageData extends PageOf {
  view: LossesView;
  search: string;
  stages: Loaded<LossStages>;
  findings: Loaded<Losses>;
  compare: LossComparison | null;
}

/** Data of the page of definitions. */
export interface LossInfoPageData extends PageOf {
  stages: Loaded<LossStages>;
}
