import { type RefObject, useEffect } from 'react';
import { wide } from '../../ui/breakpoints.ts';
import { holdPage } from '../../ui/hold-page.ts';

const focusable = 'a[href], button:not(:disabled), summary, input, select';

/** Keeps the focus inside an open popover and the page behind it still, and closes it when the window grows wide enough for the top menu. */
export function useDrawerFocus(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (element === null) return;
    const stops = (): readonly HTMLElement[] =>
      [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
    let letGo: (() => void) | null = null;
    const onToggle = (event: Event): void => {
      if (event.target !== element) return;
      letGo?.();
      letGo = element.matches(':popover-open') ? holdPage() : null;
      if (letGo !== null) stops()[0]?.focus();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const all = stops();
      const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
      if (document.activeElement !== last) return;
      event.preventDefault();
      first?.focus();
    };
    const media = window.matchMedia(wide);
    const onWide = (): void => {
      if (media.matches && element.matches(':popover-open')) element.hidePopover();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKeyDown);
    media.addEventListener('change', onWide);
    return () => {
      letGo?.();
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
      media.removeEventListener('change', onWide);
    };
  }, [drawer]);
}
