import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { Loaded } from '../../api/loaded.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { CheckList } from './check-list.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { databasesFigures } from './databases-figures.tsx';
import styles from './databases-page.module.css';
import { LeftOutPart } from './left-out.tsx';
import type { DatabasesPageData, ShownRelease } from './load-databases-page.ts';
import { Checksum, SourceTable } from './source-table.tsx';

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
      <PageTitle title={words('about.databases.title')} finding={words('about.databases.lead')} />
      <AdjustedNotice ignored={data.ignored} shown={coverageTitle} />
      <FigurePlaceContext.Provider value={{ ...at, page: 'databases', cite: '#sources', noValue: '–' }}>
        {release.state === 'failed' ? (
          <FailedPart />
        ) : (
          <ReleaseParts release={release.value} figure={figures.get('sources')} />
        )}
        <LeftOutPart kind="prices" leftOut={data.leftOut.prices} figure={figures.get('prices-left-out')} />
        <LeftOutPart
          kind="germplasm"
          leftOut={data.leftOut.germplasm}
          figure={figures.get('germplasm-rows-left-out')}
        />
        <CoveragePart data={data} figures={figures} />
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

function ReleaseParts(props: { release: ShownRelease; figure: Figure | undefined }): ReactNode {
  const { release, figure } = props;
  return (
    <>
      <SourceTable
        figure={figure}
        sources={release.sources}
        editions={release.editions}
        accepted={release.accepted}
      />
      <CheckList checks={release.checks} accepted={release.accepted} />
    </>
  );
}
