import type { ReactNode } from 'react';
import { textWidth, wrapText } from '../plot/text-width.ts';
import { faceWidth } from './face-width.ts';
import type { PicturePart } from './picture-parts.ts';

export interface KeyEntry {
  sample: { width: number; height: number; content: ReactNode } | null;
  text: string;
}

export const keyEntry = (text: string, width: number, height: number, content: ReactNode): KeyEntry => ({
  text,
  sample: { width, height, content },
});

const gap = 6;
const between = 18;

export function keyPicture(
  entries: readonly KeyEntry[],
  { width, fontSize, fill = 'var(--ink)' }: { width: number; fontSize: number; fill?: string },
): PicturePart {
  const lineHeight = fontSize + 10;
  let x = 0;
  let line = 0;
  const placed = entries.map((entry) => {
    const before = entry.sample === null ? 0 : entry.sample.width + gap;
    const lines = wrapText(entry.text, fontSize, (width - before) / faceWidth.sans);
    const size = before + Math.max(...lines.map((each) => textWidth(each, fontSize))) * faceWidth.sans;
    if (x > 0 && x + size > width) {
      x = 0;
      line += 1;
    }
    const place = { ...entry, lines, x, before, middle: line * lineHeight + lineHeight / 2 };
    // What is too long for a line has the next ones to itself.
    x = lines.length > 1 ? width : x + size + between;
    line += lines.length - 1;
    return place;
  });
  return {
    width,
    height: placed.length === 0 ? 0 : (line + 1) * lineHeight + 4,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={fontSize} fill={fill}>
        {placed.map(({ sample, text, lines, x: left, before, middle }) => (
          <g key={text} transform={`translate(${left} ${middle})`}>
            {sample !== null && <g transform={`translate(0 ${-sample.height / 2})`}>{sample.content}</g>}
            {lines.map((each, at) => (
              <text key={each} x={before} y={at * lineHeight} dy="0.35em">
                {each}
              </text>
            ))}
          </g>
        ))}
      </g>
    ),
  };
}
