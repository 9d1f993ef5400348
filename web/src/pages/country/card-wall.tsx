import { type ReactNode, useState } from 'react';
import { Island } from '../../blocks/island.tsx';
import { CardSizeContext } from '../../charts/cards/card-svg.tsx';
import { headlineOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import type { Card } from './card-input.ts';
import styles from './card-wall.module.css';
import { countryCards } from './country-cards.ts';
import type { CountryPageData } from './country-data.ts';

const small = { width: 346, height: 176 };
const large = { width: 860, height: 380 };

/** What is known of a crop in an area, a card for each: figure, picture, and the way to the page that says more. */
export function CardWall(props: { data: CountryPageData; hrefOf: (path: string) => string }): ReactNode {
  const { data, hrefOf } = props;
  const cards = countryCards(data, useSpeech(), hrefOf);
  if (cards.length === 0) return null;
  return (
    <div className={styles.wall} data-print="no">
      {cards.map((card) => (
        <Island key={card.figure.id} name={`card-${card.figure.id}`} isStill>
          {() => <WallCard card={card} hrefOf={hrefOf} />}
        </Island>
      ))}
    </div>
  );
}

function WallCard(props: { card: Card; hrefOf: (path: string) => string }): ReactNode {
  const { figure, path } = props.card;
  const words = useWords();
  const [isLarge, setIsLarge] = useState(false);
  // Small multiples take the whole row from the start.
  const isRow = figure.id === 'members';
  const finding =
    path === null || figure.finding === undefined ? (
      figure.finding
    ) : (
      <a href={props.hrefOf(path)}>{headlineOf(figure.finding)}</a>
    );
  return (
    <div className={styles.card} data-large={isRow || isLarge || undefined}>
      <CardSizeContext.Provider value={isLarge ? large : small}>
        <FigureFrame
          figure={figure}
          finding={finding}
          controls={
            !isRow && (
              <Button
                look="quiet"
                icon="expand"
                className={styles.enlarge}
                aria-label={`${words(`country.card.${isLarge ? 'close' : 'open'}`)}: ${figure.title}`}
                aria-pressed={isLarge}
                onClick={() => setIsLarge(!isLarge)}
              />
            )
          }
        />
      </CardSizeContext.Provider>
    </div>
  );
}
