import type { ReactNode } from 'react';
import {
  publicationGroups,
  publicationOrders,
  publicationsOnPage,
} from '#catalog/publications/publications.ts';
import type { Publications } from '#contract/publications.ts';
import { publications } from '#datasets/publications/dataset.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { FailedPage } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import {
  ListForm,
  ListPage,
  type ListView,
  NothingListed,
  PagesOfList,
} from '../../blocks/list/record-list.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import {
  anyCrop,
  askedOf,
  firstOrder,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';
import { SourceLines } from '../source-lines.tsx';
import {
  compareDecades,
  hasYears,
  knownYears,
  publicationsFigures,
  usedSources,
} from './publication-figures.tsx';
import { PublicationList } from './publication-list.tsx';
import {
  headingText,
  type PublicationsPageData,
  publicationFilters,
  publicationsList,
} from './publication-texts.ts';
import styles from './publications.module.css';

export function PublicationsPage({ data }: { data: PublicationsPageData }): ReactNode {
  const { view, release, answer: part } = data;
  const speech = useSpeech();
  const { words } = speech;
  const title = headingText(words, view);
  if (part.state === 'failed') return <FailedPage icon="beans" title={title} />;
  const answer = part.value;
  const { rows, total, facets, sources } = answer;
  const list = publicationsList(data, speech);
  const filters = publicationFilters(data, answer, speech);
  const [yearsFigure] = publicationsFigures(data, speech);
  return (
    <ListPage
      {...{ list, title }}
      icon="beans"
      finding={leadOf(speech, view, answer)}
      chip={
        // A requested last year is not the newest one; nor, perhaps, is that of a few known ones.
        view.to === null &&
        hasYears(answer.years) && (
          <LatestChip year={knownYears(answer.years).at(-1)?.year ?? null} release={release} />
        )
      }
      ignored={data.ignored}
    >
      <ListForm
        {...{ list, total, filters }}
        example={words('publications.filter.q')}
        longest={publications.filters.q.longest}
      >
        <Groups view={view} facets={facets} hrefOf={list.hrefOf} />
      </ListForm>
      {rows.length === 0 ? (
        <NothingListed
          {...{ list, total }}
          chosen={sources.length === 0 ? [] : filters.chosen}
          plain={list.hrefOf({ ...publicationsParams.initial, crop: anyCrop })}
        />
      ) : (
        <div className={styles.found}>
          {yearsFigure !== undefined && (
            <div className={styles.years}>
              <FigureFrame figure={yearsFigure} />
            </div>
          )}
          <Found list={list} answer={answer} />
          <Files
            view={view}
            total={total}
            isOpen={usedSources(answer, view.source).every(({ exportable }) => exportable)}
            version={list.version}
          />
        </div>
      )}
      <AboutPublications answer={answer} />
    </ListPage>
  );
}

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

function Found(props: { list: ListView<PublicationsView>; answer: Publications }): ReactNode {
  const { list, answer } = props;
  const { view, version, hrefOf } = list;
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
      <PublicationList {...{ rows, sources, version }} query={view.q} />
      <PagesOfList list={list} total={total} />
    </section>
  );
}

function Groups(props: {
  view: PublicationsView;
  facets: Publications['facets'];
  hrefOf: ListView<PublicationsView>['hrefOf'];
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
        choices={choices
          .filter(({ pageType, count }) => count > 0 || pageType === null || view.pageType === pageType)
          .map(({ pageType, count, id }) => ({
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

function AboutPublications({ answer }: { answer: Publications }): ReactNode {
  const { words, formats, language } = useSpeech();
  return (
    <AboutSection>
      <p>{words('publications.about')}</p>
      <p id="groups">{words('publications.rule')}</p>
      <p>{words('publications.once')}</p>
      <SourceLines
        group="publications"
        sources={answer.sources}
        notesOf={({ records, publications: count, date }) => [
          words('publications.records', { count: records, publications: count }),
          words('publications.asOf', { date: formats.date(date) }),
        ]}
        leftOut={answer.left_out}
      />
      <p>
        <a href={`/${language}/contribute?format=publications`}>{words('publications.contribute')}</a>
      </p>
    </AboutSection>
  );
}
