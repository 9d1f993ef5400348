import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import type { PricePage } from '#contract/price-page.ts';
import { useWords } from '../../i18n/words.tsx';
import styles from './prices-page.module.css';
import { SourceList } from './source-list.tsx';
import { usePrices } from './use-prices-view.ts';

/** What qualifies all prices of the page, said once, and what each source is. */
export function AboutPrices({ crop, page }: { crop: string; page: PricePage | null }): ReactNode {
  const { hrefOf } = usePrices();
  const words = useWords();
  const caveats = findCrop(crop)?.caveats ?? [];
  return (
    <section className={styles.about} id="about-data" aria-labelledby="about-data-title">
      <h2 id="about-data-title">{words('figure.about')}</h2>
      <ul>
        <li>{words('prices.about.median')}</li>
        <li>{words('prices.about.sources')}</li>
        <li>{words('prices.about.producer')}</li>
        {crop === 'beans' && <li>{words('prices.about.beans')}</li>}
        {caveats.map((caveat) => (
          <li key={caveat}>{words(`crops.${crop}.caveat.${caveat}`)}</li>
        ))}
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      {page !== null && page.sources.length > 0 && <SourceList sources={page.sources} />}
      <p>
        <a href={hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </section>
  );
}
