import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, type ServeOptions, serve } from '../bench/served.ts';

export interface LoadedNode {
  origin: string;
  pid: number;
  /** Resident memory in megabytes of 10^6 bytes: now, and the most that it ever was. */
  memory(): { now: number; most: number };
  stop(): Promise<void>;
}

/** Resident memory of a process as the system counts it; zeros after its end. */
export function residentOf(pid: number): { now: number; most: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): number =>
      Math.round((Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024) / 1e6);
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: 0, most: 0 };
  }
}

/** The built server as `npm start` runs it, on this machine alone, with a store of requests that goes with it. */
export async function startNode(options: ServeOptions = {}): Promise<LoadedNode> {
  const folder = mkdtempSync(join(tmpdir(), 'beans-load-'));
  const settings = { HOST: '127.0.0.1', REQUESTS_FILE: join(folder, 'requests.sqlite'), ...options.settings };
  let served: Served;
  try {
    served = await serve({ ...options, settings });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    origin: served.origin.replace('localhost', '127.0.0.1'),
    pid: served.pid,
    memory: () => residentOf(served.pid),
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
