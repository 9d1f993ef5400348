import type { ReactNode } from 'react';
import { beanOutline } from './bean-shape.ts';

export interface BeanLook {
  ground: string;
  pattern: { kind: keyof typeof patterns; colour: string } | null;
}

const unknown: BeanLook = {
  ground: 'color-mix(in oklab, var(--ink-2) 22%, var(--paper))',
  pattern: null,
};

const patterns = {
  flecks: [
    [10, 9, 2.2, -30],
    [17, 5.5, 2.5, 0],
    [25, 7, 2, 20],
    [32, 11, 2.3, 50],
    [14, 14, 1.9, -15],
    [22, 13.5, 2.3, 0],
    [29.5, 17, 1.8, 40],
    [9.5, 18.5, 1.7, 50],
    [33.5, 20, 1.5, 0],
    [27, 22, 1.3, 0],
  ],
  mottles:
    'M6 10c2-5 6-4 7-2s5 0 4 3-5 2-6 5-5 1-5-2zM20 4c3-2 6-1 8 0s5 4 2 5-4-1-6 1-6 0-5-3zM28 14c2-3 6-2 8 0s0 6-3 7-3-2-5-2-2-3 0-5zM17 15c2-2 5-2 6 0s-1 4-3 4-5-2-3-4zM9 20c1-1 3-1 3 1s-2 2-3 1z',
  stripes:
    'M6.5 16c.5-6 5-11 12-12.5M11 20c-.5-6 4-11 12-13.5M17 17.5c1-5 5-8 11-9M25 19c0-3 3.5-6.5 9-7M30 23c.5-2 2.5-4.5 6-5.5',
} as const;

/** A bean in its colour and pattern, in a box of 42 × 28; without a look it has the colour of what is not known. */
export function Bean({ look }: { look: BeanLook | null }): ReactNode {
  const { ground, pattern } = look ?? unknown;
  return (
    <>
      <path d={beanOutline} fill={ground} />
      {pattern?.kind === 'flecks' &&
        patterns.flecks.map(([x, y, rx, turn]) => (
          <ellipse
            key={x}
            {...{ cx: x, cy: y, rx, ry: rx / 1.9 }}
            transform={`rotate(${turn} ${x} ${y})`}
            fill={pattern.colour}
          />
        ))}
      {pattern?.kind === 'mottles' && <path d={patterns.mottles} fill={pattern.colour} />}
      {pattern?.kind === 'stripes' && (
        <path
          d={patterns.stripes}
          fill="none"
          stroke={pattern.colour}
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      )}
      <path
        d={beanOutline}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="1.5"
        strokeDasharray={look === null ? '3 2' : undefined}
      />
      {look !== null && <ellipse cx="20.4" cy="20.3" rx="2.6" ry="1.1" fill="#fffaf0" />}
    </>
  );
}
