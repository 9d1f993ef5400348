import { findCrop } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Words } from '../../i18n/words.tsx';
import { type CompareLink, compareHref } from '../../url/compare-link.ts';
import type { Language } from '../../url/paths.ts';
import type { VarietiesPageData } from './varieties-data.ts';

/** The crop's new varieties by year in the comparator; `null` where they are not counted or the comparator does not have them. Records of varieties are no line of it. */
export function upovLink(
  words: Words,
  language: Language,
  { counts, crop, release }: Pick<VarietiesPageData, 'counts' | 'crop' | 'release'>,
  isShown: boolean,
): CompareLink | null {
  // The comparator offers the counts of crops whose menu has varieties.
  if (findCrop(crop)?.sections.some((id) => id === 'seed-varieties') !== true) return null;
  if (counts.state === 'failed' || (counts.value?.years.length ?? 0) === 0) return null;
  return {
    href: compareHref(language, {
      area: worldCode,
      crop,
      elements: ['varieties-upov'],
      version: release.pinned ? release.id : null,
    }),
    text: words(isShown ? 'figure.compare' : 'varieties.compare.upov'),
  };
}
