import {
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** As good as opaque: a change between 1 and less has the browser compose the page's layers anew. */
const SEEN = '0.9999';
const UNSEEN = '0';

/** Shows drawings that stand ready behind the chart's own. */
export interface ChartCopies<Drawing> {
  /** From here on drawings are kept ready: somebody is likely to ask for another one. */
  begin: () => void;
  /** Shows a drawing instead of the own one, in the frame that comes, unless it is what is seen; false where it is not ready. */
  show: (drawing: Drawing) => boolean;
  /** Shows the own one again if it is what is seen. */
  settle: () => void;
}

interface Copies<Drawing> {
  /** Goes around the own drawing. */
  own: RefObject<HTMLDivElement | null>;
  /** What is to be drawn behind it. */
  copied: readonly Drawing[];
  /** Takes note of drawings that may be asked for. */
  keep: (drawings: readonly Drawing[]) => void;
  /** Tells the box of a copy; returns what takes it back. */
  register: (drawing: Drawing, box: HTMLElement) => () => void;
}

const same = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at]);

/**
 * Keeps drawings painted behind a chart's own one. To show one of them takes two opacities; the chart draws itself anew when that frame
 * is over, and then its own is seen again, under the pointer and with its name.
 */
export function useCopies<Drawing extends object>(
  handle: Ref<ChartCopies<Drawing>> | undefined,
  drawing: Drawing,
): Copies<Drawing> {
  const own = useRef<HTMLDivElement>(null);
  const boxes = useRef(new Map<Drawing, HTMLElement>());
  const shown = useRef<Drawing | null>(null);
  const current = useRef(drawing);
  const known = useRef<readonly Drawing[]>([]);
  const begun = useRef(false);
  const [copied, setCopied] = useState<readonly Drawing[]>([]);

  const see = useCallback((next: Drawing | null): void => {
    const box = next === null ? own.current : boxes.current.get(next);
    const before = shown.current === null ? own.current : boxes.current.get(shown.current);
    if (before) before.style.opacity = UNSEEN;
    if (box) box.style.opacity = SEEN;
    shown.current = next;
  }, []);
  const settle = useCallback((): void => {
    if (shown.current !== null && shown.current === current.current) see(null);
  }, [see]);
  const copy = useCallback((): void => {
    if (begun.current) setCopied((before) => (same(before, known.current) ? before : known.current));
  }, []);

  useLayoutEffect(() => {
    current.current = drawing;
    settle();
  });
  useImperativeHandle(
    handle,
    () => ({
      begin: () => {
        begun.current = true;
        copy();
      },
      show: (next) => {
        // What is seen stays as it is: the own drawing may have a cursor on it.
        if (next === (shown.current ?? current.current)) return true;
        if (!boxes.current.has(next)) return false;
        see(next);
        return true;
      },
      settle,
    }),
    [copy, see, settle],
  );
  return {
    own,
    copied,
    keep: useCallback(
      (drawings) => {
        known.current = drawings;
        copy();
      },
      [copy],
    ),
    register: useCallback(
      (of, box) => {
        boxes.current.set(of, box);
        return () => {
          if (shown.current === of) see(null);
          boxes.current.delete(of);
        };
      },
      [see],
    ),
  };
}
