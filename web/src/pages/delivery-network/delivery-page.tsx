import { type ReactNode, useCallback } from 'react';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import type { FlowPage } from '#contract/flows.ts';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ClosedPart } from '../../blocks/closed-part.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { Island, laterCode } from '../../blocks/island.tsx';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { NoRows } from '../../blocks/list/list-parts.tsx';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseHere } from '../../ui/choice-link.ts';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import { AboutPart } from './about-part.tsx';
import { FlowFigures } from './arc-figure.tsx';
import { CountryChoice } from './country-choice.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import styles from './delivery-page.module.css';
import { DeliveryPlace } from './delivery-place.tsx';
import { findingText, genebankName, headingText, leftOutText } from './delivery-texts.ts';
import { ExplainedPart } from './explained-part.tsx';
import { JourneyFigure } from './journey-figure.tsx';
import { StoryPart } from './story-part.tsx';
import { type DeliveryPageData, useControl, useDelivery, useLandraces } from './use-delivery.ts';

/** The bands, whose drawing the server makes. */
export const bandsCode = laterCode(async () => (await import('./bands-figure.tsx')).BandsFigure);

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
              <MetadataPart page={page} title={heading} origin={data.origin} />
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
                          <Island name="bands" code={bandsCode} shows={control.view}>
                            {(BandsFigure) => (
                              <DeliveryPlace control={control}>
                                <BandsFigure page={page} />
                              </DeliveryPlace>
                            )}
                          </Island>
                          <FlowFigures page={page} source={page.source} />
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

/** Defined terms, in the order of the page. */
const terms = [
  'accession',
  'sample',
  'flow',
  'origin',
  'genebank',
  'recipient',
  'share',
  'domestic',
  'left-out',
];

/** The metadata tab: meaning, source and citation of each figure of the page. */
function MetadataPart({ page, title, origin }: { page: FlowPage; title: string; origin: string }): ReactNode {
  const { hrefOf, release } = useControl();
  const { words, language } = useSpeech();
  return (
    <MetadataTab
      release={release}
      group="deliveryNetwork"
      caption={words('deliveryNetwork.metadata.caption')}
      terms={terms.map((id) => ({ id }))}
      cited={{
        ...{ title, origin, sources: page.source === null ? [] : [page.source] },
        pathname: `/${language}/beans/data/accessionDeliveryNetwork`,
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <AboutPart page={page} />
    </MetadataTab>
  );
}

/** No flow fits: why, where the source has some, and which part of the choice can be let go of, one by one. */
function EmptyPart({ page }: { page: FlowPage }): ReactNode {
  const { view, follow, hrefOf } = useControl();
  const speech = useSpeech();
  const { words, formats } = speech;
  const chosen: readonly (readonly [text: string, change: Partial<DeliveryView>] | false)[] = [
    view.min > 0 && [
      words('deliveryNetwork.filter.min.from', { value: formats.number(view.min) }),
      { min: 0 },
    ],
    view.genebank !== null && [genebankName(view.genebank), { genebank: null }],
    view.direction !== null && [
      words(`deliveryNetwork.filter.direction.${view.direction}`),
      { direction: null },
    ],
    view.macro !== null && [areaName(words, view.macro), { macro: null }],
    view.country !== null && [areaName(words, view.country), { country: null }],
  ];
  const { tab, tables } = view;
  const leftOut = view.country === implausibleEnd ? leftOutText(speech, page) : null;
  const plain = hrefOf({ ...deliveryParams.initial, tab, tables });
  return (
    <FollowedHere show={follow}>
      <NoRows
        total={0}
        page={1}
        onPage={1}
        chosen={chosen.flatMap((each) => (each === false ? [] : [{ text: each[0], href: hrefOf(each[1]) }]))}
        why={
          leftOut === null
            ? undefined
            : `${words('deliveryNetwork.empty.leftOut', { ...areaWords(words, implausibleEnd) })} ${leftOut}`
        }
        {...{ plain, first: plain }}
      />
    </FollowedHere>
  );
}
