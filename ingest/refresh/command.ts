import type { RefreshRecord } from '#contract/refresh.ts';
import { readAccepted, readOptions } from '../arguments.ts';
import type { BuildContext } from '../build.ts';
import { describeStop, toExitCode } from '../command.ts';
import { readDatabase } from '../database/connect.ts';
import { DownloadsFailed } from '../download/errors.ts';
import { describeError, IngestError } from '../errors.ts';
import { createProgress, type Terminal } from '../progress.ts';
import { readPointer } from '../releases/kept-folder.ts';
import { lockFolder } from '../steps/lock-folder.ts';
import { notify, type RefreshNotice } from './notify.ts';
import {
  type RefreshContext,
  type Refreshed,
  type RefreshOptions,
  readRecord,
  refresh,
  writeRecord,
} from './refresh.ts';
import { type RefreshSettings, readSettings } from './settings.ts';

const usage = `npm run refresh                                  fetch what is new, build, check, publish, remove the oldest
npm run refresh -- --dry-run                     the same without publishing, removing and telling
                   [--accept-loss NAME=REASON]   publish although the source or check NAME lost what the current
                                                 release has; may be given several times
Folders, publishers and who is told are settings of the environment: docs/operations.md.`;

export interface RefreshAround extends Pick<RefreshContext, 'manifest' | 'fetch' | 'clock' | 'disk'> {
  out: Terminal;
  err: { write(text: string): unknown };
  env: NodeJS.ProcessEnv;
  /** Folder that relative folders of the settings are meant from. */
  root: string;
  signal: AbortSignal;
}

const bad = (message: string): IngestError => new IngestError('bad-argument', message, usage.split('\n'));

const flags = {
  'dry-run': { type: 'boolean' },
  'accept-loss': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

function readArguments(argv: readonly string[]): RefreshOptions | 'help' {
  const { values } = readOptions({ args: [...argv], options: flags }, usage);
  if (values.help === true) return 'help';
  return { dryRun: values['dry-run'] === true, accept: readAccepted(values['accept-loss'] ?? [], bad) };
}

/** Why a run stopped: a code, and sentences. */
function explain(error: unknown): Pick<RefreshRecord, 'code' | 'reasons'> {
  if (error instanceof IngestError) return { code: error.code, reasons: [error.message, ...error.details] };
  if (error instanceof DownloadsFailed) return { code: error.code, reasons: error.message.split('\n') };
  return { code: 'defect', reasons: [error instanceof Error ? error.message : String(error)] };
}

function toText(outcome: RefreshRecord['outcome'], release: string | null, code: string | null): string {
  if (outcome === 'published') return `release ${release} is published`;
  const served = release === null ? 'there is no release to serve' : `${release} is served as before`;
  return outcome === 'unchanged' ? `nothing new, ${served}` : `the refresh stopped (${code}), ${served}`;
}

/** Writes the record and sends the notices; failed notices are written to the error output. */
async function conclude(
  { settings, around, began, previous }: Run,
  end: Pick<RefreshRecord, 'outcome' | 'code' | 'reasons' | 'warnings'> & Partial<Refreshed>,
): Promise<RefreshNotice> {
  const { outcome, code, reasons, warnings } = end;
  const ended = new Date(around.clock.now()).toISOString();
  const last = await readRecord(settings.releases);
  const release = await readPointer(settings.releases);
  const isGood = outcome !== 'stopped';
  const record = { outcome, began, ended, code, reasons, warnings, release };
  await writeRecord(settings.releases, {
    version: 1,
    ...record,
    lastGood: isGood ? ended : (last?.lastGood ?? null),
    read: isGood ? (end.read ?? null) : (last?.read ?? null),
  });
  const notice: RefreshNotice = {
    event: 'refresh',
    text: toText(outcome, release, code),
    ...record,
    previous,
    changes: end.made?.changes ?? null,
  };
  // A run without changes sends no notice.
  if (outcome !== 'unchanged')
    for (const failure of await notify(settings.notices, notice)) around.err.write(`${failure}\n`);
  return notice;
}

interface Run {
  settings: RefreshSettings;
  around: RefreshAround;
  began: string;
  previous: string | null;
}

async function runLocked(run: Run, build: BuildContext, options: RefreshOptions): Promise<void> {
  const { settings, around, previous } = run;
  const { manifest, fetch, clock, disk } = around;
  const tell = build.progress.line;
  try {
    const done = await refresh({ build, settings, manifest, fetch, clock, disk }, options);
    for (const warning of done.warnings) tell(`To be looked at: ${warning}`);
    if (options.dryRun) {
      tell(
        done.made === null
          ? `Dry run: nothing new; ${previous} would stay.`
          : `Dry run: release ${done.made.id} would be published. Nothing was; ${previous ?? 'nothing'} is served as before.`,
      );
      return;
    }
    const outcome = done.made === null ? 'unchanged' : 'published';
    const { text } = await conclude(run, { outcome, code: null, reasons: [], ...done });
    tell(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  } catch (error) {
    if (!options.dryRun)
      // A full disk may refuse even this; the reason for stopping is reported in any case.
      await conclude(run, { outcome: 'stopped', warnings: [], ...explain(error) }).catch((failure: unknown) =>
        around.err.write(`How the run ended could not be recorded: ${describeError(failure)}\n`),
      );
    throw error;
  }
}

/**
 * Does a refresh and returns the exit code: 0 published or nothing new, 1 stopped, 2 a command line or an environment that cannot be meant,
 * 130 interrupted.
 */
export async function runRefreshCommand(argv: readonly string[], around: RefreshAround): Promise<number> {
  let downloads = '';
  try {
    const options = readArguments(argv);
    if (options === 'help') {
      around.out.write(`${usage}\n`);
      return 0;
    }
    const settings = readSettings(around.env, around.root);
    const database = readDatabase(around.env);
    downloads = settings.downloads;
    const unlock: (() => void)[] = [];
    const progress = createProgress(around.out, around.manifest.length, around.clock.now);
    try {
      unlock.push(await lockFolder(settings.releases, 'A refresh or an ingest'));
      unlock.push(await lockFolder(settings.downloads, 'A refresh or an ingest'));
      const run = {
        settings,
        around,
        began: new Date(around.clock.now()).toISOString(),
        previous: await readPointer(settings.releases),
      };
      const { releases } = settings;
      const clock = () => new Date(around.clock.now());
      await runLocked(run, { releases, database, progress, clock, signal: around.signal }, options);
    } finally {
      progress.stop();
      for (const letGo of unlock) letGo();
    }
    return 0;
  } catch (error) {
    around.err.write(`${describeStop(error, downloads)}\n`);
    return toExitCode(error);
  }
}
