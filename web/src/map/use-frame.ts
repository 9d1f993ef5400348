import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootScale } from '../charts/plot/rem.ts';
import type { Frame } from './view.ts';

/** Pixels between the margins of a sheet of A4; letter paper has little more. */
const PAPER_WIDTH = 682;

/** The frame on paper of what a frame on the screen shows: as wide as a sheet, with letters of their usual size. */
function toPaperFrame(screen: Frame): Frame {
  return { width: PAPER_WIDTH, height: (PAPER_WIDTH * screen.height) / screen.width, screen };
}

/** `assumed` until it is measured. While the page is printed it is that of paper: else labels would be headlines there. */
export function useFrame(assumed: Frame): {
  ref: RefObject<HTMLDivElement | null>;
  frame: Frame;
  measured: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Frame | null>(null);
  const [printed, setPrinted] = useState(false);
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
    // Paper is drawn as soon as this returns.
    const forPaper = (): void => flushSync(() => setPrinted(true));
    const forScreen = (): void => setPrinted(false);
    addEventListener('beforeprint', forPaper);
    addEventListener('afterprint', forScreen);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', forPaper);
      removeEventListener('afterprint', forScreen);
    };
  }, []);
  const screen = measured ?? assumed;
  const frame = useMemo(() => (printed ? toPaperFrame(screen) : screen), [printed, screen]);
  return { ref, frame, measured: measured !== null };
}
