import type { ReactNode } from 'react';
import { layoutWidth } from './chart-size.ts';
import type { ChartLayouts } from './container-width.ts';
import styles from './layout-boxes.module.css';

/** Bands of box widths as the style sheet knows them, by their least width. */
const bands = { narrow: 0, middle: 460, wide: 560, widest: 1000 };

const bandsOf = (width: number, widths: readonly number[]): string =>
  Object.entries(bands)
    .flatMap(([name, least]) => (layoutWidth(least, widths) === width ? name : []))
    .join(' ');

/** A drawing in each of its layouts, in a sized container: one is shown, the same before and after the box is measured. */
export function LayoutBoxes(props: {
  layouts: ChartLayouts;
  children: (width: number) => ReactNode;
}): ReactNode {
  const { widths, isMeasured } = props.layouts;
  return widths.map((width) => (
    <div key={width} className={styles.layout} data-of={isMeasured ? undefined : bandsOf(width, widths)}>
      {props.children(width)}
    </div>
  ));
}
