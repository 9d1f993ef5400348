import { type ReactNode, useContext } from 'react';
import { PictureContext, type PicturePart } from '../charts/picture/picture-parts.ts';
import { TextLines } from '../charts/picture/text-lines.tsx';
import { tenth } from '../charts/plot/paths.ts';
import { textWidth, wrapText } from '../charts/plot/text-width.ts';
import { ViewLink } from '../ui/view-link.tsx';
import styles from './ranked-list.module.css';

export interface RankedRow extends RankedPlace {
  /** `null` where it leads nowhere. */
  href: string | null;
  /** Where the address is another view of this page: changes the state instead of loading it. */
  onChoose?: () => void;
  selected?: boolean;
  valueLink?: ReactNode;
}

/** Places by value, highest first, each a bar or, on a scale, a dot; those after the first ones are behind a word. */
export function RankedList(props: {
  heads?: readonly string[];
  rows: readonly RankedRow[];
  /** Scale of dots; without one, rows have bars from zero. */
  scale?: RankedScale;
  /** Number of open rows; default: all. */
  listed?: number;
  more?: string;
}): ReactNode {
  const { heads = [], rows, scale, listed = rows.length, more = '' } = props;
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(
      rankedListPicture(rows.slice(0, listed), {
        heads,
        more: rows.length > listed ? more : null,
        width: picture.width,
        scale,
      }),
    );
  return (
    <>
      {heads.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <p className={styles.head}>
            {scale !== undefined && (
              <svg className={styles.scale} aria-hidden="true">
                {scale.ticks.map(({ part, text }) => (
                  <text key={part} x={inShares(part)} y="14" textAnchor="middle" fill="currentColor">
                    {text}
                  </text>
                ))}
              </svg>
            )}
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
        </div>
      )}
      <ol className={styles.list}>{rows.slice(0, listed).map((row) => toLine(row, scale))}</ol>
      {rows.length > listed && (
        // On paper it stays closed, with the number of rows in its summary.
        <details className={styles.more} data-print="summary">
          <summary>{more}</summary>
          <ol className={styles.list} start={listed + 1}>
            {rows.slice(listed).map((row) => toLine(row, scale))}
          </ol>
        </details>
      )}
    </>
  );
}

const inShares = (part: number): string => `${tenth(part * 100)}%`;

function toLine(row: RankedRow, scale: RankedScale | undefined): ReactNode {
  return (
    <li key={row.id} className={styles.row} data-selected={row.selected || undefined}>
      {row.href === null ? (
        <span className={styles.name}>{row.name}</span>
      ) : (
        <ViewLink href={row.href} onChoose={row.onChoose} className={styles.name}>
          {row.name}
        </ViewLink>
      )}
      {scale === undefined ? (
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.bar}
            style={{
              inlineSize: `${row.part * 100}%`,
              ...(row.colour !== undefined && { background: row.colour, outline: '1px solid var(--rule)' }),
            }}
          />
        </span>
      ) : (
        <svg className={styles.dots} aria-hidden="true">
          <RankedDots row={row} scale={scale} xOf={inShares} height="100%" middle="50%" />
        </svg>
      )}
      <span className={styles.value}>{row.valueLink ?? row.value}</span>
      {row.beside !== undefined && <span className={styles.beside}>{row.beside}</span>}
    </li>
  );
}

interface RankedPlace {
  id: string;
  name: string;
  /** 0 to 1, on a scale from its first value to its last one. */
  part: number;
  /** The part of an earlier value, on a scale; `null` where there is none. */
  before?: number | null;
  value: string;
  beside?: string;
  colour?: string;
}

/** A scale on which values are dots: parts of its width with their names, and the part at which a line goes through all rows. */
interface RankedScale {
  ticks: readonly { part: number; text: string }[];
  middle: number | null;
}

function RankedDots(props: {
  row: RankedPlace;
  scale: RankedScale;
  xOf: (part: number) => string | number;
  height: string | number;
  middle: string | number;
}): ReactNode {
  const { row, scale, xOf, height, middle } = props;
  const { part, before = null } = row;
  return (
    <>
      {scale.ticks.map((tick) => (
        <line key={tick.part} x1={xOf(tick.part)} x2={xOf(tick.part)} y2={height} stroke="var(--rule)" />
      ))}
      {scale.middle !== null && (
        <line x1={xOf(scale.middle)} x2={xOf(scale.middle)} y2={height} stroke="var(--ink)" />
      )}
      {before !== null && (
        <>
          <line
            {...{ x1: xOf(before), x2: xOf(part), y1: middle, y2: middle }}
            stroke="var(--accent)"
            strokeOpacity="0.4"
            strokeWidth="3"
          />
          <circle
            cx={xOf(before)}
            cy={middle}
            r="4.5"
            fill="var(--paper)"
            stroke="var(--ink-2)"
            strokeWidth="1.5"
          />
        </>
      )}
      <circle cx={xOf(part)} cy={middle} r="5" fill="var(--accent)" />
    </>
  );
}

const FONT = 13;
const LINE = 16;
const GAP = 10;

function rankedListPicture(
  rows: readonly RankedPlace[],
  {
    heads,
    more,
    width,
    scale,
  }: { heads: readonly string[]; more: string | null; width: number; scale?: RankedScale | undefined },
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
        <g fill="var(--ink-2)" textAnchor="middle">
          {scale?.ticks.map(({ part, text }) => (
            <text key={part} x={nameWidth + GAP + part * track} y={FONT}>
              {text}
            </text>
          ))}
        </g>
        {placed.map((row) => {
          const { id, lines, part, value, beside, colour, y: top } = row;
          const middle = 5 + (lines.length * LINE) / 2;
          return (
            <g key={id} transform={`translate(0 ${top})`}>
              <TextLines lines={lines} x={0} y={LINE + 1} step={LINE} />
              {scale === undefined ? (
                <rect
                  x={nameWidth + GAP}
                  y={middle - 6}
                  width={part * track}
                  height="12"
                  fill={colour ?? 'var(--accent)'}
                  {...(colour !== undefined && { stroke: 'var(--ink-2)', strokeWidth: 0.5 })}
                />
              ) : (
                <g transform={`translate(${nameWidth + GAP} 0)`}>
                  <RankedDots
                    {...{ row, scale, middle }}
                    xOf={(at) => at * track}
                    height={10 + lines.length * LINE}
                  />
                </g>
              )}
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
