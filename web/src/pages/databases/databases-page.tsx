import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { FiledPage } from '../../blocks/use-filed.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CheckList } from './check-list.tsx';
import { CoveragePart } from './coverage-part.tsx';
import styles from './databases-page.module.css';
import { GermplasmLeftOutPart } from './germplasm-left-out-part.tsx';
import { LeftOutPart } from './left-out-part.tsx';
import type { DatabasesPageData, ShownRelease } from './load-databases-page.ts';
import { ReleaseList } from './release-list.tsx';
import { SourceTable } from './source-table.tsx';

/** Every source behind the release, what was checked, and what the figures cover. */
export function DatabasesPage({ data }: { data: DatabasesPageData }): ReactNode {
  const words = useWords();
  const { release, source, ignored } = data;
  const at = {
    ...data.at,
    page: 'databases',
    cite: '#source-table',
  };
  return (
    <PageLayout>
      <PageTitle title={words('about.databases.title')} finding={words('about.databases.lead')} />
      <AdjustedNotice ignored={ignored} shown={words('about.coverage.title', { source })} />
      {release.state === 'failed' ? <FailedPart /> : <ReleaseParts release={release.value} at={at} />}
      <LeftOutPart leftOut={data.leftOut} at={at} />
      <GermplasmLeftOutPart leftOut={data.germplasmLeftOut} at={at} />
      <CoveragePart data={data} at={at} />
      <ReleaseList releases={data.releases} at={at} />
    </PageLayout>
  );
}

/** The release that is served: what it was made from, and what was checked. */
function ReleaseParts({ release, at }: { release: ShownRelease; at: FiledPage }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  return (
    <>
      <p className={styles.release}>
        {words('frame.footer.release', { release: release.id, date: formats.date(release.created) })}
        {'\u00a0· '}
        <a href={versioned('/api/v1/release', release.id)}>/api/v1/release</a>
      </p>
      {release.origin === 'starter' && <Notice>{words('sources.starter')}</Notice>}
      <SourceTable
        release={release.id}
        sources={release.sources}
        editions={release.editions}
        accepted={release.accepted}
        at={at}
      />
      <CheckList checks={release.checks} accepted={release.accepted} />
    </>
  );
}
