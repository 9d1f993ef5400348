import { memo, type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { AboutSection } from '../../../blocks/about-section.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { useSpeech } from '../../../i18n/speech.ts';
import { useWords } from '../../../i18n/words.tsx';
import { useAfterFrame } from '../../../ui/use-after-frame.ts';
import { type LaterValue, useBenchmarks, useLater } from '../later-context.ts';
import { PriceFigure, PriceLinks, PricesPlace } from '../price-place.tsx';
import { aboutNotes } from './about-notes.ts';
import { BenchmarkFigure } from './benchmark-figure.tsx';
import { benchmarksFigure } from './benchmarks-figure.ts';
import { ChangeFigure } from './change-figure.tsx';
import { clockFigure } from './clock-figure.tsx';
import { deflatorFigure, rateFigure } from './converter-figures.ts';
import { LeftOutFigure } from './left-out-figure.tsx';
import { marketsFigure } from './market-map.tsx';
import { FirstRow, Pair } from './pair.tsx';
import { PriceChartFigure } from './price-chart-figure.tsx';
import { benchmarkTerms, PriceMetadata, priceTerms } from './price-metadata.tsx';
import { readingsFigure } from './readings-figure.tsx';
import { spreadFigure } from './spread-figure.tsx';
import { latestFigure, wallFigure } from './world-figures.tsx';
import { MapFigure } from './world-map.tsx';
import { producerFigure, yearsBesideMonths } from './year-figure.ts';

/** Prices of a country or one of its cities: the chart, and the clock where the season is known; figures of years where there are no others. */
export function CountryFirst(): ReactNode {
  const { shown, page, city } = useLater();
  const speech = useSpeech();
  const clock = useMemo(() => shown && clockFigure(shown, speech), [shown, speech]);
  const years = useMemo(
    () => (shown === null && page !== null ? producerFigure(page, speech) : null),
    [shown, page, speech],
  );
  if (shown === null)
    return (
      page &&
      years && (
        <FigureFrame
          figure={years}
          links={<PriceLinks compared={{ area: page.area, elements: ['price-producer'] }} />}
        />
      )
    );
  return (
    <FirstRow beside={clock && <FigureFrame figure={clock} links={<PriceLinks />} />}>
      <PriceChartFigure shown={shown} city={city} />
    </FirstRow>
  );
}

/** The explanation of the prices. The chart is updated at once; this follows after its paint. */
export function CountryFollowing(): ReactNode {
  return <Explaining later={useAfterFrame(useLater())} />;
}

/** Renders anew only with another value: the page does not wait for it. */
const Explaining = memo(function Explaining({ later }: { later: LaterValue }): ReactNode {
  const { shown, beside, control } = later;
  if (shown === null) return null;
  return (
    <PricesPlace control={control}>
      {control.view.city === null && (
        <Pair>
          <PriceFigure of={shown} toFigure={marketsFigure} hasTable={false} />
          <PriceFigure of={shown} toFigure={spreadFigure} />
        </Pair>
      )}
      <PriceFigure of={shown} toFigure={readingsFigure} />
      <Pair>
        <ChangeFigure shown={shown} />
        <PriceFigure of={shown.known.page} toFigure={yearsBesideMonths} />
      </Pair>
      <BenchmarkFigure shown={shown} beside={beside} />
    </PricesPlace>
  );
});

function WorldFigure({ of }: { of: typeof latestFigure }): ReactNode {
  const { world, control } = useLater();
  const { hrefOf, release } = control;
  const speech = useSpeech();
  const figure = useMemo(
    () => world && of({ world, hrefOf, release }, speech),
    [of, world, hrefOf, release, speech],
  );
  return figure && <FigureFrame figure={figure} links={<PriceLinks />} />;
}

/** The latest price of every country. */
export function WorldLatest(): ReactNode {
  return <WorldFigure of={latestFigure} />;
}

/** The map of a year. */
export function WorldMap(): ReactNode {
  const { map } = useLater();
  return map && <MapFigure map={map} />;
}

/** The season of every country. */
export function WorldSeasons(): ReactNode {
  return <WorldFigure of={wallFigure} />;
}

/** The metadata tab of domestic prices, of a country with what its prices are converted by and what is left out. */
export function DomesticMetadata(): ReactNode {
  const { page, map, shown, title, origin, control } = useLater();
  return (
    <>
      <PriceMetadata
        terms={priceTerms}
        sources={page?.sources ?? map?.sources ?? []}
        title={title}
        origin={origin}
        path={`/${control.crop}/data/prices`}
      />
      {shown !== null && (
        <>
          <Pair>
            <PriceFigure of={shown} toFigure={deflatorFigure} />
            <PriceFigure of={shown} toFigure={rateFigure} />
          </Pair>
          <LeftOutFigure shown={shown} />
        </>
      )}
    </>
  );
}

/** Notes that hold for all prices of the page, and its sources. */
export function AboutPrices(): ReactNode {
  const { page, shown, countries, control } = useLater();
  const { crop, hrefOf, view } = control;
  const words = useWords();
  // A country's map is drawn where one of its markets can be placed.
  const hasPoints =
    shown !== null && view.city === null && page?.markets.some(({ latitude }) => latitude !== null) === true;
  return (
    <AboutSection>
      <ul>
        {aboutNotes(crop, page, countries).map(({ key, item }) => (
          <li key={key}>{words(key, { item: item === undefined ? '' : words(`items.${item}`) })}</li>
        ))}
        {(view.country === null || hasPoints) && (
          <li>
            {words('map.disputed')} {view.country === null && words('map.smallStates')}
          </li>
        )}
      </ul>
      {page !== null && page.sources.length > 0 && <SourceList group="prices" sources={page.sources} />}
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}

/** International prices as lines. */
export function BenchmarkLines(): ReactNode {
  const { shown } = useBenchmarks();
  const speech = useSpeech();
  const figure = useMemo(() => benchmarksFigure(shown, speech), [shown, speech]);
  return (
    <FigureFrame
      figure={figure}
      links={
        <PriceLinks
          compared={{ area: worldCode, elements: shown.lines.map(({ id }) => `benchmark-${id}`) }}
        />
      }
    />
  );
}

/** The metadata tab of international prices. */
export function BenchmarksMetadata(): ReactNode {
  const { control, shown, title, origin } = useBenchmarks();
  return (
    <PriceMetadata
      terms={benchmarkTerms}
      sources={shown.sources}
      title={title}
      origin={origin}
      path={`/${control.crop}/data/prices-international`}
    />
  );
}
