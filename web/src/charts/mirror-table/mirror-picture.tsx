import { faceWidth } from '../picture/face-width.ts';
import type { PicturePart } from '../picture/picture-parts.ts';
import { wrapText } from '../plot/text-width.ts';
import type { MirrorRow } from './mirror-row.ts';

const FONT = 13;
const LINE = 16;
const GAP = 20;

/** Two reports of the same flows as an image has them: names, and beside them figures with bars to one scale. */
export function mirrorPicture(
  rows: readonly MirrorRow[],
  { heads, unit, most, width }: { heads: readonly string[]; unit: string; most: number; width: number },
): PicturePart {
  const column = 0.34 * width - GAP;
  const nameWidth = width - 2 * (column + GAP);
  const xOf = (side: number): number => nameWidth + GAP + side * (column + GAP);
  const widths = [nameWidth, column, column];
  const headLines = heads.map((head, at) =>
    wrapText(at === 0 ? head : `${head} (${unit})`, FONT, (widths[at] ?? 0) / (1.05 * faceWidth.sans)),
  );
  const headHeight = Math.max(...headLines.map((lines) => lines.length)) * LINE + 10;
  let y = headHeight;
  const placed = rows.map((row) => {
    const name = wrapText(row.label, FONT, nameWidth / faceWidth.sans);
    const texts = row.cells.map(({ text }) => wrapText(text, FONT, column / faceWidth.sans));
    const place = { ...row, name, texts, y };
    const tallest = Math.max(
      name.length,
      ...texts.map((lines, side) => lines.length + (row.cells[side]?.value === null ? 0 : 0.6)),
    );
    y += Math.ceil(tallest * LINE) + 12;
    return place;
  });
  return {
    width,
    height: y + 4,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        <g fontWeight="600">
          {headLines.map((lines, at) => (
            <Lines key={heads[at]} lines={lines} x={at === 0 ? 0 : xOf(at - 1)} top={0} />
          ))}
        </g>
        {placed.map(({ id, name, texts, cells, rest, y: top }) => (
          <g key={id} fill={rest === true ? 'var(--ink-2)' : undefined}>
            <path d={`M0,${top}H${width}`} stroke="var(--rule)" />
            <Lines lines={name} x={0} top={top + 4} />
            {cells.map(({ value }, side) => (
              <g key={heads[side + 1]} fill={value === null ? 'var(--ink-2)' : undefined}>
                <Lines lines={texts[side] ?? []} x={xOf(side)} top={top + 4} />
                {value !== null && most > 0 && (
                  <rect
                    x={xOf(side)}
                    y={top + 8 + (texts[side]?.length ?? 0) * LINE}
                    width={Math.max(0.005, value / most) * column}
                    height="6"
                    fill={side === 0 ? 'var(--accent)' : 'var(--ink-2)'}
                  />
                )}
              </g>
            ))}
          </g>
        ))}
      </g>
    ),
  };
}

function Lines({ lines, x, top }: { lines: readonly string[]; x: number; top: number }) {
  return (
    <text>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={top + (at + 1) * LINE - 3}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
