import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { textWidth, wrapText } from '../charts/plot/text-width.ts';

/** A place with its value: its part of the greatest, and the text beside it. */
export interface RankedPlace {
  id: string;
  name: string;
  /** 0 to 1 */
  part: number;
  value: string;
  beside?: string;
  /** Of its bar; the accent unless given. */
  colour?: string;
}

const FONT = 13;
const LINE = 16;
const GAP = 10;

/** Places by value as an image has them: name, bar, value, and the text beside it; `more` is the note on the places that are left out. */
export function rankedListPicture(
  rows: readonly RankedPlace[],
  { heads, more, width }: { heads: readonly string[]; more: string | null; width: number },
): PicturePart {
  const widest = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => textWidth(text, FONT)));
  const besideWidth = widest([heads[1] ?? '', ...rows.map(({ beside = '' }) => beside)]);
  const valueWidth = widest([heads[0] ?? '', ...rows.map(({ value }) => value)]);
  const nameWidth = Math.min(0.32 * width, widest(rows.map(({ name }) => name)));
  const valueAt = width - (besideWidth === 0 ? 0 : besideWidth + GAP);
  const track = Math.max(0, valueAt - valueWidth - nameWidth - 2 * GAP);
  let y = LINE + 6;
  const placed = rows.map((row) => {
    const lines = wrapText(row.name, FONT, nameWidth, 2);
    const place = { ...row, lines, y };
    y += 10 + lines.length * LINE;
    return place;
  });
  return {
    width,
    height: y + (more === null ? 6 : LINE + 10),
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        <g fill="var(--ink-2)" textAnchor="end">
          <text x={valueAt} y={FONT}>
            {heads[0]}
          </text>
          <text x={width} y={FONT}>
            {heads[1]}
          </text>
        </g>
        {placed.map(({ id, lines, part, value, beside, colour, y: top }) => {
          const middle = 5 + (lines.length * LINE) / 2;
          return (
            <g key={id} transform={`translate(0 ${top})`}>
              <text>
                {lines.map((line, at) => (
                  <tspan key={line} x="0" y={(at + 1) * LINE + 1}>
                    {line}
                  </tspan>
                ))}
              </text>
              <rect
                x={nameWidth + GAP}
                y={middle - 6}
                width={part * track}
                height="12"
                fill={colour ?? 'var(--accent)'}
                {...(colour !== undefined && { stroke: 'var(--ink-2)', strokeWidth: 0.5 })}
              />
              <text x={valueAt} y={middle} dy="0.35em" textAnchor="end">
                {value}
              </text>
              <text x={width} y={middle} dy="0.35em" textAnchor="end" fill="var(--ink-2)">
                {beside}
              </text>
            </g>
          );
        })}
        {more !== null && (
          <text y={y + LINE} fill="var(--ink-2)">
            {more}
          </text>
        )}
      </g>
    ),
  };
}
