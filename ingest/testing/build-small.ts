import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { Release } from '#release/facts.ts';
import type { BuildContext } from '../build.ts';
import { buildFromSources } from '../from-sources.ts';
import { sources } from '../sources/index.ts';
import { references } from '../sources/references.ts';
import { checkKeys } from '../steps/check.ts';
import { lockName } from '../steps/lock-folder.ts';
import { temporaryFolder } from './source-files.ts';

export const fixedTime = new Date('2026-01-02T03:04:05Z');

/** A context that says nothing and whose time stands still. */
export function quietContext(releases: string, signal = new AbortController().signal): BuildContext {
  return {
    releases,
    progress: {
      step: () => undefined,
      update: () => undefined,
      line: () => undefined,
      stop: () => undefined,
    },
    clock: () => fixedTime,
    signal,
    // Two tests run side by side on the smallest machine.
    threads: 1,
  };
}

/** A figure of a small release, as the server would read it. */
export interface TypedFigure {
  value: number;
  flag: string;
  source: string | null;
  contributors: number | null;
  rank: number | null;
  percentile: number | null;
  published: string | null;
}

export interface SmallRelease {
  release: Release;
  releases: string;
  figure(indicator: number, element: number, area: string, year: number): TypedFigure | null;
  rows(sql: string): unknown[][];
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Opens a release's database for the questions of a test. */
export function openRelease(release: Release, releases: string): SmallRelease {
  const db = new LibsqlDatabase(join(releases, release.id, 'release.sqlite'), { readonly: true });
  const rows = (sql: string): unknown[][] => {
    const answer: unknown = db.prepare(sql).raw(true).all();
    return Array.isArray(answer) ? answer.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];
  };
  return {
    release,
    releases,
    rows,
    figure: (indicator, element, area, year) => {
      const [row] = rows(`SELECT value, flag, key, contributors, rank, percentile, published
        FROM observation LEFT JOIN source ON id = source
        WHERE indicator = ${indicator} AND element = ${element} AND area = '${area}' AND year = ${year}`);
      if (row === undefined) return null;
      return {
        value: toNumber(row[0]) ?? Number.NaN,
        flag: toText(row[1]) ?? '',
        source: toText(row[2]),
        contributors: toNumber(row[3]),
        rank: toNumber(row[4]),
        percentile: toNumber(row[5]),
        published: toText(row[6]),
      };
    },
  };
}

/** A reason for each source and check: a few typed rows leave most of them out. */
export const acceptAll: ReadonlyMap<string, string> = new Map(
  [...sources, ...references, ...checkKeys.map((key) => ({ key }))].map(({ key }) => [key, 'a few rows']),
);

/** The same for the checks, on a command line. */
export const acceptChecks: readonly string[] = checkKeys.flatMap((key) => [
  '--accept-loss',
  `${key}=few-rows`,
]);

/** What stands in a folder of releases, without the lock that every run leaves there. */
export async function contents(releases: string): Promise<string[]> {
  return (await readdir(releases)).filter((name) => name !== lockName).sort();
}

/** Builds a release from a folder of source files and opens it. */
export async function buildSmall(
  directory: string,
  only: string | null = null,
  into?: string,
): Promise<SmallRelease> {
  const releases = into ?? (await temporaryFolder());
  const options = { directory, only, accept: acceptAll };
  return openRelease(await buildFromSources(quietContext(releases), options), releases);
}
