import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../testing/mount.ts';
import { useOpenedPanel } from './use-opened-panel.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

function Panel({
  of,
  isPressed,
  onClose,
}: {
  of: string;
  isPressed: boolean;
  onClose: () => void;
}): ReactNode {
  const { panel, heading, close } = useOpenedPanel({ of, takesFocus: () => isPressed, close: onClose });
  return (
    <section ref={panel}>
      <h2 ref={heading} tabIndex={-1}>
        {of}
      </h2>
      <button type="button" onClick={close}>
        Close
      </button>
    </section>
  );
}

function Page({ opened }: { opened: string | null }): ReactNode {
  const [of, setOf] = useState(opened);
  return (
    <>
      {['one', 'two'].map((each) => (
        <button key={each} id={each} type="button" onClick={() => setOf(each)}>
          {each}
        </button>
      ))}
      {of !== null && <Panel of={of} isPressed={opened === null} onClose={() => setOf(null)} />}
    </>
  );
}

function press(box: HTMLElement, id: string): void {
  const button = box.querySelector<HTMLElement>(`#${id}`);
  button?.focus();
  act(() => button?.click());
}

const pressEscape = (): void =>
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  });

it('takes the focus, closes on Escape and gives the focus back to what opened it', () => {
  const { box } = mount(<Page opened={null} />);
  press(box, 'one');
  expect(document.activeElement?.textContent).toBe('one');
  expect(document.activeElement?.tagName).toBe('H2');
  press(box, 'two');
  expect(document.activeElement?.tagName).toBe('H2');
  pressEscape();
  expect(box.querySelector('section')).toBeNull();
  expect(document.activeElement?.id).toBe('two');
});

it('gives the focus back where its own control closes it', () => {
  const { box } = mount(<Page opened={null} />);
  press(box, 'one');
  act(() => box.querySelector<HTMLElement>('section button')?.click());
  expect(box.querySelector('section')).toBeNull();
  expect(document.activeElement?.id).toBe('one');
});

it('leaves who came with the address at the top, and Escape elsewhere to others', () => {
  const { box } = mount(<Page opened="one" />);
  expect(document.activeElement?.tagName).not.toBe('H2');
  box.querySelector<HTMLElement>('#two')?.focus();
  pressEscape();
  expect(box.querySelector('section')).not.toBeNull();
});
