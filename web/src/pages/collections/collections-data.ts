import type { PointFacet } from '#catalog/germplasm/collections.ts';
import type { CollectionRecord, CollectionSummary } from '#contract/collections.ts';
import type { PointFacts } from '#domain/germplasm/point-at.ts';
import type { FacetCount, FilterPart, FoundPoints, Points, Whereabouts } from '#domain/germplasm/points.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { ViewControl } from '../../blocks/use-address-view.ts';
import type { Cluster } from '../../map/cluster-model.ts';
import type { Bounds } from '../../map/path-geometry.ts';
import type { CollectionsView } from '../../url/collections-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';

/** All points behind a page of the server: its files have every row, its document only those shown. */
const pointsOfPage = new WeakMap<CollectionsPageData, Points>();

export function keepPoints(data: CollectionsPageData, points: Points): void {
  pointsOfPage.set(data, points);
}

/** `null` in browsers. */
export function pointsBehind(data: CollectionsPageData): Points | null {
  return pointsOfPage.get(data) ?? null;
}

export interface ShownPoints {
  count: number;
  total: number;
  places: number;
  whereabouts: Readonly<Record<Whereabouts, number>>;
  /**
   * The gene pool that leads north and south of the equator, with its share there; `null` where one pool leads in both halves, where a
   * half has few points, where points are filtered, and of collections without gene pools.
   */
  halves: Record<'north' | 'south', { pool: string; share: number }> | null;
  /** Places of the collection that are flagged and without coordinates, whatever the filter. */
  flagged: number;
  facets: Readonly<Record<PointFacet, readonly FacetCount[]>>;
  countries: readonly FacetCount[];
  histograms: FoundPoints['histograms'];
  rows: readonly PointFacts[];
  /** Without matches: the number of points without each part of the filter, the most first. */
  without: readonly { part: FilterPart; count: number }[];
}

/** The map's first drawing, in the document, before a browser has the points. */
export interface FirstMap {
  clusters: readonly Cluster[];
  /** Around the chosen country or all places of the collection, in units of the drawn world. */
  bounds: Bounds;
}

export interface CollectionsPageData {
  view: CollectionsView;
  ignored: readonly IgnoredParam[];
  release: { id: string; created: string; pinned: boolean };
  origin: string;
  list: Loaded<readonly CollectionSummary[]>;
  /** `null` where the release has no file of the collection. */
  first: Loaded<{ shownPoints: ShownPoints; map: FirstMap | null } | null>;
  /** The point whose card the address opens; `null` where it names none, or none that there is. */
  record: Loaded<CollectionRecord | null>;
}

export type CollectionsControl = ViewControl<CollectionsView>;
