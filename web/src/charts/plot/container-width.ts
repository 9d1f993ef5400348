import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureContext } from '../picture/picture-parts.ts';
import { SERVER_CHART_WIDTH } from './chart-size.ts';
import { rootScale } from './rem.ts';

/** A box that is measured: drawings are laid out in its width, counted in sixteenths of a root letter, so that they grow with it. */
export type MeasuredBox = {
  ref: RefObject<HTMLDivElement | null>;
  width: number;
  /** Not measured yet: the drawing is laid out for `SERVER_CHART_WIDTH` and stretched to the box, its texts are not. */
  stretched: boolean;
};

/** The room between the margins of a sheet of A4, in sixteenths of the root letter that paper has; letter paper has little more. */
export const PAPER_WIDTH = 780;

/** The width of an element, at most `max`: that of the server, until it is measured before the browser first paints. */
export function useContainerWidth(max: number): MeasuredBox {
  const ref = useRef<HTMLDivElement>(null);
  const picture = useContext(PictureContext);
  const [measured, setMeasured] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const width = Math.min(Math.round(element.clientWidth / rootScale()), max);
      // A hidden tab has no width; the drawing that it had stays.
      if (width > 0) setMeasured(width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Laid out for a wide window, letters would be too small to read on paper, and for a phone they would be headlines. Paper is drawn
    // as soon as this returns.
    const forPaper = (): void => flushSync(() => setMeasured(Math.min(PAPER_WIDTH, max)));
    addEventListener('beforeprint', forPaper);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', forPaper);
      removeEventListener('afterprint', measure);
    };
  }, [max]);
  if (import.meta.env.SSR && picture !== null)
    return { ref, width: Math.min(picture.width, max), stretched: false };
  return { ref, width: measured ?? SERVER_CHART_WIDTH, stretched: measured === null };
}
