import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CheckList } from './check-list.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { databasesFigures } from './databases-figures.tsx';
import styles from './databases-page.module.css';
import { LeftOutPart } from './left-out.tsx';
import type { DatabasesPageData, ShownRelease } from './load-databases-page.ts';
import { ReleaseList } from './release-list.tsx';
import { SourceTable } from './source-table.tsx';

/** Every source of the release, its checks, and its coverage. */
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

/** The served release: its sources and checks. */
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
