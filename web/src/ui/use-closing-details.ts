import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes them as menus do: on Escape, which gives the focus back, and on a press or focus elsewhere. */
export function useClosingDetails(menus: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = menus.current;
    if (root === null) return;
    const all = (): readonly HTMLDetailsElement[] =>
      root instanceof HTMLDetailsElement ? [root] : [...root.querySelectorAll('details')];
    const opened = (): readonly HTMLDetailsElement[] => all().filter(({ open }) => open);
    const leave = ({ target }: Event): void => {
      for (const box of opened()) if (!(target instanceof Node && box.contains(target))) box.open = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      // A dialog that was opened from here closes first and gives the focus back to here.
      for (const box of opened()) if (box.querySelector('dialog[open]') === null) closeDetails(box);
    };
    // At all times: the toggle event may come later than a quick next press.
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [menus]);
}

/** Runs each time it opens or closes, and at first where it was opened before scripts took it over. */
export function useToggle(
  box: RefObject<HTMLDetailsElement | null>,
  run: (box: HTMLDetailsElement) => void,
): void {
  const toggle = useEffectEvent(run);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const onToggle = (): void => toggle(current);
    if (current.open) onToggle();
    current.addEventListener('toggle', onToggle);
    return () => current.removeEventListener('toggle', onToggle);
  }, [box]);
}

/** Closes it, and gives the focus back to its summary where the focus was inside. */
export function closeDetails(box: HTMLDetailsElement): void {
  const hadFocus = box.contains(document.activeElement);
  box.open = false;
  if (hadFocus) box.querySelector('summary')?.focus();
}
