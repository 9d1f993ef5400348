import { resolve } from 'node:path';
import { readOptions, releasesFolder } from '../arguments.ts';
import { toExitCode } from '../command.ts';
import { readDatabase } from '../database/connect.ts';
import { asIngestError, describeError, IngestError } from '../errors.ts';
import { lockFolder } from '../steps/lock-folder.ts';
import { checkReleases, diffReleases, listReleases } from './look-at-releases.ts';
import { pruneReleases, restoreRelease, switchRelease } from './move-releases.ts';

const usage = `npm run release -- list                       the releases that are kept, and which one is served
npm run release -- check [ID]                 hold the files of one release, or of all, against their checksums
npm run release -- switch ID                  serve another release that is kept and whole
npm run release -- diff EARLIER LATER         what differs: sources, and figures by element
npm run release -- prune --keep N [--dry-run] remove all but the N newest; the one that is served always stays
npm run release -- restore FOLDER [--switch]  take a release back from a copy of its folder, when it is whole
                   [--out DIR]                folder of the releases (default RELEASES_DIR, else data/releases)
With DATABASE_URL switch also publishes into that PostgreSQL what it has not got, and prune removes from it what leaves the folder.`;

export interface ReleaseContext {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
  /** Variables that may name the folder and a database; none when left out. */
  environment?: NodeJS.ProcessEnv;
}

const bad = (message: string): IngestError => new IngestError('bad-argument', message, usage.split('\n'));

const flags = {
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
  switch: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How many names each task takes, at least and at most, and the options that go with it. */
const tasks: Readonly<Record<string, readonly [least: number, most: number, options: readonly string[]]>> = {
  list: [0, 0, []],
  check: [0, 1, []],
  switch: [1, 1, []],
  diff: [2, 2, []],
  prune: [0, 0, ['keep', 'dry-run']],
  restore: [1, 1, ['switch']],
};

function readKeep(text: string | undefined): number {
  if (text === undefined) throw bad('Say how many releases stay: --keep N.');
  if (!/^[1-9]\d{0,5}$/.test(text)) throw bad(`--keep ${text}: write a whole number from 1 on.`);
  return Number(text);
}

async function run(argv: readonly string[], { out, environment }: ReleaseContext): Promise<number> {
  const config = { args: [...argv], allowPositionals: true, options: flags };
  const { values, positionals } = readOptions(config, usage);
  if (values.help === true) {
    out.write(`${usage}\n`);
    return 0;
  }
  const [task = '', ...names] = positionals;
  const [least, most, options] = tasks[task] ?? [];
  if (least === undefined || most === undefined)
    throw bad(task === '' ? 'Say what to do.' : `There is no task ${JSON.stringify(task)}.`);
  if (names.length < least || names.length > most)
    throw bad(
      `${task} takes ${least === most ? least : `up to ${most}`} of names, and ${names.length} were given.`,
    );
  for (const option of ['keep', 'dry-run', 'switch'] as const)
    if (values[option] !== undefined && options?.includes(option) !== true)
      throw bad(`--${option} does not go with ${task}.`);
  const releases = resolve(releasesFolder(values.out, environment));
  const tell = (line: string): void => {
    out.write(`${line}\n`);
  };
  const [first = '', second = ''] = names;
  const place = { releases, database: readDatabase(environment ?? {}) };
  try {
    switch (task) {
      case 'list':
        return await listReleases(place, tell);
      case 'check':
        return await checkReleases(releases, first === '' ? null : first, tell);
      case 'diff':
        return await diffReleases(releases, [first, second], tell);
    }
    const keep = task === 'prune' ? readKeep(values.keep) : 0;
    // An ingest at work in the folder would be disturbed, and so would this be by it.
    const unlock = await lockFolder(releases);
    try {
      if (task === 'switch') await switchRelease(place, first, tell);
      else if (task === 'restore') await restoreRelease(place, resolve(first), values.switch === true, tell);
      else await pruneReleases(place, { keep, dryRun: values['dry-run'] === true }, tell);
      return 0;
    } finally {
      unlock();
    }
  } catch (error) {
    throw asIngestError(error, releases);
  }
}

/**
 * Runs the command line and returns the exit code: 0 done, 1 refused or something is damaged, 2 an invalid command line. A
 * refused command leaves the served release unchanged.
 */
export async function runReleaseCommand(argv: readonly string[], around: ReleaseContext): Promise<number> {
  try {
    return await run(argv, around);
  } catch (error) {
    around.err.write(`${describeError(error)}\n`);
    return toExitCode(error);
  }
}
