import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Escape inside closes the panel `of`, and the focus returns. `takesFocus` is called when it opens, with the element that had the focus. */
export function useOpenedPanel(options: {
  of: string;
  takesFocus: (pressed: Element | null) => boolean;
  close: () => void;
}): {
  panel: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  close: () => void;
} {
  const { of } = options;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel opens anew when it is of something else.
  useEffect(() => {
    const pressed = document.activeElement;
    if (!latest.current.takesFocus(pressed)) return;
    if (!panel.current?.contains(pressed)) opener.current = pressed;
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus();
  }, [of]);
  const close = useCallback((): void => {
    const pressed = opener.current;
    latest.current.close();
    // What was pressed may have been drawn anew with the view; its key finds it again.
    const key = pressed?.isConnected === false ? pressed.getAttribute('data-explain') : null;
    const back = key === null ? pressed : document.querySelector(`[data-explain="${key}"]`);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  }, []);
  useEffect(() => {
    const box = panel.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, [close]);
  return { panel, heading, close };
}
