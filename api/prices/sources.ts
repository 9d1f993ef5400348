import { isRedistributable } from '#catalog/licences.ts';
import type { PriceSource } from '#contract/prices.ts';
import { findLicences } from '../licensing/release-licences.ts';
import type { ServedRelease } from '../release/served-release.ts';

export interface NamedSources {
  key(id: number): string;
  keys(): string[];
  /** `null` for none. */
  name(id: number | null): PriceSource | null;
  /** Each once, in the order of the release. */
  all(ids: Iterable<number>): PriceSource[];
  inOrder(ids: readonly number[]): PriceSource[];
}

/** How answers name the sources of a release. */
export async function nameSources(release: ServedRelease): Promise<NamedSources> {
  const rows = await findLicences(release).sources();
  const name = (id: number | null): PriceSource | null => {
    const row = id === null ? undefined : rows.get(id);
    if (row === undefined) return null;
    const { key, publisher, title, url, date, licence } = row;
    return { key, publisher, title, url, date, licence, exportable: isRedistributable(licence) };
  };
  const inOrder = (ids: readonly number[]): PriceSource[] => ids.flatMap((id) => name(id) ?? []);
  return {
    inOrder,
    key: (id) => rows.get(id)?.key ?? '',
    keys: () => [...rows.values()].map(({ key }) => key),
    name,
    all: (ids) => inOrder([...new Set(ids)].sort((a, b) => a - b)),
  };
}
