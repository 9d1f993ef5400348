import type { ReactNode } from 'react';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { cropIconPaths } from '../ui/crop-icon-paths.ts';
import {
  type DrawnPicture,
  finish,
  Ground,
  type PictureLook,
  type PictureTexts,
  Stack,
} from './compose-picture.tsx';
import { textPart } from './text-part.tsx';

/** The size that networks show pages in. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 56;
const TEXTS = 400;
const FOOT = 84;

/** Drawings are laid out for a narrow box and enlarged, at most so much that tiles of textures stay whole pixels. */
export const CARD_BODY = 532;
const LARGEST = 1.25;

/** What a card says: of pages without a figure the texts alone. */
export type CardTexts = Pick<PictureTexts, 'language' | 'title' | 'finding' | 'source' | 'site'>;

/** The drawing as large as it fits into a box, in its middle. */
function Fitted(props: {
  parts: readonly PicturePart[];
  box: { x: number; y: number; width: number; height: number };
}): ReactNode {
  const { parts, box } = props;
  const width = Math.max(...parts.map((part) => part.width));
  const height = parts.reduce((sum, part) => sum + part.height, 0);
  const scale = Math.min(LARGEST, box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Stack parts={parts} x={0} y={0} />
    </g>
  );
}

/** A page as networks show it: title and finding beside its first figure, source and observatory below. */
export function composeCard(
  parts: readonly PicturePart[],
  texts: CardTexts,
  { look, crop }: { look: PictureLook; crop: string | null },
): DrawnPicture {
  const drawn = parts.filter(({ height }) => height > 0);
  const alone = drawn.length === 0;
  const width = alone ? CARD.width - 2 * MARGIN : TEXTS;
  const title = { family: 'serif', size: alone ? 60 : 38, weight: 600, fill: 'var(--ink)' } as const;
  const finding = { family: 'sans', size: alone ? 32 : 24, fill: 'var(--ink-2)' } as const;
  const head = [
    textPart(texts.title, title, { width, after: 18, most: alone ? 3 : 6 }),
    ...(texts.finding === null ? [] : [textPart(texts.finding, finding, { width, most: alone ? 4 : 6 })]),
  ];
  const room = CARD.height - FOOT - MARGIN - 20;
  const left = alone ? MARGIN : MARGIN + TEXTS + 40;
  const box = { x: left, y: MARGIN, width: CARD.width - left - 40, height: room };
  const icon = crop !== null && Object.hasOwn(cropIconPaths, crop) ? crop : 'beans';
  return finish(
    <Ground texts={texts} look={look} {...CARD}>
      <rect width={CARD.width} height="12" fill="var(--accent)" />
      <Stack parts={head} x={MARGIN} y={MARGIN} />
      {!alone && <Fitted parts={drawn} box={box} />}
      <path d={`M${MARGIN},${CARD.height - FOOT}H${CARD.width - MARGIN}`} stroke="var(--rule)" />
      <g
        transform={`translate(${MARGIN - 4} ${CARD.height - 66}) scale(1.9)`}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={cropIconPaths[icon as keyof typeof cropIconPaths]} />
      </g>
      <text
        x={MARGIN + 52}
        y={CARD.height - 34}
        fontFamily="var(--font-serif)"
        fontSize="28"
        fontWeight="600"
        fill="var(--ink)"
      >
        {texts.site}
      </text>
      {texts.source !== '' && (
        <g transform={`translate(${CARD.width - MARGIN} ${CARD.height - 36})`}>
          <text textAnchor="end" fontFamily="var(--font-sans)" fontSize="18" fill="var(--ink-2)">
            {texts.source}
          </text>
        </g>
      )}
    </Ground>,
    { ...CARD, look },
  );
}
