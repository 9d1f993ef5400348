import { type ReactNode, useCallback, useMemo } from 'react';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import type { FlowPage, FlowRows } from '#contract/flows.ts';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
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
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceName } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Button } from '../../ui/button.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { useOpenedPanel } from '../../ui/use-opened-panel.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import { type DeliveryView, deliveryParams } from '../../url/delivery-params.ts';
import { FlowFigures } from './arc-figure.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import styles from './delivery-page.module.css';
import { DeliveryPlace } from './delivery-place.tsx';
import {
  cautionTexts,
  findingText,
  genebankName,
  headingText,
  keyText,
  leftOutText,
  samplesText,
} from './delivery-texts.ts';
import { JourneyFigure } from './journey-figure.tsx';
import { StoryPart } from './story-part.tsx';
import { type DeliveryPageData, rowsAddress, useControl, useDelivery, useLandraces } from './use-delivery.ts';

/** The country as the last words of the page's heading, which open the list of countries. `requested` is the view that it shows at once. */
function CountryChoice(props: { countries: readonly string[]; requested: DeliveryView }): ReactNode {
  const { requested } = props;
  const { show, release } = useControl();
  const { words, language } = useSpeech();
  const countries = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = new Set([...props.countries, ...(requested.country === null ? [] : [requested.country])]);
    return [...known]
      .map((code) => [code, areaName(words, code)] as const)
      .sort(([, a], [, b]) => compare(a, b));
  }, [props.countries, requested.country, words, language]);
  const all = words('deliveryNetwork.filter.country.all');
  return (
    <form
      className={styles.form}
      method="get"
      action={`/${language}/beans/data/accessionDeliveryNetwork`}
      onSubmit={(event) => event.preventDefault()}
    >
      <span className={styles.choice}>
        <span aria-hidden="true">
          {requested.country === null
            ? words('deliveryNetwork.heading.all')
            : areaWords(words, requested.country)[
                requested.direction === 'recipient' ? 'areaTo' : 'areaFrom'
              ]}
        </span>
        <Icon name="chevron" size={22} />
        <select
          className={styles.select}
          name="country"
          aria-label={words('dataPage.filters.country')}
          value={requested.country ?? ''}
          onChange={({ target }) => show({ country: target.value === '' ? null : target.value })}
        >
          <option value="">{all}</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {deliveryParams
        .fields(requested, release.pinned ? release.id : null)
        .filter(([name]) => name !== 'country' && name !== 'explain')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <noscript>
        <Button type="submit">{words('list.show')}</Button>
      </noscript>
    </form>
  );
}

const read = (address: string): Promise<FlowRows> => askFor(browserGetJson, 'flowRows', address);

function ExplainedPart(props: { figure: string; brought: DeliveryPageData['rows'] }): ReactNode {
  const { figure, brought } = props;
  const { show, hrefOf } = useControl();
  const { words, formats } = useSpeech();
  const address = rowsAddress(figure);
  const { value: rows, failed } = useAnswer(brought, address, read);
  const { panel, heading, close } = useOpenedPanel({
    of: figure,
    takesFocus: () => brought?.address !== address,
    close: () => show({}),
  });
  const subject = keyText(words, figure);
  return (
    <section id="explained" ref={panel} className={styles.explained} aria-labelledby="explained-title">
      <h2 id="explained-title" ref={heading} tabIndex={-1}>
        {words('figure.explain.title')}
      </h2>
      {rows === undefined ? (
        <NotLoaded failed={failed} height="12rem" />
      ) : (
        <>
          <p>
            {words('deliveryNetwork.rows.sum', {
              what: subject,
              samples: samplesText({ words, formats }, rows.sum),
              count: rows.total,
            })}
          </p>
          <PlainTable
            caption={words('deliveryNetwork.rows.caption', { shown: rows.rows.length, count: rows.total })}
            columns={[
              [words('deliveryNetwork.column.origin'), (row) => row.origin],
              [words('deliveryNetwork.column.genebank'), (row) => row.genebank],
              [words('deliveryNetwork.column.recipient'), (row) => row.recipient],
              [words('deliveryNetwork.rows.published'), (row) => String(row.rows), 'numeric'],
              [words('deliveryNetwork.column.samples'), (row) => formats.number(row.value, 4), 'numeric'],
            ]}
            rows={rows.rows}
            rest={
              rows.next === null
                ? null
                : [
                    words('deliveryNetwork.others', { count: rows.total - rows.rows.length }),
                    formats.number(rows.sum - rows.rows.reduce((sum, row) => sum + row.value, 0), 4),
                  ]
            }
            stacks
          />
          <p>
            {rows.source !== null && <>{sourceName(words, rows.source)} · </>}
            <a href={address}>{words('deliveryNetwork.rows.json')}</a>
          </p>
        </>
      )}
      <p>
        <ViewLink href={hrefOf({})} onChoose={close}>
          {words('frame.action.close')}
        </ViewLink>
      </p>
    </section>
  );
}

function AboutPart({ page }: { page: FlowPage }): ReactNode {
  const { hrefOf } = useControl();
  const { words, formats } = useSpeech();
  const { source, check } = page;
  if (source === null) return null;
  return (
    <AboutSection>
      <ul>
        <li>{words('deliveryNetwork.about.sample')}</li>
        {cautionTexts({ words, formats }, page).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {check !== null && (
          <li>
            {words(
              check.differ === 0 ? 'deliveryNetwork.about.check' : 'deliveryNetwork.about.check.differ',
              {
                sums: formats.number(check.sums),
                differ: check.differ,
              },
            )}
          </li>
        )}
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      <p>
        {words('figure.source', { source: sourceName(words, source) })} ·{' '}
        {words('figure.licence', { licence: licenceName(words, source.licence) })} ·{' '}
        <a href={source.url}>{source.url.replace('https://', '')}</a>
      </p>
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}

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
  const source = page?.source ?? null;
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
            ) : source === null ? (
              <Notice>{words('deliveryNetwork.noSource')}</Notice>
            ) : (
              <PageLayout>
                <DeliveryFilters requested={requested} />
                <div className={styles.drawn} aria-busy={waiting}>
                  <PageLayout>
                    {view.explain !== null && (
                      <ExplainedPart key={view.explain} figure={view.explain} brought={data.rows} />
                    )}
                    <JourneyFigure page={page} source={source} landraces={landraces} />
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
                                <BandsFigure page={page} source={source} />
                              </DeliveryPlace>
                            )}
                          </Island>
                          <FlowFigures page={page} source={source} />
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
