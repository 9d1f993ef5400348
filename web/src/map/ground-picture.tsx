import type { ReactNode } from 'react';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { CountryOutlines } from './country-layer.tsx';
import type { Fill } from './fills.ts';
import { toGeography } from './geography.ts';
import { LineLayer } from './line-layer.tsx';
import { type Frame, type MapView, toViewBox } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';

export function groundPicture(
  world: WorldShapes,
  look: { frame: Frame; view: MapView; fillOf: (iso3: string) => Fill },
  content: ReactNode,
): PicturePart {
  const { frame, view, fillOf } = look;
  const { width, height } = frame;
  const { places } = toGeography(world);
  return {
    ...{ width, height },
    isMap: true,
    content: (
      <svg
        {...{ width, height }}
        viewBox={toViewBox(view, frame)}
        overflow="hidden"
        aria-hidden="true"
        strokeLinejoin="round"
      >
        <g stroke="var(--map-coast)" strokeWidth={view.unit}>
          <CountryOutlines
            places={places}
            land={world.land}
            initial={places.map(({ iso3 }) => fillOf(iso3))}
          />
        </g>
        <LineLayer disputed={world.disputed} borders="" unit={view.unit} />
        {content}
      </svg>
    ),
  };
}
