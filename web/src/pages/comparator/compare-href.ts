import { type CompareView, serialiseCompare } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';

/** The address of a view on this page: `?` alone where nothing is chosen. */
export const hrefOfView = (view: CompareView, release: ComparatorData['release']): string =>
  serialiseCompare(view, release.pinned ? release.id : null) || '?';
