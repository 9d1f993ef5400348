import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap } from '#contract/prices.ts';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { askedText } from '../../i18n/asked-text.ts';
import { useWords } from '../../i18n/words.tsx';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AboutPrices } from './about-prices.tsx';
import { CountryView, EmptyCountry } from './country-view.tsx';
import { ignoredPrices } from './ignored-prices.ts';
import type { LaterValue } from './later-context.ts';
import { LaterPart } from './later-parts.tsx';
import { PriceFilters } from './price-filters.tsx';
import { headingText, introText, leadText } from './price-texts.ts';
import { type Answer, anyCountries, mapAddress, type PricesPageData, pageAddress } from './prices-data.ts';
import { readPage, showPrices } from './shown-prices.ts';
import { PricesContext, usePricesView } from './use-prices-view.ts';
import { useSpeech } from './use-speech.ts';
import { WorldView } from './world-view.tsx';

const known = <T,>(of: Answer<T> | null, address: string | null): T | undefined =>
  of !== null && of.address === address && of.answer.state === 'loaded' ? of.answer.value : undefined;

/** The answer at an address: the document's, or asked for; while another one is on its way, the one before. */
function useAnswer<T>(
  of: Answer<T> | null,
  address: string | null,
  read: (address: string) => Promise<T>,
): { value: T | undefined; waiting: boolean; failed: boolean } {
  const query = useQuery({
    queryKey: ['prices', address],
    queryFn: () => read(address ?? ''),
    enabled: address !== null,
    initialData: known(of, address),
    placeholderData: keepPreviousData,
  });
  const failedHere = of !== null && of.address === address && of.answer.state === 'failed';
  return {
    value: address === null ? undefined : query.data,
    waiting: query.isPlaceholderData,
    failed: address !== null && query.data === undefined && (hasFailed(query) || failedHere),
  };
}

const readMap = (address: string): Promise<PriceMap> => askFor(browserGetJson, 'priceMap', address);
const readCountry = (address: string): Promise<PricePage> => askFor(browserGetJson, 'pricePage', address);

/** Domestic prices of a crop: the world's map, or a country with its chart and what explains it. */
export function PricesPage({ data }: { data: PricesPageData }): ReactNode {
  const { crop } = data;
  const control = usePricesView(data);
  const { view, show, hrefOf, fresh } = control;
  const words = useWords();
  const speech = useSpeech();
  const address = pageAddress(crop, view);
  const country = useAnswer(data.page, address, readCountry);
  const map = useAnswer(data.map, address === null ? mapAddress(crop, view) : null, readMap);
  useAskAgainOn(view);

  const page = country.value;
  const prices = useMemo(() => (page === undefined ? null : readPage(page)), [page]);
  const shown = useMemo(() => (prices === null ? null : showPrices(prices, view)), [prices, view]);
  const city = page?.city == null ? null : (page.markets.find(({ id }) => id === page.city)?.label ?? null);
  const heading = headingText(words, crop, view.country);
  const lead = shown === null ? null : leadText(speech, crop, shown, city);
  const finding = view.country === null ? introText(words, crop) : (lead ?? undefined);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const countries = valueOr(data.countries, null);
  const ignored = fresh ? ignoredPrices(data.search, view, shown, map.value ?? null) : [];
  const failed = country.failed || map.failed;
  const tabs = (['view', 'metadata'] as const).map((tab) => ({
    id: tab,
    label: words(tab === 'view' ? 'dataPage.tabs.maps' : 'dataPage.tabs.metadata'),
    href: hrefOf({ tab }),
  }));
  const waiting = country.waiting || map.waiting;
  const later = useMemo(
    (): LaterValue => ({
      control,
      shown,
      page: page ?? null,
      city,
      map: map.value ?? null,
      beside: data.beside,
      title: heading,
      origin: data.origin,
    }),
    [control, shown, page, city, map.value, data, heading],
  );
  return (
    <PricesContext.Provider value={control}>
      <PageLayout>
        <PageTitle
          icon={findCrop(crop)?.id}
          title={heading}
          finding={finding}
          tabs={
            <Tabs
              idBase="page"
              label={words('dataPage.tabs.label')}
              tabs={tabs}
              value={view.tab}
              onChoose={(tab) => show({ tab })}
            />
          }
        />
        <LiveRegion text={waiting ? '' : `${heading}. ${finding ?? ''}`} />
        {ignored.length > 0 && (
          <Notice>
            {words('dataPage.state.adjusted', {
              what: speech.formats.list(ignored.map((entry) => askedText(words, entry))),
              shown: heading,
            })}
          </Notice>
        )}
        <TabPanel idBase="page" id={view.tab}>
          <PageLayout>
            {view.tab === 'metadata' ? (
              <LaterPart part="DomesticMetadata" live={later} />
            ) : (
              <>
                <PriceFilters countries={data.countries} shown={shown} city={city} />
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
                    ) : map.value === undefined ? (
                      <NotLoaded failed={failed} height="60vh" />
                    ) : countries !== null && anyCountries(countries).length === 0 ? (
                      <Notice>{words('prices.crop.none', { cropThe: words(`crops.${crop}.the`) })}</Notice>
                    ) : (
                      <WorldView map={map.value} countries={countries} />
                    )}
                  </PageLayout>
                </div>
                <AboutPrices crop={crop} page={page ?? null} />
              </>
            )}
          </PageLayout>
        </TabPanel>
      </PageLayout>
    </PricesContext.Provider>
  );
}
