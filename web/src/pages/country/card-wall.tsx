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
import { countryCards } from './country-cards.tsx';
import type { CountryPageData } from './country-data.ts';

const largeCard = { width: 860, height: 380 };

/** Cards on a crop in an area: figure, picture, and a link to the page. */
export function CardWall(props: { data: CountryPageData; hrefOf: (path: string) => string }): ReactNode {
  const { data, hrefOf } = props;
  const cards = countryCards(data, useSpeech(), hrefOf);
  if (cards.length === 0) return null;
  const shared = cards.filter(({ isWide }) => isWide !== true);
  return (
    <div className={styles.wall}>
      {cards.map((card) => (
        <Island key={card.figure.id} name={`card-${card.figure.id}`} isStill>
          {() => (
            <WallCard card={card} {...partsOfRow(shared.indexOf(card), shared.length)} hrefOf={hrefOf} />
          )}
        </Island>
      ))}
    </div>
  );
}

/**
 * How many cards share the row of one, where rows have three at most, and where they have two at most: the last rows are full with two, or
 * with one.
 */
export function partsOfRow(at: number, count: number): { ofThree: number; ofTwo: number } {
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return {
    ofThree: count === 1 ? 1 : at >= count - inPairs ? 2 : 3,
    ofTwo: count % 2 === 1 && at === count - 1 ? 1 : 2,
  };
}

function WallCard(props: {
  card: Card;
  ofThree: number;
  ofTwo: number;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { ofThree, ofTwo } = props;
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
      data-of-two={ofTwo}
      data-of-three={ofThree}
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
