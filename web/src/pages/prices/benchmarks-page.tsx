import { type ReactNode, useMemo } from 'react';
import { AboutSection } from '../../blocks/about-section.tsx';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { SourceList } from '../../blocks/source-list.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { pricesParams } from '../../url/prices-params.ts';
import { benchmarksHeading, type ShownBenchmarks, showBenchmarks } from './benchmarks-model.ts';
import { ignoredBenchmarks } from './ignored-prices.ts';
import { LaterPart } from './later-parts.tsx';
import { MonthChip } from './month-chip.tsx';
import { baseField, readingFacet } from './price-filters.tsx';
import { PricesPlace } from './price-place.tsx';
import { PriceTitle } from './price-title.tsx';
import type { BenchmarksPageData } from './prices-data.ts';
import { usePrices, usePricesView } from './use-prices-view.ts';

/** Prices of the world market: the crop's own series, else, labelled, those that are near to it. */
export function BenchmarksPage({ data }: { data: BenchmarksPageData }): ReactNode {
  const { crop, kind } = data;
  const control = usePricesView(data, 'prices-international');
  const { view, hrefOf } = control;
  const words = useWords();
  const speech = useSpeech();
  const shownBenchmarks = useMemo(() => showBenchmarks(data, view, speech), [data, view, speech]);
  const { lines, bases, lead, newest, sources } = shownBenchmarks;
  const heading = benchmarksHeading(words, crop, kind);
  useHead(heading, words, hrefOf({}).replace(/^\?$/, ''));
  // Without figures years cannot be checked.
  const ignored =
    data.series.state === 'failed'
      ? []
      : ignoredBenchmarks(control.fresh ? data.search : pricesParams.serialise(view, null), view, bases);
  const cropThe = words(`crops.${crop}.the`);
  const live = { control, shownBenchmarks, title: heading, origin: data.origin };
  return (
    <PricesPlace control={control}>
      <PageLayout>
        <PriceTitle
          title={heading}
          finding={lead}
          chip={newest !== null && <MonthChip month={newest} release={data.release} isLast />}
          actions={lines.length > 0 && <LaterPart part="BenchmarksTake" live={live} />}
        />
        <AdjustedNotice ignored={ignored} shown={heading} />
        <TabPanel id={view.tab}>
          {view.tab === 'metadata' ? (
            <LaterPart part="BenchmarksMetadata" live={live} />
          ) : (
            <PageLayout>
              {data.series.state === 'failed' ? (
                <FailedPart />
              ) : lines.length === 0 ? (
                <EmptyState
                  text={words('dataPage.state.noData')}
                  hint={words('prices.benchmark.none', { cropThe })}
                />
              ) : (
                <>
                  <BenchmarkFilters shownBenchmarks={shownBenchmarks} />
                  <LaterPart part="BenchmarkLines" live={live} />
                  <AboutSection>
                    <p>{words('prices.benchmark.vintages')}</p>
                    <SourceList group="prices" sources={sources} />
                  </AboutSection>
                </>
              )}
            </PageLayout>
          )}
        </TabPanel>
      </PageLayout>
    </PricesPlace>
  );
}

/** Prices with inflation or without, and the base year of those. */
function BenchmarkFilters({ shownBenchmarks }: { shownBenchmarks: ShownBenchmarks }): ReactNode {
  const { isReal, base, bases } = shownBenchmarks;
  const { crop, view, release, show, hrefOf } = usePrices();
  const { words, language } = useSpeech();
  const further = isReal && bases.length > 1 ? [baseField(words, base, bases, bases[0])] : [];
  return (
    <FollowedHere show={(search, mode) => show(pricesParams.parse(search), mode)}>
      <ListFilters
        path={`/${language}/${crop}/data/prices-international`}
        search={null}
        facets={[readingFacet(words, isReal, (real) => hrefOf({ view: real ? 'usdeflac' : null }))]}
        further={further}
        kept={pricesParams
          .fields(view, release.pinned ? release.id : null)
          .filter(([name]) => further.every((field) => field.name !== name))}
      />
    </FollowedHere>
  );
}
