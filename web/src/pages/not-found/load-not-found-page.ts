import { crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { pathsOfCrop, sectionOfOthers } from './paths-of-crop.ts';

/** Pages that might have been meant: the area that the address names, and all of the crop in it, or the homes of all crops. */
export interface NotFoundData {
  /** Crop without figures of the section, which others have at the same address. */
  without: { crop: string; section: string } | null;
  area: { code: string; path: string } | null;
  /** Sections of one crop, or crops (`section` is `null`). */
  offered: readonly { crop: string; section: string | null; path: string }[];
}

/** The 404 page never fails to load. */
export async function loadNotFoundPage(context: PageContext): Promise<LoadedPage<NotFoundData>> {
  const parts = context.path.split('/');
  const crop = findCrop(parts[1] ?? '');
  const last = parts.at(-1) ?? '';
  // Paths without a page are in small letters.
  const area = last.toUpperCase();
  const code = context.words.has(`areas.${area}`) ? area : null;
  const offered =
    crop === undefined
      ? crops.map(({ id }) => ({ crop: id, section: null, path: `/${id}` }))
      : pathsOfCrop(crop)
          .toSorted((a, b) => Number(b.slug === last) - Number(a.slug === last))
          .map(({ section, path }) => ({ crop: crop.id, section, path }));
  const missing = crop === undefined ? undefined : sectionOfOthers(crop, last);
  return {
    status: 404,
    head: {
      title: context.words('frame.notFound.title'),
      description: context.words('frame.notFound.text'),
      theme: crop === undefined ? 'GENERAL' : cropTheme(crop),
      search: '',
    },
    data: {
      without: crop === undefined || missing === undefined ? null : { crop: crop.id, section: missing },
      area: code === null ? null : { code, path: areaPagePath(code, !/^[A-Z]{3}$/.test(code)) },
      offered,
    },
  };
}
