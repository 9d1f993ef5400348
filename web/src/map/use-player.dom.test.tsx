import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, one, send } from '../testing/mount.ts';
import { stepInterval, usePlayer } from './year-slider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(year: number) {
  const shown: number[] = [];
  function Player() {
    const { playing, toggle, setSpeed } = usePlayer({
      years: [2000, 2001, 2004],
      current: () => shown.at(-1) ?? year,
      show: (next) => void shown.push(next),
    });
    return (
      <div data-playing={playing}>
        <button type="button" id="toggle" onClick={toggle} />
        <button type="button" id="faster" onClick={() => setSpeed(2)} />
      </div>
    );
  }
  const { box } = mount(<Player />);
  return {
    shown,
    click: (id: string) => send(one(box, `#${id}`), new MouseEvent('click', { bubbles: true })),
    isPlaying: () => box.querySelector('[data-playing=true]') !== null,
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

describe('the player', () => {
  it('steps over available years and stops at the end', () => {
    const { shown, click, isPlaying, wait } = setUp(2000);
    click('toggle');
    expect(isPlaying()).toBe(true);
    wait(2 * stepInterval(1));
    expect(shown).toEqual([2001, 2004]);
    expect(isPlaying()).toBe(false);
  });

  it('replays from the first year when it stands at the end', () => {
    const { shown, click, wait } = setUp(2004);
    click('toggle');
    expect(shown).toEqual([2000]);
    wait(stepInterval(1));
    expect(shown).toEqual([2000, 2001]);
  });

  it('pauses on request, and shows nothing more', () => {
    const { shown, click, isPlaying, wait } = setUp(2000);
    click('toggle');
    click('toggle');
    wait(2 * stepInterval(1));
    expect(shown).toEqual([]);
    expect(isPlaying()).toBe(false);
  });

  it('changes its speed while it plays', () => {
    const { shown, click, wait } = setUp(2000);
    click('toggle');
    click('faster');
    wait(stepInterval(2));
    expect(shown).toEqual([2001]);
  });
});
