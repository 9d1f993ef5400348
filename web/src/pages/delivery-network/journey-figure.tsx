import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { capital } from '../../i18n/area-subject.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { CountryCircles, CountryOutlines } from '../../map/country-layer.tsx';
import { toGeography } from '../../map/geography.ts';
import { groundPicture } from '../../map/ground-picture.tsx';
import { LineLayer } from '../../map/line-layer.tsx';
import { WORLD_ATTRIBUTE } from '../../map/shapes-source.ts';
import { toViewBox } from '../../map/view.ts';
import { useWorld } from '../../map/world-source.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type JourneyStep, journeySteps } from '../../url/delivery-params.ts';
import { FlowLinks, useFlowInput } from './delivery-place.tsx';
import { genebankPlaceName, isPart, samplesNumber } from './delivery-texts.ts';
import styles from './journey.module.css';
import { type Journey, namedRecipients, openSteps, toJourney } from './journey.ts';
import { Flows } from './journey-flows.tsx';
import { countryView, journeyFrame, worldView } from './journey-frame.ts';
import { type JourneyInput, journeyTexts } from './journey-texts.ts';
import { Dots, type Drawn, dotWidth, Lens, landraceLooks, lensBox, smallDot } from './landrace-dots.tsx';
import { useControl, type useLandraces } from './use-delivery.ts';

/** The map of a step. Where an image is being made, it hands over its picture. */
function JourneyMap(props: { journey: Journey; title: string; summary: string }): ReactNode {
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

/** The picture of a step. `world` is `null` until it is there. */
export function journeyFigure(input: JourneyInput): Figure {
  const figure = journeyTexts(input);
  return {
    ...figure,
    picture: () => <Picture journey={input.journey} title={figure.title} finding={figure.finding ?? ''} />,
  };
}

/** The steps of a seed's journey, played one after another or gone through. Nothing where none of them has anything to show. */
export function JourneyFigure(props: {
  page: FlowPage;
  source: PriceSource;
  landraces: ReturnType<typeof useLandraces>;
}): ReactNode {
  const { page } = props;
  const { view, hrefOf, follow, show } = useControl();
  const { landraces, failed } = props.landraces;
  const input = useFlowInput(page, props.source);
  const { words } = input.speech;
  const journey = useMemo(() => toJourney(view, { flows: page.journey, landraces }), [view, page, landraces]);
  const figure = useMemo(() => journey && journeyFigure({ ...input, journey }), [journey, input]);
  const { playing, play, stop } = usePlay(journey, (step) => follow(hrefOf({ step }), 'replace'));
  if (journey === null || figure === null) return null;
  const { step } = journey;
  const go = (to: JourneyStep): void => {
    stop();
    show({ step: to });
  };
  return (
    <div className={styles.whole} data-playing={playing || undefined}>
      <LiveRegion text={playing ? '' : (figure.finding ?? '')} />
      <FigureFrame
        figure={figure}
        options={
          <JourneySteps journey={journey} go={go}>
            <Button
              className={styles.play}
              look="quiet"
              icon={playing ? 'pause' : 'play'}
              onClick={() => (playing ? stop() : play())}
            >
              {playing
                ? words('deliveryNetwork.journey.stop')
                : words('deliveryNetwork.journey.play', {
                    seconds: openSteps(journey).length * stepSeconds,
                  })}
            </Button>
          </JourneySteps>
        }
        links={<FlowLinks page={page} />}
      >
        {step === 1 && landraces === undefined ? <NotLoaded failed={failed} height="24rem" /> : undefined}
      </FigureFrame>
    </div>
  );
}

/** Seconds of a step that is played. */
const stepSeconds = 4;

/** Plays the steps that are open from the first one on, each as long as the others, until the last one or a stop. */
function usePlay(journey: Journey | null, goTo: (step: JourneyStep) => void) {
  const [playing, setPlaying] = useState(false);
  const open = journey === null ? [] : openSteps(journey);
  const at = journey === null ? -1 : open.indexOf(journey.step);
  const next = open[at + 1] ?? null;
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (next === null) setPlaying(false);
      else latest.current(next);
    }, stepSeconds * 1000);
    return () => clearTimeout(timer);
  }, [playing, next]);
  return {
    playing,
    play: () => {
      const [first] = open;
      if (first !== undefined && at > 0) goTo(first);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}

function JourneySteps(props: {
  journey: Journey;
  go: (step: JourneyStep) => void;
  children: ReactNode;
}): ReactNode {
  const { journey, go } = props;
  const { view, hrefOf } = useControl();
  const { words, formats } = useSpeech();
  const { flows, landraces } = journey;
  const open = openSteps(journey);
  const details: Partial<Record<JourneyStep, string | undefined>> = {
    1:
      landraces == null
        ? undefined
        : words('deliveryNetwork.journey.detail.1', {
            count: landraces.total,
            number: formats.number(landraces.total, 0),
            places: landraces.places,
          }),
    // Of a part of the flows their number would be read as that of all.
    ...(flows !== null &&
      view.genebank === null &&
      !isPart(view) && {
        2: words('deliveryNetwork.journey.detail.2', { count: flows.genebanks.length }),
        3: words('deliveryNetwork.journey.detail.3', { count: flows.recipients.length }),
      }),
  };
  return (
    <Steps
      label={words('deliveryNetwork.journey.steps')}
      current={journey.step}
      steps={journeySteps.map((step) => ({
        number: step,
        href: open.includes(step) ? hrefOf({ step }) : null,
        onChoose: () => go(step),
        text: words(`deliveryNetwork.journey.step.${step}`),
        detail: details[step],
      }))}
    >
      {props.children}
    </Steps>
  );
}

function StepButtons({ journey }: { journey: Journey }): ReactNode {
  const { hrefOf, show } = useControl();
  const { words } = useSpeech();
  const open = openSteps(journey);
  const at = open.indexOf(journey.step);
  const [before, next] = [open[at - 1], open[at + 1]];
  return (
    <p className={styles.buttons} data-print="no">
      {before !== undefined && (
        <ButtonLink href={hrefOf({ step: before })} onChoose={() => show({ step: before })}>
          ‹ {words(`deliveryNetwork.journey.step.${before}`)}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink look="solid" href={hrefOf({ step: next })} onChoose={() => show({ step: next })}>
          {words(`deliveryNetwork.journey.next.${next}`)} ›
        </ButtonLink>
      )}
    </p>
  );
}

function Picture({
  journey,
  title,
  finding,
}: {
  journey: Journey;
  title: string;
  finding: string;
}): ReactNode {
  const { words } = useSpeech();
  const image = useContext(PictureContext);
  // In small images the map has the place of the list, whose numbers it shows, too.
  const isAlone = import.meta.env.SSR && image !== null && image.width < 500 && journey.step !== 1;
  return (
    <div className={styles.journey}>
      <JourneyMap journey={journey} title={title} summary={finding} />
      <div className={classNames(styles.side, journey.step !== 1 && styles.ends)}>
        <h3>{words(`deliveryNetwork.journey.list.${journey.step}`)}</h3>
        {!isAlone && <EndList journey={journey} />}
        <StepButtons journey={journey} />
      </div>
    </div>
  );
}

function EndList({ journey }: { journey: Journey }): ReactNode {
  const { step, country, flows, landraces } = journey;
  const { hrefOf, show, release } = useControl();
  const speech = useSpeech();
  const { words, formats, language } = speech;
  if (step === 1) {
    const most = Math.max(1, ...(landraces?.colours.map(({ count }) => count) ?? []));
    const version: Record<string, string> = release.pinned ? { v: release.id } : {};
    return (
      <RankedList
        rows={(landraces?.colours ?? []).map(({ colour, count }) => ({
          id: colour,
          name: capital(words(`deliveryNetwork.journey.colour.${colour}`)),
          // The collection has no filter of countries, and none of several colours.
          href:
            country === null && colour !== 'several'
              ? `/${language}/beans/data/collections?${new URLSearchParams({ colour, ...version })}`
              : null,
          part: count / most,
          value: formats.number(count, 0),
          colour: landraceLooks[colour],
        }))}
      />
    );
  }
  if (flows === null) return null;
  const ends =
    step === 2
      ? flows.genebanks.map(({ code, value }) => ({
          ...{ code, value },
          name: genebankPlaceName(words, code),
          change: { genebank: code },
        }))
      : flows.recipients.map(({ code, value }) => ({
          ...{ code, value },
          name: areaName(words, code),
          change: { country: code, step: 2 },
        }));
  const most = ends[0]?.value ?? 1;
  const rest = ends.slice(namedRecipients);
  return (
    <RankedList
      rows={ends.map(({ code, name, value, change }) => ({
        id: code,
        name,
        href: hrefOf(change),
        onChoose: () => show(change),
        part: value / most,
        value: samplesNumber(speech, value),
      }))}
      listed={namedRecipients}
      more={words('deliveryNetwork.journey.more', {
        count: rest.length,
        samples: samplesNumber(
          speech,
          rest.reduce((sum, { value }) => sum + value, 0),
        ),
      })}
    />
  );
}
