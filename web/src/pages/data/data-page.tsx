import { type ReactNode, useMemo, useState } from 'react';
import { continentLines } from '../../api/continent-lines.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { DataViewProvider, isCountry } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { valueOr } from '../../api/loaded.ts';
import { drawsChart } from '../../blocks/charts/shows-chart.ts';
import { ExplainHost } from '../../blocks/explain/explain-host.tsx';
import { FilterBar } from '../../blocks/filters/filter-bar.tsx';
import { FlowBlock } from '../../blocks/flow/flow-block.tsx';
import { FurtherFiles } from '../../blocks/further-files.ts';
import { GlanceBlock } from '../../blocks/glance/glance-block.tsx';
import { hasGlance } from '../../blocks/glance/glance-figure.tsx';
import { Island } from '../../blocks/island.tsx';
import { MapBlock } from '../../blocks/map/map-block.tsx';
import { MetadataTab } from '../../blocks/metadata/metadata-tab.tsx';
import { NetworksIsland } from '../../blocks/networks/networks-island.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { WholeSectionLinks } from '../../blocks/whole-section-links.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FreshnessChip } from '../../ui/freshness-chip.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { SettledRegion } from '../../ui/settled-region.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import type { ViewAction } from '../../url/view-state.ts';
import type { ViewStore } from '../../url/view-store.ts';
import { AboutData } from './about-data.tsx';
import { Crumbs, Emphasised, ImportedLead } from './data-head.tsx';
import styles from './data-page.module.css';
import { freshnessOf, freshnessText } from './freshness.ts';
import { leadOf } from './lead.ts';
import type { DataPageData } from './load-data-page.ts';
import { LowerBlocks, TakeIsland } from './lower-blocks.tsx';
import { type LowerCell, type PageParts, toPageParts, toRows } from './lower-rows.ts';
import { NotesLine } from './notes-line.tsx';
import { isWithoutFigures, viewLimits } from './page-limits.ts';
import { finding, pageHeading, pageTitle } from './page-texts.ts';
import type { PageShown } from './shown-data.ts';
import { useDataPage } from './use-data-page.ts';
import { isBare, notesOf } from './view-notes.ts';

const anchorOf = (block: NonNullable<PageParts['trend']>): string | null =>
  block.kind === 'continents'
    ? block.id
    : block.charts[0] === undefined
      ? null
      : `chart-${block.charts[0].id}`;

function PartLinks(props: { value: PageShown; parts: PageParts; bare: boolean }): ReactNode {
  const { value, parts, bare } = props;
  const { view, area, hrefOf } = value;
  const words = useWords();
  const kinds = parts.rows.flat().map(({ block }) => block.kind);
  const trend = bare || parts.trend === undefined ? null : anchorOf(parts.trend);
  const table = trend !== null && isCountry(area) ? trend : 'map';
  const ranking = kinds.includes('countries') ? 'countries' : kinds.includes('traders') ? 'traders-1' : null;
  // A table replaces its picture: the address that opens it is another view.
  const tableHref = view.tables.includes(table) ? '' : hrefOf({ do: 'table', block: table });
  const hrefs: Readonly<Record<string, string | false>> = {
    map: view.layout !== 'graphs' && '#map',
    trend: trend !== null && view.layout !== 'map' && `#${trend}`,
    ranking: ranking !== null && view.layout !== 'map' && `#${ranking}`,
    table: `${tableHref}#${table}`,
  };
  const order = isCountry(area) ? ['trend', 'map', 'ranking', 'table'] : ['map', 'trend', 'ranking', 'table'];
  return (
    <nav className={styles.partLinks} aria-label={words('dataPage.parts.label')} data-print="no">
      {order.map(
        (id) =>
          hrefs[id] && (
            <a key={id} href={hrefs[id]}>
              {words(`dataPage.parts.${id}`)}
            </a>
          ),
      )}
    </nav>
  );
}

const isRanking = ({ block }: LowerCell): boolean => block.kind === 'countries';

/**
 * A data page: any map-and-graph section of any crop, from its configuration. Each part gets the view of its own: a
 * provider around them all would, with every change, throw the drawing of the deferred blocks away.
 */
export function DataPage({ data }: { data: DataPageData }): ReactNode {
  const { value, chosen, store, first, waiting, prepare, ignored } = useDataPage(data);
  const { view, dispatch, hrefOf, crop, section, area, year, facts } = value;
  const { words, formats } = useSpeech();
  const place = { crop, section, area, year };
  const [opened] = useState(value.view);
  const brought = view === opened && first.failedCubes.length === 0 ? data.lead : undefined;
  const lead = useMemo(
    () => (brought === undefined ? leadOf(value, { words, formats }) : brought),
    [value, words, formats, brought],
  );
  const { text, nearest, hidden } =
    lead === null ? finding(words, formats, value, place) : { ...lead, nearest: null, hidden: false };
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
  // The foot explains why there are no values; the menu offers none then.
  const isWithheld = lacksValues(crop, section);
  const notes = useMemo(() => notesOf(value), [value]);
  const bare = isBare(notes);
  const hasContinents = continentLines(value) !== null;
  const { allCubes } = value;
  const parts = useMemo(
    () =>
      toPageParts(section.blocks, { choices: view.choices, element: view.element }, hasContinents, (chart) =>
        drawsChart({ area, allCubes }, chart),
      ),
    [section, view.choices, view.element, hasContinents, area, allCubes],
  );
  // Without a chart that leads, the ranking is beside the map.
  const isRankingFirst = bare || (isCountry(area) && parts.trend === undefined);
  const lower = useMemo(() => {
    const rest = parts.rows.flat().filter((cell) => !isRanking(cell));
    return isRankingFirst ? toRows(rest.map(({ block }) => block)) : parts.rows;
  }, [parts, isRankingFirst]);
  const further = valueOr(first.withheld, []).length === 0 ? WholeSectionLinks : null;
  const fresh = freshnessOf(value);
  const chip = fresh !== null && (
    <FreshnessChip
      old={fresh.isOld}
      text={freshnessText(fresh, { area, element: view.element }, { words, formats })}
    />
  );
  return (
    <PageLayout>
      <PageTitle
        title={pageHeading(words, place)}
        breadcrumb={<Crumbs crop={crop} section={section} root={first.root} />}
        chip={<span className={styles.chipAtTitle}>{chip}</span>}
        finding={
          bare ? (
            area === first.editions.area && <ImportedLead value={value} imported={first.imported} />
          ) : (
            <>
              {lead === null ? text : <Emphasised {...lead} />}
              {wayOn !== null && (
                <>
                  {' '}
                  <ViewLink href={hrefOf(wayOn)} onChoose={() => dispatch(wayOn)}>
                    {wayOn.do === 'year'
                      ? words('dataPage.state.toYear', { year: formats.year(wayOn.year) })
                      : words('dataPage.state.allFigures')}
                  </ViewLink>
                </>
              )}
            </>
          )
        }
        tabs={
          <ViewTabs
            shortcut="t"
            value={view.tab}
            hrefOf={(tab) => hrefOf({ do: 'tab', tab })}
            onChoose={(tab) => dispatch({ do: 'tab', tab })}
          />
        }
        actions={
          !bare &&
          view.tab === 'view' && (
            <FurtherFiles.Provider value={further}>
              <TakeIsland
                key={isCountry(area) ? 'trend' : 'map'}
                block={isCountry(area) ? parts.trend : undefined}
                map={parts.map}
                live={value}
              />
            </FurtherFiles.Provider>
          )
        }
      />
      <SettledRegion text={`${pageTitle(words, place)}. ${text ?? ''}`} />
      <ExplainHost
        store={store}
        page={first}
        brought={first.explanation}
        hrefOf={(figure) => hrefOf({ do: 'explain', figure })}
      >
        <NotesLine value={value} notes={notes} regions={valueOr(first.regions, [])} ignored={ignored} />
        <FurtherFiles.Provider value={further}>
          <TabPanel id={view.tab}>
            <PageLayout>
              {view.tab === 'metadata' ? (
                <MetadataTab live={value} coverage={first.coverage} withheld={first.withheld} />
              ) : (
                <>
                  <Island name="filters" shows={chosen.view} onTouch={prepare}>
                    {() => (
                      <DataViewProvider value={chosen}>
                        <FilterBar
                          chip={chip}
                          flow={!bare && parts.flow !== undefined && <FlowBlock block={parts.flow} />}
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
                  <PartLinks value={value} parts={parts} bare={bare} />
                  <FirstWindow {...{ parts, bare, isRankingFirst, value, store, waiting, prepare }} />
                  {!bare && lower.length > 0 && (
                    <LowerBlocks
                      name="reference"
                      rows={lower}
                      live={value}
                      className={classNames(styles.rows, view.layout === 'map' && styles.hidden)}
                    />
                  )}
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

/**
 * The map, the chart over the years and the figures at a glance, in the order in which they are looked at: what comes later never pushes
 * down what is there. Without a country the map leads, with one its figures.
 */
function FirstWindow(props: {
  parts: PageParts;
  bare: boolean;
  isRankingFirst: boolean;
  value: PageShown;
  store: ViewStore;
  waiting: boolean;
  prepare: () => void;
}): ReactNode {
  const { parts, bare, isRankingFirst, value, store, waiting, prepare } = props;
  const { map, trend, glance, rows } = parts;
  const covered = useMemo(() => inCoveredYear(value), [value]);
  const { view, area } = value;
  const speech = useSpeech();
  // The page's lead says that there are none, with the way to another year.
  const hasStrip = useMemo(
    () => !bare && glance !== undefined && hasGlance(value, glance, speech),
    [bare, value, glance, speech],
  );
  const countries = rows.flat().filter(isRanking);
  const lead = isRankingFirst ? 'bare' : isCountry(area) ? 'trend' : 'map';
  const mapPart = map !== undefined && (
    <Island key="map" name="map" shows={view} from={value} onTouch={prepare} className={styles.map}>
      {() => (
        <DataViewProvider value={covered}>
          <MapBlock block={map} store={store} />
        </DataViewProvider>
      )}
    </Island>
  );
  const trendPart = !bare && trend !== undefined && (
    <LowerBlocks
      key="trend"
      name="trend"
      rows={[[{ block: trend, width: 12 }]]}
      live={value}
      className={styles.trend}
    />
  );
  const glancePart = hasStrip && glance !== undefined && (
    <Island key="glance" name="glance" shows={view} from={value} className={styles.glance}>
      {() => (
        <DataViewProvider value={value}>
          <GlanceBlock block={glance} />
        </DataViewProvider>
      )}
    </Island>
  );
  return (
    <div
      className={styles.workspace}
      data-layout={view.layout}
      data-lead={lead}
      data-strip={
        hasStrip ? (glance?.figures.some((figure) => 'flow' in figure) ? 'low' : undefined) : 'none'
      }
      aria-busy={waiting}
    >
      {lead === 'trend' ? [trendPart, glancePart, mapPart] : [mapPart, trendPart, glancePart]}
      {isRankingFirst && countries.length > 0 && (
        <LowerBlocks
          name="countries"
          rows={countries.map((cell) => [cell])}
          live={value}
          className={styles.trend}
        />
      )}
    </div>
  );
}
