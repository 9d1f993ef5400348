import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureContext } from '../picture/picture-parts.ts';
import { layoutWidth } from './chart-size.ts';
import { PAPER_WIDTH } from './container-width.ts';
import { rootScale } from './rem.ts';

/** The layouts that a chart is drawn in: all that may fit until its box is measured, of which the style sheet shows one, then that one. */
export type ChartLayouts = {
  ref: RefObject<HTMLDivElement | null>;
  widths: readonly number[];
  isMeasured: boolean;
  /** A drawing of an image has its own width, and is not stretched. */
  isPicture: boolean;
};

/** The layouts of a box among `widths`, which keep their identity between renders. */
export function useChartLayouts(widths: readonly number[], max: number): ChartLayouts {
  const ref = useRef<HTMLDivElement>(null);
  const picture = useContext(PictureContext);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      // Style sheets, too, ask for the width with its fractions.
      const box = element.getBoundingClientRect().width / rootScale();
      // A hidden tab has no width; the drawing that it had stays.
      if (box > 0) setWidth(layoutWidth(box, widths));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Paper is drawn as soon as this returns.
    const forPaper = (): void => flushSync(() => setWidth(layoutWidth(PAPER_WIDTH, widths)));
    addEventListener('beforeprint', forPaper);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', forPaper);
      removeEventListener('afterprint', measure);
    };
  }, [widths]);
  if (import.meta.env.SSR && picture !== null)
    return { ref, widths: [Math.min(picture.width, max)], isMeasured: true, isPicture: true };
  return { ref, widths: width === null ? widths : [width], isMeasured: width !== null, isPicture: false };
}
