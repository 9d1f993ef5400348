import { playFrom, type Speed, stepInterval, type Timer, yearAfter } from './playback.ts';

export interface PlayerOptions {
  years: readonly number[];
  /** The year shown now, read when it is needed. */
  current: () => number;
  show: (year: number) => void;
  /** Playing has begun or ended, by itself or by request. */
  onState: (playing: boolean) => void;
  timer: Timer;
}

export interface Player {
  /** Starts, from the first year if the last one is shown; or pauses. */
  toggle: () => void;
  pause: () => void;
  setSpeed: (speed: Speed) => void;
}

/**
 * Steps through the years until the last one. It never tweens, so reduced motion needs nothing else.
 *
 * @param options read anew at each step, so that years may change while it plays
 */
export function createPlayer(options: () => PlayerOptions): Player {
  let waiting: number | null = null;
  let speed: Speed = 1;

  const wait = (): void => {
    waiting = options().timer.start(step, stepInterval(speed));
  };
  const step = (): void => {
    const { years, current, show } = options();
    const next = yearAfter(years, current());
    if (next !== null) show(next);
    if (next === null || yearAfter(years, next) === null) pause();
    else wait();
  };
  const pause = (): void => {
    if (waiting === null) return;
    options().timer.stop(waiting);
    waiting = null;
    options().onState(false);
  };

  return {
    pause,
    toggle: () => {
      if (waiting !== null) {
        pause();
        return;
      }
      const { years, current, show, onState } = options();
      const first = playFrom(years, current());
      if (first !== current()) show(first);
      wait();
      onState(true);
    },
    setSpeed: (next) => {
      speed = next;
      if (waiting === null) return;
      options().timer.stop(waiting);
      wait();
    },
  };
}
