import { memo, type ReactNode, useContext } from 'react';
import { Bean, type BeanLook } from '../bean/bean.tsx';
import { beanBox } from '../bean/bean-shape.ts';
import { keyEntry } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import { Key } from '../plot/key.tsx';
import { KeyboardChart } from '../plot/keyboard-chart.tsx';
import { paperEdge } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { boldTextWidth } from '../plot/text-width.ts';
import styles from './seeds.module.css';

/** A variety; `text` is its announcement. */
export interface SeedMark {
  id: string;
  year: number | null;
  /** Id of its look; `null` of one that is not recorded. */
  look: string | null;
  text: string;
  faded: boolean;
}

export interface SeedsProps {
  title: string;
  hint: string;
  /** The first of a year at the bottom of its stack. */
  seeds: readonly SeedMark[];
  /** How seeds look, with the names of the key, in its order; without any they are plain marks. */
  looks: readonly { id: string | null; name: string; look: BeanLook | null }[];
  /** Label above seeds without a year. */
  unknown: string;
  formatYear: (year: number) => string;
  formatTallest: (count: number, year: number) => string;
}

export const Seeds = memo(function Seeds(props: SeedsProps): ReactNode {
  const { seeds, title, hint } = props;
  const hasLooks = props.looks.length > 0;
  const picture = useContext(PictureContext);
  const groups = inYears(seeds);
  const points = groups.map(({ members }) => members.map(({ text }) => ({ text })));
  const key = hasLooks && <Key entries={keyOf(props)} />;
  if (import.meta.env.SSR && picture !== null) {
    const { width, height, content } = layoutOf(props, picture.width, null);
    picture.add({ width, height, content });
    return key;
  }
  return (
    <div className={styles.box}>
      <KeyboardChart title={title} hint={hint} points={points}>
        {(_, cursor) =>
          seedWidths.map((width) => {
            const active = cursor === null ? undefined : groups[cursor.series]?.members[cursor.point]?.at;
            const layout = layoutOf(props, width, active ?? null);
            return (
              <svg
                key={width}
                className={styles.layout}
                data-of={width}
                viewBox={`0 0 ${width} ${layout.height}`}
                aria-hidden="true"
              >
                {layout.content}
              </svg>
            );
          })
        }
      </KeyboardChart>
      {key}
    </div>
  );
});

/** The seeds of each year, with their places in the list: keys go from year to year. */
function inYears(seeds: readonly SeedMark[]) {
  const groups = new Map<number | null, { members: { at: number; text: string }[] }>();
  for (const [at, { year, text }] of seeds.entries()) {
    const group = groups.get(year) ?? { members: [] };
    group.members.push({ at, text });
    groups.set(year, group);
  }
  return [...groups.values()];
}

const usedLooks = ({ seeds, looks }: Pick<SeedsProps, 'seeds' | 'looks'>) =>
  looks.filter(({ id }) => seeds.some(({ look }) => look === id));

const keyOf = (props: SeedsProps) =>
  usedLooks(props).map(({ name, look }) =>
    keyEntry(
      name,
      18,
      12,
      <g transform="scale(.43)">
        <Bean look={look} />
      </g>,
    ),
  );

const idOf = (width: number, look: string | null): string => `seed-${width}-${look ?? 'none'}`;

function layoutOf(props: SeedsProps, width: number, active: number | null) {
  const hasLooks = props.looks.length > 0;
  const { seeds, unknown, formatYear, formatTallest } = props;
  const layout = layoutSeeds(
    seeds.map(({ year }) => year),
    width,
  );
  const { base, axisEnd, ticks, tallest, box } = layout;
  const ring = active === null ? undefined : layout.seeds[active];
  const half = tallest === null ? 0 : boldTextWidth(formatTallest(tallest.count, tallest.year), 13) / 2;
  const content = (
    <g fontFamily="var(--font-sans)" fontSize="13" fill="var(--ink)">
      {hasLooks && (
        <defs>
          {usedLooks(props).map(({ id, look }) => (
            <g key={id} id={idOf(width, id)}>
              <Bean look={look} />
            </g>
          ))}
        </defs>
      )}
      {seeds.map(({ id, look, text, faded }, at) => {
        const place = layout.seeds[at];
        if (place === undefined) return null;
        const scale = place.width / beanBox.width;
        return (
          <g
            key={id}
            transform={`translate(${tenth(place.x - place.width / 2)} ${tenth(place.y - (beanBox.height * scale) / 2)}) scale(${Math.round(scale * 1000) / 1000})`}
            opacity={faded ? 0.22 : undefined}
          >
            <title>{text}</title>
            {hasLooks ? (
              <use href={`#${idOf(width, look)}`} />
            ) : (
              <rect x="2" y="2" width="38" height="24" rx="12" fill="var(--accent)" stroke="var(--paper)" />
            )}
          </g>
        );
      })}
      {ring !== undefined && (
        <ellipse
          cx={ring.x}
          cy={ring.y}
          rx={ring.width / 2 + 3}
          ry={ring.width / 2}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
      {ticks.length > 0 && <path d={`M0 ${base}H${axisEnd}`} stroke="var(--ink)" />}
      {ticks.map(({ year, x }) => (
        <g key={year}>
          <path d={`M${tenth(x)} ${base}v5`} stroke="var(--ink)" />
          <text x={tenth(x)} y={base + 19} textAnchor="middle" fill="var(--ink-2)">
            {formatYear(year)}
          </text>
        </g>
      ))}
      {tallest !== null && tallest.count > 2 && (
        <text
          x={tenth(Math.min(Math.max(tallest.x, half), axisEnd - half))}
          y={tallest.y}
          textAnchor="middle"
          {...paperEdge(4)}
        >
          {formatTallest(tallest.count, tallest.year)}
        </text>
      )}
      {box !== null && (
        <>
          <path d={`M${box.x} ${box.base}h${box.width}`} stroke="var(--ink)" />
          <text x={box.x} y={box.base + 19} fill="var(--ink-2)">
            {unknown}
          </text>
        </>
      )}
    </g>
  );
  return { ...layout, content };
}

const seedWidths = [340, 620, 1000] as const;

/** The largest seed, its height beside its width, the height that the tallest stack may have, and the axis below it. */
const [WIDEST, FLAT, TALLEST, AXIS] = [24, 0.7, 190, 26];
const [TOP, SIDE] = [24, 14];
/** Least distance of years on the axis, and the part of a wide drawing that seeds without a year take. */
const [BETWEEN, UNKNOWN_PART, GAP] = [44, 0.24, 32];

interface PlacedSeed {
  x: number;
  y: number;
  width: number;
}

/** Years that are written on the axis: round ones, and the first and last where there is room. */
function yearTicks(first: number, last: number, perYear: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * perYear >= BETWEEN) ?? 100;
  const round = Array.from(
    { length: Math.floor(last / step) - Math.ceil(first / step) + 1 },
    (_, at) => (Math.ceil(first / step) + at) * step,
  );
  const hasRoom = (year: number): boolean =>
    round.every((each) => Math.abs(each - year) * perYear >= BETWEEN);
  return [...new Set([first, ...round, last].filter((year) => round.includes(year) || hasRoom(year)))];
}

/** Stacks of seeds over their years; those without a year in a box at the right, or below in a narrow drawing. All have one size. */
export function layoutSeeds(years: readonly (number | null)[], width: number) {
  const knownYears = years.filter((year) => year !== null);
  const unknown = years.length - knownYears.length;
  const [first, last] = [Math.min(...knownYears), Math.max(...knownYears)];
  const isBeside = width > 500 && unknown > 0 && knownYears.length > 0;
  const boxWidth = isBeside ? Math.round(width * UNKNOWN_PART) : width;
  const axisEnd = isBeside ? width - boxWidth - GAP : width;
  const perYear = (axisEnd - 2 * SIDE) / Math.max(1, last - first);
  const counts = new Map<number, number>();
  for (const year of knownYears) counts.set(year, (counts.get(year) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  // With a small overlap single seeds are still visible.
  const size = Math.min(WIDEST, Math.max(7, perYear * 1.15), TALLEST / Math.max(1, most) / FLAT);
  const step = size * FLAT;
  const inBox = boxSize(unknown, boxWidth, size);
  const base = knownYears.length === 0 ? 0 : TOP + Math.max(most * step, isBeside ? inBox.height : 0);
  const boxTop = knownYears.length === 0 ? TOP : base + AXIS + TOP;
  const boxBase = isBeside ? base : boxTop + inBox.height;
  const xOf = (year: number): number =>
    SIDE + (first === last ? (axisEnd - 2 * SIDE) / 2 : (year - first) * perYear);
  const stacked = new Map<number, number>();
  let boxed = 0;
  const seeds = years.map((year): PlacedSeed => {
    if (year === null) {
      const [column, row] = [boxed % inBox.columns, Math.floor(boxed / inBox.columns)];
      boxed += 1;
      return {
        x: width - boxWidth + (column + 0.5) * inBox.step,
        y: boxBase - (row + 0.5) * inBox.step * FLAT - 3,
        width: inBox.size,
      };
    }
    const at = stacked.get(year) ?? 0;
    stacked.set(year, at + 1);
    return { x: xOf(year), y: base - (at + 0.5) * step - 3, width: size };
  });
  const tallest = [...counts].find(([, count]) => count === most);
  return {
    width,
    height: (unknown > 0 && !isBeside ? boxBase : base) + AXIS,
    base,
    axisEnd,
    seeds,
    ticks:
      knownYears.length === 0 ? [] : yearTicks(first, last, perYear).map((year) => ({ year, x: xOf(year) })),
    tallest:
      tallest === undefined
        ? null
        : { year: tallest[0], count: most, x: xOf(tallest[0]), y: base - most * step - 10 },
    box:
      unknown === 0
        ? null
        : {
            x: width - boxWidth,
            width: boxWidth,
            base: boxBase,
            top: boxBase - inBox.height - 10,
            count: unknown,
          },
  };
}

/** Columns and size of seeds in a box, a little apart: smaller where more than fit would make it higher than the stacks may be. */
function boxSize(count: number, width: number, largest: number) {
  let size = largest;
  for (;;) {
    const step = size * 1.24;
    const columns = Math.max(1, Math.floor(width / step));
    const height = Math.ceil(count / columns) * step * FLAT;
    if (height <= TALLEST || size < 3) return { size, step, columns, height };
    size -= 0.5;
  }
}
