import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../testing/mount.ts';
import { useAfterFrame } from './use-after-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Part({ live }: { live: number }): ReactNode {
  return <p>{useAfterFrame(live)}</p>;
}

it('shows a change when a frame was painted, and of several before that the last', () => {
  const { box, show } = mount(<Part live={1} />);
  expect(box.textContent).toBe('1');
  show(<Part live={2} />);
  show(<Part live={3} />);
  expect(box.textContent).toBe('1');
  act(() => vi.advanceTimersByTime(40));
  expect(box.textContent).toBe('3');
});

it('stays where a change was taken back before the frame', () => {
  const { box, show } = mount(<Part live={1} />);
  show(<Part live={2} />);
  show(<Part live={1} />);
  act(() => vi.advanceTimersByTime(40));
  expect(box.textContent).toBe('1');
});
