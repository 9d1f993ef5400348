import { networkHome } from '#catalog/regions/networks.ts';
import type { Language } from '../../url/paths.ts';
import { type VarietiesView, varietiesParams } from '../../url/varieties-params.ts';
import type { VarietiesPageData } from './varieties-data.ts';

/** Last part of the path of a crop's page, and of a network's. */
export const pageName = 'seed-varieties';

/** Addresses that the page leads to. */
export interface VarietyLinks {
  /** Path of the page with its language. */
  path: string;
  /** The page's records with other choices. */
  hrefOf: (change: Partial<VarietiesView>) => string;
  varietyHref: (id: string) => string;
}

export function varietyLinks(
  { crop, root, view, release }: Pick<VarietiesPageData, 'crop' | 'root' | 'view' | 'release'>,
  language: Language,
): VarietyLinks {
  const version = release.pinned ? release.id : null;
  const ofCrop = `/${language}/${crop}/data/${pageName}`;
  const path = root === null ? ofCrop : `/${language}${networkHome}/${pageName}`;
  return {
    path,
    hrefOf: (change) =>
      `${path}${varietiesParams(crop).serialise({ ...view, tab: 'view', ...change }, version)}`,
    varietyHref: (id) => `${ofCrop}/${id}${version === null ? '' : `?v=${version}`}`,
  };
}
