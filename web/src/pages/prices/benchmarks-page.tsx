import { type ReactNode, useMemo } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { unpackRun } from '#domain/prices/columns.ts';
import { type Converters, factorOf } from '#domain/prices/view.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { pricesParams } from '../../url/prices-params.ts';
import type { BenchmarksPageData } from './benchmarks-data.ts';
import { ignoredBenchmarks } from './ignored-prices.ts';
import type { Line } from './later/lines-figure.tsx';
import type { BenchmarksValue } from './later-context.ts';
import { BenchmarksPart } from './later-parts.tsx';
import { SourceList } from './source-list.tsx';
import { PricesContext, useChoice, usePricesView } from './use-prices-view.ts';
import { useSpeech } from './use-speech.ts';

const colours = [
  'var(--accent)',
  'var(--use-imports)',
  'var(--use-feed)',
  'var(--use-seed)',
  'var(--use-processing)',
];

/** The USA's consumer prices alone: prices of the world market are in US$. */
const toConverters = (usa: ReadonlyMap<number, number>): Converters => ({
  own: new Map(),
  usa,
  monthly: new Map(),
  yearly: new Map(),
  isDollar: true,
  official: [],
});

/** Prices of the world market: the crop's own series, else, labelled, those that are near to it. */
export function BenchmarksPage({ data }: { data: BenchmarksPageData }): ReactNode {
  const { crop, kind, deflator } = data;
  const control = usePricesView(data, 'prices-international');
  const { view, show, hrefOf } = control;
  const words = useWords();
  const language = useLanguage();
  const speech = useSpeech();
  const isReal = view.view === 'usdeflac';
  const chosenBase = useChoice(control, (choice) => choice.base);
  const usa = useMemo(() => unpackRun(deflator.values), [deflator]);
  const bases = useMemo(() => [...usa.keys()].sort((a, b) => b - a), [usa]);
  const base = view.base !== null && usa.has(view.base) ? view.base : (bases[0] ?? null);
  const series = data.series.state === 'loaded' ? data.series.value : [];
  const lines = useMemo(() => {
    const converters = toConverters(usa);
    return (data.series.state === 'loaded' ? data.series.value : []).map(({ id, months }, index): Line => {
      const values = [...unpackRun(months)].flatMap(([month, price]): [number, number][] => {
        const by = isReal
          ? factorOf(converters, { view: 'usdeflac', month, base, basis: 'usd' })
          : { factor: 1 };
        return 'factor' in by ? [[month, price * by.factor]] : [];
      });
      return {
        id,
        label: words(`prices.benchmarks.${id}`),
        colour: colours[index] ?? 'var(--ink)',
        values: new Map(values),
      };
    });
  }, [data.series, usa, base, isReal, words]);
  const heading = words(`crops.${crop}.title.prices-international`);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  const sources = [...series.flatMap((each) => each.sources), ...(isReal ? deflator.sources : [])];
  const distinct = [...new Map(sources.map((source) => [source.key, source])).values()];
  const first = lines[0];
  const newest = [...(first?.values ?? [])].at(-1);
  const finding =
    newest === undefined || first === undefined
      ? undefined
      : words('prices.benchmark.finding', {
          series: first.label,
          month: getMonthNames(language).long(newest[0]),
          price: words('prices.perKg', { price: moneyText(speech, newest[1], { dollars: true }) }),
          base: isReal && base !== null ? words('prices.ofBase', { base: String(base) }) : '',
        });
  // Without figures nothing can be said of years.
  const ignored =
    data.series.state === 'failed'
      ? []
      : ignoredBenchmarks(control.fresh ? data.search : pricesParams.serialise(view, null), view, bases);
  const cropThe = words(`crops.${crop}.the`);
  const live: BenchmarksValue = {
    control,
    lines,
    isReal,
    base,
    finding: kind === 'own' ? undefined : finding,
    sources: distinct,
    title: heading,
    origin: data.origin,
  };
  return (
    <PricesContext.Provider value={control}>
      <PageLayout>
        <PageTitle
          icon={findCrop(crop)?.id}
          title={heading}
          finding={kind === 'own' ? finding : words('prices.benchmark.notOwn', { cropThe })}
          tabs={
            <Tabs
              idBase="page"
              shortcut="t"
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
        <AdjustedNotice ignored={ignored} shown={heading} />
        <TabPanel idBase="page" id={view.tab}>
          {view.tab === 'metadata' ? (
            <BenchmarksPart part="BenchmarksMetadata" live={live} />
          ) : (
            <PageLayout>
              {kind === 'near' && series.length > 0 && (
                <Notice>{words('prices.benchmark.near', { cropOf: words(`crops.${crop}.of`) })}</Notice>
              )}
              {data.series.state === 'failed' ? (
                <FailedPart />
              ) : lines.length === 0 ? (
                <EmptyState
                  text={words('dataPage.state.noData')}
                  hint={words('prices.benchmark.none', { cropThe })}
                />
              ) : (
                <>
                  <div className={rowStyles.toolbar} data-print="no">
                    <SegmentedControl
                      label={words('prices.view')}
                      value={isReal ? 'usdeflac' : 'nominal'}
                      options={(['nominal', 'usdeflac'] as const).map((id) => ({
                        id,
                        label: words(id === 'nominal' ? 'prices.view.usd' : 'prices.view.usdeflac', {
                          base: String(base ?? '–'),
                        }),
                        href: hrefOf({ view: id }),
                      }))}
                      onChoose={(id) => show({ view: id })}
                    />
                    {isReal && bases.length > 1 && (
                      <SelectField
                        label={words('prices.base')}
                        value={String(bases.find((year) => year === chosenBase) ?? base ?? '')}
                        values={bases.map(String)}
                        names={bases.map(String)}
                        noOption={words('dataPage.filters.noOption')}
                        onChange={(chosen) => show({ base: Number(chosen) })}
                      />
                    )}
                  </div>
                  <BenchmarksPart part="BenchmarkLines" live={live} />
                  <AboutSection>
                    <p>{words('prices.benchmark.vintages')}</p>
                    <SourceList sources={distinct} />
                  </AboutSection>
                </>
              )}
            </PageLayout>
          )}
        </TabPanel>
      </PageLayout>
    </PricesContext.Provider>
  );
}
