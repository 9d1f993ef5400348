import { type ReactNode, Suspense } from 'react';
import type { Block } from '#catalog/section.ts';
import { DataViewProvider, useDataView } from '../../api/data-view.tsx';
import { ChartsBlock } from '../../blocks/charts/charts-block.tsx';
import { ComplementsBlock } from '../../blocks/complements/complements-block.tsx';
import { FilterBar } from '../../blocks/filters/filter-bar.tsx';
import { MapBlock } from '../../blocks/map/map-block.tsx';
import { MetadataBlock } from '../../blocks/metadata/metadata-block.tsx';
import { PodiumBlock } from '../../blocks/podium/podium-block.tsx';
import { SharesBlock } from '../../blocks/shares/shares-block.tsx';
import { ValueBlock } from '../../blocks/value/value-block.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import layout from '../../styles/layout.module.css';
import { LiveRegion, Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import type { Tab } from '../../url/view-state.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { type FirstView, viewLimits } from './first-view.ts';
import type { DataPageData } from './load-data-page.ts';
import { finding, pageTitle } from './page-texts.ts';
import { useDataView as useDataPage } from './use-data-view.ts';

/** A data page: any map-and-graph section of any crop, from its configuration. */
export function DataPage({ data }: { data: DataPageData }): ReactNode {
  const { value, store, first, waiting } = useDataPage(data);
  return (
    <DataViewProvider value={value}>
      <DataPageBody first={first} store={store} waiting={waiting} />
    </DataViewProvider>
  );
}

function DataPageBody(props: { first: FirstView; store: ViewStore; waiting: boolean }): ReactNode {
  const { first, store, waiting } = props;
  const { view, dispatch, hrefOf, crop, section, area, year, cubes, failed } = useDataView();
  const words = useWords();
  const formats = formatsOf(useLanguage());
  const place = { crop, section, area, year };
  const sentence = finding(words, formats, cubes, place);
  const facts = first.facts.find((entry) => entry.element.country === view.element);
  const limits = viewLimits(first);
  const tabs: readonly { id: Tab; label: string; href: string }[] = (['view', 'metadata'] as const).map(
    (tab) => ({
      id: tab,
      label: words(tab === 'view' ? 'dataPage.tabs.maps' : 'dataPage.tabs.metadata'),
      href: hrefOf({ do: 'tab', tab }),
    }),
  );
  const mapBlock = section.blocks.find((block) => block.kind === 'map');
  return (
    <div className={layout.page}>
      <PageTitle
        title={cropWords(words, crop.id, section.id).cropTitle}
        finding={sentence}
        tabs={
          <Tabs
            idBase="page"
            label={words('dataPage.tabs.label')}
            tabs={tabs}
            value={view.tab}
            onChoose={(tab) => dispatch({ do: 'tab', tab })}
          />
        }
      />
      <LiveRegion text={`${pageTitle(words, place)}. ${sentence}`} />
      {failed && <Notice tone="warning">{words('dataPage.state.partial')}</Notice>}
      <TabPanel idBase="page" id={view.tab} className={layout.page ?? ''}>
        {view.tab === 'metadata' ? (
          <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
            <MetadataBlock />
          </Suspense>
        ) : (
          <>
            <FilterBar
              options={{
                elements: limits.elements,
                years: [...(facts?.years ?? [])].reverse(),
                regions: limits.regions,
              }}
            />
            {waiting && (
              <SeedLoader
                crop={crop.id}
                label={words('dataPage.state.loadingCrop', cropWords(words, crop.id, section.id))}
              />
            )}
            <div className={layout.workspace} data-layout={view.layout} aria-busy={waiting}>
              <div className={layout.map}>
                {mapBlock !== undefined && <MapBlock id={mapBlock.id} facts={facts} store={store} />}
              </div>
              <div className={layout.graphs}>
                {section.blocks.map((block) => (
                  <BlockView key={block.id} block={block} />
                ))}
              </div>
            </div>
          </>
        )}
      </TabPanel>
    </div>
  );
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'map':
      return null;
    case 'podium':
      return <PodiumBlock block={block} />;
    case 'percentages':
      return <SharesBlock block={block} />;
    case 'value':
      return <ValueBlock block={block} />;
    case 'complements':
      return <ComplementsBlock block={block} />;
    case 'charts':
      return (
        <div className={layout.charts}>
          <ChartsBlock block={block} />
        </div>
      );
  }
}
