import type { ReactNode } from 'react';
import type { PriceWorld } from '#contract/prices.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { LaterValue } from './later-context.ts';
import { LaterPart, WorldPart } from './later-parts.tsx';

/** Latest prices, seasons, and the map of a year, which is open where nothing else is shown or where it is what the view chooses; `world` is `null` where latest prices and seasons could not be loaded. */
export function WorldView(props: { world: PriceWorld | null; later: LaterValue }): ReactNode {
  const { world, later } = props;
  const words = useWords();
  const { year, type } = later.control.view;
  const hasLatest = world?.countries.some(({ latest }) => latest !== null) === true;
  return (
    <>
      {world === null ? (
        <NotLoaded failed height="60vh" />
      ) : (
        <WorldPart part="WorldLatest" live={later} world={world} />
      )}
      {world !== null && <WorldPart part="WorldSeasons" live={later} world={world} />}
      <Disclosure summary={words('prices.map.open')} isOpen={!hasLatest || year !== null || type !== null}>
        <LaterPart part="WorldMap" live={later} />
      </Disclosure>
    </>
  );
}
