import type { Publications } from '#contract/publications.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { PublicationsView } from '../../url/publications-params.ts';

/** What the page of publications is drawn from. */
export interface PublicationsPageData {
  release: { id: string; created: string; pinned: boolean };
  view: PublicationsView;
  search: string;
  answer: Loaded<Publications>;
}
