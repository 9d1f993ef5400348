import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** The user of that name, who owns nothing. */
const nobody = 65_534;

export interface TestPostgres {
  databaseUrl: string;
  /** Ends the server at once, as a fault would. */
  end(): Promise<void>;
  /** Starts it again on the same data. */
  begin(): Promise<void>;
  /** The socket that it listens on. */
  socket: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root.
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobody, gid: nobody } : {};

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'observatory-postgres-'));
  if (isRoot) chownSync(directory, nobody, nobody);
  return directory;
}

function runProgram(path: string, argv: readonly string[], cwd: string): void {
  const made = spawnSync(path, argv, { ...user, cwd, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${path} failed: ${made.stderr}`);
}

/** A server on data that is there, on a socket in its own folder. */
async function runOn(programs: string, directory: string): Promise<TestPostgres> {
  const data = join(directory, 'data');
  let server: ChildProcess | null = null;
  const begin = async (): Promise<void> => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      { ...user, cwd: directory, stdio: 'ignore' },
    );
    const isReady = (): boolean =>
      spawnSync(join(programs, 'pg_isready'), ['-h', directory], { stdio: 'ignore' }).status === 0;
    for (let tries = 0; !isReady(); tries += 1) {
      if (tries > 300) throw new Error('PostgreSQL did not start within 30 s.');
      await wait(100);
    }
  };
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
    server = null;
  };
  await begin();
  return {
    databaseUrl: `postgres://tester@localhost/postgres?host=${encodeURIComponent(directory)}`,
    socket: join(directory, '.s.PGSQL.5432'),
    begin,
    end: () => endBy('SIGQUIT'),
    async stop() {
      await endBy('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL of the test's own, by the programs of a folder. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  if (programs === '') throw new Error('There is no PostgreSQL: install it, or put its programs on PATH.');
  const directory = makeDirectory();
  runProgram(
    join(programs, 'initdb'),
    [
      ...['-D', join(directory, 'data'), '-U', 'tester', '--auth=trust'],
      ...['-E', 'UTF8', '--no-locale', '--no-sync'],
    ],
    directory,
  );
  return runOn(programs, directory);
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Begins a program of this repository with a database; `outcome` resolves at its end. */
export function beginProgram(
  databaseUrl: string,
  ...argv: readonly string[]
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', ...argv], { cwd: root, env });
  const outcome = running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );
  return { child: running.child, outcome };
}

/** Begins `npm run release` on a folder and a database, as an operator does. */
export const beginRelease = (databaseUrl: string, directory: string, ...argv: readonly string[]) =>
  beginProgram(databaseUrl, 'ingest/releases/main.ts', ...argv, '--out', directory);

/** Runs it, and waits for its end, whatever its exit code. */
export const runRelease = (...args: Parameters<typeof beginRelease>): Promise<Outcome> =>
  beginRelease(...args).outcome;

/** Asks a server itself. */
export async function onServer(
  { databaseUrl }: Pick<TestPostgres, 'databaseUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A connection to a server that delays each answer by `milliseconds`. */
export async function delay({ socket }: Pick<TestPostgres, 'socket'>): Promise<{
  databaseUrl: string;
  milliseconds: number;
  close(): void;
}> {
  const line = createServer((near) => {
    const far = connect(socket);
    near.on('data', (sent) => far.write(sent));
    far.on('data', (answer) => setTimeout(() => near.write(answer), connection.milliseconds).unref());
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const databaseUrl = `postgres://tester@127.0.0.1:${port}/postgres`;
  const connection = { databaseUrl, milliseconds: 0, close: () => void line.close() };
  return connection;
}
