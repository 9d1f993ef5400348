import { code, country, fieldsOf, forwards, page, params, slug, text, type ViewOf, whole } from './params.ts';

const filters = {
  q: text(80),
  country: country(),
  /** Class of seed, what a price is, what was measured. */
  type: code(slug),
  from: whole(1900, 2200),
  to: whole(1900, 2200),
  source: code(slug),
};
export const recordFilters = fieldsOf(filters);

/** The parameters of a page of records. */
export const recordsParams = params({ ...filters, page: page() }, { settle: forwards });
export type RecordsView = ViewOf<typeof recordsParams>;
