import { type ReactNode, useMemo } from 'react';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ExplainContext } from '../../charts/explained/explained.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { deliveryParams } from '../../url/delivery-params.ts';
import { AboutPart } from './about-part.tsx';
import { ArcFigure } from './arc-figure.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import type { DeliveryPageData } from './delivery-data.ts';
import { DeliveryFilters } from './delivery-filters.tsx';
import { comparedEnds, findingText, genebankName, headingText, samplesText } from './delivery-texts.ts';
import { EmptyPart } from './empty-part.tsx';
import { ExplainedPart } from './explained-part.tsx';
import { singleTable } from './flow-tables.ts';
import { LowerPart } from './lower-parts.tsx';
import { StoryPart } from './story-part.tsx';
import { DeliveryContext, useDelivery } from './use-delivery.ts';

/** Samples of accessions from countries of origin through genebanks to recipients: map, bands, list, and a country's story. */
export function DeliveryPage({ data }: { data: DeliveryPageData }): ReactNode {
  const { control, asked, page, countries, waiting, failed, fresh } = useDelivery(data);
  const { view, show, hrefOf } = control;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const speech = { words, formats };
  useAskAgainOn(asked);
  const heading = headingText(words, view);
  const finding = page === undefined ? undefined : findingText(speech, page, view);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const explain = useMemo(
    () => (key: string, click?: Parameters<typeof chooseHere>[0]) => {
      const choose = (): void => show({ explain: key });
      if (click === undefined) choose();
      else chooseHere(click, choose);
    },
    [show],
  );
  const scope = formats.list(
    [
      view.genebank === null ? '' : genebankName(view.genebank),
      view.country === null ? '' : areaName(words, view.country),
      view.macro === null ? '' : areaName(words, view.macro),
    ].filter((part) => part !== ''),
  );
  const said = scope === '' ? words('deliveryNetwork.scope.all') : scope;
  const tables = (id: string): boolean => id === 'map' || id === 'bands';
  const ignored = fresh ? deliveryParams.ignored(data.search, view, { tables }) : [];
  return (
    <DeliveryContext.Provider value={control}>
      <ExplainContext.Provider value={explain}>
        <PageLayout>
          <PageTitle
            icon="beans"
            title={heading}
            finding={finding}
            tabs={
              <Tabs
                idBase="page"
                label={words('dataPage.tabs.label')}
                tabs={(['view', 'metadata'] as const).map((tab) => ({
                  id: tab,
                  label: words(tab === 'view' ? 'dataPage.tabs.maps' : 'dataPage.tabs.metadata'),
                  href: hrefOf({ tab }),
                }))}
                value={view.tab}
                onChoose={(tab) => show({ tab })}
              />
            }
          />
          <LiveRegion text={waiting ? '' : `${heading}. ${finding ?? ''}`} />
          <Notice>{words('deliveryNetwork.allCrops')}</Notice>
          <AdjustedNotice ignored={ignored} shown={heading} />
          <TabPanel idBase="page" id={view.tab}>
            {page === undefined ? (
              <PageLayout>
                {view.tab === 'view' && countries !== null && <DeliveryFilters {...{ countries, asked }} />}
                <NotLoaded failed={failed} height="60vh" />
              </PageLayout>
            ) : view.tab === 'metadata' ? (
              <LowerPart
                name="metadata"
                live={{ control, page, scope: said, title: heading, origin: data.origin }}
              />
            ) : page.source === null ? (
              <Notice>{words('deliveryNetwork.noSource')}</Notice>
            ) : (
              <PageLayout>
                <DeliveryFilters countries={page.countries} asked={asked} />
                {waiting && <SeedLoader crop="beans" label={words('dataPage.state.isLoading')} />}
                <div aria-busy={waiting}>
                  <PageLayout>
                    {view.explain !== null && (
                      <ExplainedPart key={view.explain} figure={view.explain} brought={data.rows} />
                    )}
                    {page.shown.flows === 0 ? (
                      <EmptyPart page={page} />
                    ) : (
                      <>
                        <ArcFigure page={page} scope={said} />
                        <StoryPart page={page} version={data.release.pinned ? data.release.id : null} />
                        <LowerPart
                          name="bands"
                          live={{ control, page, scope: said, title: heading, origin: data.origin }}
                        />
                        <DeliveryBlock
                          id="flows"
                          title={words('deliveryNetwork.list.title', { scope: said })}
                          finding={words('deliveryNetwork.list.finding', {
                            count: page.shown.flows,
                            samples: samplesText(speech, page.shown.value),
                          })}
                          info={words('deliveryNetwork.list.info')}
                          source={page.source}
                          page={page}
                          compared={comparedEnds(page, view)}
                          table={singleTable(speech, page, {
                            caption: words('deliveryNetwork.table', {
                              title: words('deliveryNetwork.list.title', { scope: said }),
                            }),
                            hrefOf: (country) => hrefOf({ country }),
                          })}
                        />
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
    </DeliveryContext.Provider>
  );
}
