import { type ChildProcess, spawn } from 'node:child_process';
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

export interface Served {
  origin: string;
  /** Milliseconds from spawn to the first answer of `/readyz`. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Starts the built server on a free port and waits until it is ready. `cores` pins it, as in `taskset -c`. */
export async function serve(cores?: string): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const command = ['node', 'dist/server/server.js'];
  const [program = 'node', ...args] = cores === undefined ? command : ['taskset', '-c', cores, ...command];
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      return {
        origin,
        readyAfter: performance.now() - started,
        stop: () =>
          new Promise((resolve) => {
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('The server was not ready after 10 s; is there a build (npm run build) and a release?');
}
