import { crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { LoadedPage, PageContext } from '../page.ts';

/** Pages that might have been meant: those of the crop that the address names, or of all crops. */
export interface NotFoundData {
  offered: readonly { crop: string; section: string; path: string }[];
}

/** The 404 page never fails to load. */
export async function loadNotFoundPage(context: PageContext): Promise<LoadedPage<NotFoundData>> {
  const crop = findCrop(context.path.split('/')[1] ?? '');
  return {
    status: 404,
    head: {
      title: context.words('frame.notFound.title'),
      description: context.words('frame.notFound.text'),
      theme: crop === undefined ? 'GENERAL' : cropTheme(crop),
      search: '',
    },
    data: {
      offered: (crop === undefined ? crops : [crop]).flatMap((entry) =>
        listSections(entry).map((section) => ({
          crop: entry.id,
          section: section.id,
          path: sectionPath(entry, section),
        })),
      ),
    },
  };
}
