import { resolve } from 'node:path';
import { type Arguments, readArguments, usage } from './arguments.ts';
import type { BuildContext } from './build.ts';
import { readDatabase } from './database/connect.ts';
import type { BulkFile } from './download/attempt.ts';
import type { Clock } from './download/disk.ts';
import { DownloadsFailed } from './download/errors.ts';
import { downloadFiles } from './download-files.ts';
import { describeError, IngestError } from './errors.ts';
import { buildFromSources } from './from-sources.ts';
import { createProgress, type Terminal } from './progress.ts';
import { rowSources, sources } from './sources/index.ts';
import { buildFromStarter, writeStarter } from './starter.ts';
import { type CurrentRelease, readCurrent } from './steps/kept-release.ts';
import { lockFolder } from './steps/lock-folder.ts';

/** Steps of a run beside the sources: choose, derive, rank, prices, germplasm, places, check, losses, Parquet, SQLite, compare, publish. */
const furtherSteps = 12;

/** Dependencies of the command, so that a test can bring its own publishers. */
export interface CommandContext {
  out: Terminal;
  err: { write(message: string): unknown };
  /** Folder of the bundled starter figures. */
  starter: string;
  /** Folder of the publishers' files. */
  downloads: string;
  manifest: readonly BulkFile[];
  fetch: typeof globalThis.fetch;
  /** Addresses that may be fetched from beside the publishers'; none when left out. */
  own?: readonly string[];
  clock: Clock;
  signal: AbortSignal;
  /** Variables that may name a database; none when left out. */
  environment?: NodeJS.ProcessEnv;
}

/** A current release that is damaged does not hold up the starter figures: they are what there is left to serve. */
async function readCurrentOrTell({ releases, progress }: BuildContext): Promise<CurrentRelease | null> {
  try {
    return await readCurrent(releases);
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    progress.line(`${error.message} The starter figures take its place.`);
    return null;
  }
}

async function runTask(options: Arguments, context: BuildContext, around: CommandContext): Promise<string> {
  const { task, from, only, accept } = options;
  if (task === 'starter') {
    const { bytes, release } = await writeStarter(context.releases, around.starter);
    return `Starter figures written from release ${release}: ${(bytes / 1e6).toFixed(1)} MB.`;
  }
  if (task === 'build-starter-release') {
    const current = await readCurrentOrTell(context);
    if (current?.origin === 'sources')
      return `Release ${current.id} was made from sources and stays in place.`;
    const { id, counts } = await buildFromStarter(context, around.starter);
    return `Release ${id}: ${counts.observations} figures.`;
  }
  let directory = resolve(from ?? '');
  let letGo = (): void => {};
  if (task === 'download') {
    directory = around.downloads;
    letGo = await lockFolder(directory, 'A refresh or an ingest');
  }
  try {
    if (task === 'download') await downloadFiles(context, { ...around, directory, only });
    const { id, counts } = await buildFromSources(context, { directory, only, accept });
    return `Release ${id}: ${counts.observations} figures, ${counts.derived} of them derived.`;
  } finally {
    letGo();
  }
}

const usageCodes: readonly string[] = ['bad-argument', 'unknown-source'];
const interruptCodes: readonly string[] = ['interrupted', 'download-interrupted'];

/** 2 for a command line that cannot be meant, 130 for an interrupt, 1 for everything else that went wrong. */
export function toExitCode(error: unknown): number {
  if (!(error instanceof IngestError || error instanceof DownloadsFailed)) return 1;
  if (usageCodes.includes(error.code)) return 2;
  return interruptCodes.includes(error.code) ? 130 : 1;
}

/** The message for an operator when a run stops, also because of failed downloads. */
export function describeStop(error: unknown, downloads: string, further = '.'): string {
  if (!(error instanceof DownloadsFailed)) return describeError(error);
  return `${error.message}
  No release was built; the one that is served stays as it was. What arrived is kept in ${downloads}${further}`;
}

const canBeContinued = `,
  and the same command continues it. To build from the files that are whole, use --from with that folder.`;

/** Runs the command line and returns the exit code. */
export async function runCommand(argv: readonly string[], around: CommandContext): Promise<number> {
  try {
    const options = readArguments(argv, around.environment);
    if (options.task === 'help') {
      around.out.write(`${usage}\n`);
      return 0;
    }
    const progress = createProgress(
      around.out,
      sources.length + rowSources.length + furtherSteps,
      around.clock.now,
    );
    try {
      const context: BuildContext = {
        releases: resolve(options.out),
        database: readDatabase(around.environment ?? {}),
        progress,
        clock: () => new Date(around.clock.now()),
        signal: around.signal,
      };
      const release = await lockFolder(context.releases);
      try {
        progress.line(await runTask(options, context, around));
      } finally {
        release();
      }
    } finally {
      progress.stop();
    }
    return 0;
  } catch (error) {
    around.err.write(`${describeStop(error, around.downloads, canBeContinued)}\n`);
    return toExitCode(error);
  }
}
