import type { SamplesPage } from '#contract/samples.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { GenebanksView } from '../../url/genebanks-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';

/** Data of a page of shipments, on the server and in the browser. */
export interface GenebanksPageData {
  crop: string;
  view: GenebanksView;
  release: { id: string; created: string; pinned: boolean };
  /** `https://host` without a slash at the end. */
  origin: string;
  page: Loaded<SamplesPage>;
  /** Parameters of the address without effect. */
  ignored: readonly IgnoredParam[];
  /** Region of each area of the page. */
  regions: Loaded<Readonly<Record<string, string>>>;
}
