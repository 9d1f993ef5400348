import type { ComponentType } from 'react';
import type { PageKind } from './page-table.ts';

/** A page's component with its data erased: payload and component come from the same page kind. */
export type AnyPage = ComponentType<{ data: unknown; unsent?: unknown; path: string }>;

/** What the chunk of a page exports, the component among it. */
export type PageModule = Readonly<Record<string, AnyPage>>;

/** Modules of pages that are not at `pages/<kind>/<kind>-page.tsx`. */
const otherModules: Partial<Readonly<Record<PageKind, string>>> = {
  benchmarks: 'prices/benchmarks',
  countries: 'country/countries',
  'delivery-network': 'delivery-network/delivery',
  'losses-info': 'losses/loss-info',
  'network-data': 'data/data',
  'network-seed': 'networks/network-seed',
  'network-varieties': 'varieties/varieties',
  pests: 'losses/pests',
  variety: 'varieties/variety',
};

export const sourceOfPage = (kind: PageKind): string =>
  `web/src/pages/${otherModules[kind] ?? `${kind}/${kind}`}-page.tsx`;
