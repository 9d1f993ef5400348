import { crops } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { hasSection, listElements } from '#catalog/sections/section-facts.ts';
import type { Language } from '../../url/paths.ts';
import type { Ranking } from './ranking-data.ts';
import type { RankingRow } from './ranking-rows.ts';

/** Most lines of the comparator; importing its own count would load its code. */
const most = 8;

/** The crop whose own figures of a section an item has; none of a group that it belongs to. */
const cropOfItem = (section: Section, item: string): string | undefined =>
  crops.find((crop) => hasSection(crop, section) && String(crop.items[section.indicator]) === item)?.id;

/**
 * Address of the comparator with a ranking as bars of its year: the first rows as they are sorted and searched, and the marked ones.
 * `null` where there is nothing that the comparator has: ranks, items that are no crop of the observatory, or no row.
 */
export function rankingCompareHref(
  language: Language,
  of: {
    /** Id of the crop whose page it is. */
    crop: string;
    section: Section;
    ranking: Pick<Ranking, 'by' | 'area' | 'measure' | 'year'>;
    rows: readonly Pick<RankingRow, 'code' | 'selected'>[];
    /** Release that the address names. */
    version: string | null;
  },
): string | null {
  const { crop, section, ranking, rows, version } = of;
  const unit = findElement(ranking.measure)?.unit;
  if (unit === undefined || unit === 'rank' || !listElements(section).includes(ranking.measure)) return null;
  const lines = rows.flatMap(({ code, selected }) => {
    if (ranking.by === 'countries') return [{ key: `${code}.${crop}.${ranking.measure}`, selected }];
    const ownCrop = cropOfItem(section, code);
    return ownCrop === undefined ? [] : [{ key: `${ranking.area}.${ownCrop}.${ranking.measure}`, selected }];
  });
  const marked = lines
    .slice(most)
    .filter(({ selected }) => selected)
    .slice(0, 1);
  const series = [...lines.slice(0, most - marked.length), ...marked].map(({ key }) => key);
  if (series.length === 0) return null;
  const query = `series=${series.join('~')}&kind=bar&year=${ranking.year}`;
  return `/${language}/beans/comparator?${query}${version === null ? '' : `&v=${version}`}`;
}
