import {
  accessStates,
  type PublicationOrder,
  publicationGroups,
  publicationOrders,
  publicationTypes,
} from '#catalog/publications/publications.ts';
import { code, fieldsOf, forwards, oneOf, page, params, slug, text, type ViewOf, whole } from './params.ts';

/** The crop of a page whose address names none, and what stands for all of them. */
export const [ownCrop, anyCrop] = ['beans', 'all'] as const;

/** The direction in which a column is sorted at first: the newest, and the beginning of the alphabet. */
export const firstOrder = (sort: PublicationOrder): 'asc' | 'desc' => (sort === 'year' ? 'desc' : 'asc');

const filters = {
  q: text(200),
  type: oneOf(publicationTypes),
  /** A crop, `none` for publications of none, or `all`. */
  crop: { ...code(/^[a-z]+(-[a-z]+)*$/, 40), fallback: ownCrop as string },
  from: whole(1500, 2200),
  to: whole(1500, 2200),
  openAccess: oneOf(accessStates),
  language: code(/^([a-z]{2,3}|none)$/),
  source: code(slug),
};
export const publicationFilters = fieldsOf(filters);
export type PublicationFilter = (typeof publicationFilters)[number];

/** The parameters of a page of publications. */
export const publicationsParams = params(
  {
    pageType: oneOf(publicationGroups),
    ...filters,
    sort: oneOf(publicationOrders, 'year'),
    order: oneOf(['asc', 'desc']),
    page: page(),
  },
  {
    settle: (values) => forwards({ ...values, order: values.order ?? firstOrder(values.sort) }),
    leaves: ({ sort, order }) => (order === firstOrder(sort) ? ['order'] : []),
  },
);
export type PublicationsView = ViewOf<typeof publicationsParams>;

/** What is asked of the interface for a view: its filters, all crops by naming none. */
export const askedOf = (view: PublicationsView): URLSearchParams =>
  new URLSearchParams(
    publicationsParams
      .texts(view, ['pageType', ...publicationFilters])
      .filter(([name, value]) => name !== 'crop' || value !== anyCrop)
      .map(([name, value]) => [name, value]),
  );
