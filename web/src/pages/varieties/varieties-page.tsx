import type { ReactNode } from 'react';
import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import type { Varieties } from '#contract/varieties.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { ChosenFilters, ListPages } from '../../blocks/filters/filter-form.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { mostCompared, overCompared, varietiesParams, varietyFilters } from '../../url/varieties-params.ts';
import { AboutVarieties } from './about-varieties.tsx';
import { listTerms } from './list-columns.ts';
import { upovLink } from './upov-link.ts';
import styles from './varieties.module.css';
import type { VarietiesPageData } from './varieties-data.ts';
import { factTerms, VarietyFacts } from './variety-facts.tsx';
import { ignoredParams, varietiesFigures } from './variety-figures.ts';
import { VarietyFilters } from './variety-filters.tsx';
import { pageName, type VarietyLinks, varietyLinks } from './variety-links.ts';
import { VarietyTable } from './variety-table.tsx';
import { VarietyTabs } from './variety-tabs.tsx';
import { filterText, filterValue, headingText, usedSources } from './variety-texts.ts';

/** A crop's released varieties: found, filtered, counted, and side by side. Everything stands in the address, and needs no scripts. */
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
  const { total, counted, seen, facets } = answer;
  const links = varietyLinks(data, language);
  const params = varietiesParams(crop);
  const plain = links.hrefOf({ ...params.cleared(varietyFilters), page: 1 });
  // Links of the page lead to its records.
  const search = params.serialise({ ...view, tab: 'view' }, version);
  const hasNone = answer.sources.length === 0;
  const countries = facets.country.filter(({ count }) => count > 0).length;
  const finding = hasNone
    ? words('varieties.none', { cropOf: words(`crops.${crop}.of`) })
    : words('varieties.finding', {
        counted,
        seen,
        countries: view.country === null && counted > 0 ? countries : 0,
      });
  const figures = varietiesFigures(data, speech);
  // There may well be such varieties: no more than four stand side by side.
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
      head={(tabs) => <PageTitle icon={crop} title={title} finding={finding} tabs={tabs} />}
      live={{
        ...{ page: data, path: links.path, search, title, heading: title, terms, isOne: false, answer },
        ...{ further, cited: [...usedSources(answer, view), ...further] },
      }}
    >
      <AdjustedNotice ignored={ignoredParams(data)} shown={title} />
      {tooMany.length > 0 && (
        <Notice>
          {words('varieties.compare.tooMany', { ids: formats.list(tooMany.slice(0, mostCompared)) })}
        </Notice>
      )}
      <FigurePlaceContext.Provider value={{ page: pageName, search, release, cite: '#about-data' }}>
        {!hasNone && (
          <>
            <VarietyFilters
              crop={crop}
              root={root}
              view={view}
              answer={answer}
              version={version}
              plain={plain}
              nameOf={(name, value) => filterValue(words, answer.sources, name, value)}
            />
            <ChosenFilters
              group="varieties"
              chosen={varietyFilters
                .filter((name) => view[name] !== null)
                .map((name) => ({
                  text: filterText(speech, view, answer.sources, name),
                  href: links.hrefOf({ ...params.cleared([name]), page: 1 }),
                }))}
            />
            {decades !== undefined && <VarietyFrame data={data} figure={decades} hasTable />}
            <ListPart {...parts} plain={plain} />
            {view.compare.length > 0 && <ComparedPart {...parts} />}
            {total > 0 && (
              <CountedFigures {...parts} ids={['countries', 'institutions', 'traits', 'types']} />
            )}
          </>
        )}
        <UpovPart {...parts} />
      </FigurePlaceContext.Provider>
      <AboutVarieties answer={answer} />
    </VarietyTabs>
  );
}

/** What the parts of the page are drawn from. */
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
  children?: ReactNode;
}): ReactNode {
  const { data, figure, csv, hasTable = false, children } = props;
  const { words, language } = useSpeech();
  const isOpen = figure.sources.every(({ exportable }) => exportable !== false);
  return (
    <FigureFrame
      figure={figure}
      hasTable={hasTable}
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
function CountedFigures({ data, figures, ids }: PartProps & { ids: readonly string[] }): ReactNode {
  return (
    <div className={styles.figures}>
      {figures
        .filter(({ id }) => ids.includes(id))
        .map((figure) => (
          <VarietyFrame key={figure.id} data={data} figure={figure} />
        ))}
    </div>
  );
}

/** The list, page by page. */
function ListPart({ data, answer, figures, links, plain }: PartProps & { plain: string }): ReactNode {
  const { crop, root, view } = data;
  const { rows, total } = answer;
  const { words, formats } = useSpeech();
  const figure = figures.find(({ id }) => id === 'table');
  const last = Math.max(1, Math.ceil(total / varietiesOnPage));
  if (figure === undefined) {
    const hint = total > 0 ? 'noPage.hint' : data.countryHasNone ? 'nothing.country' : 'nothing.hint';
    return (
      <EmptyState
        text={words(total === 0 ? 'varieties.nothing' : 'varieties.noPage')}
        hint={words(`varieties.${hint}`, { page: formats.number(view.page, 0), pages: last })}
        action={{
          label: words(total === 0 ? 'varieties.clear' : 'varieties.firstPage'),
          href: total === 0 ? plain : links.hrefOf({ page: 1 }),
        }}
      />
    );
  }
  const csv = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of varietiesParams(crop).texts(view, varietyFilters)) csv.set(name, value);
  return (
    <VarietyFrame data={data} figure={figure} csv={`/api/v1/export/varieties?${csv}`}>
      <VarietyTable
        caption={headingText(words, crop, view.country ?? view.network ?? root)}
        rows={rows}
        view={view}
        links={links}
      />
      <ListPages
        group="varieties"
        page={view.page}
        last={last}
        hrefOf={(page) => `${links.hrefOf({ page })}#table`}
      />
    </VarietyFrame>
  );
}

/** What the address wants side by side. */
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

/** New varieties of the World by year, or that nobody counts them. */
function UpovPart({ data, figures }: PartProps): ReactNode {
  const { words } = useSpeech();
  const figure = figures.find(({ id }) => id === 'upov');
  if (data.counts.state === 'failed') return <FailedPart />;
  if (figure === undefined)
    return <p id="upov">{words('varieties.upov.none', { cropThe: words(`crops.${data.crop}.the`) })}</p>;
  return <VarietyFrame data={data} figure={figure} />;
}
