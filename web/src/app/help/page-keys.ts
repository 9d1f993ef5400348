import { singleKeysOn } from './single-keys.ts';

/** Where a letter is text, or chooses an entry of a list; and what lies over the page. */
const typed = 'input:not([type=range]), select, textarea';
const above = 'dialog[open], :popover-open';

/** The control of the page that a key presses, if it can be seen: a shortcut exists exactly where its control does. */
export function pageKeyControl(key: string): HTMLElement | null {
  const control = [...document.querySelectorAll<HTMLElement>('[data-key]')].find(
    ({ dataset }) => dataset.key === key,
  );
  return control?.checkVisibility() === true ? control : null;
}

/**
 * Presses the control that has this key as its shortcut: a control says so by `data-key`. Not while somebody types, not with
 * another key held, and not when the visitor has switched shortcuts off.
 */
export function pressPageKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
  const control = pageKeyControl(key.toLowerCase());
  if (control === null || target.closest(typed) || document.querySelector(above) || !singleKeysOn(document))
    return;
  event.preventDefault();
  control.click();
}
