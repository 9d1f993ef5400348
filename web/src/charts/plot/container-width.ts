import { type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureContext } from '../picture/picture-parts.ts';
import { layoutWidth, SERVER_CHART_WIDTH } from './chart-size.ts';
import { rootScale } from './rem.ts';

/** A box that is measured: drawings are laid out in its width, counted in sixteenths of a root letter, so that they grow with it. */
export type MeasuredBox = {
  ref: RefObject<HTMLDivElement | null>;
  width: number;
  /** Not measured yet: the drawing is laid out for `SERVER_CHART_WIDTH` and stretched to the box, its texts are not. */
  stretched: boolean;
};

/** The layouts that a chart is drawn in: until its box is measured all that may fit (the style sheet shows one), then the fitting one. */
export type ChartLayouts = {
  ref: RefObject<HTMLDivElement | null>;
  widths: readonly number[];
  isMeasured: boolean;
  /** A drawing of an image has its own width, and is not stretched. */
  isPicture: boolean;
};

/** The room between the margins of a sheet of A4, in sixteenths of the root letter that paper has; letter paper has little more. */
const PAPER_WIDTH = 780;

/** The width of an element, as `layoutOf` makes a drawing's of it; `null` until it is measured before the browser first paints. */
function useMeasuredWidth(layoutOf: (width: number) => number) {
  const ref = useRef<HTMLDivElement>(null);
  const picture = useContext(PictureContext);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      // Style sheets, too, use the width with its fractions.
      const box = element.getBoundingClientRect().width / rootScale();
      // A hidden tab has no width; the drawing that it had stays.
      if (box > 0) setWidth(layoutOf(box));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Laid out for a wide window, letters would be too small to read on paper, and for a phone they would be headlines. Paper is drawn
    // as soon as this returns.
    const forPaper = (): void => flushSync(() => setWidth(layoutOf(PAPER_WIDTH)));
    addEventListener('beforeprint', forPaper);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', forPaper);
      removeEventListener('afterprint', measure);
    };
  }, [layoutOf]);
  return { ref, width, pictureWidth: import.meta.env.SSR && picture !== null ? picture.width : null };
}

/** The width of an element, at most `max`: that of the server, until it is measured. */
export function useContainerWidth(max: number): MeasuredBox {
  const layoutOf = useCallback((width: number) => Math.min(Math.round(width), max), [max]);
  const { ref, width, pictureWidth } = useMeasuredWidth(layoutOf);
  if (pictureWidth !== null) return { ref, width: Math.min(pictureWidth, max), stretched: false };
  return { ref, width: width ?? SERVER_CHART_WIDTH, stretched: width === null };
}

/** The layouts of a box among `widths`, which keep their identity between renders. */
export function useChartLayouts(widths: readonly number[], max: number): ChartLayouts {
  const layoutOf = useCallback((width: number) => layoutWidth(width, widths), [widths]);
  const { ref, width, pictureWidth } = useMeasuredWidth(layoutOf);
  if (pictureWidth !== null)
    return { ref, widths: [Math.min(pictureWidth, max)], isMeasured: true, isPicture: true };
  return { ref, widths: width === null ? widths : [width], isMeasured: width !== null, isPicture: false };
}
