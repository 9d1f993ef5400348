import { type ReactNode, useState } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { Island } from '../../blocks/island.tsx';
import { CardSizeContext, smallCard } from '../../charts/cards/card-svg.tsx';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { FreshnessChip } from '../../ui/freshness-chip.tsx';
import type { Card } from './card-input.ts';
import styles from './card-wall.module.css';
import { countryCards } from './country-cards.ts';
import type { CountryPageData } from './country-data.ts';

const largeCard = { width: 860, height: 380 };

/** Cards on a crop in an area: figure, picture, and a link to the page. */
export function CardWall(props: { data: CountryPageData; hrefOf: (path: string) => string }): ReactNode {
  const { data, hrefOf } = props;
  const cards = countryCards(data, useSpeech(), hrefOf);
  if (cards.length === 0) return null;
  const count = cards.filter(({ isWide }) => isWide !== true).length;
  return (
    <div className={styles.wall}>
      {cards.map((card, at) => (
        <Island key={card.figure.id} name={`card-${card.figure.id}`} isStill>
          {() => <WallCard card={card} last={at === cards.length - 1 ? count : undefined} hrefOf={hrefOf} />}
        </Island>
      ))}
    </div>
  );
}

function WallCard(props: {
  card: Card;
  /** Of the last card, which fills its row: the number of cards that share rows. */
  last: number | undefined;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { last } = props;
  const { figure, path, old, isWide = false } = props.card;
  const words = useWords();
  const [isLarge, setIsLarge] = useState(false);
  const finding =
    path === null || figure.finding === undefined ? (
      figure.finding
    ) : (
      <a href={props.hrefOf(path)}>{headlineOf(figure.finding)}</a>
    );
  return (
    <div
      className={styles.card}
      data-theme={figure.crop === undefined ? undefined : cropTheme({ id: figure.crop })}
      data-large={isWide || isLarge || undefined}
      data-wide={isWide || undefined}
      data-of-two={last === undefined || isWide ? undefined : last % 2}
      data-of-three={last === undefined || isWide ? undefined : last % 3}
    >
      <CardSizeContext.Provider value={isLarge ? largeCard : smallCard}>
        <FigureFrame
          figure={figure}
          finding={finding}
          controls={
            <>
              {old !== undefined && <FreshnessChip text={old} old />}
              {!isWide && (
                <Button
                  look="quiet"
                  icon="expand"
                  className={styles.enlarge}
                  aria-label={`${words(`country.card.${isLarge ? 'close' : 'open'}`)}: ${figure.title}`}
                  aria-pressed={isLarge}
                  onClick={() => setIsLarge(!isLarge)}
                />
              )}
            </>
          }
        />
      </CardSizeContext.Provider>
    </div>
  );
}
