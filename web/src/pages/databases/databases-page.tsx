import type { ReactNode } from 'react';
import { findLicence } from '#catalog/licences.ts';
import { versioned } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { importPrefix } from '#domain/imports/import-format.ts';
import type { AcceptedLoss, ReleaseEdition, ReleaseSource } from '#release/facts.ts';
import type { Loaded } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import { publisherName, sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { AcceptedNote, CheckList } from './check-list.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { databasesFigures } from './databases-figures.tsx';
import styles from './databases-page.module.css';
import { LeftOutPart } from './left-out.tsx';
import type { DatabasesPageData } from './load-databases-page.ts';
import { toTopics } from './source-topics.ts';

/** The checksum of a file behind a word, since few readers look for it; with other details of a source where there are. `of` names it for screen readers. */
function Checksum({ sha256, of, children }: { sha256: string; of: string; children?: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <details className={styles.checksum}>
      <summary>
        {words(children === undefined ? 'about.databases.sha256.show' : 'about.databases.details')}{' '}
        <span className="visually-hidden">{of}</span>
      </summary>
      {children}
      <code className={styles.code}>
        {words('about.databases.sha256')} {sha256}
      </code>
      {children !== undefined && words('about.databases.sha256.info')}
    </details>
  );
}

/**
 * Figures by publisher as bars; below, the sources of each topic: who published it, under which licence, its date, its rows, its file; and
 * the sources that the release was published without, with the reason.
 */
function SourceTable(props: {
  figure: Figure | undefined;
  sources: readonly ReleaseSource[];
  editions: readonly ReleaseEdition[];
  accepted: readonly AcceptedLoss[];
}): ReactNode {
  const { words, formats } = useSpeech();
  const { figure, sources, editions, accepted } = props;
  const absent = accepted.filter(({ kind }) => kind === 'source-absent');
  const partsOf = (source: ReleaseSource): ReleaseEdition[] =>
    editions.filter(
      (edition) =>
        edition.sources.includes(source.key) && (edition.kind === 'assembled' || edition.kind === 'untold'),
    );
  if (figure === undefined) return <p>{words('about.databases.none')}</p>;
  return (
    <FigureFrame
      figure={figure}
      hasTable={false}
      under={
        <Disclosure summary={words('about.databases.all', { count: sources.length })}>
          {toTopics(sources).map((topic) => (
            <PlainTable
              key={topic.id}
              look={classNames(styles.scroller, styles.sources)}
              stacks
              caption={words(`about.databases.topic.${topic.id}`)}
              columns={[
                [
                  words('about.databases.source'),
                  (source) => (
                    <SourceName
                      source={source}
                      kind={kindOf(source, partsOf(source))}
                      losses={accepted.filter(
                        ({ kind, name }) => kind === 'figures-lost' && name === source.key,
                      )}
                    />
                  ),
                ],
                [words('about.databases.publisher'), (source) => publisherName(words, source)],
                [words('about.databases.licence'), ({ licence }) => <Licence licence={licence} />],
                [
                  words('about.databases.vintage'),
                  (source) => <SourceDate source={source} parts={partsOf(source)} />,
                ],
                [words('about.databases.rows'), ({ rows }) => formats.number(rows, 0), 'numeric'],
              ]}
              rows={topic.sources}
            />
          ))}
          {absent.map((loss) => (
            <p key={loss.name} className={styles.quiet}>
              {words.has(`sources.${loss.name}`) ? words(`sources.${loss.name}`) : loss.name}:{' '}
              <AcceptedNote loss={loss} />
            </p>
          ))}
        </Disclosure>
      }
    />
  );
}

/** The kind of a source, which was put together from these extracts. */
const kindOf = (
  { computed }: ReleaseSource,
  parts: readonly ReleaseEdition[],
): 'computed' | 'assembled' | 'published' =>
  computed ? 'computed' : parts.length > 0 ? 'assembled' : 'published';

function SourceName(props: {
  source: ReleaseSource;
  kind: ReturnType<typeof kindOf>;
  losses: readonly AcceptedLoss[];
}): ReactNode {
  const { source, kind, losses } = props;
  const words = useWords();
  const name = sourceTitle(words, source);
  return (
    <>
      {source.url === '' ? name : <a href={source.url}>{name}</a>}
      <Checksum sha256={source.sha256} of={name}>
        {!source.key.startsWith(importPrefix) && (
          <span className={styles.quiet} lang="en">
            {source.title}
          </span>
        )}
        <span className={styles.quiet}>{words(`about.databases.${kind}`)}</span>
        <code className={styles.code}>{source.file}</code>
      </Checksum>
      {words.has(`sources.${source.key}.licence`) && (
        <span className={styles.quiet}>{words(`sources.${source.key}.licence`)}</span>
      )}
      {losses.map((loss) => (
        <span key={loss.since} className={styles.quiet}>
          <AcceptedNote loss={loss} />
        </span>
      ))}
    </>
  );
}

function Licence({ licence }: { licence: string }): ReactNode {
  const words = useWords();
  const { text, passingOn } = findLicence(licence);
  const name = licenceName(words, licence);
  return (
    <>
      {text === null ? name : <a href={text}>{name}</a>}
      <span className={styles.quiet}>{words(`about.databases.passingOn.${passingOn}`)}</span>
    </>
  );
}

function SourceDate({
  source,
  parts,
}: {
  source: ReleaseSource;
  parts: readonly ReleaseEdition[];
}): ReactNode {
  const words = useWords();
  const text = sourceDateText(words, useLanguage(), source.date, (date) =>
    words('about.databases.on', { date }),
  );
  if (parts.length === 0) return text;
  return (
    <details data-print="summary">
      <summary>{text}</summary>
      <ul className={styles.editions}>
        {parts.map((edition) => (
          <EditionItem key={edition.key} edition={edition} />
        ))}
      </ul>
    </details>
  );
}

/** An extract of a publisher's release: its key, its carrier, its coverage as in the list beside the files. */
function EditionItem({ edition }: { edition: ReleaseEdition }): ReactNode {
  const words = useWords();
  const isEnglish = useLanguage() === 'en';
  const { key, release, inferred, carrier, flagsKnown, years, areas, elements } = edition;
  const basis = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  // The list beside the files is in English; years are read in every language.
  const covers = (isEnglish ? [years, areas, elements] : [years]).filter((text) => text !== '').join('; ');
  return (
    <li>
      <b>{key}</b>: {words(`about.databases.edition.${basis}`, { release })}
      {carrier !== '' && <>, {words('about.databases.edition.carrier', { carrier })}</>}
      {!flagsKnown && <>; {words('about.databases.edition.unflagged')}</>}
      {covers !== '' && <span className={styles.quiet}>{covers}</span>}
    </li>
  );
}

function ReleaseList({
  releases,
  figure,
}: {
  releases: Loaded<readonly ServedReleaseSummary[]>;
  figure: Figure | undefined;
}): ReactNode {
  const { words, formats } = useSpeech();
  if (releases.state === 'failed') return <FailedPart />;
  if (figure === undefined) return null;
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
        <p>{words('about.releases.info')}</p>
        <PlainTable
          look={styles.scroller}
          stacks
          label={words('about.releases.title')}
          columns={[
            [words('about.releases.release'), (release) => <ReleaseName release={release} />],
            [
              words('about.releases.day'),
              ({ created }) => <time dateTime={created.slice(0, 10)}>{formats.date(created)}</time>,
            ],
            [
              words('about.releases.figures'),
              ({ observations }) => formats.number(observations, 0),
              'numeric',
            ],
            [words('about.releases.changes'), (release) => <Changes release={release} />],
            [
              words('about.releases.checksum'),
              ({ id, sha256 }) => (sha256 === '' ? '–' : <Checksum sha256={sha256} of={id} />),
            ],
          ]}
          rows={releases.value}
        />
      </div>
    </FigureFrame>
  );
}

function ReleaseName({ release }: { release: ServedReleaseSummary }): ReactNode {
  const { words, language } = useSpeech();
  const { id } = release;
  const marks = [
    ...(release.current ? [words('about.releases.current')] : []),
    ...(release.origin === 'starter' ? [words('about.releases.starter')] : []),
    ...(release.readable ? [] : [words('about.releases.unreadable')]),
  ];
  return (
    <>
      {release.readable ? (
        <a href={versioned(`/${language}`, id)} aria-label={words('about.releases.see', { release: id })}>
          {id}
        </a>
      ) : (
        id
      )}
      {marks.length > 0 && <span className={styles.quiet}>{marks.join(' · ')}</span>}
    </>
  );
}

function Changes({ release: { id, changes, readable } }: { release: ServedReleaseSummary }): ReactNode {
  const { words, formats, language } = useSpeech();
  if (changes === null) return words('about.releases.first');
  return (
    <>
      {changes.added + changes.removed + changes.changed === 0
        ? words('about.releases.same')
        : words('about.releases.counts', {
            added: formats.number(changes.added, 0),
            removed: formats.number(changes.removed, 0),
            changed: formats.number(changes.changed, 0),
          })}
      <br />
      {readable && (
        <a href={versioned(`/${language}/beans/about/changes`, id)}>{words('about.releases.list')}</a>
      )}
    </>
  );
}

export function DatabasesPage({ data }: { data: DatabasesPageData }): ReactNode {
  const speech = useSpeech();
  const { words, formats } = speech;
  const { release, source, at } = data;
  const figures = new Map(databasesFigures(data, speech).map((figure) => [figure.id, figure]));
  const coverageTitle = words('about.coverage.title', { source });
  return (
    <PageLayout>
      <PageTitle title={words('about.databases.title')} finding={leadText(words, release)} />
      <AdjustedNotice ignored={data.ignored} shown={coverageTitle} />
      <FigurePlaceContext.Provider value={{ ...at, page: 'databases', cite: '#sources', noValue: '–' }}>
        {release.state === 'failed' ? (
          <FailedPart />
        ) : (
          <SourceTable figure={figures.get('sources')} {...release.value} />
        )}
        <CoveragePart data={data} figures={figures} />
        <div className={styles.checked}>
          {release.state === 'loaded' && (
            <CheckList checks={release.value.checks} accepted={release.value.accepted} />
          )}
          <LeftOutPart kind="prices" leftOut={data.leftOut.prices} figure={figures.get('prices-left-out')} />
          <LeftOutPart
            kind="germplasm"
            leftOut={data.leftOut.germplasm}
            figure={figures.get('germplasm-rows-left-out')}
          />
        </div>
        <ReleaseList releases={data.releases} figure={figures.get('release-list')} />
        <p className={styles.release}>
          {words('frame.footer.release', { release: at.release.id, date: formats.date(at.release.created) })}
          {'\u00a0· '}
          <a href={versioned('/api/v1/release', at.release.id)}>/api/v1/release</a>
        </p>
      </FigurePlaceContext.Provider>
    </PageLayout>
  );
}

/** How many files of how many publishers there are, where they could be loaded. */
function leadText(words: Words, release: DatabasesPageData['release']): string {
  if (release.state === 'failed' || release.value.sources.length === 0) return words('about.databases.lead');
  const publishers = new Set(release.value.sources.map(({ publisher }) => publisher)).size;
  return words('about.databases.lead.counted', { sources: release.value.sources.length, publishers });
}
