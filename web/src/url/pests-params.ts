import { pests } from '#datasets/pests/dataset.ts';
import { filterParams } from './list-params.ts';
import { page, params, type ViewOf } from './params.ts';

export const pestFilters = ['q', 'agent', 'part', 'source'] as const;

export const pestsParams = params({ ...filterParams(pests, pestFilters), page: page() });
export type PestsView = ViewOf<typeof pestsParams>;
