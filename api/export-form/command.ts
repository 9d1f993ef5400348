import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Kysely, Selectable } from 'kysely';
import { ProblemError } from '../errors.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { BackupError, backupRequests, restoreRequests } from './backup-requests.ts';
import { retentionBegins } from './export-desk.ts';
import type { RequestStore } from './request-store.ts';
import type { RequestDatabase } from './request-tables.ts';
import { forgetRequests, purgeRequests } from './write-requests.ts';

/** A request as its operator reads it: all but its id and its permit. */
type KeptRequest = Omit<
  Selectable<RequestDatabase['export_requests']>,
  'id' | 'permit_hash' | 'permit_expires_at'
>;

/** Every request that is kept, the oldest first. */
export function selectRequests(db: Kysely<RequestDatabase>): Promise<KeptRequest[]> {
  return db
    .selectFrom('export_requests')
    .select(['asked_at', 'full_name', 'email', 'country', 'institution', 'file', 'consent', 'used_at'])
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

const usage = `Usage: npm run requests -- list | export | purge | forget EMAIL | backup FILE | restore FILE
  list    what is kept, a line each, the oldest first
  export  the same as CSV, for a file: npm run --silent requests -- export > requests.csv
  purge   deletes what has been kept for longer than REQUESTS_RETENTION_MONTHS
  forget  deletes all that was asked for under an address of mail
  backup  copies all that is kept into a new file of SQLite, while the server goes on
  restore brings back from such a file what is not kept any more; what is there stays
`;

const columns = [
  'asked_at',
  'full_name',
  'email',
  'country',
  'institution',
  'file',
  'consent',
  'used_at',
] as const satisfies readonly (keyof KeptRequest)[];

export interface RequestsCommandOptions {
  requests: RequestStore;
  /** SQLite file of the requests; left out where a database keeps them. */
  file?: string | undefined;
  retentionMonths: number;
  clock: () => Date;
  out: Writable;
  err: Writable;
}

/** Runs an operator's command on the stored requests. Returns the exit code: 0, 1 when the store fails, 2 for an unknown command. */
export async function runRequestsCommand(
  argv: readonly string[],
  { requests, file, retentionMonths, clock, out, err }: RequestsCommandOptions,
): Promise<number> {
  const [command = '', name = ''] = argv;
  const takesName = ['forget', 'backup', 'restore'].includes(command);
  const isWhole =
    argv.length === (takesName ? 2 : 1) &&
    (!takesName || name !== '') &&
    (command !== 'forget' || name.includes('@'));
  const all = (): Promise<KeptRequest[]> => requests.use(selectRequests);
  const commands: Readonly<Record<string, () => Promise<string>>> = {
    list: async () =>
      (await all()).map((row) => `${columns.map((name) => row[name] ?? '-').join('\t')}\n`).join(''),
    export: async () =>
      toCsv(
        columns,
        (await all()).map((row) => columns.map((name) => row[name])),
      ),
    purge: async () => {
      const now = clock();
      const before = retentionBegins(now, retentionMonths).toISOString();
      const deleted = await requests.use((db) => purgeRequests(db, { before, now: now.toISOString() }));
      return `Requests of before ${before.slice(0, 10)} deleted: ${deleted}.\n`;
    },
    forget: async () => `Requests deleted: ${await requests.use((db) => forgetRequests(db, name))}.\n`,
    backup: async () => `Requests copied into ${name}: ${await backupRequests(requests, resolve(name))}.\n`,
    restore: async () => {
      const { added, there } = await restoreRequests(requests, resolve(name));
      return `Requests brought back: ${added}; there already: ${there}. What was forgotten or purged since the backup is back as well.\n`;
    },
  };
  const run = Object.hasOwn(commands, command) && isWhole ? commands[command] : undefined;
  if (run === undefined) {
    err.write(usage);
    return 2;
  }
  // A server makes the file at its start. A missing file means that the command has other settings than the server; an empty file
  // made here would pass for all that is kept, in a backup as well.
  if (file !== undefined && command !== 'restore' && !existsSync(file)) {
    err.write(
      `store-unavailable: there is no file ${file}. Give the server's own settings: REQUESTS_FILE or DATABASE_URL.\n`,
    );
    return 1;
  }
  try {
    out.write(await run());
    return 0;
  } catch (error) {
    if (error instanceof BackupError) {
      err.write(`${error.message}\n`);
      return 1;
    }
    if (!(error instanceof ProblemError)) throw error;
    err.write(
      `${error.code}: the database of the requests cannot be used; is it the right place, and free?\n`,
    );
    return 1;
  }
}
