import { memo, type ReactNode, useMemo } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { IMPORT_UNIT_VALUE } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceSource, PriceWorld } from '#contract/prices.ts';
import type { Loaded } from '../../../api/loaded.ts';
import { AboutSection } from '../../../blocks/about-section.tsx';
import { MetadataTab } from '../../../blocks/metadata-tab.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import type { Figure } from '../../../figure/figure.ts';
import { DownloadMenu, ShareMenu } from '../../../figure/figure-foot.tsx';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { areaWords } from '../../../i18n/area-words.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { useWords } from '../../../i18n/words.tsx';
import { useAfterFrame } from '../../../ui/use-after-frame.ts';
import type { PriceTypeId } from '../../../url/prices-params.ts';
import type { ShownBenchmarks } from '../benchmarks-model.ts';
import { PriceFigure, PriceLinks, PricesPlace } from '../price-place.tsx';
import type { BesidePrice } from '../prices-data.ts';
import type { ShownPrices } from '../shown-prices.ts';
import { type PricesControl, usePrices } from '../use-prices-view.ts';
import { BenchmarkFigure } from './benchmark-figure.tsx';
import { benchmarksFigure } from './benchmarks-figure.ts';
import { ChangeFigure } from './change-figure.tsx';
import { clockFigure } from './clock-figure.tsx';
import { deflatorFigure, rateFigure } from './converter-figures.ts';
import { LeftOutFigure } from './left-out-figure.tsx';
import { marketsFigure } from './market-map.tsx';
import styles from './pair.module.css';
import { PriceChartFigure, priceChartFigure } from './price-chart-figure.tsx';
import { readingsFigure } from './readings-figure.tsx';
import { spreadFigure } from './spread-figure.tsx';
import { latestFigure, wallFigure } from './world-figures.tsx';
import { MapFigure } from './world-map.tsx';
import { producerFigure, yearsBesideMonths } from './year-figure.ts';

export interface LaterValue {
  control: PricesControl;
  shownPrices: ShownPrices | null;
  page: PricePage | null;
  map: PriceMap | null;
  world: PriceWorld | null;
  /** Countries with a year's figure, by price type; `null` where that is not known. */
  countries: Readonly<Record<PriceTypeId, readonly string[]>> | null;
  beside: Loaded<BesidePrice | null>;
  title: string;
  origin: string;
}

export interface BenchmarksValue {
  control: PricesControl;
  shownBenchmarks: ShownBenchmarks;
  title: string;
  origin: string;
}

type Term = readonly [term: string, unit: string];

/** Terms of domestic prices, in the order of the page, each with the id of its unit. */
const priceTerms: readonly Term[] = [
  ['market', 'slc-kg'],
  ['median', 'slc-kg'],
  ['band', 'slc-kg'],
  ['suspect', ''],
  ['year', 'usd-kg'],
  ['producer', 'usd-kg'],
  ['nominal', 'slc-kg'],
  ['ipc', 'slc-kg'],
  ['usd', 'usd-kg'],
  ['usdeflac', 'usd-kg'],
  ['deflator', ''],
  ['rate', ''],
  ['season', 'percent'],
  ['premium', 'percent'],
  ['change', 'percent'],
  ['benchmark', 'usd-kg'],
];

/** Terms of international prices: these are not collected on markets or converted. */
const benchmarkTerms: readonly Term[] = [
  ['benchmark', 'usd-kg'],
  ['usdeflac', 'usd-kg'],
];

function PriceMetadata(props: {
  terms: readonly Term[];
  sources: readonly PriceSource[];
  title: string;
  origin: string;
  path: string;
}): ReactNode {
  const { terms, title, sources, origin, path } = props;
  const { hrefOf, release } = usePrices();
  const { words, language } = useSpeech();
  return (
    <MetadataTab
      release={release}
      group="prices"
      caption={words('prices.metadata.caption')}
      terms={terms.map(([id, unit]) => ({ id, unit: unit === '' ? '' : words(`units.${unit}.short`) }))}
      cited={{
        ...{ title, sources, origin, pathname: `/${language}${path}` },
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <h2>{words('prices.metadata.sources')}</h2>
      <SourceList group="prices" sources={sources} />
    </MetadataTab>
  );
}

/** Where FAO's producer prices are from, which are yearly and of an item of FAOSTAT. */
const producerSource = 'faostat-producer-prices';

/** Crops with a note beside those that hold for the market prices of all. */
const ofMarkets: readonly string[] = ['beans', 'rice'];

/** Caveats of crops that FAO's items have; others are on production or balances, not prices. */
const ofProducers: Readonly<Record<string, readonly string[]>> = { beans: ['crops.beans.caveat.vigna'] };

interface Note {
  key: string;
  /** Item of FAOSTAT that the note is of. */
  item?: number;
}

/**
 * Notes on the prices of a page, by the kinds of prices that it has: on the map any country's, else the chosen one's.
 * `countries` are those with a year's figure by type; `null` where that is not known.
 */
export function aboutNotes(
  crop: string,
  page: Pick<PricePage, 'series' | 'years' | 'sources'> | null,
  countries: Readonly<Record<PriceTypeId, readonly string[]>> | null,
): readonly Note[] {
  const hasCountries = (type: PriceTypeId): boolean => countries === null || countries[type].length > 0;
  const hasMarkets =
    page === null ? hasCountries('retail') || hasCountries('wholesale') : page.series.length > 0;
  const hasProducers =
    page === null
      ? hasCountries('producer')
      : page.years.some(
          ({ type, source }) => type === 'producer' && page.sources[source]?.key === producerSource,
        );
  const item = findCrop(crop)?.items.production ?? undefined;
  return [
    ...(hasMarkets
      ? [
          { key: 'prices.about.median' },
          { key: 'prices.about.sources' },
          ...(ofMarkets.includes(crop) ? [{ key: `prices.about.${crop}` }] : []),
        ]
      : []),
    ...(hasProducers && item !== undefined
      ? [{ key: 'prices.about.producer', item }, ...(ofProducers[crop] ?? []).map((key) => ({ key }))]
      : []),
  ];
}

function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}

/** The chart and its neighbour, on common lines; alone the chart is as wide as the page. */
function FirstRow(props: { children: ReactNode; beside: ReactNode }): ReactNode {
  return (
    <div className={styles.first} data-pair={props.beside !== null || undefined}>
      {props.children}
      {props.beside}
    </div>
  );
}

interface Live {
  live: LaterValue;
}

/** Files and sharing of a figure, at the head of its page. */
const takeButtons = (figure: Figure | null): ReactNode =>
  figure && (
    <>
      <DownloadMenu figures={[figure]} look="button" />
      <ShareMenu figure={figure} look="button" />
    </>
  );

/** Files and sharing of the figure that leads the page. */
export function Take({ live }: Live): ReactNode {
  const { shownPrices, page, world, control } = live;
  const speech = useSpeech();
  const years = shownPrices === null && page !== null ? producerFigure(page, speech) : null;
  return takeButtons(
    shownPrices !== null
      ? priceChartFigure(shownPrices, speech)
      : (years ?? (world && latestFigure({ ...control, world }, speech))),
  );
}

export function BenchmarksTake({ live }: { live: BenchmarksValue }): ReactNode {
  return takeButtons(benchmarksFigure(live.shownBenchmarks, useSpeech()));
}

/** Prices of a country or one of its cities: the chart, and the clock where the season is known; figures of years where there are no others. */
export function CountryFirst({ live }: Live): ReactNode {
  const { shownPrices, page } = live;
  const speech = useSpeech();
  const clock = useMemo(() => shownPrices && clockFigure(shownPrices, speech), [shownPrices, speech]);
  if (shownPrices !== null)
    return (
      <FirstRow beside={clock && <FigureFrame figure={clock} links={<PriceLinks />} />}>
        <PriceChartFigure shownPrices={shownPrices} />
      </FirstRow>
    );
  return (
    page && (
      <>
        <PriceFigure
          of={page}
          toFigure={producerFigure}
          compared={{ area: page.area, elements: ['price-producer'] }}
        />
        <WorldFigure of={latestFigure} live={live} />
        {page.opens === null && <TradeLink area={page.area} />}
      </>
    )
  );
}

/** To what trade paid, where no market has prices. */
function TradeLink({ area }: { area: string }): ReactNode {
  const { crop: id } = usePrices();
  const { words, language } = useSpeech();
  const crop = findCrop(id);
  const path = crop && pageOfElement(crop, IMPORT_UNIT_VALUE, { place: `country=${area}` });
  return (
    path && (
      <p>
        <a href={`/${language}${path}`}>{words('prices.none.trade', areaWords(words, area))}</a>
      </p>
    )
  );
}

/** The explanation of the prices. The chart is updated at once; this follows after its paint. */
export function CountryFollowing({ live }: Live): ReactNode {
  return <Explaining later={useAfterFrame(live)} />;
}

/** Renders anew only with another value: the page does not wait for it. */
const Explaining = memo(function Explaining({ later }: { later: LaterValue }): ReactNode {
  const { shownPrices, beside, control } = later;
  if (shownPrices === null) return null;
  return (
    <PricesPlace control={control}>
      {control.view.city === null && (
        <Pair>
          <PriceFigure of={shownPrices} toFigure={marketsFigure} hasTable={false} />
          <PriceFigure of={shownPrices} toFigure={spreadFigure} />
        </Pair>
      )}
      <PriceFigure of={shownPrices} toFigure={readingsFigure} />
      <Pair>
        <ChangeFigure shownPrices={shownPrices} />
        {control.view.city === null && (
          <PriceFigure of={shownPrices.known.page} toFigure={yearsBesideMonths} />
        )}
      </Pair>
      <BenchmarkFigure shownPrices={shownPrices} beside={beside} />
    </PricesPlace>
  );
});

function WorldFigure({ of, live }: Live & { of: typeof latestFigure }): ReactNode {
  const { world, control } = live;
  const { hrefOf, release, view } = control;
  const input = useMemo(() => world && { world, hrefOf, release, view }, [world, hrefOf, release, view]);
  return input && <PriceFigure of={input} toFigure={of} />;
}

/** The newest prices, and the map of a year. */
export function WorldFirst({ live }: Live): ReactNode {
  const { map } = live;
  return (
    <Pair>
      <WorldFigure of={latestFigure} live={live} />
      {map && <MapFigure map={map} />}
    </Pair>
  );
}

export function WorldSeasons({ live }: Live): ReactNode {
  return <WorldFigure of={wallFigure} live={live} />;
}

export function DomesticMetadata({ live }: Live): ReactNode {
  const { page, map, shownPrices, title, origin, control } = live;
  return (
    <>
      <PriceMetadata
        terms={priceTerms}
        sources={page?.sources ?? map?.sources ?? []}
        title={title}
        origin={origin}
        path={`/${control.crop}/data/prices`}
      />
      {shownPrices !== null && (
        <>
          <Pair>
            <PriceFigure of={shownPrices} toFigure={deflatorFigure} />
            <PriceFigure of={shownPrices} toFigure={rateFigure} />
          </Pair>
          <LeftOutFigure shownPrices={shownPrices} />
        </>
      )}
    </>
  );
}

export function AboutPrices({ live }: Live): ReactNode {
  const { page, shownPrices, countries, control } = live;
  const { crop, hrefOf, view } = control;
  const words = useWords();
  // A country's map is drawn where one of its markets can be placed.
  const hasPoints =
    shownPrices !== null &&
    view.city === null &&
    page?.markets.some(({ latitude }) => latitude !== null) === true;
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

export function BenchmarkLines({ live }: { live: BenchmarksValue }): ReactNode {
  const { shownBenchmarks } = live;
  const elements = shownBenchmarks.lines.map(({ id }) => `benchmark-${id}`);
  return (
    <PriceFigure of={shownBenchmarks} toFigure={benchmarksFigure} compared={{ area: worldCode, elements }} />
  );
}

export function BenchmarksMetadata({ live }: { live: BenchmarksValue }): ReactNode {
  const { control, shownBenchmarks, title, origin } = live;
  return (
    <PriceMetadata
      terms={benchmarkTerms}
      sources={shownBenchmarks.sources}
      title={title}
      origin={origin}
      path={`/${control.crop}/data/prices-international`}
    />
  );
}
