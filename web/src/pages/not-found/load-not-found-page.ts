import { crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { LoadedPage, PageContext } from '../page.ts';

/** Pages that might have been meant: all of the crop that the address names, or the homes of all crops. */
export interface NotFoundData {
  /** Sections of one crop, or crops (`section` is `null`). */
  offered: readonly { crop: string; section: string | null; path: string }[];
}

/** The 404 page never fails to load. */
export async function loadNotFoundPage(context: PageContext): Promise<LoadedPage<NotFoundData>> {
  const crop = findCrop(context.path.split('/')[1] ?? '');
  const offered =
    crop === undefined
      ? crops.map(({ id }) => ({ crop: id, section: null, path: `/${id}` }))
      : [
          ...[...listSections(crop), ...listPriceSections(crop), ...listGermplasmSections(crop)].map(
            (section) => [section.id, sectionPath(crop, section)] as const,
          ),
          // Of the two pages on losses after the harvest the second one has the results.
          ...new Map(listLossPages(crop.id).map(({ section, path }) => [section, path])),
        ].map(([section, path]) => ({ crop: crop.id, section, path }));
  return {
    status: 404,
    head: {
      title: context.words('frame.notFound.title'),
      description: context.words('frame.notFound.text'),
      theme: crop === undefined ? 'GENERAL' : cropTheme(crop),
      search: '',
    },
    data: { offered },
  };
}
