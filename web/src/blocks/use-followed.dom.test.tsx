import { act, type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../testing/mount.ts';
import { useFollowed } from './use-followed.ts';

let tell: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Years as numbers may wait; another place, as a word, may not. */
const mayWait = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' && typeof after === 'number';

function Part({ live }: { live: number | string }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  return <p ref={box}>{useFollowed(live, box, mayWait)}</p>;
}

function followed(live: number): { show(live: number | string): void; text(): string } {
  const { box, show } = mount(<Part live={live} />);
  return { show: (next) => show(<Part live={next} />), text: () => box.textContent ?? '' };
}

it('follows out of the window when nothing more was chosen for a while, and then at once to the last', () => {
  const { show, text } = followed(2001);
  for (const year of [2002, 2003, 2004]) {
    show(year);
    act(() => vi.advanceTimersByTime(400));
    expect(text()).toBe('2001');
  }
  act(() => vi.advanceTimersByTime(200));
  expect(text()).toBe('2004');
});

it('follows at once in the window, when it comes into it, and to what may not wait', () => {
  const { show, text } = followed(2001);
  show(2002);
  expect(text()).toBe('2001');
  act(() => tell(true));
  expect(text()).toBe('2002');
  show(2003);
  expect(text()).toBe('2003');
  act(() => tell(false));
  expect(text()).toBe('2003');
  show('Kenya');
  expect(text()).toBe('Kenya');
});
