import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that nothing listens on at the moment of asking. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Milliseconds until `url` answers 200, counted from `started`; `null` when it does not within `seconds`. */
export async function untilAnswer(url: string, started: number, seconds: number): Promise<number | null> {
  while (performance.now() - started < seconds * 1000) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** What `npm start` gives Node. */
function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Measures how long a server blocks. */
const probe = new URL('stretch.mjs', import.meta.url).href;

export interface ServeOptions {
  /** Bounds of V8's memory; those of `npm start` when left out. */
  flags?: readonly string[];
  /** Environment variables of the server, beside those that every measurement sets. */
  settings?: Readonly<Record<string, string>>;
  /** Whether `work()` is measured, which costs the server a thousandth of its time. */
  isWatched?: boolean;
}

/** Seconds that a server may take until it is ready, on a machine that has other work. */
const mostSecondsToStart = 600;

/** How long a server may take to finish its requests before it is killed, in seconds, as service managers give it. */
const mostSecondsToStop = 30;

/** Work of a server in a while, in milliseconds. */
export interface Work {
  /** The longest time for which the main thread was blocked. */
  blocked: number;
  /** Processor time of all its threads. */
  cpu: number;
}

export interface Served {
  origin: string;
  /** Milliseconds from spawn to the first answer of `/readyz`. */
  readyAfter: number;
  /** Process of the server. */
  pid: number;
  /** Work of the main thread and of the whole process since the last call. */
  work(): Promise<Work>;
  stop(): Promise<void>;
}

/** Starts the built server on a free port and waits until it is ready. */
export async function serve({
  flags = startFlags(),
  settings: own = {},
  isWatched = false,
}: ServeOptions = {}): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const settings = {
    PORT: String(port),
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    // Nothing runs beside the measured requests.
    WARM_UP: 'off',
    // One address represents all visitors.
    RATE_LIMIT_ALL: '0',
    RATE_LIMIT_FORM: '1000000000',
    RATE_LIMIT_FILES: '1000000000',
    RATE_LIMIT_API: '1000000000',
    RATE_LIMIT_PAGES: '1000000000',
    ...own,
  };
  const child: ChildProcess = spawn(
    'node',
    [...flags, ...(isWatched ? ['--import', probe] : []), 'dist/server/server.js'],
    {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  // It ends with the measuring, however that ends.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const origin = `http://localhost:${port}`;
  const readyAfter = await untilAnswer(`${origin}/readyz`, started, mostSecondsToStart);
  if (readyAfter === null) {
    child.kill('SIGKILL');
    throw new Error(
      `The server was not ready after ${mostSecondsToStart} s; is there a build (npm run build) and a release?`,
    );
  }
  return {
    origin,
    readyAfter,
    pid: child.pid ?? 0,
    work: () =>
      new Promise((resolve) => {
        child.once('message', (work) => resolve(work as Work));
        child.send('work');
      }),
    stop: () =>
      new Promise((resolve) => {
        const slow = setTimeout(end, mostSecondsToStop * 1000);
        child.once('exit', () => {
          clearTimeout(slow);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
