import { useEffect, useRef, useState } from 'react';
import { playFrom, type Speed, stepInterval, yearAfter } from './playback.ts';

interface PlayerOptions {
  years: readonly number[];
  /** The year shown now. */
  current: () => number;
  show: (year: number) => void;
}

interface Player {
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  /** Starts, from the first year if the last one is shown; or pauses. */
  toggle: () => void;
  pause: () => void;
}

/** Steps through the years until the last one. It never tweens, so reduced motion needs nothing else. */
export function usePlayer(options: PlayerOptions): Player {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { years, current, show } = latest.current;
      const next = yearAfter(years, current());
      if (next !== null) show(next);
      if (next === null || yearAfter(years, next) === null) setPlaying(false);
    }, stepInterval(speed));
    return () => clearInterval(timer);
  }, [playing, speed]);
  return {
    playing,
    speed,
    setSpeed,
    pause: () => setPlaying(false),
    toggle: () => {
      const { years, current, show } = options;
      const first = playFrom(years, current());
      if (!playing && first !== current()) show(first);
      setPlaying(!playing);
    },
  };
}
