import type { Crop } from '#catalog/crop.ts';
import { beans } from '#catalog/crops/beans.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import type { Language } from '../../url/paths.ts';
import { builtPaths } from '../page-table.ts';
import { buildMenu, buildSidebar, type FrameMenu, type MenuContext, type MenuSection } from './menu-model.ts';

/** Built sections of every kind of data, in the order of the crop's menu. */
function listMenuSections(crop: Crop): readonly MenuSection[] {
  const built: readonly MenuSection[] = [
    ...listSections(crop),
    ...listPriceSections(crop),
    ...listGermplasmSections(crop),
  ];
  const order: readonly string[] = crop.sections;
  return [...built].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** The menus of a page, from the catalog and the pages that the route table knows; `path` is without language. */
export function frameMenu(language: Language, path: string, search: string): FrameMenu {
  const context: MenuContext = {
    language,
    path,
    search,
    crop: findCrop(path.split('/')[1] ?? '') ?? beans,
    crops,
    sectionsOf: listMenuSections,
    isBuilt: (page) => builtPaths.has(page),
  };
  return { top: buildMenu(context), sidebar: buildSidebar(context), crop: context.crop.id };
}
