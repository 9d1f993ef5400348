import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/** The user of that name, who owns nothing. */
const nobody = 65_534;

export interface TestPostgres {
  databaseUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of the test's own, on a socket in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = inject('postgresPrograms');
  if (programs === '') throw new Error('There is no PostgreSQL: install it, or put its programs on PATH.');
  const directory = mkdtempSync(join(tmpdir(), 'observatory-postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) chownSync(directory, nobody, nobody);
  const data = join(directory, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: directory, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server: ChildProcess = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...user, cwd: directory, stdio: 'ignore' },
  );
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const isReady = (): boolean =>
    spawnSync(join(programs, 'pg_isready'), ['-h', directory], { stdio: 'ignore' }).status === 0;
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries > 200) throw new Error('PostgreSQL did not start within 20 s.');
    await wait(100);
  }
  return { databaseUrl: `postgres://tester@localhost/postgres?host=${encodeURIComponent(directory)}`, stop };
}
