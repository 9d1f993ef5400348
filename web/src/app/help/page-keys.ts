import { remember } from '../../url/remember.ts';

/** Fields and lists that take letters; and overlays of the page. */
const typed = 'input:not([type=range]), select, textarea';
const above = 'dialog[open], :popover-open';

/** The visible control that a key presses: without a control there is no shortcut. */
export function pageKeyControl(key: string): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-key]')].filter(
    (control) => control.dataset['key'] === key && control.checkVisibility(),
  );
  // The page's controls come before the frame's.
  return controls.find((control) => control.closest('main')) ?? controls[0] ?? null;
}

/** Presses the control whose `data-key` is this key, unless somebody types, holds another key or has switched shortcuts off. */
export function pressPageKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
  const control = pageKeyControl(key.toLowerCase());
  if (control === null || target.closest(typed) || document.querySelector(above) || !singleKeysOn(document))
    return;
  event.preventDefault();
  if (control instanceof HTMLInputElement) control.focus();
  control.click();
}

const cookieName = 'single_keys';

/** Whether single keys are shortcuts (WCAG 2.1.4): on by default. */
export function singleKeysOn({ cookie }: { cookie: string }): boolean {
  return !cookie.includes(`${cookieName}=off`);
}

export function switchSingleKeys(target: { cookie: string }, on: boolean): void {
  remember(target, cookieName, on ? 'on' : 'off');
}
