import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { ExplainContext, type OpenExplanation } from '../../charts/explained/explained.ts';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseHere } from '../../ui/choice-link.ts';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { genebanksParams, type SampleSide, sampleSides } from '../../url/genebanks-params.ts';
import styles from './genebanks-page.module.css';
import { LaterPart, lowerCode } from './later-parts.tsx';
import { SamplesView } from './samples-map.tsx';
import {
  type CountrySamples,
  isInRegion,
  rankCountries,
  readSamples,
  type Samples,
  type ShownSamples,
  shownYears,
  showSamples,
  type Totals,
  totalsOf,
  usualSide,
} from './samples-model.ts';
import { readSamplesKey, SamplesPlace } from './samples-place.tsx';
import { findingText, headingText, periodText, sideText } from './samples-texts.ts';
import {
  type GenebanksPageData,
  type LaterValue,
  useGenebanks,
  useGenebanksView,
  withSide,
} from './use-genebanks.ts';

const fields = ['country', 'side', 'region', 'from', 'to'];

function SamplesFilters(props: {
  samples: Samples;
  regions: Readonly<Record<string, string>> | null;
  /** The side without one in the address. */
  usual: SampleSide;
}): ReactNode {
  const { samples, regions } = props;
  const { crop, view, follow, release } = useGenebanks();
  const { words, language } = useSpeech();
  const codes = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = [...samples.reports, ...samples.distributions, ...samples.shipments];
    const chosen = view.country === null ? [] : [view.country];
    return [...new Set([...known.map(({ area }) => area), ...chosen])].sort((a, b) =>
      compare(areaName(words, a), areaName(words, b)),
    );
  }, [samples, view.country, words, language]);
  const places = useMemo(() => {
    const withData = new Set(codes.map((code) => regions?.[code]));
    const macros = macroRegions.filter(({ code }) => code !== worldCode);
    return macros.flatMap((macro) => {
      const inside = macro.regions.filter((code) => withData.has(code));
      return inside.length === 0 ? [] : [macro.code, ...inside.filter((code) => code !== macro.code)];
    });
  }, [codes, regions]);
  const named = (all: readonly string[]) => all.map((code) => [code, areaName(words, code)] as const);
  const [first, last] = samples.years ?? [0, 0];
  const [from, to] = [view.from ?? first, view.to ?? last];
  // A period does not end before it begins.
  const yearsBetween = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)] as const);
  return (
    <FollowedHere show={follow}>
      <ListFilters
        path={`/${language}/${crop}/data/genebanks`}
        search={null}
        fields={[
          {
            name: 'country',
            label: words('dataPage.filters.country'),
            value: view.country ?? '',
            options: [['', words('samples.allCountries')], ...named(codes)],
          },
          {
            ...{ name: 'side', label: words('samples.side') },
            ...{ value: view.side, usual: props.usual },
            options: sampleSides.map((side) => [side, words(`samples.side.${side}`)]),
          },
        ]}
        facets={[]}
        further={[
          ...(regions === null
            ? []
            : [
                {
                  name: 'region',
                  label: words('dataPage.filters.region'),
                  value: view.region ?? '',
                  options: [['', areaName(words, worldCode)] as const, ...named([...new Set(places)])],
                },
              ]),
          ...(first === last
            ? []
            : [
                {
                  ...{
                    name: 'from',
                    label: words('samples.from'),
                    value: String(from),
                    usual: String(first),
                  },
                  options: yearsBetween(Math.min(first, from), to),
                },
                {
                  ...{ name: 'to', label: words('samples.to'), value: String(to), usual: String(last) },
                  options: yearsBetween(from, Math.max(last, to)),
                },
              ]),
        ]}
        kept={genebanksParams
          .fields(view, release.pinned ? release.id : null)
          .filter(([name]) => !fields.includes(name))}
      />
    </FollowedHere>
  );
}

function useSamplesPage({ crop, page }: GenebanksPageData) {
  const query = useQuery({
    queryKey: ['samples', crop],
    queryFn: () => askFor(browserGetJson, 'samplesPage', sampleAddresses.page(crop)),
    initialData: page.state === 'loaded' ? page.value : undefined,
  });
  return {
    answer: query.data,
    failed: query.data === undefined && (hasFailed(query) || page.state === 'failed'),
  };
}

export function GenebanksPage({ data }: { data: GenebanksPageData }): ReactNode {
  const { crop } = data;
  const address = useGenebanksView(data);
  const { show, hrefOf } = address;
  const { words, formats, language } = useSpeech();
  const { answer, failed } = useSamplesPage(data);
  const explain = useCallback<OpenExplanation>(
    (key, click) => {
      // The explanation is above the lazy parts, so its code is loaded first.
      const open = (): void => show(readSamplesKey(key));
      // On failure its place has the message.
      chooseHere(click, () => void lowerCode.load(language).then(open, open));
    },
    [show, language],
  );
  const regions = valueOr(data.regions, null);
  const known = useMemo(() => {
    if (answer === undefined) return null;
    const samples = readSamples(answer);
    return { answer, samples };
  }, [answer]);
  const shownSamples = useMemo(
    () => (known === null ? null : showSamples(known.samples, address.view, regions ?? {})),
    [known, address.view, regions],
  );
  const totals = useMemo(() => totalsOf(shownSamples?.here ?? []), [shownSamples]);
  const control = useMemo(() => ({ ...address, view: withSide(address.view, totals) }), [address, totals]);
  const { view } = control;
  const years = known === null ? null : shownYears(known.samples, view);
  const area = view.country ?? view.region;
  const isOutside =
    view.country !== null && regions !== null && !isInRegion(regions, view.region)(view.country);
  // Without the list of areas a region's countries are unknown.
  const isUnknown = view.region !== null && regions === null;
  const hasReports = area === null || (shownSamples?.here.length ?? 0) > 0;
  const heading = headingText(words, crop, area);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const finding =
    shownSamples === null || years === null || isUnknown
      ? undefined
      : findingText(
          { words, formats },
          {
            crop,
            area,
            totals,
            all: totalsOf(shownSamples.ofPeriod),
            years,
            near:
              view.country === null || hasReports ? null : nearest(shownSamples, view.country, regions ?? {}),
            reports: shownSamples.here,
            receivers: rankCountries(shownSamples.here, 'received'),
            providers: rankCountries(shownSamples.here, 'provided'),
          },
        );
  const sources = useMemo(
    () =>
      [answer?.source, answer?.distributionSource, answer?.shipmentSource].flatMap((source) => source ?? []),
    [answer],
  );
  const period = years === null ? '' : periodText(formats, years);
  const cropThe = words(`crops.${crop}.the`);
  const source = answer?.source ?? null;
  const later: LaterValue = {
    control,
    known: known === null || shownSamples === null ? null : { ...known, shownSamples },
    years,
    sources,
    title: heading,
    origin: data.origin,
  };
  return (
    <SamplesPlace control={control}>
      <ExplainContext.Provider value={explain}>
        <PageLayout>
          <PageTitle
            icon={findCrop(crop)?.id}
            title={heading}
            finding={finding}
            chip={<LatestChip year={known?.samples.years?.[1] ?? null} release={data.release} />}
            tabs={
              <ViewTabs
                value={view.tab}
                hrefOf={(tab) => hrefOf({ tab })}
                onChoose={(tab) => show({ tab })}
              />
            }
          />
          <LiveRegion text={`${heading}. ${finding ?? ''}`} />
          {address.view === data.view && <AdjustedNotice ignored={data.ignored} shown={heading} />}
          <TabPanel id={view.tab}>
            {view.tab === 'metadata' ? (
              <LaterPart part="MetadataTab" live={later} />
            ) : known === null || shownSamples === null || isUnknown ? (
              <NotLoaded failed={failed || isUnknown} height="60vh" />
            ) : (
              <PageLayout>
                <SamplesFilters samples={known.samples} regions={regions} usual={usualSide(totals)} />
                {years === null || source === null ? (
                  <EmptyState
                    text={words('dataPage.state.noData')}
                    hint={words(known.answer.has.samples ? 'samples.crop.none' : 'samples.release.none', {
                      cropThe,
                    })}
                  />
                ) : (
                  <>
                    <ShownTotals totals={totals} period={period} hasReports={hasReports} />
                    {view.explain !== null && <LaterPart part="ExplainedTotal" live={later} />}
                    {view.country !== null && view.region !== null && isOutside && (
                      <Notice>
                        {words('samples.area.outside', {
                          areaOf: areaWords(words, view.country).areaOf,
                          regionOf: areaWords(words, view.region).areaOf,
                        })}
                      </Notice>
                    )}
                    <SamplesView {...{ shownSamples, source, years }} />
                  </>
                )}
                <LaterPart part="SamplesFigures" live={later} />
              </PageLayout>
            )}
          </TabPanel>
        </PageLayout>
      </ExplainContext.Provider>
    </SamplesPlace>
  );
}

function nearest(
  { ofPeriod }: ShownSamples,
  country: string,
  regions: Readonly<Record<string, string>>,
): { region: string; receiver: CountrySamples } | null {
  const region = regions[country];
  const [receiver] = rankCountries(
    ofPeriod.filter((report) => regions[report.area] === region),
    'received',
  );
  return region === undefined || receiver === undefined ? null : { region, receiver };
}

function ShownTotals(props: { totals: Totals; period: string; hasReports: boolean }): ReactNode {
  const { totals, period, hasReports } = props;
  const { hrefOf, view, crop, release } = useGenebanks();
  const { words, formats, language } = useSpeech();
  const query = new URLSearchParams({
    ...(view.country === null ? {} : { country: view.country, step: '3' }),
    ...(release.pinned ? { v: release.id } : {}),
  }).toString();
  // The World receives what it sends: the first sentence has that number.
  const isWorld = (view.country ?? view.region) === null && totals.balance === 0;
  const hasBalance = view.side === 'balance' && totals.balance !== null;
  const shownSides = sampleSides.filter((side) => side !== 'balance' || hasBalance);
  return (
    <div className={styles.lead}>
      {hasReports && !isWorld && (
        <dl className={styles.totals}>
          {shownSides.map((side) => {
            const text = sideText(words, formats, side, totals[side]);
            return (
              <div key={side}>
                <dt>{words(`samples.total.${side}`, { period })}</dt>
                <dd>
                  {totals[side] === null ? (
                    text
                  ) : (
                    <FigureLink
                      text={text}
                      label={words('figure.explain', { value: text })}
                      title={words('figure.explain.where')}
                      href={`${hrefOf({ explain: side })}#explained`}
                      explain={side}
                    />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p>
        {words('samples.definition')}
        {crop === 'beans' && (
          <>
            {' '}
            <a href={`/${language}/beans/data/accessionDeliveryNetwork${query === '' ? '' : `?${query}`}`}>
              {view.country === null
                ? words('samples.journey')
                : words('samples.journey.country', areaWords(words, view.country))}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
