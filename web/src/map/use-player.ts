import { useEffect, useRef, useState } from 'react';
import type { Speed } from './playback.ts';
import { createPlayer, type Player, type PlayerOptions } from './player.ts';

interface PlayerState extends Player {
  playing: boolean;
  speed: Speed;
}

/** A player that lives as long as its component. */
export function usePlayer(options: Omit<PlayerOptions, 'onState'>): PlayerState {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const latest = useRef(options);
  const [player] = useState(() => createPlayer(() => ({ ...latest.current, onState: setPlaying })));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => player.pause, [player]);
  return {
    ...player,
    playing,
    speed,
    setSpeed: (next) => {
      setSpeed(next);
      player.setSpeed(next);
    },
  };
}
