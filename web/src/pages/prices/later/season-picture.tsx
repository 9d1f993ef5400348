import type { PicturePart } from '../../../charts/picture/picture-parts.ts';
import { textWidth } from '../../../charts/plot/text-width.ts';

/** A row of the grid: its head and a text for each month; an index has a class, a count has none. */
export interface SeasonRow {
  head: string;
  look: 'average' | 'counted' | 'year';
  cells: readonly { text: string; at: number | null }[];
}

const FONT = 12;
const ROW = 24;

/** Colours of the classes, as the style sheet has them. */
const looks = [
  { fill: 'var(--map-less-2)', ink: 'var(--map-mark-high)' },
  { fill: 'color-mix(in oklab, var(--map-less-1) 65%, var(--map-zero))', ink: 'var(--map-mark-low)' },
  { fill: 'var(--map-zero)', ink: 'var(--map-mark-low)' },
  { fill: 'color-mix(in oklab, var(--map-3) 75%, var(--map-zero))', ink: 'var(--map-mark-low)' },
  { fill: 'var(--map-6)', ink: 'var(--map-mark-high)' },
];

/** The grid of months and years as an image has it. */
export function seasonPicture(
  heads: readonly string[],
  rows: readonly SeasonRow[],
  { width, id }: { width: number; id: string },
): PicturePart {
  const left = Math.ceil(Math.max(...rows.map(({ head }) => textWidth(head, FONT)))) + 10;
  const column = (width - left) / heads.length;
  const middle = (at: number): number => left + (at + 0.5) * column;
  return {
    width,
    height: (rows.length + 1) * ROW + 8,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        <defs>
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="5" fill="var(--map-none)" />
          </pattern>
        </defs>
        <g textAnchor="middle" fill="var(--ink-2)">
          {heads.map((head, at) => (
            <text key={head} x={middle(at)} y={ROW - 8}>
              {head}
            </text>
          ))}
        </g>
        {rows.map(({ head, look, cells }, row) => (
          <g
            key={head}
            transform={`translate(0 ${(row + 1) * ROW})`}
            fontWeight={look === 'average' ? 600 : undefined}
          >
            <text x={left - 8} y={ROW - 8} textAnchor="end" fill="var(--ink-2)">
              {head}
            </text>
            {cells.map(({ text, at }, place) => (
              <g key={heads[place]}>
                {look !== 'counted' && (
                  <rect
                    x={left + place * column}
                    width={column - 1}
                    height={ROW - 1}
                    fill={looks[at ?? -1]?.fill ?? `url(#${id})`}
                  />
                )}
                <text
                  x={middle(place)}
                  y={ROW - 8}
                  textAnchor="middle"
                  fill={looks[at ?? -1]?.ink ?? 'var(--ink-2)'}
                >
                  {text}
                </text>
              </g>
            ))}
          </g>
        ))}
      </g>
    ),
  };
}
