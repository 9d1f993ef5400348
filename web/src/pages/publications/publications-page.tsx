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
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import {
  anyCrop,
  askedOf,
  firstOrder,
  type PublicationsView,
  publicationFilters,
  publicationsParams,
} from '../../url/publications-params.ts';
import { AboutPublications } from './about-publications.tsx';
import {
  publicationsAddress,
  publicationsFigures,
  unknownYears,
  usedSources,
} from './publication-figures.tsx';
import { PublicationFilters } from './publication-filters.tsx';
import { PublicationList } from './publication-list.tsx';
import { chosenFilters, filterText, headingText, spanText } from './publication-texts.ts';
import styles from './publications.module.css';
import type { PublicationsPageData } from './publications-data.ts';

/** Publications: found, filtered, counted, cited. Everything stands in the address, and needs no scripts. */
export function PublicationsPage({ data }: { data: PublicationsPageData }): ReactNode {
  const { view, release, answer: part } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
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
  const last = Math.max(1, Math.ceil(total / publicationsOnPage));
  const chosen = chosenFilters(view);
  const [yearsFigure] = publicationsFigures(data, speech);
  const used = usedSources(answer, view.source);
  const place = {
    page: 'publications',
    search: publicationsParams.serialise(view, version),
    release,
    cite: '#about-data',
  };
  return (
    <PageLayout>
      <PageTitle icon="beans" title={title} finding={finding} />
      <AdjustedNotice ignored={publicationsAddress(data).ignored} shown={title} />
      <Groups view={view} facets={facets} hrefOf={hrefOf} />
      <PublicationFilters view={view} answer={answer} version={version} plain={plain} />
      <ChosenFilters
        group="publications"
        chosen={chosen.map((name) => ({
          text: filterText(speech, answer.sources, view, name),
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
            <FigurePlaceContext.Provider value={place}>
              {yearsFigure === undefined ? (
                <p>{words('publications.years.none', { count: unknownYears(answer) })}</p>
              ) : (
                <FigureFrame
                  figure={yearsFigure}
                  under={
                    <YearsTable years={years} hrefOf={(year) => hrefOf({ from: year, to: year, page: 1 })} />
                  }
                  hasTable={false}
                />
              )}
            </FigurePlaceContext.Provider>
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

/** Publications by year with a way to those of each. */
function YearsTable(props: { years: Publications['years']; hrefOf: (year: number) => string }): ReactNode {
  const { words, formats } = useSpeech();
  const known = props.years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));
  return (
    <PlainTable
      label={words('publications.years.title')}
      summary={words('publications.years.table')}
      columns={[
        [words('figure.table.year'), ({ year }) => <a href={props.hrefOf(year)}>{formats.year(year)}</a>],
        [words('publications.years.number'), ({ count }) => formats.number(count), 'numeric'],
      ]}
      rows={known.toReversed()}
    />
  );
}

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
