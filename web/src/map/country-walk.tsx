import type { ReactNode, RefObject } from 'react';
import { useWords } from '../i18n/words.tsx';
import { placeCard } from './card-place.ts';
import styles from './country-walk.module.css';
import type { Geography } from './geography.ts';
import { landAt } from './land-at.ts';
import { MapCard } from './map-card.tsx';
import type { useKeyboard } from './use-keyboard.ts';
import type { usePointer } from './use-pointer.ts';
import { type Frame, type MapView, toFrame } from './view.ts';

/** What lies over a drawing of countries: the surface from which keys walk over them, and the card of the one that is pointed at. */
export function CountryWalk(props: {
  keyboard: ReturnType<typeof useKeyboard>;
  pointer: Pick<ReturnType<typeof usePointer>, 'pinned'>;
  /** The country whose card is shown. */
  pointed: string | null;
  label: string;
  frameRef: RefObject<HTMLDivElement | null>;
  geography: Geography;
  view: MapView;
  frame: Frame;
  renderCard: (iso3: string) => ReactNode;
}): ReactNode {
  const { keyboard, pointer, pointed, label, frameRef, geography, view, frame, renderCard } = props;
  const words = useWords();
  return (
    <>
      <div
        ref={keyboard.ref}
        className={styles.keys}
        role="application"
        data-walking={keyboard.focused === null ? undefined : 'yes'}
        aria-label={label}
        aria-description={words('map.instructions')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk over the countries from here.
        tabIndex={0}
        {...keyboard.handlers}
      />
      {/* Right after the surface, so that Tab leads from a country to the links of its card. */}
      {pointed !== null && (
        <MapCard
          pinned={pointer.pinned === pointed}
          frameRef={frameRef}
          placeFor={(card, texts) => {
            const place = geography.byIso3.get(pointed);
            if (place === undefined) return [0, 0];
            const at = toFrame(place.centre, view, frame);
            return placeCard(card, frame, place, at, landAt(geography, view, frame), texts);
          }}
          onBlur={keyboard.handlers.onBlur}
          onEscape={keyboard.leaveCard}
        >
          {renderCard(pointed)}
        </MapCard>
      )}
    </>
  );
}
