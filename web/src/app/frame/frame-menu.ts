import type { Crop } from '#catalog/crop.ts';
import { beans } from '#catalog/crops/beans.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { type RecordKindId, recordPages } from '#datasets/record-kinds.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';
import type { Language } from '../../url/paths.ts';
import { builtPaths } from '../page-table.ts';
import { buildMenu, buildSidebar, type FrameMenu, type MenuContext, type MenuSection } from './menu-model.ts';

/** Built sections of every kind of data, in the order of the crop's menu; last the record pages with records. */
const listMenuSections = workedOnce((crop: Crop, filled: FilledRooms): readonly MenuSection[] => {
  const built: readonly MenuSection[] = [
    ...listSections(crop),
    ...listPriceSections(crop),
    ...listGermplasmSections(crop),
  ];
  const order: readonly string[] = crop.sections;
  const rooms = recordPages
    .filter(({ kind }) => filled.get(kind)?.includes(crop.id))
    .map(({ id, group, path }) => ({ id, group, slug: path.slice('/data/'.length) }));
  return [...built.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)), ...rooms];
});

/** The menus of a page, from the catalog and the pages that the route table knows; `path` is without language. */
export function frameMenu(
  language: Language,
  path: string,
  search: string,
  filled: FilledRooms = noRooms,
): FrameMenu {
  const context: MenuContext = {
    language,
    path,
    search,
    crop: findCrop(path.split('/')[1] ?? '') ?? beans,
    crops,
    sectionsOf: (crop) => listMenuSections(crop, filled),
    // No link to a record page without records.
    isBuilt: (page) =>
      builtPaths.has(page) && (!page.endsWith('/seed-production') || filled.has('seed-production')),
  };
  return { top: buildMenu(context), sidebar: buildSidebar(context), crop: context.crop.id };
}

type FilledRooms = ReadonlyMap<RecordKindId, readonly string[]>;

const noRooms: FilledRooms = new Map();

const roomsOf = workedOnce(
  (counts: RouteAnswer<'recordCounts'>): FilledRooms =>
    new Map(counts.map(({ kind, crops }) => [kind, crops])),
);

/** Loads which record pages have records. If that fails menus link none of them; the list of all pages always does. */
export async function findFilledRooms(getJson: GetJson): Promise<FilledRooms> {
  try {
    const counts = await askFor(getJson, 'recordCounts', '/api/v1/records');
    return roomsOf(counts);
  } catch {
    return noRooms;
  }
}
