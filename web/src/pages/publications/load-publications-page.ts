import { beans } from '#catalog/crops/beans.ts';
import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { publicationsOnPage } from '#catalog/publications/publications.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { askFor } from '../../api/queries.ts';
import {
  anyCrop,
  askedOf,
  ownCrop,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';
import { loadRecords } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { headingText, type PublicationsPageData } from './publication-texts.ts';

function addressOf(view: PublicationsView): string {
  const query = askedOf(view);
  query.set('sort', view.sort);
  query.set('order', view.order);
  query.set('offset', String((view.page - 1) * publicationsOnPage));
  return `/api/v1/publications?${query}`;
}

export async function loadPublicationsPage(context: PageContext): Promise<LoadedPage<PublicationsPageData>> {
  const { words, getJson, loadPart } = context;
  const requested = publicationsParams.parse(context.search);
  const { crop } = requested;
  const isCrop = crop === anyCrop || crop === unsaid || findCrop(crop) !== undefined;
  const { data, search } = await loadRecords(
    context,
    publicationsParams,
    (view) => loadPart(askFor(getJson, 'publications', addressOf(view)), null),
    { requested: isCrop ? requested : { ...requested, crop: ownCrop }, without: [{ source: null }] },
  );
  return {
    status: 200,
    head: {
      title: headingText(words, data.view),
      description: words(`publications.description.${data.view.pageType ?? 'any'}`),
      theme: cropTheme(beans),
      search,
    },
    data,
  };
}
