import { type RefObject, useEffect, useState } from 'react';

/**
 * Closes an open `details` on Escape, which gives the focus back to its summary, and on a press or focus elsewhere. Without scripts
 * the element opens and closes by itself.
 */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement | null>): {
  isOpen: boolean;
  onToggle: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const box = menu.current;
    if (!isOpen || box === null) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      // A dialog that was opened from here closes first and gives the focus back to here.
      if (event.key !== 'Escape' || box.querySelector('dialog[open]') !== null) return;
      closeDetails(box);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, menu]);
  return { isOpen, onToggle: () => setIsOpen(menu.current?.open === true) };
}

/** Closes it, and gives the focus back to its summary where the focus was inside. */
export function closeDetails(box: HTMLDetailsElement): void {
  const hadFocus = box.contains(document.activeElement);
  box.open = false;
  if (hadFocus) box.querySelector('summary')?.focus();
}
