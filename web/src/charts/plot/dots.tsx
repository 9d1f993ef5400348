import type { ReactNode, SVGProps } from 'react';
import styles from './chart-svg.module.css';

/**
 * Dots and markers that one path draws, each begun by its own `M`. Where the drawing is `stretched` to a box that is not measured yet,
 * each is a path of its own, which the style sheet keeps as wide as it is high.
 */
export function Dots({
  d,
  stretched,
  ...look
}: { d: string; stretched: boolean } & Pick<
  SVGProps<SVGElement>,
  'fill' | 'stroke' | 'strokeWidth'
>): ReactNode {
  if (!stretched) return <path d={d} {...look} />;
  return (
    <g {...look}>
      {d.split(/(?=M)/).map((dot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures can have one place.
        <path key={at} className={styles.dot} d={dot} />
      ))}
    </g>
  );
}
