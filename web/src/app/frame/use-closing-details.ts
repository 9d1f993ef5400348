import { type RefObject, useEffect } from 'react';

/**
 * Closes the open `details` inside `container` as a menu does: on Escape (with the focus back on its summary), on a
 * press elsewhere, and when the focus leaves. Without JavaScript they open and close by their summary alone.
 */
export function useClosingDetails(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (root === null) return;
    const opened = (): readonly HTMLDetailsElement[] =>
      [...root.querySelectorAll('details')].filter((d) => d.open);
    const closeOutside = (target: EventTarget | null): void => {
      for (const details of opened()) {
        if (!(target instanceof Node && details.contains(target))) details.open = false;
      }
    };
    const onPointerDown = (event: PointerEvent): void => closeOutside(event.target);
    const onFocusOut = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) closeOutside(event.relatedTarget);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      for (const details of opened()) {
        const held = details.contains(document.activeElement);
        details.open = false;
        if (held) details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
}
