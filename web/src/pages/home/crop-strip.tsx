import type { ReactNode } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { HeadlineChange, HeadlineNumber, HeadlineTrend } from './headline-list.tsx';
import styles from './home-page.module.css';
import type { StripCrop } from './load-home-page.ts';
import { sourceWord } from './source-word.ts';

/** Every crop in a slim row, each in its own colour: its name leads to its home, with one figure and its change where it has them. */
export function CropStrip({ crops }: { crops: readonly StripCrop[] }): ReactNode {
  const words = useWords();
  const sources = new Set(
    crops.flatMap(({ headline }) =>
      headline.state === 'failed' || headline.value === null
        ? []
        : [words(sourceWord(headline.value.element))],
    ),
  );
  return (
    <section aria-labelledby="crops" className={styles.part}>
      <h2 id="crops">{words('home.crops.title')}</h2>
      {crops.some(({ headline }) => headline.state === 'failed') && <FailedPart />}
      <ul className={styles.strip}>
        {crops.map((entry) => (
          <li key={entry.crop} className={styles.stripCrop} data-theme={cropTheme({ id: entry.crop })}>
            <StripEntry entry={entry} />
          </li>
        ))}
      </ul>
      {sources.size > 0 && (
        <p className={styles.notes}>
          {[...sources].map((source) => words('figure.source', { source })).join('. ')}
        </p>
      )}
    </section>
  );
}

function StripEntry({ entry }: { entry: StripCrop }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { headline } = entry;
  return (
    <>
      <h3 className={styles.cropName}>
        <CropIcon name={entry.crop} size={24} />
        <a href={`/${language}${entry.path}`}>{words(`crops.${entry.crop}.name`)}</a>
      </h3>
      {headline.state === 'failed' && <p className={styles.notes}>{words('dataPage.state.failed')}</p>}
      {headline.state === 'loaded' && headline.value !== null && (
        <p className={styles.stripFigure}>
          <span className={styles.number}>
            <HeadlineNumber headline={headline.value} />
          </span>
          <span className={styles.notes}>
            {words(`home.figures.${headline.value.id}`)}, {headline.value.year}
          </span>
          <span className={styles.notes}>
            <HeadlineChange headline={headline.value} isShort />
          </span>
        </p>
      )}
      {headline.state === 'loaded' && headline.value !== null && (
        <HeadlineTrend headline={headline.value} width={240} height={40} />
      )}
    </>
  );
}
