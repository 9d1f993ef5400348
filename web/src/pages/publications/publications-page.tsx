import type { ReactNode } from 'react';
import {
  publicationGroups,
  publicationOrders,
  publicationsOnPage,
} from '#catalog/publications/publications.ts';
import type { Publications } from '#contract/publications.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { ChosenFilters, ListPages } from '../../blocks/filters/filter-form.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import {
  anyCrop,
  askedOf,
  firstOrder,
  type PublicationFilter,
  type PublicationsView,
  publicationFilters,
  publicationsParams,
} from '../../url/publications-params.ts';
import { AboutPublications } from './about-publications.tsx';
import { PublicationFilters } from './publication-filters.tsx';
import { PublicationList } from './publication-list.tsx';
import { filterValue, headingText, spanText } from './publication-texts.ts';
import styles from './publications.module.css';
import type { PublicationsPageData } from './publications-data.ts';
import { YearColumns } from './year-columns.tsx';

/** Publications: found, filtered, counted, cited. Everything stands in the address, and needs no scripts. */
export function PublicationsPage({ data }: { data: PublicationsPageData }): ReactNode {
  const { view, release, answer: part } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const version = release.pinned ? release.id : null;
  const hrefOf = (change: Partial<PublicationsView>): string =>
    `/${language}/beans/publications${publicationsParams.serialise({ ...view, ...change }, version)}`;
  const title = headingText(words, view);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon="beans" title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { rows, total, facets, years } = answer;
  const plain = hrefOf({ ...publicationsParams.cleared(publicationFilters), page: 1 });
  const span = spanText(formats, years);
  const dataSets = facets.type.find(({ id }) => id === 'dataset')?.count ?? 0;
  const finding =
    total === 0
      ? undefined
      : words('publications.finding', {
          count: total,
          datasets: view.type === null ? dataSets : 0,
          span,
          hasSpan: span === '' ? 'no' : years.some(({ year }) => year === null) ? 'some' : 'yes',
        });
  // Counts of a facet leave its own choice out.
  const used = answer.sources.filter(({ key }) =>
    view.source === null ? facets.source.some(({ id }) => id === key) : key === view.source,
  );
  const last = Math.max(1, Math.ceil(total / publicationsOnPage));
  const chosen = publicationFilters.filter((name) => view[name] !== publicationsParams.initial[name]);
  const filterText = (name: PublicationFilter): string =>
    `${words(`publications.filter.${name}`)}: ${filterValue(words, language, answer.sources, name, String(view[name]))}`;
  return (
    <PageLayout>
      <PageTitle icon="beans" title={title} finding={finding} />
      <AdjustedNotice ignored={publicationsParams.ignored(data.search, view)} shown={title} />
      <Groups view={view} facets={facets} hrefOf={hrefOf} />
      <PublicationFilters view={view} answer={answer} version={version} plain={plain} />
      <ChosenFilters
        group="publications"
        chosen={chosen.map((name) => ({
          text: filterText(name),
          href: hrefOf({ ...publicationsParams.cleared([name]), page: 1 }),
        }))}
      />
      {rows.length === 0 ? (
        <Nothing view={view} total={total} plain={plain} hrefOf={hrefOf} />
      ) : (
        <div className={styles.found}>
          <section id="list" aria-labelledby="list-title" className={styles.results}>
            <h2 id="list-title">
              {words('publications.list', {
                first: (view.page - 1) * publicationsOnPage + 1,
                last: (view.page - 1) * publicationsOnPage + rows.length,
                total,
              })}
            </h2>
            <p className={classNames(rowStyles.links, styles.chips)} data-print="no">
              <span>{words('publications.sortBy')}</span>
              {publicationOrders.map((sort) => {
                const isSorted = view.sort === sort;
                const order = isSorted ? (view.order === 'asc' ? 'desc' : 'asc') : firstOrder(sort);
                return (
                  <a
                    key={sort}
                    href={`${hrefOf({ sort, order, page: 1 })}#list`}
                    aria-current={isSorted ? 'true' : undefined}
                  >
                    {words(`publications.sort.${sort}`)}
                    {isSorted && (view.order === 'asc' ? ' ↑' : ' ↓')}
                  </a>
                );
              })}
            </p>
            <PublicationList rows={rows} sources={answer.sources} version={version} />
            <ListPages
              group="publications"
              page={view.page}
              last={last}
              hrefOf={(page) => `${hrefOf({ page })}#list`}
            />
          </section>
          <div className={styles.side}>
            <YearColumns
              years={years}
              hrefOf={(year) => hrefOf({ from: year, to: year, page: 1 })}
              sources={used}
              // The heading names the crop.
              of={{ heading: title, filters: chosen.filter((name) => name !== 'crop').map(filterText) }}
              at={{
                page: 'publications',
                search: publicationsParams.serialise(view, version),
                release,
                cite: '#about-data',
              }}
            />
            <Files
              view={view}
              total={total}
              isOpen={used.every(({ exportable }) => exportable)}
              version={version}
            />
          </div>
        </div>
      )}
      <AboutPublications answer={answer} />
    </PageLayout>
  );
}

type HrefOf = (change: Partial<PublicationsView>) => string;

/** The parts of the menu with their numbers, what they mean, and what nobody has put into one. */
function Groups(props: {
  view: PublicationsView;
  facets: Publications['facets'];
  hrefOf: HrefOf;
}): ReactNode {
  const { view, facets, hrefOf } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const countOf = (id: string): number => facets.page_type.find((group) => group.id === id)?.count ?? 0;
  const all = facets.page_type.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { pageType: null, count: all, id: 'any' },
    ...publicationGroups.map((pageType) => ({ pageType, count: countOf(pageType), id: pageType })),
  ];
  const unclassified = countOf('unclassified');
  return (
    <section aria-label={words('publications.groups')} className={styles.groups}>
      <ChoiceLinks
        label={words('publications.groups')}
        choices={choices.map(({ pageType, count, id }) => ({
          href: hrefOf({ pageType, page: 1 }),
          text: `${words(`publications.group.${id}`)} (${formats.number(count)})`,
          current: view.pageType === pageType,
        }))}
      />
      <p>
        {words(`publications.meaning.${view.pageType ?? 'any'}`)}{' '}
        {view.pageType !== 'unclassified' && unclassified > 0 && (
          <a href={hrefOf({ pageType: 'unclassified', page: 1 })}>
            {words(view.pageType === null ? 'publications.unclassified.among' : 'publications.unclassified', {
              count: unclassified,
            })}
          </a>
        )}{' '}
        <a href="#groups">{words('publications.rule.link')}</a>
      </p>
    </section>
  );
}

/** Nothing is found: the way back, or to what other crops and parts have. */
function Nothing(props: { view: PublicationsView; total: number; plain: string; hrefOf: HrefOf }): ReactNode {
  const { view, total, plain, hrefOf } = props;
  const words = useWords();
  if (total > 0)
    return (
      <EmptyState
        text={words('publications.noPage')}
        action={{ label: words('publications.firstPage'), href: hrefOf({ page: 1 }) }}
      />
    );
  const isWide = view.crop === anyCrop && view.pageType === null;
  return (
    <EmptyState
      text={words('publications.nothing')}
      hint={words(isWide ? 'publications.nothing.hint' : 'publications.nothing.wider')}
      action={
        isWide
          ? { label: words('publications.clear'), href: plain }
          : { label: words('publications.widen'), href: hrefOf({ crop: anyCrop, pageType: null, page: 1 }) }
      }
    />
  );
}

/** All that is found as files, where its sources may be handed on. */
function Files(props: {
  view: PublicationsView;
  total: number;
  isOpen: boolean;
  version: string | null;
}): ReactNode {
  const { view, total, isOpen, version } = props;
  const words = useWords();
  const query = askedOf(view);
  if (version !== null) query.set('v', version);
  const asked = query.toString() === '' ? '' : `?${query}`;
  return (
    <section aria-labelledby="files-title" className={styles.files} data-print="no">
      <h2 id="files-title">{words('publications.files', { count: total })}</h2>
      {isOpen ? (
        <p className={rowStyles.buttons}>
          {(['.ris', '.bib', ''] as const).map((kind) => (
            <ButtonLink
              key={kind}
              icon="download"
              download
              href={`/api/v1/export/publications${kind}${asked}`}
            >
              {words(`publications.file${kind === '' ? '.csv' : kind}`)}
            </ButtonLink>
          ))}
        </p>
      ) : (
        <p>{words('publications.closed')}</p>
      )}
    </section>
  );
}
