import { type ReactNode, useContext } from 'react';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { textWidth } from '../../charts/plot/text-width.ts';
import { useSpeech } from '../../i18n/speech.ts';
import styles from './varieties.module.css';

/** How many records something has: those that count, and beside them those seen in public pages. */
export interface CountRow {
  id: string;
  name: string;
  count: number;
  seen: number;
  /** Leads to these records. */
  href?: string | undefined;
  /** Text instead of a number, where there is none. */
  said?: string | undefined;
}

const [FONT, LINE, GAP] = [13, 26, 10];

/** Numbers of records as bars: counted ones in the accent, and below them those of public pages in outline, for the two are no sum. */
export function CountBars({ rows, unit }: { rows: readonly CountRow[]; unit?: string }): ReactNode {
  const { words, formats } = useSpeech();
  const picture = useContext(PictureContext);
  const most = Math.max(1, ...rows.flatMap(({ count, seen }) => [count, seen]));
  const textOf = ({ count, seen, said }: CountRow): string =>
    said !== undefined
      ? said
      : unit !== undefined || seen === 0
        ? formats.number(count)
        : count === 0
          ? words('varieties.bar.seen', { seen })
          : words('varieties.bar.both', { count, seen });
  if (import.meta.env.SSR && picture !== null) {
    const { width } = picture;
    const names = Math.min(0.4 * width, Math.max(...rows.map(({ name }) => textWidth(name, FONT))));
    const texts = Math.max(...rows.map((row) => textWidth(textOf(row), FONT)));
    const track = Math.max(0, width - names - texts - 2 * GAP);
    picture.add({
      width,
      height: rows.length * LINE + 4,
      content: (
        <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
          {rows.map((row, at) => (
            <g key={row.id} transform={`translate(0 ${at * LINE})`}>
              <text y="17">{row.name}</text>
              <rect
                x={names + GAP}
                y={row.seen > 0 ? 3 : 6}
                width={(row.count / most) * track}
                height={row.seen > 0 ? 9 : 14}
                fill="var(--accent)"
              />
              {row.seen > 0 && (
                <rect
                  x={names + GAP + 0.75}
                  y="14.75"
                  width={Math.max(0, (row.seen / most) * track - 1.5)}
                  height="7.5"
                  fill="none"
                  stroke="var(--accent)"
                  strokeWidth="1.5"
                />
              )}
              <text x={names + GAP + (Math.max(row.count, row.seen) / most) * track + 6} y="17">
                {textOf(row)}
              </text>
            </g>
          ))}
        </g>
      ),
    });
  }
  return (
    <ul className={styles.bars}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.barName}>
            {row.href === undefined ? row.name : <a href={row.href}>{row.name}</a>}
          </span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              hidden={row.count === 0 && (row.seen > 0 || row.said !== undefined)}
              style={{ inlineSize: `${(row.count / most) * 100}%` }}
            />
            <span
              className={styles.seen}
              hidden={row.seen === 0}
              style={{ inlineSize: `${(row.seen / most) * 100}%` }}
            />
          </span>
          <span className={styles.number}>{textOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}
