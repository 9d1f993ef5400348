import type { ReactNode } from 'react';
import {
  publicationGroups,
  publicationOrders,
  publicationsOnPage,
} from '#catalog/publications/publications.ts';
import type { Publications } from '#contract/publications.ts';
import { publications } from '#datasets/publications/dataset.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, type ListFacet, ListFilters } from '../../blocks/list/list-filters.tsx';
import { type ChosenFilter, CountedRows, ListPages, NoRows } from '../../blocks/list/list-parts.tsx';
import { asFurther, chosenOf } from '../../blocks/list/list-state.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import {
  anyCrop,
  askedOf,
  firstOrder,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';
import { AboutPublications } from './about-publications.tsx';
import { publicationsAddress, publicationsFigures, usedSources } from './publication-figures.tsx';
import { PublicationList } from './publication-list.tsx';
import { headingText, publicationFacets, typedText } from './publication-texts.ts';
import { compareDecades, hasYears, knownYears } from './publication-years.ts';
import styles from './publications.module.css';
import { type PublicationsPageData, publicationsHref } from './publications-data.ts';

/** Publications: found, filtered, counted, cited. Its state is in the address; it needs no scripts. */
export function PublicationsPage({ data }: { data: PublicationsPageData }): ReactNode {
  const { view, release, answer: part } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const version = release.pinned ? release.id : null;
  const hrefOf = publicationsHref(data, language);
  const title = headingText(words, view);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon="beans" title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { rows, total, facets, sources } = answer;
  const filters = publicationFacets(speech, view, answer, (change) => hrefOf({ ...change, page: 1 }));
  const further = furtherFilters(speech, view, filters);
  const isFurther = (name: string): boolean => further.some((filter) => filter.name === name);
  const [yearsFigure] = publicationsFigures(data, speech);
  const place = {
    page: 'publications',
    search: publicationsParams.serialise(view, version),
    release,
    cite: '#about-data',
  };
  return (
    <Followed>
      <PageLayout>
        <PageTitle
          icon="beans"
          title={title}
          finding={leadOf(speech, view, answer)}
          chip={
            // A requested last year is not the newest one; nor, perhaps, is that of a few known ones.
            view.to === null &&
            hasYears(answer.years) && (
              <LatestChip year={knownYears(answer.years).at(-1)?.year ?? null} release={release} />
            )
          }
        />
        <AdjustedNotice ignored={publicationsAddress(data).ignored} shown={title} />
        <CountedRows total={total} />
        <Groups view={view} facets={facets} hrefOf={hrefOf} />
        <ListFilters
          path={`/${language}/beans/publications`}
          search={{
            label: words('list.search'),
            example: words('publications.filter.q'),
            value: view.q ?? '',
            longest: publications.filters.q.longest,
          }}
          facets={filters.filter(({ name }) => !isFurther(name))}
          further={further}
          kept={publicationsParams
            .fields(view, version)
            .filter(([name]) => name !== 'q' && name !== 'page' && !isFurther(name))}
        />
        {rows.length === 0 ? (
          <NoRows
            total={total}
            page={view.page}
            onPage={publicationsOnPage}
            chosen={sources.length === 0 ? [] : chosenOf(filters, otherFilters(speech, view, hrefOf))}
            plain={hrefOf({ ...publicationsParams.initial, crop: anyCrop })}
            first={hrefOf({ page: 1 })}
          />
        ) : (
          <div className={styles.found}>
            {yearsFigure !== undefined && (
              <div className={styles.years}>
                <FigurePlaceContext.Provider value={place}>
                  <FigureFrame figure={yearsFigure} />
                </FigurePlaceContext.Provider>
              </div>
            )}
            <Found data={data} answer={answer} hrefOf={hrefOf} />
            <Files
              view={view}
              total={total}
              isOpen={usedSources(answer, view.source).every(({ exportable }) => exportable)}
              version={version}
            />
          </div>
        )}
        <AboutPublications answer={answer} />
      </PageLayout>
    </Followed>
  );
}

type HrefOf = (change: Partial<PublicationsView>) => string;

/** How many there are: with years how many the newest ten have, else how many are data sets. */
function leadOf(
  { words, formats }: Speech,
  view: PublicationsView,
  { total, years, facets }: Publications,
): string | undefined {
  if (total === 0) return undefined;
  const decades = compareDecades(years, view.from);
  if (decades === null) {
    const dataSets = facets.type.find(({ id }) => id === 'dataset')?.count ?? 0;
    return words('publications.finding', { count: total, datasets: view.type === null ? dataSets : 0 });
  }
  const { known, recent, before } = decades;
  return words('publications.finding.years', {
    count: total,
    // Sources state the access of some publications only.
    open: view.openAccess === null ? (facets.open_access.find(({ id }) => id === 'yes')?.count ?? 0) : 0,
    known,
    hasUnknown: known < total ? 'yes' : 'no',
    recent: recent.count,
    span: formats.span(recent.first, recent.last),
    before: before.count,
    earlier: formats.span(before.first, before.last),
  });
}

/** The filters behind "More filters". */
function furtherFilters(
  { words }: Speech,
  view: PublicationsView,
  facets: readonly ListFacet[],
): readonly FurtherFilter[] {
  return [
    ...(['from', 'to'] as const).map((name): FurtherFilter => {
      const { least, most } = publications.filters[name];
      return {
        name,
        label: words(`publications.filter.${name}`),
        value: String(view[name] ?? ''),
        limits: [least, most],
      };
    }),
    ...facets
      .filter(({ name }) => name === 'language' || name === 'source')
      .map((facet) => asFurther(facet, words('list.all'))),
  ];
}

/** Filters in use that have no list of choices, for the empty list. */
function otherFilters(
  { words }: Speech,
  { q, from, to, pageType }: PublicationsView,
  hrefOf: HrefOf,
): readonly (ChosenFilter | null)[] {
  const filter = (isUsed: boolean, text: () => string, change: Partial<PublicationsView>) =>
    isUsed ? { text: text(), href: hrefOf({ ...change, page: 1 }) } : null;
  return [
    filter(q !== null, () => words('list.quoted', { text: q ?? '' }), { q: null }),
    filter(pageType !== null, () => words(`publications.group.${pageType}`), { pageType: null }),
    filter(from !== null, () => typedText(words, 'from', from ?? ''), { from: null }),
    filter(to !== null, () => typedText(words, 'to', to ?? ''), { to: null }),
  ];
}

/** The list with its orders and pages. */
function Found(props: { data: PublicationsPageData; answer: Publications; hrefOf: HrefOf }): ReactNode {
  const { data, answer, hrefOf } = props;
  const { view, release } = data;
  const { rows, total, sources } = answer;
  const words = useWords();
  const before = (view.page - 1) * publicationsOnPage;
  return (
    <section id="list" aria-labelledby="list-title" className={styles.results}>
      <div className={styles.head}>
        <h2 id="list-title">
          {words('publications.list', { first: before + 1, last: before + rows.length, total })}
        </h2>
        <p className={classNames(rowStyles.links, styles.orders)} data-print="no">
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
      </div>
      <PublicationList
        rows={rows}
        sources={sources}
        version={release.pinned ? release.id : null}
        query={view.q}
      />
      <ListPages
        page={view.page}
        total={total}
        onPage={publicationsOnPage}
        hrefOf={(page) => `${hrefOf({ page })}#list`}
      />
    </section>
  );
}

/** The groups with their numbers, unclassified ones too, and their meaning. */
function Groups(props: {
  view: PublicationsView;
  facets: Publications['facets'];
  hrefOf: HrefOf;
}): ReactNode {
  const { view, facets, hrefOf } = props;
  const { words, formats } = useSpeech();
  const countOf = (id: string): number => facets.page_type.find((group) => group.id === id)?.count ?? 0;
  const all = facets.page_type.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { pageType: null, count: all, id: 'any' },
    ...publicationGroups.map((pageType) => ({ pageType, count: countOf(pageType), id: pageType })),
  ];
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
      {view.pageType !== null && (
        <p>
          {words(`publications.meaning.${view.pageType}`)}{' '}
          <a href="#groups">{words('publications.rule.link')}</a>
        </p>
      )}
    </section>
  );
}

/** Files of all matches, where their sources are exportable. */
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
  const queryString = query.toString() === '' ? '' : `?${query}`;
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
              href={`/api/v1/export/publications${kind}${queryString}`}
            >
              {words(`publications.file${kind === '' ? '.csv' : kind}`)}
            </ButtonLink>
          ))}
        </p>
      ) : (
        <p>{words('list.closed')}</p>
      )}
    </section>
  );
}
