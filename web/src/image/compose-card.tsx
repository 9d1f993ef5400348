import type { ReactNode } from 'react';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { cropIconPaths } from '../ui/crop-icon-paths.ts';
import {
  type DrawnPicture,
  Fitted,
  finish,
  Ground,
  type PictureLook,
  type PictureTexts,
  Stack,
} from './compose-picture.tsx';
import { firstLines, lineHeight, measureText, type TextLook, textPart, toLines } from './text-part.tsx';

/** The size that networks show pages in. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 56;
const TEXTS = 400;
const FOOT = 84;
/** Where the observatory's name begins, beside its icon. */
const NAME_AT = 52;

/** Drawings are laid out for a narrow box and enlarged, at most so much that tiles of textures stay whole pixels. */
export const CARD_BODY = 532;
const LARGEST = 1.25;

/** Content of a card; pages without a figure have texts alone. */
export type CardTexts = Pick<PictureTexts, 'language' | 'title' | 'source' | 'site'> & {
  finding: string | null;
};

const siteLook: TextLook = { family: 'serif', size: 28, weight: 600, fill: 'var(--ink)' };
const sourceLook = (size: number): TextLook => ({ family: 'sans', size, fill: 'var(--ink-2)' });

/** The source beside the observatory's name: in smaller letters and more lines the longer it is. */
function Source({ text, site }: { text: string; site: string }): ReactNode {
  const room = CARD.width - 2 * MARGIN - NAME_AT - measureText(site, siteLook) - 40;
  const linesOf = (size: number): readonly string[] => toLines(text, sourceLook(size), room);
  const size = linesOf(18).length === 1 ? 18 : linesOf(16).length === 2 ? 16 : 14;
  const visibleLines = firstLines(linesOf(size), 3);
  const step = size * 1.3;
  const middle = CARD.height - FOOT / 2;
  return (
    <text textAnchor="end" fontFamily="var(--font-sans)" fontSize={size} fill="var(--ink-2)">
      {visibleLines.map((line, at) => (
        <tspan
          key={line}
          x={CARD.width - MARGIN}
          y={Math.round(middle + size * 0.35 + (at - (visibleLines.length - 1) / 2) * step)}
        >
          {line}
        </tspan>
      ))}
    </text>
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
  const room = CARD.height - FOOT - MARGIN - 20;
  const heading = textPart(texts.title, title, { width, after: 18, most: alone ? 3 : 6 });
  // Below a long title the finding has the lines that are left.
  const most = Math.min(alone ? 4 : 6, Math.floor((room - heading.height) / lineHeight(finding)));
  const head = [
    heading,
    ...(texts.finding === null ? [] : [textPart(texts.finding, finding, { width, most })]),
  ];
  const left = alone ? MARGIN : MARGIN + TEXTS + 40;
  const box = { x: left, y: MARGIN, width: CARD.width - left - 40, height: room };
  const icon = crop !== null && Object.hasOwn(cropIconPaths, crop) ? crop : 'beans';
  return finish(
    <Ground texts={texts} {...CARD}>
      <rect width={CARD.width} height="12" fill="var(--accent)" />
      <Stack parts={head} x={MARGIN} y={MARGIN} />
      {!alone && <Fitted parts={drawn} box={box} largest={LARGEST} />}
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
        x={MARGIN + NAME_AT}
        y={CARD.height - 34}
        fontFamily="var(--font-serif)"
        fontSize="28"
        fontWeight="600"
        fill="var(--ink)"
      >
        {texts.site}
      </text>
      <Source text={texts.source} site={texts.site} />
    </Ground>,
    { ...CARD, look },
  );
}
