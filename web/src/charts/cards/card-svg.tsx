import { createContext, type ReactNode, useContext } from 'react';
import { type Picture, PictureContext } from '../picture/picture-parts.ts';
import { ChartSvg } from '../plot/chart-svg.tsx';
import styles from './card-svg.module.css';

export interface CardSize {
  width: number;
  height: number;
}

export const smallCard: CardSize = { width: 346, height: 176 };

/** The size that pictures of cards are laid out in; they grow and shrink with their card from there. */
export const CardSizeContext = createContext(smallCard);

/** In an image a picture is laid out small and enlarged with its letters: in that of a fixed shape as high as there is room. */
const IMAGE_SIZE = { width: 500, height: 250 };
const SHAPED_WIDTH = 380;
const sizeIn = ({ width, height }: Picture): CardSize =>
  height === undefined
    ? IMAGE_SIZE
    : { width: SHAPED_WIDTH, height: Math.round((SHAPED_WIDTH * height) / width) };

export interface CardTexts {
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  description: string;
}

/** A picture of a card, drawn for its size: server and browser draw the same, and nothing is measured. */
export function CardSvg(props: CardTexts & { children: (size: CardSize) => ReactNode }): ReactNode {
  const cardSize = useContext(CardSizeContext);
  const image = useContext(PictureContext);
  const size = import.meta.env.SSR && image !== null ? sizeIn(image) : cardSize;
  const { id, title, description } = props;
  return (
    <ChartSvg {...{ id, title, description, ...size }} className={styles.picture ?? ''}>
      <g fontFamily="var(--font-sans)" fontSize="13" fill="var(--ink)">
        {props.children(size)}
      </g>
    </ChartSvg>
  );
}

export const paleOf = (colour: string): string => `color-mix(in oklab, ${colour} var(--half), var(--paper))`;
