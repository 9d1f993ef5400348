import { type ReactNode, useContext } from 'react';
import { FigureLink } from '../figure-link/figure-link.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { mirrorPicture } from './mirror-picture.tsx';
import type { MirrorRow } from './mirror-row.ts';
import styles from './mirror-table.module.css';

export type MirrorTableProps = {
  caption: string;
  /** Heads of the name and of both reports. */
  heads: readonly [string, string, string];
  unit: string;
  rows: readonly MirrorRow[];
};

const widthOf = (value: number, most: number): string =>
  `${Math.max(0.5, Math.round((value / most) * 1000) / 10)}%`;

/** Two reports of the same flows side by side, as figures with bars to one scale. */
export function MirrorTable({ caption, heads, unit, rows }: MirrorTableProps): ReactNode {
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(mirrorPicture(rows, { heads, unit, most, width: picture.width }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          {caption} ({unit})
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.rest === true ? styles.rest : undefined}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, side) => (
                <td key={heads[side + 1]} className={cell.value === null ? styles.missing : undefined}>
                  {cell.explain === undefined ? (
                    cell.text
                  ) : (
                    <FigureLink
                      text={cell.text}
                      label={cell.explain.label}
                      href={cell.explain.href}
                      explain={cell.explain.key}
                    />
                  )}
                  {cell.value !== null && most > 0 && (
                    <svg className={styles.bar} aria-hidden="true" focusable="false">
                      <rect
                        width={widthOf(cell.value, most)}
                        height="6"
                        fill={side === 0 ? 'var(--accent)' : 'var(--ink-2)'}
                      />
                    </svg>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
