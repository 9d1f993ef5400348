import { type ReactNode, useMemo } from 'react';
import type { Block } from '#catalog/section.ts';
import { DataViewProvider } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { valueOr } from '../../api/loaded.ts';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { FilterBar } from '../../blocks/filters/filter-bar.tsx';
import { FurtherFiles } from '../../blocks/further-files.ts';
import { Island } from '../../blocks/island.tsx';
import { MapBlock } from '../../blocks/map/map-block.tsx';
import { MetadataTab } from '../../blocks/metadata/metadata-tab.tsx';
import { NetworksIsland } from '../../blocks/networks/networks-island.tsx';
import { firstComponent, isLower } from '../../blocks/registry.ts';
import { useHead } from '../../blocks/use-head.ts';
import { WholeSectionLinks } from '../../blocks/whole-section-links.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import type { Tab, ViewAction } from '../../url/view-state.ts';
import { AboutData } from './about-data.tsx';
import styles from './data-page.module.css';
import type { DataPageData } from './load-data-page.ts';
import { LowerBlocks } from './lower-blocks.tsx';
import { NotesLine } from './notes-line.tsx';
import { isWithoutFigures, viewLimits } from './page-limits.ts';
import { finding, pageHeading, pageTitle } from './page-texts.ts';
import { useDataPage } from './use-data-page.ts';
import { isBare, notesOf, saysOfOthers } from './view-notes.ts';

/**
 * A data page: any map-and-graph section of any crop, from its configuration. Each part gets the view of its own: a
 * provider around them all would, with every change, throw the drawing of the deferred blocks away.
 */
export function DataPage({ data }: { data: DataPageData }): ReactNode {
  const { value, chosen, store, first, waiting, prepare, ignored } = useDataPage(data);
  const { view, dispatch, hrefOf, crop, section, area, year, facts } = value;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const place = { crop, section, area, year };
  const { text: sentence, nearest, hidden } = finding(words, formats, value, place);
  const wayOn: ViewAction | null = hidden
    ? { do: 'official-only' }
    : nearest === null
      ? null
      : { do: 'year', year: nearest };
  useHead(pageTitle(words, place), words, hrefOf({ do: 'explain', figure: null }).replace(/^\?$/, ''));
  const limits = viewLimits(first);
  const empty = valueOr(first.facts, [])
    .filter(isWithoutFigures)
    .map(({ element }) => element.country);
  // Why there are no values stands above the flows; the menu offers none then.
  const isWithheld = lacksValues(crop, section);
  const notes = useMemo(() => notesOf(value), [value]);
  const bare = isBare(notes);
  const tabs: readonly { id: Tab; label: string; href: string }[] = (['view', 'metadata'] as const).map(
    (tab) => ({
      id: tab,
      label: words(tab === 'view' ? 'dataPage.tabs.maps' : 'dataPage.tabs.metadata'),
      href: hrefOf({ do: 'tab', tab }),
    }),
  );
  const [inColumn, across] = useMemo(
    () =>
      (['column', 'page'] as const).map((width) => section.blocks.filter((block) => isLower(block, width))),
    [section],
  );
  const mapBlock = section.blocks.find((block) => block.kind === 'map');
  return (
    <PageLayout>
      <PageTitle
        icon={crop.id}
        title={pageHeading(words, place)}
        finding={
          bare ? undefined : wayOn === null ? (
            (sentence ?? undefined)
          ) : (
            <>
              {sentence}{' '}
              <ViewLink href={hrefOf(wayOn)} onChoose={() => dispatch(wayOn)}>
                {wayOn.do === 'year'
                  ? words('dataPage.state.toYear', { year: formats.year(wayOn.year) })
                  : words('dataPage.state.allFigures')}
              </ViewLink>
            </>
          )
        }
        tabs={
          <Tabs
            idBase="page"
            shortcut="t"
            label={words('dataPage.tabs.label')}
            tabs={tabs}
            value={view.tab}
            onChoose={(tab) => dispatch({ do: 'tab', tab })}
          />
        }
      />
      <LiveRegion text={`${pageTitle(words, place)}. ${sentence ?? ''}`} />
      <ExplainHost
        store={store}
        page={first}
        brought={first.explanation}
        hrefOf={(figure) => hrefOf({ do: 'explain', figure })}
      >
        <NotesLine value={value} notes={notes} regions={valueOr(first.regions, [])} ignored={ignored} />
        <FurtherFiles.Provider value={valueOr(first.withheld, []).length === 0 ? WholeSectionLinks : null}>
          <TabPanel idBase="page" id={view.tab}>
            <PageLayout>
              {view.tab === 'metadata' ? (
                <MetadataTab live={value} coverage={first.coverage} withheld={first.withheld} />
              ) : (
                <>
                  <Island name="filters" shows={chosen.view} onTouch={prepare}>
                    {() => (
                      <DataViewProvider value={chosen}>
                        <FilterBar
                          options={{
                            elements: limits.elements.filter(
                              (element) =>
                                !isWithheld || element === view.element || !empty.includes(element),
                            ),
                            empty,
                            years: facts === undefined ? null : [...facts.years].reverse(),
                            regions: limits.regions,
                            hasData: limits.hasData,
                            awaitsSum: (code) => value.areas.get(code)?.awaitsSum === true,
                            root: first.root,
                          }}
                        />
                      </DataViewProvider>
                    )}
                  </Island>
                  {waiting && (
                    <div className={styles.waiting}>
                      <SeedLoader
                        crop={crop.id}
                        label={words('dataPage.state.loadingCrop', cropWords(words, crop.id, section.id))}
                      />
                    </div>
                  )}
                  <div className={styles.workspace} data-layout={view.layout} aria-busy={waiting}>
                    <Island name="map" shows={view} from={value} onTouch={prepare} className={styles.map}>
                      {() =>
                        mapBlock !== undefined && (
                          <DataViewProvider value={value}>
                            <MapBlock block={mapBlock} store={store} />
                          </DataViewProvider>
                        )
                      }
                    </Island>
                    <Island name="figures" shows={view} from={value} className={styles.figures}>
                      {() =>
                        bare ? (
                          <LowerBlocks
                            name="countries"
                            blocks={(across ?? []).filter(saysOfOthers)}
                            live={value}
                          />
                        ) : (
                          <DataViewProvider value={value}>
                            {section.blocks.map((block) => (
                              <FirstBlock key={block.id} block={block} />
                            ))}
                          </DataViewProvider>
                        )
                      }
                    </Island>
                    {!bare && inColumn !== undefined && inColumn.length > 0 && (
                      <div className={styles.charts}>
                        <LowerBlocks name="charts" blocks={inColumn} live={value} />
                      </div>
                    )}
                    {!bare && across !== undefined && across.length > 0 && (
                      <div className={styles.across}>
                        <LowerBlocks name="reference" blocks={across} live={value} />
                      </div>
                    )}
                  </div>
                  {data.networks !== undefined && (
                    <NetworksIsland networks={data.networks} live={value} className={rowStyles.parts} />
                  )}
                  <Island name="about" shows={view} from={value} isStill>
                    {() => (
                      <DataViewProvider value={value}>
                        <AboutData editions={first.editions} />
                      </DataViewProvider>
                    )}
                  </Island>
                </>
              )}
            </PageLayout>
          </TabPanel>
        </FurtherFiles.Provider>
      </ExplainHost>
    </PageLayout>
  );
}

/** A block of the first window; those in the map's place or below are drawn elsewhere. */
function FirstBlock({ block }: { block: Block }): ReactNode {
  const Component = firstComponent(block);
  return Component === null ? null : <Component block={block} />;
}
