import type { AcceptedLoss, ReleaseCheck } from '#release/facts.ts';
import { IngestError } from './errors.ts';
import { rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';
import { checkKeys } from './steps/check.ts';
import type { FiguresLost } from './steps/count-losses.ts';
import type { CurrentRelease } from './steps/kept-release.ts';

/** Something that the current release has, or that was to be examined, and is not there. */
export type Loss = Omit<AcceptedLoss, 'reason'>;

/** Share of a source's figures that may disappear without the operator's consent: publishers take single rows back. */
const bearable = 0.02;

/** Results of a run that losses are judged by. */
export interface ComparedRelease {
  loaded: readonly { key: string; rows: number; sha256: string }[];
  checks: readonly ReleaseCheck[];
}

/** Refuses a name that is neither a source nor a check: a slip of the pen must not pass for an accepted loss. */
export function requireNames(
  accept: ReadonlyMap<string, string>,
  current: Pick<CurrentRelease, 'sources'> | null,
): void {
  const keys = [...sources, ...rowSources, ...references, ...(current?.sources ?? [])].map(({ key }) => key);
  const known = [...new Set([...keys, ...checkKeys])];
  for (const name of accept.keys())
    if (!known.includes(name))
      throw new IngestError(
        'bad-argument',
        `--accept-loss ${name}: there is no source and no check of this name. There are:`,
        known,
      );
}

/**
 * Accepted losses of the current release that persist: the source is absent, the check examines nothing, the file is the same or
 * another one with too few figures.
 */
function stillSo(current: CurrentRelease, { loaded, checks }: ComparedRelease): AcceptedLoss[] {
  return current.accepted.filter(({ kind, name, before }) => {
    const source = loaded.find(({ key }) => key === name);
    if (kind === 'source-absent') return source === undefined;
    if (kind === 'check-not-examined')
      return checks.some(({ key, status }) => key === name && status === 'not-examined');
    if (source === undefined) return false;
    const same = current.sources.find(({ key }) => key === name)?.sha256 === source.sha256;
    return same || (before !== null && source.rows < (1 - bearable) * before);
  });
}

/** Every loss of a run against the current release, and every check that examined nothing. */
export function findLosses(
  outcome: ComparedRelease,
  current: CurrentRelease | null,
  figures: readonly FiguresLost[],
): { kept: AcceptedLoss[]; losses: Loss[] } {
  const { loaded, checks } = outcome;
  const since = current?.id ?? null;
  const persisting = current === null ? [] : stillSo(current, outcome);
  const absent = (current?.sources ?? [])
    .filter(({ key }) => !loaded.some((source) => source.key === key))
    .map(({ key, rows }): Loss => {
      // A list of codes holds no figures; what counts of it are its rows.
      const before = figures.find(({ source }) => source === key)?.before || rows;
      return { name: key, kind: 'source-absent', before, after: 0, since };
    });
  const fewer = figures
    .filter(({ source }) => loaded.some(({ key }) => key === source))
    .filter(({ before, lost, isMissed }) => isMissed || lost > bearable * before)
    .map(
      ({ source, before, lost }): Loss => ({
        name: source,
        kind: 'figures-lost',
        before,
        after: before - lost,
        since,
      }),
    );
  const unexamined = checks
    .filter(({ status }) => status === 'not-examined')
    .filter(({ key }) => !persisting.some(({ kind, name }) => kind === 'check-not-examined' && name === key))
    .map(({ key }): Loss => {
      const before = current?.checks.find((check) => check.key === key)?.examined ?? null;
      return { name: key, kind: 'check-not-examined', before, after: 0, since };
    });
  return { kept: persisting, losses: [...absent, ...fewer, ...unexamined] };
}

function describeLoss({ name, kind, before, after }: Loss): string {
  if (kind === 'source-absent')
    return `${name}: the source is absent; the current release has ${before} of its rows`;
  if (kind === 'check-not-examined')
    return `${name}: the check found nothing to examine${before === null ? '' : `, in the current release ${before} cases`}`;
  const share = before === null ? 0 : (100 * (before - after)) / before;
  return `${name}: of ${before} figures of the current release ${after} are left (${share.toFixed(1)} % are gone)`;
}

/** The operator's report on losses that were not accepted: each with its details, and how to accept them. */
export function describeLosses(losses: readonly Loss[], figures: readonly FiguresLost[]): string[] {
  const lines = losses.flatMap((loss) => {
    const emptied = figures.find(({ source }) => source === loss.name)?.emptied ?? [];
    return [describeLoss(loss), ...(loss.kind === 'figures-lost' ? emptied : []).map((line) => `  ${line}`)];
  });
  const flags = losses.map(({ name }) => `--accept-loss ${name}="REASON"`);
  return [...lines, `Repair the files, or say for each why it may go: ${flags.join(' ')}`];
}

/** Parts losses into those with a reason and those without, and names the reasons that nothing needed. */
export function acceptLosses(
  losses: readonly Loss[],
  accept: ReadonlyMap<string, string>,
): { accepted: AcceptedLoss[]; refused: Loss[]; unneeded: string[] } {
  const accepted = losses.flatMap((loss) => {
    const reason = accept.get(loss.name);
    return reason === undefined ? [] : [{ ...loss, reason }];
  });
  return {
    accepted,
    refused: losses.filter(({ name }) => !accept.has(name)),
    unneeded: [...accept.keys()].filter((name) => !losses.some((loss) => loss.name === name)),
  };
}

/** One line for every source that lost figures, also where they are few enough to be borne. */
export function describeGone(figures: readonly FiguresLost[], current: Pick<CurrentRelease, 'id'>): string[] {
  return figures
    .filter(({ lost, isMissed }) => lost > 0 || isMissed)
    .map(({ source, before, lost, emptied }) =>
      [`${source}: ${lost} of ${before} figures of release ${current.id} are gone`, ...emptied].join('; '),
    );
}
