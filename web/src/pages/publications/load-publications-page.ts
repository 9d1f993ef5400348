import { beans } from '#catalog/crops/beans.ts';
import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { publicationsOnPage } from '#catalog/publications/publications.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import {
  anyCrop,
  askedOf,
  ownCrop,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';
import { keepChoices, loadList } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { headingText } from './publication-texts.ts';
import type { PublicationsPageData } from './publications-data.ts';

function addressOf(view: PublicationsView): string {
  const query = askedOf(view);
  query.set('sort', view.sort);
  query.set('order', view.order);
  query.set('offset', String((view.page - 1) * publicationsOnPage));
  return `/api/v1/publications?${query}`;
}

/** Loads the requested publications. An unknown crop or source is ignored. */
export async function loadPublicationsPage(context: PageContext): Promise<LoadedPage<PublicationsPageData>> {
  const { words, search, release, getJson, loadPart } = context;
  const requested = publicationsParams.parse(search);
  const isCrop =
    requested.crop === anyCrop || requested.crop === unsaid || findCrop(requested.crop) !== undefined;
  const load = (view: PublicationsView) => loadPart(askFor(getJson, 'publications', addressOf(view)), null);
  const list = await loadList(load, isCrop ? requested : { ...requested, crop: ownCrop }, [{ source: null }]);
  const { view, answer } = await keepChoices(load, list, publicationsParams.initial);
  return {
    status: 200,
    head: {
      title: headingText(words, view),
      description: words(`publications.description.${view.pageType ?? 'any'}`),
      theme: cropTheme(beans),
      search: publicationsParams.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      release: { id: release.id, created: release.created, pinned: release.pinned },
      view,
      search,
      answer: answer.state === 'loaded' && answer.value !== null ? loadedPart(answer.value) : failedPart,
    },
  };
}
