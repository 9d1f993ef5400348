import type { PicturePart } from '../../../charts/picture/picture-parts.ts';
import { CountryOutlines } from '../../../map/country-layer.tsx';
import { LineLayer } from '../../../map/line-layer.tsx';
import { type Frame, toViewBox } from '../../../map/view.ts';
import type { WorldShapes } from '../../../map/world-shapes.ts';
import { groundOf, type MarketPlaces, type PlacedMarket, RADIUS } from './market-places.ts';

/** The country with its markets as an image has them; a market without a `colourOf` has no recent price. */
export function marketPicture(
  world: WorldShapes,
  { geography, points, view }: MarketPlaces,
  drawn: { area: string; frame: Frame; colourOf: (market: PlacedMarket) => string | null },
): PicturePart {
  const { area, frame, colourOf } = drawn;
  const { unit } = view;
  return {
    ...{ width: frame.width, height: frame.height },
    isMap: true,
    content: (
      <svg
        width={frame.width}
        height={frame.height}
        viewBox={toViewBox(view, frame)}
        overflow="hidden"
        aria-hidden="true"
        strokeLinejoin="round"
      >
        <g stroke="var(--map-coast)" strokeWidth={unit}>
          <CountryOutlines
            places={geography.places}
            land={world.land}
            initial={geography.places.map(({ iso3 }) => groundOf(iso3, area))}
          />
        </g>
        <LineLayer disputed={world.disputed} borders="" unit={unit} />
        {points.map((point) => {
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
        })}
      </svg>
    ),
  };
}
