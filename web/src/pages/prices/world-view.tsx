import type { ReactNode } from 'react';
import type { PriceWorld } from '#contract/prices.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import type { LaterValue } from './later-context.ts';
import { LaterPart, WorldPart } from './later-parts.tsx';

/** Latest prices, seasons, and the map of a year; `world` is `null` where latest prices and seasons could not be loaded. */
export function WorldView({ world, later }: { world: PriceWorld | null; later: LaterValue }): ReactNode {
  return (
    <>
      {world === null ? (
        <NotLoaded failed height="60vh" />
      ) : (
        <>
          <WorldPart part="WorldLatest" live={later} world={world} />
          <WorldPart part="WorldSeasons" live={later} world={world} />
        </>
      )}
      <LaterPart part="WorldMap" live={later} />
    </>
  );
}
