import type { PicturePart } from '../../charts/picture/picture-parts.ts';

const [TALL, NUMBER, AXIS] = [180, 18, 22];

/** Publications by year as an image has them: a column for each year, the greatest with its number, and the first and last year. */
export function yearsPicture(
  drawn: readonly { year: number; count: number }[],
  width: number,
  numberOf: (count: number) => string,
): PicturePart {
  const most = Math.max(1, ...drawn.map(({ count }) => count));
  const step = width / drawn.length;
  const [first, last] = [drawn[0], drawn.at(-1)];
  return {
    width,
    height: NUMBER + TALL + AXIS,
    content: (
      <g fontFamily="var(--font-sans)" fontSize="12.5" fill="var(--ink-2)">
        {drawn.map(({ year, count }, at) => {
          const height = (count / most) * TALL;
          return (
            <g key={year}>
              <rect
                x={at * step + 1}
                y={NUMBER + TALL - height}
                width={Math.max(1, step - 2)}
                height={height}
                fill="var(--accent)"
              />
              {count === most && (
                <text
                  x={(at + 0.5) * step}
                  y={NUMBER - 5}
                  textAnchor={at * 2 < drawn.length ? 'start' : 'end'}
                >
                  {numberOf(count)}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0,${NUMBER + TALL + 0.5}H${width}`} stroke="var(--edge)" />
        <text y={NUMBER + TALL + 16}>{first?.year}</text>
        {last !== first && (
          <text x={width} y={NUMBER + TALL + 16} textAnchor="end">
            {last?.year}
          </text>
        )}
      </g>
    ),
  };
}
