import type { ReactNode } from 'react';
import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import type { Varieties } from '#contract/varieties.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { ListOrder } from '../../blocks/list/list-order.tsx';
import { type ChosenFilter, CountedRows, ListPages, NoRows } from '../../blocks/list/list-parts.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { mostCompared, overCompared, varietiesParams, varietyFilters } from '../../url/varieties-params.ts';
import { AboutVarieties } from './about-varieties.tsx';
import { isDividing } from './count-figures.tsx';
import { columns, isOrder, listTerms } from './list-columns.ts';
import { upovLink } from './upov-link.ts';
import styles from './varieties.module.css';
import type { VarietiesPageData } from './varieties-data.ts';
import { VarietyCards } from './variety-cards.tsx';
import { filtersOf, hasLimit } from './variety-facets.ts';
import { factTerms, VarietyFacts } from './variety-facts.tsx';
import { ignoredParams, varietiesFigures } from './variety-figures.ts';
import { leadText, newestYear } from './variety-lead.ts';
import { pageName, type VarietyLinks, varietyLinks } from './variety-links.ts';
import { VarietyTable } from './variety-table.tsx';
import { VarietyTabs } from './variety-tabs.tsx';
import { headingText, usedSources } from './variety-texts.ts';

/** A crop's released varieties: found, filtered, counted, and side by side. Its state is in the address; it needs no scripts. */
export function VarietiesPage({ data }: { data: VarietiesPageData }): ReactNode {
  const { crop, root, view, release, answer: part, compared } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const version = release.pinned ? release.id : null;
  const title = headingText(words, crop, view.country ?? view.network ?? root);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon={crop} title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { total } = answer;
  const links = varietyLinks(data, language);
  const params = varietiesParams(crop);
  const plain = links.hrefOf({ ...params.cleared(varietyFilters), page: 1 });
  // Links of the page lead to its records.
  const search = params.serialise({ ...view, tab: 'view' }, version);
  const hasNone = answer.sources.length === 0;
  const finding = hasNone
    ? words('varieties.none', { cropOf: words(`crops.${crop}.of`) })
    : leadText(data, answer, speech);
  const filters = filtersOf(data, answer, links, speech);
  const figures = varietiesFigures(data, speech);
  // Such varieties may exist: at most four are compared.
  const tooMany = overCompared(data.search);
  const fields = compared.state === 'loaded' ? factTerms(speech, compared.value) : [];
  const terms = listTerms(words, crop, fields);
  const further =
    data.counts.state === 'loaded' && data.counts.value?.source != null ? [data.counts.value.source] : [];
  const parts = { data, answer, figures, links };
  const decades = figures.find(({ id }) => id === 'decades');
  return (
    <VarietyTabs
      search={data.search}
      searchOf={(tab) => params.serialise({ ...view, tab }, version)}
      head={(tabs) => (
        <PageTitle
          icon={crop}
          title={title}
          finding={finding}
          tabs={tabs}
          chip={<LatestChip year={newestYear(data)} release={release} />}
        />
      )}
      live={{
        ...{ page: data, path: links.path, search, title, heading: title, terms, isOne: false, answer },
        ...{ further, cited: [...usedSources(answer, view), ...further] },
      }}
    >
      <Followed>
        <AdjustedNotice ignored={ignoredParams(data)} shown={title} />
        {tooMany.length > 0 && (
          <Notice>
            {words('varieties.compare.tooMany', { ids: formats.list(tooMany.slice(0, mostCompared)) })}
          </Notice>
        )}
        <FigurePlaceContext.Provider value={{ page: pageName, search, release, cite: '#about-data' }}>
          {!hasNone && (
            <>
              <CountedRows total={total} />
              <ListFilters
                path={links.path}
                search={{
                  label: words('list.search'),
                  example: words('varieties.filter.q'),
                  value: view.q ?? '',
                }}
                facets={filters.facets}
                further={filters.further}
                kept={params
                  .fields({ ...view, tab: 'view' }, version)
                  .filter(
                    ([name]) => !['q', 'page', ...filters.further.map((one) => one.name)].includes(name),
                  )}
              />
              {decades !== undefined && <VarietyFrame data={data} figure={decades} hasTable />}
              <ListPart {...parts} chosen={filters.chosen} plain={plain} />
              {view.compare.length > 0 && <ComparedPart {...parts} />}
              <CountedFigures data={data} figures={figures} />
            </>
          )}
          <UpovPart {...parts} />
        </FigurePlaceContext.Provider>
      </Followed>
      <AboutVarieties answer={answer} />
    </VarietyTabs>
  );
}

interface PartProps {
  data: VarietiesPageData;
  answer: Varieties;
  figures: readonly Figure[];
  links: VarietyLinks;
}

/** A figure with its ways on. */
function VarietyFrame(props: {
  data: VarietiesPageData;
  figure: Figure;
  /** Address of every row that fits as a file. */
  csv?: string;
  hasTable?: boolean;
  controls?: ReactNode;
  children?: ReactNode;
}): ReactNode {
  const { data, figure, csv, hasTable = false, controls, children } = props;
  const { words, language } = useSpeech();
  const isOpen = figure.sources.every(({ exportable }) => exportable !== false);
  return (
    <FigureFrame
      figure={figure}
      hasTable={hasTable}
      controls={controls}
      links={
        <RecordLinks
          figure={figure}
          closed={words('varieties.closed')}
          files={csv !== undefined && isOpen ? [[csv, words('varieties.csv')]] : []}
          compare={upovLink(words, language, data, figure.id === 'upov')}
        />
      }
    >
      {children}
    </FigureFrame>
  );
}

/** Records counted by something, as bars side by side. */
function CountedFigures({ data, figures }: Pick<PartProps, 'data' | 'figures'>): ReactNode {
  return (
    <div className={styles.figures}>
      {figures
        .filter((figure) => figure.id !== 'decades' && isDividing(figure, data.view))
        .map((figure) => (
          <VarietyFrame key={figure.id} data={data} figure={figure} />
        ))}
    </div>
  );
}

/** The list, page by page: as cards or as a table. */
function ListPart(props: PartProps & { chosen: readonly ChosenFilter[]; plain: string }): ReactNode {
  const { data, answer, figures, links, chosen, plain } = props;
  const { crop, root, view } = data;
  const { rows, total } = answer;
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'table');
  if (figure === undefined)
    return (
      <>
        <NoRows
          total={total}
          page={view.page}
          onPage={varietiesOnPage}
          chosen={chosen}
          plain={plain}
          first={links.hrefOf({ page: 1 })}
        />
        {total === 0 && data.countryHasNone && <p>{words('varieties.nothing.country')}</p>}
        {total === 0 && view.trait !== null && <p>{words('varieties.nothing.trait')}</p>}
        {total === 0 && view.q !== null && <p>{words('varieties.nothing.search')}</p>}
        {total === 0 && hasLimit(view) && <p>{words('varieties.nothing.limit')}</p>}
      </>
    );
  const csv = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of varietiesParams(crop).texts(view, varietyFilters)) csv.set(name, value);
  const list = {
    ...{ caption: headingText(words, crop, view.country ?? view.network ?? root), rows, view, links },
    hasSources: answer.sources.length > 1,
  };
  return (
    <VarietyFrame
      data={data}
      figure={figure}
      csv={`/api/v1/export/varieties?${csv}`}
      controls={<ListControls view={view} links={links} />}
    >
      {view.look === 'cards' ? <VarietyCards {...list} /> : <VarietyTable {...list} />}
      <ListPages
        page={view.page}
        total={total}
        onPage={varietiesOnPage}
        hrefOf={(page) => `${links.hrefOf({ page })}#table`}
      />
    </VarietyFrame>
  );
}

/** The order of the list, and whether it has cards or rows. */
function ListControls({ view, links }: { view: VarietiesPageData['view']; links: VarietyLinks }): ReactNode {
  const { words } = useSpeech();
  return (
    <>
      <ListOrder
        label={words('varieties.sortBy')}
        choices={columns.filter(isOrder).map((sort) => {
          const isChosen = view.sort === sort;
          const order = isChosen && view.order === 'asc' ? 'desc' : 'asc';
          const arrow = view.order === 'asc' ? ' ↑' : ' ↓';
          return {
            id: sort,
            name: `${words(`varieties.column.${sort}`)}${isChosen ? arrow : ''}`,
            href: `${links.hrefOf({ sort, order, page: 1 })}#table`,
            isChosen,
          };
        })}
      />
      <SegmentedControl
        label={words('list.look')}
        value={view.look}
        options={(['cards', 'table'] as const).map((look) => ({
          id: look,
          label: words(`list.look.${look}`),
          href: `${links.hrefOf({ look })}#table`,
        }))}
      />
    </>
  );
}

/** The requested comparison. */
function ComparedPart({ data, figures, links }: PartProps): ReactNode {
  const { compared } = data;
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'compare');
  if (compared.state === 'failed') return <FailedPart />;
  if (figure === undefined) return <p id="compare">{words('varieties.compare.none')}</p>;
  return (
    <VarietyFrame data={data} figure={figure}>
      <VarietyFacts caption={figure.title} varieties={compared.value} varietyHref={links.varietyHref} />
      <p data-print="no">
        <a href={links.hrefOf({ compare: [] })}>{words('varieties.compare.clear')}</a>
      </p>
    </VarietyFrame>
  );
}

/** New varieties of the World by year, or a note that they are not counted. */
function UpovPart({ data, figures }: PartProps): ReactNode {
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'upov');
  if (data.counts.state === 'failed') return <FailedPart />;
  if (figure === undefined)
    return <p id="upov">{words('varieties.upov.none', { cropThe: words(`crops.${data.crop}.the`) })}</p>;
  return <VarietyFrame data={data} figure={figure} />;
}
