import type { Points } from '#domain/germplasm/points.ts';
import type { CollectionsPageData } from './collections-data.ts';

/** All points behind a page of the server: its files have every row, its document only those shown. */
const pointsOfPage = new WeakMap<CollectionsPageData, Points>();

export function keepPoints(data: CollectionsPageData, points: Points): void {
  pointsOfPage.set(data, points);
}

/** `null` in browsers. */
export function pointsBehind(data: CollectionsPageData): Points | null {
  return pointsOfPage.get(data) ?? null;
}
