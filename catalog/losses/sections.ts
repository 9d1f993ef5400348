import { crops } from '../crops/index.ts';

/**
 * A section on what takes from a harvest: pests, diseases, losses after it. A kind of data of its own.
 */
interface LossSection {
  /** Word key (`sections.<id>.name`) and URL segment below `/{crop}/data/`. */
  id: string;
  /** Its pages below that segment; none where the segment is the page. */
  pages: readonly string[];
  /** Crops with rows of its sources. The page of another crop has a sentence that there are none. */
  crops: readonly string[];
}

const pests = {
  id: 'pests',
  pages: [],
  crops: ['beans', 'cocoa', 'sweet-potato', 'potato', 'forages', 'rice', 'cassava'],
} as const satisfies LossSection;

const diseases = {
  id: 'diseases',
  pages: [],
  crops: ['beans', 'sweet-potato', 'potato', 'forages', 'rice', 'cassava'],
} as const satisfies LossSection;

const postHarvest = {
  id: 'post-harvest',
  pages: ['general-information', 'results'],
  crops: ['beans', 'cocoa', 'sweet-potato', 'potato', 'rice', 'cassava'],
} as const satisfies LossSection;

const lossSections: readonly LossSection[] = [pests, diseases, postHarvest];

/** A page of losses: its path without language, its section, and which page of it (`null` where the section is one). */
interface LossPage {
  path: string;
  section: string;
  page: string | null;
}

/** Pages of losses of a crop that a source has rows of. */
export function listLossPages(crop: string): readonly LossPage[] {
  return lossSections
    .filter((section) => section.crops.includes(crop))
    .flatMap(({ id, pages }): LossPage[] =>
      pages.length === 0
        ? [{ path: `/${crop}/data/${id}`, section: id, page: null }]
        : pages.map((page) => ({ path: `/${crop}/data/${id}/${page}`, section: id, page })),
    );
}

/** Every page of losses that a source has rows of. */
export const lossPaths: readonly string[] = crops.flatMap(({ id }) =>
  listLossPages(id).map(({ path }) => path),
);
