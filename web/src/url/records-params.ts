import { recordKinds } from '#datasets/record-kinds.ts';
import { filterParams } from './list-params.ts';
import { forwards, page, params, type ViewOf } from './params.ts';

export const recordFilters = ['q', 'country', 'type', 'from', 'to', 'source'] as const;

export const recordsParams = params(
  { ...filterParams(recordKinds[0].list, recordFilters), page: page() },
  { settle: forwards },
);
export type RecordsView = ViewOf<typeof recordsParams>;
