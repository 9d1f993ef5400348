import type { ReactNode, SVGProps } from 'react';
import { inPixels } from '../channels.ts';
import { tenth } from '../paths.ts';
import type { Scale } from '../scale.ts';

/** Lines across the drawing at values of one axis: upright ones at `x`, level ones at `y`. */
export function Rule(
  props: ({ x: readonly number[] } | { y: readonly number[] }) & {
    /** Of the values; they are pixels without it. */
    scale?: Scale;
    /** Pixels where each begins and ends. */
    from: number;
    to: number;
    look?: Pick<SVGProps<SVGPathElement>, 'strokeDasharray' | 'strokeOpacity' | 'strokeWidth'>;
    stroke?: string;
  },
): ReactNode {
  const { scale = inPixels, from, to, stroke = 'var(--rule)', look } = props;
  const d =
    'x' in props
      ? props.x.map((value) => `M${tenth(scale(value))},${from}V${to}`)
      : props.y.map((value) => `M${from},${tenth(scale(value))}H${to}`);
  return d.length > 0 && <path d={d.join('')} stroke={stroke} fill="none" {...look} />;
}
