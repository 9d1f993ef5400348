import { organIds, pestAgents, plantParts } from '#catalog/losses/pests.ts';
import { code, fieldsOf, oneOf, page, params, slug, text, type ViewOf } from './params.ts';

const filters = {
  q: text(80),
  agent: oneOf([...pestAgents, 'none']),
  part: oneOf([...plantParts, ...organIds, 'none']),
  source: code(slug),
};
export const pestFilters = fieldsOf(filters);

/** The parameters of a page of pests or diseases. */
export const pestsParams = params({ ...filters, page: page() });
export type PestsView = ViewOf<typeof pestsParams>;
