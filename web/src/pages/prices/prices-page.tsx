import { type ReactNode, useMemo } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceWorld } from '#contract/prices.ts';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart, NotLoaded } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { type PricesView, pricesParams } from '../../url/prices-params.ts';
import { CountryView, EmptyCountry } from './country-view.tsx';
import { ignoredPrices } from './ignored-prices.ts';
import { LaterPart, type LaterValue } from './later-parts.tsx';
import { MedianSentence } from './median-sentence.tsx';
import { MonthChip } from './month-chip.tsx';
import { PriceFilters } from './price-filters.tsx';
import { PricesPlace } from './price-place.tsx';
import { headingText, introText, leadText, newestPrice, noneText, producerText } from './price-texts.ts';
import { anyCountries, mapType, type PricesPageData } from './prices-data.ts';
import { RowsHost } from './rows-host.tsx';
import {
  chosenCity,
  type KnownPrices,
  newestProducer,
  readPage,
  type ShownPrices,
  showPrices,
} from './shown-prices.ts';
import { useDrawnPrices } from './use-drawn-prices.ts';
import { usePrices, usePricesView } from './use-prices-view.ts';
import { latestPrices, worldLead } from './world-latest.ts';

/** The newest month of the prices shown, of the world that of any country, or the newest year of producer prices. */
function PriceChip(props: {
  known: KnownPrices | null;
  /** Prices of the world, where no country is shown. */
  world: PriceWorld | null;
  shown: ShownPrices | null;
  release: { created: string };
}): ReactNode {
  const { known, world, shown, release } = props;
  if (known === null) {
    const newest = Math.max(0, ...(world === null ? [] : latestPrices(world).map(({ month }) => month)));
    return newest === 0 ? null : <MonthChip month={newest} release={release} isLast isInDollars />;
  }
  if (shown === null) return <LatestChip year={newestProducer(known.page)?.year ?? null} release={release} />;
  const month = shown.newest?.month ?? null;
  return month === null ? null : <MonthChip {...{ month, release }} isLast={isLast(known, month)} />;
}

/** Another type, source or money may have newer prices. */
const isLast = (known: KnownPrices, month: number): boolean =>
  known.series.every(({ prices: { own, usd } }) =>
    [own, usd].every((months) => (months.at(-1)?.month ?? month) <= month),
  );

/** Latest prices, seasons, and the map of a year. */
function WorldView({ later }: { later: LaterValue }): ReactNode {
  return (
    <>
      {later.world === null ? (
        <NotLoaded failed height="60vh" />
      ) : (
        <>
          <LaterPart part="WorldLatest" live={later} />
          <LaterPart part="WorldSeasons" live={later} />
        </>
      )}
      <LaterPart part="WorldMap" live={later} />
    </>
  );
}

/** The requested view that could not be loaded, the one still shown, and a retry. */
function RefusedNotice(props: {
  refused: PricesView;
  /** Heading of the shown view. */
  shown: string;
  page: PricePage | undefined;
}): ReactNode {
  const { refused, shown, page } = props;
  const { crop } = usePrices();
  const words = useWords();
  const market = refused.city === null ? undefined : page?.markets.find(({ id }) => id === refused.city);
  const subject =
    refused.country === null ? words(`prices.type.${mapType(refused)}.short`) : (market?.label ?? null);
  const requestedHeading = headingText(words, crop, refused.country);
  return (
    <FailedPart
      text={words('prices.refused', {
        asked: subject === null ? requestedHeading : `${requestedHeading} (${subject})`,
        shown,
      })}
    />
  );
}

/** Domestic prices of a crop: the world's map, or a country with its chart and explanation. */
export function PricesPage({ data }: { data: PricesPageData }): ReactNode {
  const { crop } = data;
  const requested = usePricesView(data, 'prices');
  const { control, view, page, map, world, waiting, failed } = useDrawnPrices(data, requested);
  const { show, hrefOf } = control;
  const words = useWords();
  const speech = useSpeech();
  useAskAgainOn(requested.view);

  const prices = useMemo(() => (page === undefined ? null : readPage(page)), [page]);
  const shown = useMemo(() => (prices === null ? null : showPrices(prices, view)), [prices, view]);
  const city = page === undefined ? null : chosenCity(words, page);
  const heading = headingText(words, crop, view.country, page ?? null);
  const lead =
    shown !== null
      ? leadText(speech, crop, shown, city)
      : prices === null
        ? null
        : producerText(speech, crop, prices);
  const finding =
    view.country !== null
      ? (lead ?? undefined)
      : ((world && worldLead(speech, world, data.release)) ?? introText(words, crop));
  const none =
    prices !== null && shown === null && lead === null ? noneText(words, crop, prices.page.area) : '';
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const countries = valueOr(data.countries, null);
  const asks = requested.fresh ? data.search : pricesParams.serialise(view, null);
  const ignored = ignoredPrices(asks, view, prices, shown, map ?? null);
  const later = useMemo(
    (): LaterValue => ({
      control,
      shown,
      page: page ?? null,
      city,
      map: map ?? null,
      world: world ?? null,
      countries,
      beside: data.beside,
      title: heading,
      origin: data.origin,
    }),
    [control, shown, page, city, map, world, countries, data, heading],
  );
  return (
    <PricesPlace control={control}>
      <RowsHost shown={shown} city={city} brought={data.rows}>
        <PageLayout>
          <PageTitle
            icon={findCrop(crop)?.id}
            title={heading}
            chip={<PriceChip known={prices} world={world ?? null} shown={shown} release={data.release} />}
            finding={
              shown?.newest == null ? (
                finding
              ) : (
                <MedianSentence
                  month={shown.newest.month}
                  price={newestPrice(speech, shown)}
                  sentence={finding ?? ''}
                />
              )
            }
            tabs={
              <ViewTabs
                shortcut="t"
                value={view.tab}
                hrefOf={(tab) => hrefOf({ tab })}
                onChoose={(tab) => show({ tab })}
              />
            }
          />
          <LiveRegion text={waiting ? '' : `${heading}. ${finding ?? none}`} />
          <AdjustedNotice ignored={ignored} shown={heading} />
          <TabPanel id={view.tab}>
            <PageLayout>
              {view.tab === 'metadata' ? (
                <LaterPart part="DomesticMetadata" live={later} />
              ) : (
                <>
                  <PriceFilters countries={data.countries} known={prices} shown={shown} />
                  {control.refused !== null && (
                    <RefusedNotice refused={control.refused} shown={heading} page={page} />
                  )}
                  {waiting && <SeedLoader crop={crop} label={words('dataPage.state.isLoading')} />}
                  <div aria-busy={waiting}>
                    <PageLayout>
                      {view.country !== null ? (
                        prices === null ? (
                          <NotLoaded failed={failed} height="60vh" />
                        ) : shown === null ? (
                          <EmptyCountry known={prices} countries={countries?.retail ?? []} later={later} />
                        ) : (
                          <CountryView shown={shown} later={later} />
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
