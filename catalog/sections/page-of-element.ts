import type { Crop } from '../crop.ts';
import { listSections } from './index.ts';
import { sectionPath } from './section-facts.ts';

/**
 * Path of the crop's page whose map shows an element, without language, in the state of a place (`country=KEN`) and year; `null`
 * where no page of the crop does.
 */
export function pageOfElement(
  crop: Crop,
  element: number,
  state: { place?: string; year?: number } = {},
): string | null {
  const shows = ({ country, aggregate }: { country: number; aggregate: number }): boolean =>
    country === element || aggregate === element;
  const section = listSections(crop).find(({ mapElements }) => mapElements.some(shows));
  if (section === undefined) return null;
  const [first] = section.mapElements;
  const query = [
    ...(first !== undefined && shows(first) ? [] : [`element=${element}`]),
    ...(state.year === undefined ? [] : [`year=${state.year}`]),
    ...(state.place === undefined || state.place === '' ? [] : [state.place]),
  ];
  const path = sectionPath(crop, section);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
