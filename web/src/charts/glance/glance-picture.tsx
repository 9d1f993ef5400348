import type { ReactNode } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import type { PicturePart } from '../picture/picture-parts.ts';
import { plainText } from '../picture/plain-text.ts';
import { wrapText } from '../plot/text-width.ts';
import type { GlanceItem } from './glance-item.ts';
import { splitNumber } from './split-number.ts';

const GAP = 48;

/** The figures as an image has them, two in a row: number, what it is, and the lines below. */
export function glancePicture(items: readonly GlanceItem[], width: number): PicturePart {
  const column = (width - GAP) / 2;
  const room = column / faceWidth.sans;
  let y = 0;
  const placed = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => {
    const drawn = items.slice(2 * row, 2 * row + 2).map((item) => ({
      item,
      meaning: wrapText(item.meaning, 14, room),
      notes: (item.notes ?? []).flatMap((note) => wrapText(plainText(note), 12, room)),
    }));
    const top = y;
    y += Math.max(...drawn.map(({ meaning, notes }) => 46 + meaning.length * 19 + notes.length * 17)) + 20;
    return { top, drawn };
  });
  return {
    width,
    height: y,
    content: (
      <g fontFamily="var(--font-sans)" fill="var(--ink)">
        {placed.flatMap(({ top, drawn }) =>
          drawn.map(({ item, meaning, notes }, at) => (
            <g key={item.id ?? item.meaning} transform={`translate(${at * (column + GAP)} ${top})`}>
              <GlanceNumber item={item} />
              {meaning.map((line, place) => (
                <text key={line} y={56 + place * 19} fontSize="14">
                  {line}
                </text>
              ))}
              {notes.map((line, place) => (
                <text key={line} y={56 + meaning.length * 19 + place * 17} fontSize="12" fill="var(--ink-2)">
                  {line}
                </text>
              ))}
            </g>
          )),
        )}
      </g>
    ),
  };
}

function GlanceNumber({ item }: { item: GlanceItem }): ReactNode {
  const text = plainText(item.number);
  if (item.isMissing === true)
    return (
      <text y="30" fontSize="14" fill="var(--ink-2)">
        {text}
      </text>
    );
  const [digits, unit] = splitNumber(text);
  return (
    <text y="30" fontFamily="var(--font-serif)" fontWeight="600">
      <tspan fontSize="28">{digits}</tspan>
      <tspan fontSize="18">{unit}</tspan>
    </text>
  );
}
