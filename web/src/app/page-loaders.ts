import type { ComponentType } from 'react';
import type { PageKind } from './page-table.ts';

/** A page's component with its data erased: payload and component come from the same page kind. */
export type AnyPage = ComponentType<{ data: unknown; path: string }>;

/** One chunk a page kind, loaded by the browser only when the document is of that kind. */
export const pageLoaders: Readonly<Record<PageKind, () => Promise<AnyPage>>> = {
  data: async () => (await import('../pages/data/data-page.tsx')).DataPage as AnyPage,
  design: async () => (await import('../pages/design/design-page.tsx')).DesignPage as AnyPage,
  'not-found': async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage as AnyPage,
};
