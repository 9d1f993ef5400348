import { describe, expect, it } from 'vitest';
import { stepInterval } from './playback.ts';
import { createPlayer } from './player.ts';

/** A clock that runs its one waiting callback on demand, and notes how long it was asked to wait. */
function handClock() {
  let waiting: { id: number; callback: () => void } | null = null;
  let ids = 0;
  const waits: number[] = [];
  return {
    waits,
    idle: () => waiting === null,
    tick: () => {
      const due = waiting;
      waiting = null;
      due?.callback();
    },
    timer: {
      start: (callback: () => void, milliseconds: number) => {
        waits.push(milliseconds);
        waiting = { id: ++ids, callback };
        return ids;
      },
      stop: (id: number) => {
        if (waiting?.id === id) waiting = null;
      },
    },
  };
}

function setUp(year: number, years = [2000, 2001, 2004]) {
  const clock = handClock();
  const shown: number[] = [];
  const states: boolean[] = [];
  let now = year;
  const player = createPlayer(() => ({
    years,
    current: () => now,
    show: (next) => {
      now = next;
      shown.push(next);
    },
    onState: (playing) => states.push(playing),
    timer: clock.timer,
  }));
  return { clock, shown, states, player };
}

describe('the player', () => {
  it('steps over available years and stops at the end', () => {
    const { clock, shown, states, player } = setUp(2000);
    player.toggle();
    clock.tick();
    clock.tick();
    expect(shown).toEqual([2001, 2004]);
    expect(states).toEqual([true, false]);
    expect(clock.idle()).toBe(true);
  });

  it('replays from the first year when it stands at the end', () => {
    const { clock, shown, player } = setUp(2004);
    player.toggle();
    expect(shown).toEqual([2000]);
    clock.tick();
    expect(shown).toEqual([2000, 2001]);
  });

  it('pauses on request, and shows nothing more', () => {
    const { clock, shown, states, player } = setUp(2000);
    player.toggle();
    player.pause();
    clock.tick();
    expect(shown).toEqual([]);
    expect(states).toEqual([true, false]);
    player.pause();
    expect(states).toEqual([true, false]);
  });

  it('toggles', () => {
    const { clock, states, player } = setUp(2000);
    player.toggle();
    player.toggle();
    expect(states).toEqual([true, false]);
    expect(clock.idle()).toBe(true);
  });

  it('changes its speed while it plays', () => {
    const { clock, player } = setUp(2000);
    player.toggle();
    player.setSpeed(2);
    expect(clock.waits).toEqual([stepInterval(1), stepInterval(2)]);
    clock.tick();
    expect(clock.waits.at(-1)).toBe(stepInterval(2));
  });
});
