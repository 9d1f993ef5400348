import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where Debian and its like put the programs of each version. */
const packaged = '/usr/lib/postgresql';

/** The user of that name, who owns nothing. */
const nobody = 65_534;

function findPrograms(): string | undefined {
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((name) => join(packaged, name, 'bin'))
    : [];
  const folders = [...versions.reverse(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export interface TestPostgres {
  databaseUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of the test's own, on a socket in a temporary folder; `null` on a machine that has none. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = findPrograms();
  if (programs === undefined) return null;
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
