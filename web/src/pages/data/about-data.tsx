import type { ReactNode } from 'react';
import { useDataView } from '../../api/data-view.tsx';
import { pageCaveats } from '../../blocks/page-caveats.ts';
import { useWords } from '../../i18n/words.tsx';
import styles from './data-page.module.css';
import { DoubtfulList } from './doubtful-list.tsx';

/**
 * What qualifies all figures of the page, said once: what the crop's items hold, where figures are no official ones, what
 * borders on the map mean.
 */
export function AboutData(): ReactNode {
  const { crop, section, hrefOf } = useDataView();
  const words = useWords();
  const caveats = pageCaveats(crop, section);
  const hasValues = section.blocks.some(({ kind }) => kind === 'partners');
  return (
    <section className={styles.about} id="about-data" aria-labelledby="about-data-title">
      <h2 id="about-data-title">{words('figure.about')}</h2>
      <ul>
        {caveats.map((key) => (
          <li key={key}>{words(key)}</li>
        ))}
        <li>{words('figure.about.states')}</li>
        {hasValues && <li>{words('figure.flag.L.text')}</li>}
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      <DoubtfulList />
      <p>
        <a href={hrefOf({ do: 'tab', tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </section>
  );
}
