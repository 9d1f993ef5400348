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
  const playedYears: number[] = [];
  function Player() {
    const { playing, toggle, setSpeed } = usePlayer({
      years: [2000, 2001, 2004],
      current: () => playedYears.at(-1) ?? year,
      show: (next) => void playedYears.push(next),
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
    playedYears,
    click: (id: string) => send(one(box, `#${id}`), new MouseEvent('click', { bubbles: true })),
    isPlaying: () => box.querySelector('[data-playing=true]') !== null,
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

describe('the player', () => {
  it('steps over available years and stops at the end', () => {
    const { playedYears, click, isPlaying, wait } = setUp(2000);
    click('toggle');
    expect(isPlaying()).toBe(true);
    wait(2 * stepInterval(1));
    expect(playedYears).toEqual([2001, 2004]);
    expect(isPlaying()).toBe(false);
  });

  it('replays from the first year when it stands at the end', () => {
    const { playedYears, click, wait } = setUp(2004);
    click('toggle');
    expect(playedYears).toEqual([2000]);
    wait(stepInterval(1));
    expect(playedYears).toEqual([2000, 2001]);
  });

  it('pauses on request, and shows nothing more', () => {
    const { playedYears, click, isPlaying, wait } = setUp(2000);
    click('toggle');
    click('toggle');
    wait(2 * stepInterval(1));
    expect(playedYears).toEqual([]);
    expect(isPlaying()).toBe(false);
  });

  it('changes its speed while it plays', () => {
    const { playedYears, click, wait } = setUp(2000);
    click('toggle');
    click('faster');
    wait(stepInterval(2));
    expect(playedYears).toEqual([2001]);
  });
});
