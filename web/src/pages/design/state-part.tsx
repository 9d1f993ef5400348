import type { ReactNode } from 'react';
import { crops, cropTheme } from '#catalog/crops/index.ts';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SeedLoader } from '../../ui/seed-loader.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { Part, Specimen } from './specimen.tsx';

/** Loading, nothing, failure and remarks. */
export function StatePart(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  return (
    <Part id="states" title={own('design.states')}>
      <div className={styles.grid}>
        <Specimen name={own('design.state.skeleton')} wide>
          <Skeleton height="120px" label={words('dataPage.state.loading')} />
        </Specimen>
        <Specimen name={own('design.state.seed')} wide>
          <div className={styles.seeds}>
            {crops.map((crop) => (
              <div key={crop.id} data-theme={cropTheme(crop)}>
                <SeedLoader crop={crop.id} label={words(`crops.${crop.id}.name`)} />
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name={own('design.state.nearest')}>
          <EmptyState
            text={words('dataPage.state.noDataYear')}
            action={{ label: words('dataPage.state.nearestYear', { year: '2017' }), href: '#states' }}
          />
        </Specimen>
        <Specimen name={own('design.state.error')}>
          <ErrorState
            text={words('dataPage.state.noInfo')}
            retry={{ label: words('dataPage.state.retry'), onPress: () => undefined }}
          />
        </Specimen>
        <Specimen name={own('design.state.notice')} wide>
          <Notice>{own('design.sample.notice')}</Notice>
          <Notice tone="warning">{own('design.sample.warning')}</Notice>
        </Specimen>
      </div>
    </Part>
  );
}
