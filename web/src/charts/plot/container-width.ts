import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in whole pixels, at most `max`. It starts with `initial`, which is what the server used, and is
 * measured before the browser first paints.
 */
export function useContainerWidth<T extends HTMLElement>(
  initial: number,
  max: number,
): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const measured = Math.min(Math.round(element.clientWidth), max);
      // A hidden tab has no width; the drawing that it had stays.
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [max]);
  return [ref, width];
}
