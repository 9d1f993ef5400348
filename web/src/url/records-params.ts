import { code, country, forwards, page, params, slug, text, type ViewOf, whole } from './params.ts';

/** The parameters of a page of records. */
export const recordsParams = params(
  {
    q: text(80),
    country: country(),
    /** Class of seed, what a price is, what was measured. */
    type: code(slug),
    from: whole(1900, 2200),
    to: whole(1900, 2200),
    source: code(slug),
    page: page(),
  },
  { settle: forwards },
);
export type RecordsView = ViewOf<typeof recordsParams>;

/** The fields of its filters. */
export const recordFilters = ['q', 'country', 'type', 'from', 'to', 'source'] as const;
