import { type ReactNode, useContext } from 'react';
import { beanOutline } from '../bean/bean-shape.ts';
import { PictureContext } from '../picture/picture-parts.ts';
import { paperEdge } from '../plot/marks/label.tsx';
import styles from './plant.module.css';
import * as shapes from './plant-shapes.ts';

/** Organs with an own label, from the ground up. */
type Organ = 'root' | 'stem' | 'leaf' | 'flower' | 'pod' | 'grain';

export interface PlantPart {
  id: Organ;
  label: string;
  count: number;
  countText: string;
  href: string | null;
  chosen: boolean;
}

const places: Readonly<Record<Organ, { x: number; y: number; to: readonly [number, number] }>> = {
  root: { x: 62, y: 530, to: [146, 507] },
  stem: { x: 62, y: 440, to: [187, 402] },
  leaf: { x: 62, y: 228, to: [92, 196] },
  flower: { x: 330, y: 150, to: [262, 168] },
  pod: { x: 330, y: 400, to: [276, 412] },
  grain: { x: 330, y: 578, to: [357, 520] },
};

/** How much of the accent an organ has: the more attack it, the more; of a chosen one all, and nothing of the others. */
export function shareOf(
  { count, chosen }: Pick<PlantPart, 'count' | 'chosen'>,
  parts: readonly Pick<PlantPart, 'count' | 'chosen'>[],
): number {
  if (parts.some((part) => part.chosen)) return chosen ? 60 : 0;
  const most = Math.max(1, ...parts.map((part) => part.count));
  return count === 0 ? 0 : Math.round(12 + 40 * (count / most));
}

const fillOf = (share: number): string =>
  share === 0 ? 'var(--paper)' : `color-mix(in oklab, var(--accent) ${share}%, var(--paper))`;

export function Plant({ title, parts }: { title: string; parts: readonly PlantPart[] }): ReactNode {
  const picture = useContext(PictureContext);
  const { x, y, width, height } = shapes.plantBox;
  if (import.meta.env.SSR && picture !== null) {
    const scale = Math.min(1.3, picture.width / width);
    picture.add({
      width: picture.width,
      height: height * scale,
      content: (
        <g
          transform={`translate(${(picture.width - width * scale) / 2} 0) scale(${scale}) translate(${-x} ${-y})`}
        >
          <Drawing parts={parts.map((part) => ({ ...part, href: null }))} />
        </g>
      ),
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links is no fieldset.
    <svg className={styles.plant} viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={title}>
      <Drawing parts={parts} />
    </svg>
  );
}

const organs: Readonly<Record<Organ, (fill: string) => ReactNode>> = {
  root: (fill) => (
    <>
      <path d={shapes.taproot} fill={fill} />
      <path d={shapes.sideRoots} fill="none" />
      <g fill={fill} strokeWidth="1">
        {shapes.nodules.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
    </>
  ),
  stem: (fill) => (
    <>
      <path d={shapes.tendril} fill="none" />
      <path d={shapes.stem} fill="none" strokeWidth="9.5" />
      <path d={shapes.stem} fill="none" stroke={fill} strokeWidth="6.9" />
      <path d={shapes.seedLeaves} fill={fill} />
    </>
  ),
  leaf: (fill) => shapes.leaves.map((leaf) => <Leaf key={leaf.y} leaf={leaf} fill={fill} />),
  flower: (fill) => (
    <>
      <path d={shapes.flowerStalk} fill="none" />
      {shapes.buds.map(({ at, d }) => (
        <path key={at} transform={at} d={d} fill={fill} />
      ))}
      {shapes.flowers.map((at) => (
        <g key={at} transform={at}>
          <path d={shapes.petals} fill={fill} />
          <path d={shapes.petalLines} fill="none" strokeOpacity="0.6" />
        </g>
      ))}
    </>
  ),
  pod: (fill) => (
    <>
      <path d={shapes.podStalk} fill="none" />
      {shapes.pods.map(({ at, d }) => (
        <path key={at} transform={at} d={d} fill={fill} />
      ))}
    </>
  ),
  grain: (fill) => (
    <>
      <path transform={shapes.openPod.at} d={shapes.openPod.d} fill="var(--paper)" />
      {shapes.podSeeds.map((at) => (
        <path key={at} transform={at} d={beanOutline} fill={fill} strokeWidth="1.9" />
      ))}
    </>
  ),
};

/** Leaves lie over flower and pod, and the stem over the stalks of all. */
const order = ['root', 'flower', 'pod', 'leaf', 'stem', 'grain'] as const satisfies readonly Organ[];

function Drawing({ parts }: { parts: readonly PlantPart[] }): ReactNode {
  return (
    <g
      fontFamily="var(--font-sans)"
      stroke="var(--ink)"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes.ground} strokeWidth="1" />
      {order.map((id) => {
        const at = parts.findIndex((part) => part.id === id);
        const part = parts[at];
        if (part === undefined) return null;
        const content = (
          <>
            {organs[id](fillOf(shareOf(part, parts)))}
            <OrganLabel part={part} number={at + 1} />
          </>
        );
        return part.href === null ? (
          <g key={id}>{content}</g>
        ) : (
          <a key={id} href={part.href} aria-current={part.chosen || undefined}>
            {content}
          </a>
        );
      })}
    </g>
  );
}

/** Degrees between a leaf's middle leaflet and the others, and how long those are beside it. */
const [ASIDE, SMALLER, APART] = [68, 0.82, 0.2];

function Leaf({ leaf, fill }: { leaf: (typeof shapes.leaves)[number]; fill: string }): ReactNode {
  const { from, x, y, angle, length } = leaf;
  const turn = (angle * Math.PI) / 180;
  const tip = [x + APART * length * Math.cos(turn), y + APART * length * Math.sin(turn)]
    .map(Math.round)
    .join(' ');
  return (
    <>
      <path d={`${from} ${x} ${y}L${tip}`} fill="none" strokeWidth="1.6" />
      {[-ASIDE, ASIDE, 0].map((aside) => {
        const ownLength = aside === 0 ? length : length * SMALLER;
        return (
          <g key={aside} transform={`translate(${aside === 0 ? tip : `${x} ${y}`}) rotate(${angle + aside})`}>
            <path d={shapes.leaflet(ownLength)} fill={fill} />
            <path d={`M0 0H${Math.round(ownLength * 0.96)}`} strokeWidth="1" />
            <path d={shapes.veins(ownLength)} strokeWidth="0.8" strokeOpacity="0.5" />
          </g>
        );
      })}
    </>
  );
}

function OrganLabel({ part, number }: { part: PlantPart; number: number }): ReactNode {
  const { x, y, to } = places[part.id];
  const side = x < 200 ? -1 : 1;
  const anchor = side < 0 ? 'end' : 'start';
  const ink = part.count === 0 ? 'var(--ink-2)' : 'var(--ink)';
  const words = { x: x + side * 18, textAnchor: anchor, fill: ink, ...paperEdge(4) } as const;
  return (
    <>
      <path d={`M${x} ${y}L${to.join(' ')}`} strokeWidth="1" fill="none" />
      <circle cx={to[0]} cy={to[1]} r="2.2" fill="var(--ink)" />
      <circle
        className={styles.number}
        cx={x}
        cy={y}
        r="12"
        strokeWidth="1"
        fill={part.chosen ? 'var(--accent)' : 'var(--paper)'}
      />
      <rect
        x={side < 0 ? -12 : x - 14}
        y={y - 18}
        width={side < 0 ? x + 26 : 110}
        height="42"
        fill="transparent"
        stroke="none"
      />
      <g stroke="none" fontSize="16" fontWeight="600">
        <text x={x} y={y + 4.7} textAnchor="middle" fontSize="13.5" fill={part.chosen ? 'var(--paper)' : ink}>
          {number}
        </text>
        <text {...words} y={y - 1} className={styles.name}>
          {part.label}
        </text>
        <text {...words} y={y + 16} fontSize="15" fontWeight="400">
          {part.countText}
        </text>
      </g>
    </>
  );
}
