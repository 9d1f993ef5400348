import { type ParseArgsConfig, parseArgs } from 'node:util';
import { givenVariables } from '#contract/release-engine.ts';
import { IngestError } from './errors.ts';

/** The parsed command line. */
export interface Arguments {
  task: 'from' | 'download' | 'starter' | 'build-starter-release' | 'help';
  from: string | null;
  only: string | null;
  out: string;
  /** Why a loss is accepted, by the source or check that it befalls. */
  accept: ReadonlyMap<string, string>;
}

export const usage = `npm run ingest -- --from DIR [--only SOURCE]   build a release from the files in DIR
npm run ingest -- --download [--only SOURCE]   fetch the publishers' files, then build a release
npm run ingest -- --starter                    write the bundled starter figures from the current release
npm run ingest -- --build-starter-release      build a release from the bundled starter figures
                  [--out DIR]                  folder of the releases (default RELEASES_DIR, else data/releases)
                  [--accept-loss NAME=REASON]  with --from or --download: publish although the source or check NAME
                                               lost what the current release has; may be given several times`;

const entries = {
  from: { type: 'string' },
  only: { type: 'string' },
  out: { type: 'string' },
  'accept-loss': { type: 'string', multiple: true },
  download: { type: 'boolean' },
  starter: { type: 'boolean' },
  'build-starter-release': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * The folder of releases for a command: `--out`, else the server's own from the environment, so that a command and the server use
 * the same folder. Throws `bad-argument` for an `--out` without a value.
 */
export function releasesFolder(out: string | undefined, environment: NodeJS.ProcessEnv = {}): string {
  if (out === '') throw new IngestError('bad-argument', '--out needs a value.');
  return out ?? givenVariables(environment)['RELEASES_DIR'] ?? 'data/releases';
}

/** Reads options as `parseArgs` does. Throws `bad-argument` with the usage. */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  usageOf: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IngestError('bad-argument', reason, usageOf.split('\n'), error);
  }
}

/** Reads the command line. Throws `bad-argument` with a sentence when it names no task, or several. */
export function readArguments(argv: readonly string[], environment: NodeJS.ProcessEnv = {}): Arguments {
  const bad = (message: string) => new IngestError('bad-argument', message, usage.split('\n'));
  const { values } = readOptions({ args: [...argv], options: entries }, usage);
  if (values.help === true) return { task: 'help', from: null, only: null, out: '', accept: new Map() };
  const tasks = (['from', 'download', 'starter', 'build-starter-release'] as const).filter(
    (task) => values[task] !== undefined,
  );
  const [task] = tasks;
  if (task === undefined)
    throw bad('Say what to do: --from, --download, --starter or --build-starter-release.');
  if (tasks.length > 1) throw bad(`--${tasks.join(' and --')} cannot be asked for together.`);
  for (const option of ['only', 'accept-loss'] as const)
    if (values[option] !== undefined && task !== 'from' && task !== 'download')
      throw bad(`--${option} goes with --from or --download.`);
  const empty = (['from', 'only', 'out'] as const).find((option) => values[option] === '');
  if (empty !== undefined) throw bad(`--${empty} needs a value.`);
  return {
    task,
    from: values.from ?? null,
    only: values.only ?? null,
    out: releasesFolder(values.out, environment),
    accept: readAccepted(values['accept-loss'] ?? [], bad),
  };
}

/** Reads `NAME=REASON`: a loss needs a reason to be accepted. */
export function readAccepted(
  options: readonly string[],
  bad: (message: string) => IngestError,
): ReadonlyMap<string, string> {
  const accept = new Map<string, string>();
  for (const entry of options) {
    const at = entry.indexOf('=');
    const key = entry.slice(0, Math.max(0, at)).trim();
    const reason = entry.slice(at + 1);
    if (key === '') throw bad(`--accept-loss ${entry}: write SOURCE=REASON or CHECK=REASON.`);
    const words = reason.replace(/\s+/g, ' ').trim();
    if (words === '') throw bad(`--accept-loss ${key}= needs a reason: it is shown to the readers.`);
    if (accept.has(key)) throw bad(`--accept-loss ${key} is given twice.`);
    accept.set(key, words);
  }
  return accept;
}
