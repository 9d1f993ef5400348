import type { Publications } from '#contract/publications.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { Language } from '../../url/paths.ts';
import { type PublicationsView, publicationsParams } from '../../url/publications-params.ts';

export interface PublicationsPageData {
  release: { id: string; created: string; pinned: boolean };
  view: PublicationsView;
  search: string;
  answer: Loaded<Publications>;
}

/** The page's address after a change of its view. */
export const publicationsHref =
  ({ view, release }: Pick<PublicationsPageData, 'view' | 'release'>, language: Language) =>
  (change: Partial<PublicationsView>): string =>
    `/${language}/beans/publications${publicationsParams.serialise({ ...view, ...change }, release.pinned ? release.id : null)}`;
