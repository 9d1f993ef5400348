import { type ReactNode, useCallback } from 'react';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ClosedPart } from '../../blocks/closed-part.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseHere } from '../../ui/choice-link.ts';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { AboutPart } from './about-part.tsx';
import { ArcFigure } from './arc-figure.tsx';
import { CountryChoice } from './country-choice.tsx';
import type { DeliveryPageData } from './delivery-data.ts';
import { DeliveryFilters } from './delivery-filters.tsx';
import styles from './delivery-page.module.css';
import { DeliveryPlace } from './delivery-place.tsx';
import { findingText, headingText } from './delivery-texts.ts';
import { EmptyPart } from './empty-part.tsx';
import { ExplainedPart } from './explained-part.tsx';
import { FlowsFigure } from './flows-figure.tsx';
import { JourneyFigure } from './journey-figure.tsx';
import { LowerPart } from './lower-parts.tsx';
import { StoryPart } from './story-part.tsx';
import { useDelivery, useLandraces } from './use-delivery.ts';

/** Samples of accessions from countries of origin through genebanks to recipients: map, bands, list, and a country's story. */
export function DeliveryPage({ data }: { data: DeliveryPageData }): ReactNode {
  const { control, requested, page, countries, waiting, failed, fresh } = useDelivery(data);
  const { view, show, hrefOf } = control;
  const speech = useSpeech();
  const { words } = speech;
  const landraces = useLandraces(data.landraces, view.country);
  useAskAgainOn(requested);
  const heading = headingText(words, view);
  const finding = page === undefined ? undefined : findingText(speech, page, view);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const explain = useCallback<OpenExplanation>(
    (key, click) => chooseHere(click, () => show({ explain: key })),
    [show],
  );
  return (
    <DeliveryPlace control={control}>
      <ExplainContext.Provider value={explain}>
        <PageLayout>
          <PageTitle
            icon="beans"
            title={
              view.country === null ? (
                heading
              ) : (
                <>
                  {words('deliveryNetwork.heading')}
                  <span className="visually-hidden">
                    {heading.slice(words('deliveryNetwork.heading').length)}
                  </span>
                </>
              )
            }
            chip={
              (page?.countries ?? countries) !== null && (
                <CountryChoice countries={page?.countries ?? countries ?? []} requested={requested} />
              )
            }
            finding={finding}
            tabs={
              <ViewTabs
                value={view.tab}
                hrefOf={(tab) => hrefOf({ tab })}
                onChoose={(tab) => show({ tab })}
              />
            }
          />
          <LiveRegion text={waiting ? words('dataPage.state.isLoading') : `${heading}. ${finding ?? ''}`} />
          {page?.journey === null && <Notice>{words('deliveryNetwork.allCrops')}</Notice>}
          {fresh && <AdjustedNotice ignored={data.ignored} shown={heading} />}
          <TabPanel id={view.tab}>
            {page === undefined ? (
              <PageLayout>
                {view.tab === 'view' && <DeliveryFilters requested={requested} />}
                <NotLoaded failed={failed} height="60vh" />
              </PageLayout>
            ) : view.tab === 'metadata' ? (
              <LowerPart name="metadata" live={{ control, page, title: heading, origin: data.origin }} />
            ) : page.source === null ? (
              <Notice>{words('deliveryNetwork.noSource')}</Notice>
            ) : (
              <PageLayout>
                <DeliveryFilters requested={requested} />
                <div className={styles.drawn} aria-busy={waiting}>
                  <PageLayout>
                    {view.explain !== null && (
                      <ExplainedPart key={view.explain} figure={view.explain} brought={data.rows} />
                    )}
                    <JourneyFigure page={page} source={page.source} landraces={landraces} />
                    {page.shown.flows === 0 ? (
                      <EmptyPart page={page} />
                    ) : (
                      <>
                        <StoryPart page={page} version={data.release.pinned ? data.release.id : null} />
                        <ClosedPart
                          title={words('deliveryNetwork.flows')}
                          // A table that the address asks for is in it.
                          isOpen={data.view.tables.some((id) => id !== 'journey')}
                          hint={words('deliveryNetwork.flows.hint', { count: page.shown.flows })}
                        >
                          <LowerPart
                            name="bands"
                            live={{ control, page, title: heading, origin: data.origin }}
                          />
                          <ArcFigure page={page} source={page.source} />
                          <FlowsFigure page={page} source={page.source} />
                        </ClosedPart>
                      </>
                    )}
                  </PageLayout>
                </div>
                <AboutPart page={page} />
              </PageLayout>
            )}
          </TabPanel>
        </PageLayout>
      </ExplainContext.Provider>
    </DeliveryPlace>
  );
}
