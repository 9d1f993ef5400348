import { type PublicationOrder, publicationOrders } from '#catalog/publications/publications.ts';
import { publications } from '#datasets/publications/dataset.ts';
import { filterParams } from './list-params.ts';
import { fieldsOf, forwards, oneOf, page, params, type ViewOf } from './params.ts';

/** The crop of a page whose address names none, and the value for all crops. */
export const [ownCrop, anyCrop] = ['beans', 'all'] as const;

/** The direction in which a column is sorted at first: the newest, and the beginning of the alphabet. */
export const firstOrder = (sort: PublicationOrder): 'asc' | 'desc' => publications.sorts[sort].first;

const filters = filterParams(publications, [
  'pageType',
  'q',
  'type',
  'crop',
  'from',
  'to',
  'openAccess',
  'language',
  'source',
]);

export const publicationsParams = params(
  {
    ...filters,
    crop: { ...filters.crop, fallback: ownCrop as string },
    sort: oneOf(publicationOrders, publications.sort),
    order: oneOf(['asc', 'desc']),
    page: page(),
  },
  {
    settle: (values) => forwards({ ...values, order: values.order ?? firstOrder(values.sort) }),
    leaves: ({ sort, order }) => (order === firstOrder(sort) ? ['order'] : []),
  },
);
export type PublicationsView = ViewOf<typeof publicationsParams>;

/** Parameters of the API for a view: its filters; all crops by naming none. */
export const askedOf = (view: PublicationsView): URLSearchParams =>
  new URLSearchParams(
    publicationsParams
      .texts(view, fieldsOf(filters))
      .filter(([name, value]) => name !== 'crop' || value !== anyCrop)
      .map(([name, value]) => [name, value]),
  );
