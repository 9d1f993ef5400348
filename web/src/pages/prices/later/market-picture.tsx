import type { PicturePart } from '../../../charts/picture/picture-parts.ts';
import { groundPicture } from '../../../map/ground-picture.tsx';
import type { Frame } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import { groundOf, type MarketPlaces, type PlacedMarket, RADIUS } from './market-places.ts';

/** The country with its markets as an image has them; a market without a `colourOf` has no recent price. */
export function marketPicture(
  world: WorldShapes,
  { points, view }: MarketPlaces,
  drawn: { area: string; frame: Frame; colourOf: (market: PlacedMarket) => string | null },
): PicturePart {
  const { area, frame, colourOf } = drawn;
  const { unit } = view;
  return groundPicture(
    world,
    { frame, view, fillOf: (iso3) => groundOf(iso3, area) },
    points.map((point) => {
      const colour = colourOf(point);
      return (
        <circle
          key={point.id}
          cx={point.x}
          cy={point.y}
          r={(colour === null ? RADIUS / 2 : RADIUS) * unit}
          fill={colour ?? 'var(--paper)'}
          stroke={colour === null ? 'var(--ink-2)' : 'var(--paper)'}
          strokeWidth={(colour === null ? 1 : 1.5) * unit}
        />
      );
    }),
  );
}
