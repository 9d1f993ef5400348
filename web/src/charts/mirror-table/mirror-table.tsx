import { type ReactNode, type Ref, useContext } from 'react';
import { useCellWalk, type WalkedRow } from '../data-table/cell-walk.ts';
import { useMounted } from '../data-table/use-mounted.ts';
import { FigureLink } from '../figure-link/figure-link.tsx';
import { faceWidth } from '../picture/face-width.ts';
import { PictureContext, type PicturePart } from '../picture/picture-parts.ts';
import { TextLines } from '../picture/text-lines.tsx';
import { wrapText } from '../plot/text-width.ts';
import styles from './mirror-table.module.css';

export type MirrorTableProps = {
  caption: string;
  heads: readonly [string, string, string];
  unit: string;
  rows: readonly MirrorRow[];
  /** How to reach the explanations with the keyboard, shown under the table once scripts run. */
  hint: string;
};

/** Rows whose figures are links without scripts; for the others the list of flows has the same links. */
const linkedRows = 3;

const toWalked = ({ id, cells }: MirrorRow): WalkedRow => ({
  id,
  keys: [null, ...cells.map(({ explain }) => explain?.key ?? null)],
});

const widthOf = (value: number, most: number): string =>
  `${Math.max(0.5, Math.round((value / most) * 1000) / 10)}%`;

export function MirrorTable({ caption, heads, unit, rows, hint }: MirrorTableProps): ReactNode {
  const isMounted = useMounted();
  // As in other tables one control for all figures, which the arrow keys take from one to the next.
  const walk = useCellWalk(isMounted ? rows.map(toWalked) : []);
  const isReached = (row: string, side: number): boolean =>
    walk?.at.row === row && walk.at.column === side + 1;
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(mirrorPicture(rows, { heads, unit, most, width: picture.width }));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
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
                      isLinked={walk === null && at < linkedRows}
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
      <p className={styles.hint} data-waits={walk === null || undefined}>
        {hint}
      </p>
    </>
  );
}

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

const FONT = 13;
const LINE = 16;
const GAP = 20;

function mirrorPicture(
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
            <TextLines
              key={heads[at]}
              lines={lines}
              x={at === 0 ? 0 : xOf(at - 1)}
              y={LINE - 3}
              step={LINE}
            />
          ))}
        </g>
        {placed.map(({ id, name, texts, cells, rest, y: top }) => (
          <g key={id} fill={rest === true ? 'var(--ink-2)' : undefined}>
            <path d={`M0,${top}H${width}`} stroke="var(--rule)" />
            <TextLines lines={name} x={0} y={top + LINE + 1} step={LINE} />
            {cells.map(({ value }, side) => (
              <g key={heads[side + 1]} fill={value === null ? 'var(--ink-2)' : undefined}>
                <TextLines lines={texts[side] ?? []} x={xOf(side)} y={top + LINE + 1} step={LINE} />
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

/** One side's report of a flow: its figure, or in words why there is none; `explain` leads to where it comes from. */
export type MirrorCell = {
  value: number | null;
  text: string;
  explain?: { key: string; href: string; label: string } | undefined;
};

export type MirrorRow = {
  id: string;
  label: string;
  cells: readonly [MirrorCell, MirrorCell];
  rest?: boolean;
};
