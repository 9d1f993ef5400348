import { type Geography, toGeography } from '../../../map/geography.ts';
import { unite } from '../../../map/path-geometry.ts';
import { projectInto } from '../../../map/project.ts';
import { type Frame, fitBounds, type MapView } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import type { MarketNow } from './market-rows.ts';

/** A market at its place in units of the drawn world. */
interface PlacedMarket extends MarketNow {
  x: number;
  y: number;
}

/** A country with those of its markets that have coordinates. */
export interface MarketPlaces {
  geography: Geography;
  /** The newest prices last, to be drawn above the others. */
  points: readonly PlacedMarket[];
  view: MapView;
}

/** Pixels around country and markets, and of the radius of a market's point. */
const PADDING = 28;
export const RADIUS = 7;

/** Positions of markets, and a view that fits the country and all of them; `null` where there is neither. */
export function placeMarkets(
  world: WorldShapes,
  { area, markets, frame }: { area: string; markets: readonly MarketNow[]; frame: Frame },
): MarketPlaces | null {
  const geography = toGeography(world);
  const points = markets.flatMap((market): PlacedMarket[] => {
    if (market.latitude === null || market.longitude === null) return [];
    const [x, y] = projectInto(world, market.longitude, market.latitude);
    return [{ ...market, x, y }];
  });
  const country = geography.byIso3.get(area);
  const bounds = unite([
    ...(country === undefined ? [] : [country.bounds]),
    ...points.map(({ x, y }): [number, number, number, number] => [x, y, x, y]),
  ]);
  if (bounds === null) return null;
  return {
    geography,
    points: points.toSorted((a, b) => a.month - b.month || b.y - a.y),
    view: fitBounds(bounds, frame, PADDING),
  };
}

/** Ground of a country on the map of markets. */
export const groundOf = (iso3: string, area: string): string =>
  iso3 === area ? 'var(--accent-tint)' : 'var(--map-none)';
