import { findIgnoredParams, type IgnoredParam, unknownEntries } from '../../url/ignored-params.ts';
import type { PricesView } from '../../url/prices-url.ts';

/** Places that links of the site bring along, and prices of the world market do not have. */
const places: readonly string[] = ['country', 'region', 'macro'];

/** What an address of international prices asked for in vain; `bases` are the years with consumer prices of the USA. */
export function ignoredBenchmarks(
  search: string,
  view: PricesView,
  bases: readonly number[],
): readonly IgnoredParam[] {
  const followed: Readonly<Record<string, string | null>> = {
    view: view.view === 'ipc' ? null : view.view,
    base: view.base !== null && bases.includes(view.base) ? String(view.base) : null,
    tab: view.tab,
  };
  return findIgnoredParams(search, (name, asked) => {
    if (name === 'table') return unknownEntries(asked, ['benchmark']);
    return followed[name] === asked || places.includes(name) ? [] : [asked];
  });
}
