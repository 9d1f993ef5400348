import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceWorld } from '#contract/prices.ts';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart, NotLoaded } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { changePrices, type PricesView, pricesParams } from '../../url/prices-params.ts';
import { ignoredPrices } from './ignored-prices.ts';
import type { LaterValue } from './later/lower-figures.tsx';
import { LaterPart } from './later-parts.tsx';
import { MedianSentence } from './median-sentence.tsx';
import { MonthChip } from './month-chip.tsx';
import { PriceFilters } from './price-filters.tsx';
import { PricesPlace } from './price-place.tsx';
import {
  cropTypeName,
  headingText,
  introText,
  leadText,
  newestPrice,
  noneText,
  placeText,
  producerText,
} from './price-texts.ts';
import { PriceTitle } from './price-title.tsx';
import { anyCountries, mapAddress, type PricesPageData, pageAddress, worldAddress } from './prices-data.ts';
import { RowsHost } from './rows-host.tsx';
import {
  hasProducer,
  type KnownPrices,
  newestProducer,
  readPage,
  type ShownPrices,
  showPrices,
} from './shown-prices.ts';
import { type PricesControl, pricesHref, usePrices, usePricesView } from './use-prices-view.ts';
import { latestPrices, nearLead, neighbourPrices, worldLead } from './world-latest.ts';

const readMap = (address: string): Promise<PriceMap> => askFor(browserGetJson, 'priceMap', address);
const readWorld = (address: string): Promise<PriceWorld> => askFor(browserGetJson, 'priceWorld', address);
const readCountry = (address: string): Promise<PricePage> => askFor(browserGetJson, 'pricePage', address);

interface Drawn {
  view: PricesView;
  page: PricePage | undefined;
  map: PriceMap | undefined;
  /** `undefined` beside a map: it could not be loaded. */
  world: PriceWorld | undefined;
}

interface DrawnPage extends Drawn {
  /** The control of the drawn view: its links and changes start from there. */
  control: PricesControl;
  waiting: boolean;
  /** The requested view could not be loaded. */
  failed: boolean;
}

/**
 * The newest loaded view. While another one loads, and when it failed, the one before stays
 * as a whole, with its own title: figures never have the title of others.
 */
function useDrawnPrices(data: PricesPageData, requested: PricesControl): DrawnPage {
  const { crop, view } = requested;
  const address = pageAddress(crop, view);
  const country = useAnswer(data.page, address, readCountry);
  const map = useAnswer(data.map, address === null ? mapAddress(crop, view) : null, readMap);
  const ofWorld = worldAddress(crop, view, country.value);
  const latest = useAnswer(data.world, ofWorld, readWorld);
  const ready =
    (country.value ?? map.value) !== undefined &&
    (ofWorld === null || latest.value !== undefined || latest.failed);
  const failed = country.failed || map.failed;
  const before = useRef<Drawn | null>(null);
  const drawnPage: Drawn =
    ready || before.current === null
      ? { view, page: country.value, map: map.value, world: latest.value }
      : before.current;
  const { page, map: drawnMap, world } = drawnPage;
  useEffect(() => {
    if (ready) before.current = { view, page, map: drawnMap, world };
  }, [ready, view, page, drawnMap, world]);
  const at = drawnPage.view;
  const refused = failed && at !== view ? view : null;
  const control = useMemo((): PricesControl => {
    if (at === requested.view) return requested;
    return {
      ...requested,
      view: at,
      refused,
      chosen: refused === null ? requested.view : at,
      // A change after a failure starts from the drawn view; a place is always one of the drawn view.
      show: (change, mode = 'push') => {
        const { store } = requested;
        const isPlace = 'country' in change || 'city' in change;
        store.go(changePrices(refused !== null || isPlace ? at : store.get(), change), mode);
      },
      hrefOf: pricesHref(at, requested.release),
    };
  }, [requested, at, refused]);
  return { ...drawnPage, control, waiting: !ready && !failed, failed };
}

function CountryView(props: { shownPrices: ShownPrices; later: LaterValue }): ReactNode {
  const { shownPrices, later } = props;
  const { crop } = usePrices();
  const { words, formats } = useSpeech();
  const place = placeText(words, shownPrices.known.page);
  const type = words(`prices.type.${shownPrices.type}.plural`);
  const forms = shownPrices.cropTypes.map((each) =>
    words('prices.ofType', { type: cropTypeName(words, crop, each) }),
  );
  return (
    <>
      {!shownPrices.types.includes('retail') && (
        <Notice>{words('prices.opens.wholesale', { place, type })}</Notice>
      )}
      {!shownPrices.cropTypes.includes('') && (
        <Notice>{words('prices.opens.otherForm', { place, list: formats.list(forms) })}</Notice>
      )}
      <LaterPart part="CountryFirst" live={later} />
      <LaterPart part="CountryFollowing" live={later} />
    </>
  );
}

/** Figures of years alone: of a country without monthly prices, with those of its neighbours, or of producer prices. */
function EmptyCountry({ known, later }: { known: KnownPrices; later: LaterValue }): ReactNode {
  const { crop } = usePrices();
  const words = useWords();
  const { page } = known;
  return (
    <>
      <LaterPart part="CountryFirst" live={later} />
      {page.opens === null && hasProducer(known) && <Notice>{noneText(words, crop, page.area)}</Notice>}
    </>
  );
}

/** The newest month of the prices shown, of the world that of any country, or the newest year of producer prices. */
function PriceChip({ later, known }: { later: LaterValue; known: KnownPrices | null }): ReactNode {
  const { world, shownPrices, control } = later;
  const { release } = control;
  if (known === null) {
    const newest = Math.max(0, ...(world === null ? [] : latestPrices(world).map(({ month }) => month)));
    return newest === 0 ? null : <MonthChip month={newest} release={release} isLast isInDollars />;
  }
  if (shownPrices === null)
    return <LatestChip year={newestProducer(known.page)?.year ?? null} release={release} />;
  const month = shownPrices.newest?.month ?? null;
  return month === null ? null : <MonthChip {...{ month, release }} isLast={isLast(known, month)} />;
}

/** Another type, source or money may have newer prices. */
const isLast = (known: KnownPrices, month: number): boolean =>
  known.series.every(({ prices: { own, usd } }) =>
    [own, usd].every((months) => (months.at(-1)?.month ?? month) <= month),
  );

/** Latest prices, seasons, and the map of a year; `world` is `null` where latest prices and seasons could not be loaded. */
function WorldView({ later }: { later: LaterValue }): ReactNode {
  return (
    <>
      {later.world === null && <NotLoaded failed height="20vh" />}
      <LaterPart part="WorldFirst" live={later} />
      {later.world !== null && <LaterPart part="WorldSeasons" live={later} />}
    </>
  );
}

/** The requested view that could not be loaded, the one still shown, and a retry. */
function RefusedNotice({ shown, page }: { shown: string; page: PricePage | undefined }): ReactNode {
  const { crop, refused } = usePrices();
  const words = useWords();
  if (refused === null) return null;
  const { country, city } = refused;
  const asked = headingText(words, crop, country, page && { city, markets: page.markets });
  return <FailedPart text={words('prices.refused', { asked, shown })} />;
}

export function PricesPage({ data }: { data: PricesPageData }): ReactNode {
  const { crop } = data;
  const requested = usePricesView(data, 'prices');
  const { control, view, page, map, world, waiting, failed } = useDrawnPrices(data, requested);
  const { hrefOf } = control;
  const words = useWords();
  const speech = useSpeech();
  useAskAgainOn(requested.view);

  const prices = useMemo(() => (page === undefined ? null : readPage(page)), [page]);
  const shownPrices = useMemo(() => (prices === null ? null : showPrices(prices, view)), [prices, view]);
  const heading = headingText(words, crop, view.country, page ?? null, shownPrices?.cropType);
  const near = useMemo(
    () => (world === undefined || page === undefined ? world : neighbourPrices(world, page)),
    [world, page],
  );
  const lead =
    shownPrices !== null
      ? leadText(speech, crop, shownPrices)
      : prices === null
        ? null
        : (producerText(speech, crop, prices) ??
          nearLead(speech, near, { ...data, country: prices.page.area }));
  const finding =
    view.country !== null
      ? (lead ?? undefined)
      : ((world && worldLead(speech, world, data.release)) ?? introText(words, crop));
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const countries = valueOr(data.countries, null);
  const asks = requested.fresh ? data.search : pricesParams.serialise(view, null);
  const ignored = ignoredPrices(asks, view, prices, shownPrices, map ?? null);
  const later = useMemo(
    (): LaterValue => ({
      control,
      shownPrices,
      page: page ?? null,
      map: map ?? null,
      world: near ?? null,
      countries,
      beside: data.beside,
      title: heading,
      origin: data.origin,
    }),
    [control, shownPrices, page, map, near, countries, data, heading],
  );
  return (
    <PricesPlace control={control}>
      <RowsHost shownPrices={shownPrices} brought={data.rows}>
        <PageLayout>
          <PriceTitle
            title={heading}
            chip={<PriceChip later={later} known={prices} />}
            finding={
              shownPrices?.newest == null ? (
                finding
              ) : (
                <MedianSentence
                  month={shownPrices.newest.month}
                  price={newestPrice(speech, shownPrices)}
                  sentence={finding ?? ''}
                />
              )
            }
            actions={<LaterPart part="Take" live={later} />}
          />
          <LiveRegion text={waiting ? '' : `${heading}. ${finding ?? ''}`} />
          <AdjustedNotice ignored={ignored} shown={heading} />
          <TabPanel id={view.tab}>
            <PageLayout>
              {view.tab === 'metadata' ? (
                <LaterPart part="DomesticMetadata" live={later} />
              ) : (
                <>
                  <PriceFilters countries={data.countries} known={prices} shownPrices={shownPrices} />
                  <RefusedNotice shown={heading} page={page} />
                  {waiting && <SeedLoader crop={crop} label={words('dataPage.state.isLoading')} />}
                  <div aria-busy={waiting}>
                    <PageLayout>
                      {view.country !== null ? (
                        prices === null ? (
                          <NotLoaded failed={failed} height="60vh" />
                        ) : shownPrices === null ? (
                          <EmptyCountry known={prices} later={later} />
                        ) : (
                          <CountryView shownPrices={shownPrices} later={later} />
                        )
                      ) : map === undefined ? (
                        <NotLoaded failed={failed} height="60vh" />
                      ) : countries !== null && anyCountries(countries).length === 0 ? (
                        <Notice>{words('prices.crop.none', { cropThe: words(`crops.${crop}.the`) })}</Notice>
                      ) : (
                        <WorldView later={later} />
                      )}
                    </PageLayout>
                  </div>
                  <LaterPart part="AboutPrices" live={later} />
                </>
              )}
            </PageLayout>
          </TabPanel>
        </PageLayout>
      </RowsHost>
    </PricesPlace>
  );
}
