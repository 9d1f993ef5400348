import { beans } from '#catalog/crops/beans.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { sectionsOf } from '#catalog/sections/index.ts';
import type { Language } from '../../url/paths.ts';
import { builtPaths } from '../page-table.ts';
import type { MenuContext } from './menu-model.ts';

/** What the menus are built from: the catalog, and the pages that the route table knows. */
export function menuContext(language: Language, path: string, search: string): MenuContext {
  return {
    language,
    path,
    search,
    crop: findCrop(path.split('/')[1] ?? '') ?? beans,
    crops,
    sectionsOf,
    isBuilt: (page) => builtPaths.has(page),
  };
}
