import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rootScale } from '../charts/plot/rem.ts';
import type { Frame } from './view.ts';

/** Size of an element in CSS pixels; `assumed` until the browser has measured it, as on the server. */
export function useFrame(assumed: Frame): {
  ref: RefObject<HTMLDivElement | null>;
  frame: Frame;
  /** Whether the browser has measured it. */
  measured: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const take = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setMeasured((before) =>
        before?.width === width && before.height === height
          ? before
          : { width, height, letters: rootScale() },
      );
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, frame: measured ?? assumed, measured: measured !== null };
}
