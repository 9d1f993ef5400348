import { type ReactNode, useContext, useMemo } from 'react';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { CountryCircles, CountryOutlines } from '../../map/country-layer.tsx';
import { toGeography } from '../../map/geography.ts';
import { groundPicture } from '../../map/ground-picture.tsx';
import { LineLayer } from '../../map/line-layer.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { toViewBox } from '../../map/view.ts';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';
import { Flows } from './journey-flows.tsx';
import { countryView, journeyFrame, worldView } from './journey-frame.ts';
import { Dots, type Drawn, dotWidth, Lens, lensBox, smallDot } from './landrace-dots.tsx';

/** The map of a step. Where an image is being made, it hands over its picture. */
export function JourneyMap(props: { journey: Journey; title: string; summary: string }): ReactNode {
  const { journey } = props;
  const world = useWorld();
  const picture = useContext(PictureContext);
  const speech = useSpeech();
  const { step, country } = journey;
  const view = useMemo(
    () => world && (step === 1 ? countryView(world, country) : worldView(world)),
    [world, step, country],
  );
  const fillOf = (iso3: string): string => (iso3 === country ? 'var(--accent-tint)' : 'var(--map-none)');
  if (world === null || view === null)
    return <Skeleton ratio="716 / 360" label={speech.words('dataPage.state.loading')} />;
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const frame = { width, height: Math.round((width * journeyFrame.height) / journeyFrame.width) };
    const view = step === 1 ? countryView(world, country, frame) : worldView(world, frame);
    picture.add(
      groundPicture(
        world,
        { frame, view, fillOf },
        <JourneyLayers
          {...{ world, frame, view, speech }}
          // In a small image there is no space for the lens.
          journey={width < 500 && step !== 1 ? { ...journey, landraces: null } : journey}
          // Letters of a small drawing are not drawn as small as its land.
          unit={view.unit * Math.max(width / journeyFrame.width, 0.85)}
          isImage
        />,
      ),
    );
    return null;
  }
  const { places } = toGeography(world);
  const fills = places.map(({ iso3 }) => fillOf(iso3));
  return (
    <svg
      // Outlines are painted when they are made: another country makes them anew.
      key={country ?? ''}
      className={styles.map}
      viewBox={toViewBox(view, journeyFrame)}
      role="img"
      aria-label={speech.words('map.label', { title: props.title })}
      aria-description={props.summary}
      {...{ [WORLD_ATTRIBUTE]: world.viewBox.join(' ') }}
    >
      <g stroke="var(--map-coast)" strokeWidth={0.8 * view.unit} strokeLinejoin="round">
        <CountryOutlines places={places} land={world.land} initial={fills} />
        <g className={styles.states}>
          <CountryCircles places={places} initial={fills} unit={view.unit} />
        </g>
      </g>
      <LineLayer disputed={world.disputed} borders="" unit={view.unit} />
      <JourneyLayers {...{ journey, world, view, speech }} frame={journeyFrame} unit={view.unit} />
    </svg>
  );
}

/** A step's drawing on the land. */
function JourneyLayers(props: Drawn): ReactNode {
  const { step, flows, landraces, country } = props.journey;
  if (step === 1)
    return landraces ? (
      <Dots landraces={landraces} unit={props.unit} dot={country === null ? smallDot : dotWidth} />
    ) : null;
  if (flows === null) return null;
  const place = step === 2 ? toGeography(props.world).byIso3.get(country ?? '') : undefined;
  const hasLens = place !== undefined && landraces != null && landraces.total > 0;
  const box = place === undefined ? null : lensBox(place, props);
  return (
    <g key={step}>
      <Flows {...props} flows={flows} taken={hasLens && box !== null ? [box] : []} />
      {hasLens && box !== null && <Lens {...props} place={place} box={box} landraces={landraces} />}
    </g>
  );
}
