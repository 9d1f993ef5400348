import { type ReactNode, useMemo } from 'react';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { networkHome } from '#catalog/regions/networks.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { MembersFigure } from '../../blocks/networks/members-figure.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import { findSeries, leadText } from './network-findings.ts';
import { type NetworksPageData, networkCrop, networkTrends } from './networks-data.ts';
import { toMembersInput, trendFigures, trendPath } from './networks-figures.tsx';
import styles from './networks-page.module.css';

export function NetworksPage({ data }: { data: NetworksPageData }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const { release } = data;
  const search = release.pinned ? `?v=${release.id}` : '';
  const members = useMemo(() => toMembersInput(data, speech), [data, speech]);
  const trends = useMemo(() => trendFigures(data, speech), [data, speech]);
  return (
    <PageLayout>
      <PageTitle
        icon={networkCrop.id}
        title={words('networks.title')}
        chip={<LatestChip year={findSeries(data, PRODUCTION)?.cube.defaultYear ?? null} release={release} />}
        finding={leadText(data, speech) || undefined}
      />
      <FigurePlaceContext.Provider value={{ page: 'pabra', search, release, cite: '#members' }}>
        <div className={styles.grid} data-cards="under">
          {members === null ? <FailedPart /> : <MembersFigure input={members} />}
          {data.series.state === 'failed' && <FailedPart />}
          {trends.map((figure) => {
            const plan = networkTrends.find(({ id }) => id === figure.id);
            const path = plan && trendPath(plan, speech);
            return (
              <FigureFrame
                key={figure.id}
                figure={figure}
                level={3}
                links={
                  plan && (
                    <p>
                      <a href={path}>
                        {words('networks.toSection', { section: words(`sections.${plan.section}.name`) })}
                      </a>
                    </p>
                  )
                }
              />
            );
          })}
        </div>
      </FigurePlaceContext.Provider>
      <Prose>
        <section aria-labelledby="what">
          <h2 id="what">{words('networks.what.title')}</h2>
          <p>{words('networks.what.text')}</p>
          <p>
            <a href={`/${language}${networkHome}/seed-varieties`}>{words('sections.seed-varieties.name')}</a>{' '}
            ·{' '}
            <a href={`/${language}${networkHome}/seed-production`}>
              {words('sections.seed-production.name')}
            </a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}
