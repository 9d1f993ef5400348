import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

export interface Mounted {
  box: HTMLElement;
  /** Renders the same place anew. */
  show(element: ReactElement): void;
}

const mounted: (() => void)[] = [];

/** Takes away what a test has rendered; after each test. */
export function unmountAll(): void {
  for (const unmount of mounted.splice(0)) unmount();
}

/** Renders into the document for as long as the test lasts. */
export function mount(element: ReactElement): Mounted {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (next: ReactElement): void => act(() => root.render(next));
  mounted.push(() => {
    act(() => root.unmount());
    box.remove();
  });
  show(element);
  return { box, show };
}

/** The one element that a selector finds; throws when there is none. */
export function one<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Sends an event as a browser would, and waits for what it renders. Returns whether its default was left to happen. */
export function send(target: EventTarget, event: Event): boolean {
  let goesOn = true;
  act(() => {
    goesOn = target.dispatchEvent(event);
  });
  return goesOn;
}

/** Presses a key where the focus is. Returns whether the browser would go on with it. */
export function press(key: string, target: Element | null = document.activeElement): boolean {
  return send(
    target ?? document.body,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}
