import { pestAgents, plantParts } from '#catalog/losses/pests.ts';
import { code, oneOf, page, params, slug, text, type ViewOf } from './params.ts';

/** The parameters of a page of pests or diseases. */
export const pestsParams = params({
  q: text(80),
  agent: oneOf([...pestAgents, 'none']),
  part: oneOf([...plantParts, 'none']),
  source: code(slug),
  page: page(),
});
export type PestsView = ViewOf<typeof pestsParams>;

/** The fields of its filters. */
export const pestFilters = ['q', 'agent', 'part', 'source'] as const;
