import { SingleBar } from 'cli-progress';

/** Tells how far a run is. */
export interface Progress {
  /** Begins a step; `steps` of them make the whole. */
  step(label: string): void;
  /** What goes on within a step, such as the bytes of a download; shown on a terminal alone. */
  update(label: string): void;
  /** A line that stays: a notice, a warning, a check. */
  line(message: string): void;
  stop(): void;
}

/** Where a run writes to: a terminal, or anything that takes lines. */
export type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** A bar on a terminal, plain lines with seconds anywhere else. */
export function createProgress(stream: Terminal, steps: number, now: () => number): Progress {
  const beganAt = now();
  const seconds = () => `${((now() - beganAt) / 1000).toFixed(1)} s`;
  if (stream.isTTY !== true) {
    return {
      step: (label) => void stream.write(`[${seconds()}] ${label}\n`),
      update: () => undefined,
      line: (message) => void stream.write(`${message}\n`),
      stop: () => undefined,
    };
  }
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {label}',
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 24,
  });
  bar.start(steps, 0, { label: '' });
  const later: string[] = [];
  return {
    step: (label) => bar.increment(1, { label: `${label} (${seconds()})` }),
    update: (label) => bar.update({ label: `${label} (${seconds()})` }),
    line: (message) => void later.push(message),
    stop: () => {
      bar.stop();
      for (const message of later) stream.write(`${message}\n`);
    },
  };
}
