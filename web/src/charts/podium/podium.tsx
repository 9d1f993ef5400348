import { type ReactNode, useContext } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import { PictureContext, type PicturePart } from '../picture/picture-parts.ts';
import { TextLines } from '../picture/text-lines.tsx';
import { KeyboardChart } from '../plot/keyboard-chart.tsx';
import { wrapText } from '../plot/text-width.ts';
import styles from './podium.module.css';

export type PodiumProps = {
  label: string;
  items: readonly PodiumItem[];
  empty: ReactNode;
  hint: string;
};

/** The first places of a ranking, and the own one, on steps with their ranks; names and values are below. */
export function Podium({ label, items, empty, hint }: PodiumProps) {
  const places = toPodiumModel(items);
  const points = [
    places.map(({ item }) => ({ text: `${item.rankLabel}: ${item.name}, ${item.valueLabel}` })),
  ];
  const tallest = Math.max(...places.map(({ height }) => height));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null && places.length > 0)
    picture.add(podiumPicture(places, picture));
  if (places.length === 0) return <div className={`${styles.podium} ${styles.empty}`}>{empty}</div>;
  return (
    <div className={styles.podium}>
      <KeyboardChart title={label} hint={hint} points={points}>
        {(_, cursor) => (
          <ol
            className={styles.places}
            aria-label={label}
            style={{
              gridTemplateColumns: places
                .map(({ isApart }) => `${isApart ? '12px ' : ''}minmax(0, 90px)`)
                .join(' '),
              gridTemplateRows: `minmax(${tallest}px, 1fr) auto auto`,
            }}
          >
            {places.map(({ item, height, isApart }, index) => (
              <li
                key={item.id}
                className={styles.place}
                data-selected={item.selected || undefined}
                data-active={cursor?.point === index || undefined}
                style={isApart ? { gridColumn: index + 2 } : undefined}
              >
                <span className="visually-hidden">{item.rankLabel}</span>
                <span
                  className={styles.step}
                  style={{ height: `${(height / tallest) * 100}%` }}
                  aria-hidden="true"
                >
                  <span className={styles.rank}>{item.rankText}</span>
                  {item.icon}
                </span>
                <span className={styles.name} title={item.name}>
                  {item.name}
                </span>
                <span className={styles.value}>{(item.link ?? ((figure) => figure))(item.valueText)}</span>
              </li>
            ))}
          </ol>
        )}
      </KeyboardChart>
    </div>
  );
}

const STEP = 120;
const GAP = 16;
const APART = 20;
const FONT = 14;
const LINE = 17;

/** The first places as an image has them, and the own one: steps on one floor, below them names and values. */
function podiumPicture(
  places: readonly PodiumPlace<PodiumItem>[],
  { width }: { width: number },
): PicturePart {
  const tallest = Math.max(...places.map(({ height }) => height));
  const hasApart = places.some(({ isApart }) => isApart);
  const all = places.length * (STEP + GAP) - GAP + (hasApart ? APART : 0);
  const left = Math.max(0, (width - all) / 2);
  const names = places.map(({ item }) => wrapText(item.name, FONT, (STEP - 6) / faceWidth.sans, 3));
  const valueY = tallest + Math.max(...names.map((lines) => lines.length)) * LINE + 24;
  return {
    width: Math.max(width, all),
    height: valueY + 8,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        {places.map(({ item, height, isApart }, at) => {
          const x = left + at * (STEP + GAP) + (isApart ? APART : 0);
          const ink = item.selected ? 'var(--paper)' : 'var(--ink)';
          const top = tallest - height;
          return (
            <g key={item.id} transform={`translate(${x} 0)`} textAnchor="middle">
              <rect
                y={top}
                width={STEP}
                height={height}
                fill={
                  item.selected
                    ? 'var(--accent)'
                    : 'color-mix(in oklab, var(--accent) var(--pale), var(--paper))'
                }
              />
              <path d={`M0,${tallest}H${STEP}`} stroke="var(--ink)" />
              <text
                x={isApart ? STEP / 2 - 20 : STEP / 2}
                y={top + 40}
                fill={ink}
                fontFamily="var(--font-serif)"
                fontSize="28"
                fontWeight="600"
              >
                {item.rankText}
              </text>
              <g
                transform={
                  isApart
                    ? `translate(${STEP / 2 + 4} ${top + 14})`
                    : `translate(${STEP / 2 - 16} ${top + 52})`
                }
                color={ink}
              >
                {item.icon}
              </g>
              <TextLines
                lines={names[at] ?? []}
                x={STEP / 2}
                y={tallest + LINE + 4}
                step={LINE}
                fontWeight="600"
                {...(item.selected && { fill: 'var(--accent)' })}
              />
              <text x={STEP / 2} y={valueY} fill="var(--ink-2)">
                {item.valueLabel}
              </text>
            </g>
          );
        })}
      </g>
    ),
  };
}

type PodiumEntry = {
  id: string;
  /** 1 is the highest; equal values share a rank. */
  rank: number;
  selected: boolean;
};

export type PodiumItem = PodiumEntry & {
  name: string;
  /** The rank as it is read aloud, e.g. "2nd place". */
  rankLabel: string;
  rankText: string;
  /** Figure on the scale of all places, whose unit the figure's title has. */
  valueText: string;
  valueLabel: string;
  icon: ReactNode;
  link?: (figure: ReactNode) => ReactNode;
};

type PodiumPlace<T extends PodiumEntry> = {
  item: T;
  height: number;
  /** Not among the first: drawn behind a gap. */
  isApart: boolean;
};

/** Heights of the steps of ranks 1 to 4 in pixels; lower ranks have the last step. */
const PODIUM_HEIGHTS = [200, 165, 150, 110] as const;
const APART_HEIGHT = 60;

/** The first three places, or four of more than three, and behind a gap the own one where it is none of them. */
export function toPodiumModel<T extends PodiumEntry>(items: readonly T[]): PodiumPlace<T>[] {
  const sorted = [...items].sort((a, b) => a.rank - b.rank);
  const most = sorted.length > 3 ? 4 : 3;
  const first = sorted.slice(0, most).map((item) => ({
    item,
    height: PODIUM_HEIGHTS[Math.max(item.rank, 1) - 1] ?? PODIUM_HEIGHTS[3],
    isApart: false,
  }));
  const apart = sorted.slice(most).filter(({ selected }) => selected);
  return [...first, ...apart.map((item) => ({ item, height: APART_HEIGHT, isApart: true }))];
}
