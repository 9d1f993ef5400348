import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { landNeighbours } from '#catalog/regions/neighbours.ts';
import type { Varieties } from '#contract/varieties.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { ClosedPart } from '../../blocks/closed-part.tsx';
import { FailedPage, FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { ListOrder } from '../../blocks/list/list-order.tsx';
import { type ListFilterSet, ListForm, NothingListed, PagesOfList } from '../../blocks/list/record-list.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type CompareLink, compareHref } from '../../url/compare-link.ts';
import type { Language } from '../../url/paths.ts';
import { mostCompared, varietyFilters } from '../../url/varieties-params.ts';
import { fewestCounted, isDividing } from './count-figures.tsx';
import { columns, isOrder, listTerms } from './list-columns.ts';
import type { VarietiesPageData } from './load-varieties-page.ts';
import styles from './varieties.module.css';
import { VarietyCards } from './variety-cards.tsx';
import { hasLimit, type VarietiesList, varietiesList, varietyFiltersOf } from './variety-facets.ts';
import { factTerms, VarietyFacts } from './variety-facts.tsx';
import { varietiesFigures } from './variety-figures.ts';
import { hasOneFilter, haveYears, leadText, newestYear, noneText } from './variety-lead.ts';
import { AboutVarieties } from './variety-sources.tsx';
import { VarietyTable } from './variety-table.tsx';
import { VarietyTabs } from './variety-tabs.tsx';
import { headingText, usedSources } from './variety-texts.ts';

export function VarietiesPage({ data }: { data: VarietiesPageData }): ReactNode {
  const { crop, root, view, release, beyond, answer: part, compared } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const title = headingText(words, crop, view.country ?? view.network ?? root);
  if (part.state === 'failed') return <FailedPage icon={crop} title={title} />;
  const answer = part.value;
  const { total } = answer;
  const list = varietiesList(data, language);
  const { path, params, version, place } = list;
  const hasNone = answer.sources.length === 0;
  const finding = hasNone ? noneText(data, speech) : leadText(data, answer, speech);
  const filters = varietyFiltersOf(data, answer, speech);
  const figures = varietiesFigures(data, speech);
  const fields = compared.state === 'loaded' ? factTerms(speech, compared.value) : [];
  const terms = listTerms(words, crop, fields);
  const further =
    data.counts.state === 'loaded' && data.counts.value?.source != null ? [data.counts.value.source] : [];
  const parts = { data, answer, figures, list };
  const decades = figures.find(({ id }) => id === 'decades');
  return (
    <VarietyTabs
      tab={view.tab}
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
        ...{ page: data, path, search: place.search, title, heading: title, terms, isOne: false, answer },
        ...{ further, cited: [...usedSources(answer, view), ...further] },
      }}
    >
      <Followed>
        <AdjustedNotice ignored={data.ignored} shown={title} />
        {/* Such varieties may exist: at most four are compared. */}
        {beyond.length > 0 && (
          <Notice>
            {words('varieties.compare.tooMany', { ids: formats.list(beyond.slice(0, mostCompared)) })}
          </Notice>
        )}
        <FigurePlaceContext.Provider value={place}>
          {hasNone ? (
            <WaysOn data={data} />
          ) : (
            <>
              <ListForm {...{ list, total, filters }} example={words('varieties.filter.q')} />
              {decades !== undefined && haveYears(data) && (
                <VarietyFrame data={data} figure={decades} hasTable />
              )}
              <ListPart {...parts} chosen={filters.chosen} />
              {view.compare.length > 0 && <ComparedPart {...parts} />}
              {total >= fewestCounted && <CountedFigures data={data} figures={figures} />}
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
  list: VarietiesList;
}

function VarietyFrame(
  props: Omit<Parameters<typeof FigureFrame>[0], 'links'> & {
    data: VarietiesPageData;
    csv?: string;
  },
): ReactNode {
  const { data, csv, ...frame } = props;
  const { figure } = frame;
  const { words, language } = useSpeech();
  const isOpen = figure.sources.every(({ exportable }) => exportable !== false);
  return (
    <FigureFrame
      hasTable={false}
      {...frame}
      links={
        <RecordLinks
          figure={figure}
          closed={words('list.closed')}
          files={csv !== undefined && isOpen ? [[csv, words('varieties.csv')]] : []}
          compare={upovLink(words, language, data, figure.id === 'upov')}
        />
      }
    />
  );
}

/** The crop's new varieties by year in the comparator; `null` where they are not counted or the comparator does not have them. Records of varieties are no line of it. */
function upovLink(
  words: Words,
  language: Language,
  { counts, crop, release }: Pick<VarietiesPageData, 'counts' | 'crop' | 'release'>,
  isShown: boolean,
): CompareLink | null {
  // The comparator offers the counts of crops whose menu has varieties.
  if (findCrop(crop)?.sections.some((id) => id === 'seed-varieties') !== true) return null;
  if (counts.state === 'failed' || (counts.value?.years.length ?? 0) === 0) return null;
  return {
    href: compareHref(language, {
      area: worldCode,
      crop,
      elements: ['varieties-upov'],
      version: release.pinned ? release.id : null,
    }),
    text: words(isShown ? 'figure.compare' : 'varieties.compare.upov'),
  };
}

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

function ListPart(props: PartProps & { chosen: ListFilterSet['chosen'] }): ReactNode {
  const { data, answer, figures, list, chosen } = props;
  const { crop, root, view } = data;
  const { rows, total } = answer;
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'table');
  if (figure === undefined)
    return (
      <>
        {/* The first sentence says that a country has none. */}
        {!(data.countryHasNone && hasOneFilter(data)) && (
          <NothingListed
            {...{ list, total, chosen }}
            plain={list.hrefOf({ ...list.params.cleared(varietyFilters), page: 1 })}
          />
        )}
        {total === 0 && view.trait !== null && <p>{words('varieties.nothing.trait')}</p>}
        {total === 0 && <WaysOn data={data} near={nearCountries(list, answer, words)} />}
        {total === 0 && view.q !== null && <p>{words('varieties.nothing.search')}</p>}
        {total === 0 && hasLimit(view) && <p>{words('varieties.nothing.limit')}</p>}
      </>
    );
  const csv = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of list.params.texts(view, varietyFilters)) csv.set(name, value);
  const listed = {
    ...{ caption: headingText(words, crop, view.country ?? view.network ?? root), rows, list },
    hasSources: answer.sources.length > 1,
  };
  return (
    <VarietyFrame
      data={data}
      figure={figure}
      csv={`/api/v1/export/varieties?${csv}`}
      controls={<ListControls list={list} />}
    >
      {view.look === 'cards' ? <VarietyCards {...listed} /> : <VarietyTable {...listed} />}
      <PagesOfList list={list} total={total} />
    </VarietyFrame>
  );
}

/** Links to the records of the neighbours of a country, as entries of a list. */
function nearCountries(
  { hrefOf, params, view }: VarietiesList,
  { facets }: Varieties,
  words: Words,
): readonly ReactNode[] {
  const near = view.country === null ? [] : landNeighbours(view.country);
  return facets.country.flatMap(({ id, count, seen }) =>
    id === null || !near.includes(id)
      ? []
      : [
          <li key={id}>
            <a href={hrefOf({ ...params.cleared(varietyFilters), country: id, page: 1 })}>
              {words('varieties.nothing.near', { area: areaName(words, id), count: count + seen })}
            </a>
          </li>,
        ],
  );
}

/** Pages that may have what the list does not: neighbours, diseases or pests of the crop, its seed in collections, and publications. */
function WaysOn(props: Pick<PartProps, 'data'> & { near?: readonly ReactNode[] }): ReactNode {
  const { data, near = [] } = props;
  const { crop, view, countryHasNone } = data;
  const { words, language } = useSpeech();
  const related = view.trait === 'disease' ? 'diseases' : view.trait === 'storage-pests' ? 'pests' : null;
  return (
    <ul className={rowStyles.links} data-print="no">
      {near}
      {view.country !== null && findCrop(crop)?.sections.some((id) => id === 'collections') === true && (
        <li>
          <a href={`/${language}/${crop}/data/collections?country=${view.country}`}>
            {words('varieties.nothing.collections', areaWords(words, view.country))}
          </a>
        </li>
      )}
      {related !== null && listLossPages(crop).some(({ section }) => section === related) && (
        <li>
          <a href={`/${language}/${crop}/data/${related}`}>{words(`crops.${crop}.title.${related}`)}</a>
        </li>
      )}
      <li>
        <a href={`/${language}/beans/publications?crop=${crop}`}>{words('varieties.nothing.publications')}</a>
      </li>
      {countryHasNone && (
        <li>
          <a href={`/${language}/contribute?format=varieties`}>{words('varieties.nothing.contribute')}</a>
        </li>
      )}
    </ul>
  );
}

function ListControls({ list: { view, hrefOf } }: Pick<PartProps, 'list'>): ReactNode {
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
            href: `${hrefOf({ sort, order, page: 1 })}#table`,
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
          href: `${hrefOf({ look })}#table`,
        }))}
      />
    </>
  );
}

function ComparedPart({ data, figures, list }: PartProps): ReactNode {
  const { compared } = data;
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'compare');
  if (compared.state === 'failed') return <FailedPart />;
  if (figure === undefined) return <p id="compare">{words('varieties.compare.none')}</p>;
  return (
    <VarietyFrame data={data} figure={figure}>
      <VarietyFacts caption={figure.title} varieties={compared.value} varietyHref={list.varietyHref} />
      <p data-print="no">
        <a href={list.hrefOf({ compare: [] })}>{words('varieties.compare.clear')}</a>
      </p>
    </VarietyFrame>
  );
}

function UpovPart({ data, figures }: PartProps): ReactNode {
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'upov');
  if (data.counts.state === 'failed') return <FailedPart />;
  if (figure === undefined)
    return <p id="upov">{words('varieties.upov.none', { cropThe: words(`crops.${data.crop}.the`) })}</p>;
  const frame = <VarietyFrame data={data} figure={figure} />;
  // The World's counts say nothing of a chosen country, but are all there is where it has none.
  return data.view.country === null || data.countryHasNone ? (
    frame
  ) : (
    <ClosedPart title={figure.title}>{frame}</ClosedPart>
  );
}
