import { crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { LoadedPage, PageContext } from '../page.ts';

/** How many ways on the page offers at most, its own home among them. */
const mostWays = 10;

/** Pages that might have been meant: those of the crop that the address names, or the homes of all crops. */
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
      : listSections(crop).map((section) => ({
          crop: crop.id,
          section: section.id,
          path: sectionPath(crop, section),
        }));
  return {
    status: 404,
    head: {
      title: context.words('frame.notFound.title'),
      description: context.words('frame.notFound.text'),
      theme: crop === undefined ? 'GENERAL' : cropTheme(crop),
      search: '',
    },
    data: { offered: offered.slice(0, mostWays - 1) },
  };
}
