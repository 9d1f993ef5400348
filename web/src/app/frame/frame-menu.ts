import { beans } from '#catalog/crops/beans.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import type { Language } from '../../url/paths.ts';
import { builtPaths } from '../page-table.ts';
import { buildMenu, buildSidebar, type FrameMenu, type MenuContext } from './menu-model.ts';

/** The menus of a page, from the catalog and the pages that the route table knows; `path` is without language. */
export function frameMenu(language: Language, path: string, search: string): FrameMenu {
  const context: MenuContext = {
    language,
    path,
    search,
    crop: findCrop(path.split('/')[1] ?? '') ?? beans,
    crops,
    sectionsOf: listSections,
    isBuilt: (page) => builtPaths.has(page),
  };
  return { top: buildMenu(context), sidebar: buildSidebar(context), crop: context.crop.id };
}
