import type { ReactNode } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { HeadlineFigure } from './headline-list.tsx';
import styles from './home-page.module.css';
import type { CropCardData } from './load-home-page.ts';

/** Every crop in its own colour: its name leads to its home, below it what the observatory has of it. */
export function CropCards({ cards }: { cards: readonly CropCardData[] }): ReactNode {
  const words = useWords();
  return (
    <section aria-labelledby="crops">
      <h2 id="crops">{words('home.crops.title')}</h2>
      {cards.some(({ headline }) => headline.state === 'failed') && <FailedPart />}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.crop} className={styles.cropCard} data-theme={cropTheme({ id: card.crop })}>
            <CropCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CropCard({ card }: { card: CropCardData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { headline, sections } = card;
  return (
    <>
      <h3 className={styles.cropName}>
        <CropIcon name={card.crop} size={28} />
        <a href={`/${language}/${card.crop}`}>{words(`crops.${card.crop}.name`)}</a>
      </h3>
      {headline.state === 'failed' && <p className={styles.notes}>{words('dataPage.state.failed')}</p>}
      {headline.state === 'loaded' && headline.value !== null && (
        <div className={styles.cropFigure}>
          <HeadlineFigure headline={headline.value} />
        </div>
      )}
      {words.has(`home.crops.${card.crop}`) && (
        <p className={styles.notes}>{words(`home.crops.${card.crop}`)}</p>
      )}
      {sections.length === 0 ? (
        <p className={styles.notes}>{words('home.sections.none')}</p>
      ) : (
        <ul className={styles.cropSections}>
          {sections.map(({ id, path }) => (
            <li key={id}>
              <a href={`/${language}${path}`}>
                <BreakableText text={words(`sections.${id}.name`)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
