import { type ReactNode, type Ref, useContext, useMemo } from 'react';
import { useCellWalk } from '../data-table/cell-walk.ts';
import type { DataColumn, DataRow, TableExplain } from '../data-table/data-table-model.ts';
import { useMounted } from '../data-table/use-mounted.ts';
import { FigureLink } from '../figure-link/figure-link.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { mirrorPicture } from './mirror-picture.tsx';
import type { MirrorCell, MirrorRow } from './mirror-row.ts';
import styles from './mirror-table.module.css';

export type MirrorTableProps = {
  caption: string;
  heads: readonly [string, string, string];
  unit: string;
  rows: readonly MirrorRow[];
  /** How to reach the explanations with the keyboard, shown under the table once scripts run. */
  hint?: string;
};

/** Rows whose figures are links without scripts; for the others the list of flows has the same links. */
const linkedRows = 3;

/** Keys of the three columns, for the walk over their figures. */
const columns: readonly DataColumn[] = ['name', 'first', 'second'].map((id) => ({ id, label: id }));

/** What the walk over a table's figures reads of its rows: figures by column, and where each leads. */
function toWalked(rows: readonly MirrorRow[], hint: string): { rows: DataRow[]; explain: TableExplain } {
  const cellOf = (row: string, column: string) =>
    rows.find(({ id }) => id === row)?.cells[column === 'second' ? 1 : 0];
  return {
    rows: rows.map(({ id, label, cells }) => ({
      id,
      cells: [
        { text: label },
        ...cells.map(({ text, explain }) => ({ text: explain === undefined ? '' : text })),
      ],
    })),
    explain: {
      keyOf: (row, column) => (column === 'name' ? null : (cellOf(row, column)?.explain?.key ?? null)),
      label: (text) => text,
      hint,
    },
  };
}

const widthOf = (value: number, most: number): string =>
  `${Math.max(0.5, Math.round((value / most) * 1000) / 10)}%`;

export function MirrorTable({ caption, heads, unit, rows, hint }: MirrorTableProps): ReactNode {
  const isMounted = useMounted();
  const walked = useMemo(() => toWalked(rows, hint ?? ''), [rows, hint]);
  // As in other tables one control for all figures, which the arrow keys take from one to the next.
  const walk = useCellWalk(
    walked.rows,
    columns,
    hint !== undefined && isMounted ? walked.explain : undefined,
  );
  const isReached = (row: string, side: number): boolean =>
    walk?.at.row === row && walk.at.column === side + 1;
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(mirrorPicture(rows, { heads, unit, most, width: picture.width }));
  const table = (
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
        <tbody {...walk?.handlers} data-explained={walk === null ? undefined : 'yes'}>
          {rows.map((row, at) => (
            <tr key={row.id} className={row.rest === true ? styles.rest : undefined}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, side) => (
                <td key={heads[side + 1]} className={cell.value === null ? styles.missing : undefined}>
                  <Figure
                    cell={cell}
                    isLinked={walk === null && (hint === undefined || at < linkedRows)}
                    reached={isReached(row.id, side) ? walk?.focusReached : undefined}
                  />
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
  return hint === undefined ? (
    table
  ) : (
    <>
      {table}
      <p className={styles.hint} data-waits={walk === null || undefined}>
        {hint}
      </p>
    </>
  );
}

/** A figure: a link until scripts answer, then a button where the arrow keys are. */
function Figure(props: {
  cell: MirrorCell;
  isLinked: boolean;
  reached: Ref<HTMLButtonElement> | undefined;
}): ReactNode {
  const { text, explain } = props.cell;
  if (explain === undefined) return text;
  if (props.isLinked)
    return <FigureLink text={text} label={explain.label} href={explain.href} explain={explain.key} />;
  if (props.reached === undefined) return <span className={styles.explained}>{text}</span>;
  return (
    <button type="button" className={styles.explained} ref={props.reached} aria-label={explain.label}>
      {text}
    </button>
  );
}
