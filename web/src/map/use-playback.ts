import { useCallback, useEffect, useRef, useState } from 'react';
import { intervalOf, playFrom, type Speed, type Timer, yearAfter } from './playback.ts';

interface PlaybackOptions {
  years: readonly number[];
  /** The year shown now, read when it is needed. */
  current: () => number;
  show: (year: number) => void;
  timer: Timer;
}

interface Playback {
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  toggle: () => void;
  pause: () => void;
}

/** Steps through the years until the last one. It never tweens, so reduced motion needs nothing else. */
export function usePlayback(options: PlaybackOptions): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!playing) return;
    const { timer } = latest.current;
    let id = 0;
    const wait = (): void => {
      id = timer.start(step, intervalOf(speed));
    };
    const step = (): void => {
      const { years, current, show } = latest.current;
      const next = yearAfter(years, current());
      if (next !== null) show(next);
      if (next === null || yearAfter(years, next) === null) setPlaying(false);
      else wait();
    };
    wait();
    return () => timer.stop(id);
  }, [playing, speed]);

  const toggle = useCallback(() => {
    if (!playing) {
      const { years, current, show } = latest.current;
      const first = playFrom(years, current());
      if (first !== current()) show(first);
    }
    setPlaying(!playing);
  }, [playing]);
  const pause = useCallback(() => setPlaying(false), []);
  return { playing, speed, setSpeed, toggle, pause };
}
