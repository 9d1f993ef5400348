import type { ReactNode } from 'react';
import type { PriceWorld } from '#contract/prices.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import type { LaterValue } from './later-context.ts';
import { LaterPart, WorldPart } from './later-parts.tsx';

/** Latest prices, the map of a year, and seasons; `world` is `null` where latest prices and seasons could not be loaded. */
export function WorldView(props: { world: PriceWorld | null; later: LaterValue }): ReactNode {
  const { world, later } = props;
  return (
    <>
      {world === null ? (
        <NotLoaded failed height="60vh" />
      ) : (
        <WorldPart part="WorldLatest" live={later} world={world} />
      )}
      <LaterPart part="WorldMap" live={later} />
      {world !== null && <WorldPart part="WorldSeasons" live={later} world={world} />}
    </>
  );
}
