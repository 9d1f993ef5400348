import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../tools/bench/served.ts';

let server: Served;
let isServing = true;

beforeAll(async () => {
  server = await serve({
    flags: [],
    settings: { WORKERS: '2', LOG_LEVEL: 'silent', RECOMPRESS: 'off' },
  });
}, 120_000);
afterAll(async () => {
  if (isServing) await server.stop();
});

/** Milliseconds that a client waits. */
const longestAnswer = 10_000;

interface Answer {
  status: number | undefined;
  tag: string | undefined;
  body: string;
}

/**
 * An answer on a connection of its own: the workers get connections in turn. A request that a worker gets in the moment in which it is killed has
 * no answer, so a client needs a timeout, as proxies have.
 */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const signal = AbortSignal.timeout(longestAnswer);
    get(server.origin + path, { agent, signal }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode, tag: response.headers.etag, body }));
    }).once('error', reject);
  });
}

/** When each worker began, by its number. */
async function beginnings(): Promise<Readonly<Record<string, string>>> {
  const { body } = await ask('/metrics');
  const found = body.matchAll(/^process_start_time_seconds\{worker="(\d+)"\} (\S+)$/gm);
  return Object.fromEntries([...found].map(([, worker = '', began = '']) => [worker, began]));
}

function workerPids(): readonly number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server.pid)
    .map(([pid = 0]) => pid);
}

describe('workers that serve one port together', () => {
  it('give the same answers, and each reports the metrics of all', async () => {
    await expect.poll(async () => Object.keys(await beginnings()), { timeout: 60_000 }).toEqual(['1', '2']);
    const path = '/api/v1/data/areas';
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ tag, body }) => `${tag} ${body}`)).size).toBe(1);
    // One that is still warming up is handed fewer of them.
    const hits = async (): Promise<readonly boolean[]> => {
      await ask(path);
      const { body } = await ask('/metrics');
      return [...body.matchAll(/^cache_requests_total\{result="hit",worker="\d"\} (\d+)$/gm)].map(
        ([, count]) => Number(count) > 0,
      );
    };
    await expect.poll(hits).toEqual([true, true]);
    const { body } = await ask('/metrics');
    expect(body.match(/^# HELP cache_bytes /gm)).toHaveLength(1);
  });

  it('take the place of one that ends by itself, while the other answers', async () => {
    const before = await beginnings();
    const [first = 0] = workerPids();
    process.kill(first, 'SIGKILL');
    await expect
      .poll(
        async () => {
          const now = await beginnings().catch(() => ({}));
          const isNew = Object.entries(now).filter(([worker, began]) => before[worker] !== began);
          return Object.keys(now).length === 2 ? isNew.length : 0;
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    expect((await ask('/api/v1/data/areas')).status).toBe(200);
  });

  it('take the place of two that are killed at once, and once more', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const before = workerPids();
      expect(before).toHaveLength(2);
      for (const pid of before) process.kill(pid, 'SIGKILL');
      await expect
        .poll(async () => Object.keys(await beginnings().catch(() => ({}))), { timeout: 60_000 })
        .toEqual(['1', '2']);
      expect(workerPids().filter((pid) => before.includes(pid))).toEqual([]);
    }
    expect((await ask('/api/v1/data/areas')).status).toBe(200);
  });

  it('end with the process above them', async () => {
    const pids = workerPids();
    expect(pids).toHaveLength(2);
    isServing = false;
    await server.stop();
    for (const pid of [server.pid, ...pids]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
