import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { Release } from '#release/facts.ts';
import { type Figure, FigureColumn } from '#release/figure-column.ts';
import type { BuildContext } from '../build.ts';
import { buildFromSources } from '../from-sources.ts';
import { sources } from '../sources/index.ts';
import { references } from '../sources/references.ts';
import { checkKeys } from '../steps/check.ts';
import { lockName } from '../steps/lock-folder.ts';
import { folderOf, temporaryFolder } from './source-files.ts';
import { unpackFigures } from './unpack-figures.ts';

export const fixedTime = new Date('2026-01-02T03:04:05Z');

/** A context without output and with a fixed clock. */
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
interface TypedFigure extends Omit<Figure, 'area' | 'year' | 'source' | 'edition' | 'held'> {
  source: string | null;
}

export interface SmallRelease {
  release: Release;
  releases: string;
  figure(indicator: number, element: number, area: string, year: number): TypedFigure | null;
  column(indicator: number, element: number): FigureColumn;
  /** What an area ranks by an element, with items in the place of areas. */
  ranking(element: number, area: string): FigureColumn;
  /** Queries in SQL; figures are in `observation`, places in `ranking` and the countries of sums in `summed`, a row each. */
  rows(sql: string): unknown[][];
  /** Has figures of these elements alone in `observation`: those of a whole release take a minute. */
  unpack(elements: readonly number[]): void;
}

/** Opens a release's database for the questions of a test. */
export function openRelease(release: Release, releases: string): SmallRelease {
  const db = new LibsqlDatabase(join(releases, release.id, 'release.sqlite'), { readonly: true });
  const columns = new Map<string, FigureColumn>();
  let hasRows = false;
  const unpack = (elements?: readonly number[]): void => {
    hasRows = true;
    unpackFigures(db, elements);
  };
  const rows = (sql: string): unknown[][] => {
    if (!hasRows && /\b(observation|ranking|summed)\b/.test(sql)) unpack();
    return db.prepare(sql).raw(true).all() as unknown[][];
  };
  const read = (from: string): FigureColumn => {
    const known = columns.get(from);
    if (known !== undefined) return known;
    const [[body] = []] = rows(`SELECT body FROM ${from}`);
    const column = body instanceof Uint8Array ? FigureColumn.read(body) : FigureColumn.empty;
    columns.set(from, column);
    return column;
  };
  const columnOf = (indicator: number, element: number): FigureColumn =>
    read(`figure_column WHERE indicator = ${indicator} AND element = ${element}`);
  return {
    release,
    releases,
    rows,
    unpack,
    column: columnOf,
    ranking: (element, area) => read(`ranking_column WHERE element = ${element} AND area = '${area}'`),
    figure: (indicator, element, area, year) => {
      const found = columnOf(indicator, element).at(area, year);
      if (found === undefined) return null;
      const { value, flag, contributors, published } = found;
      const [[source] = []] = rows(`SELECT key FROM source WHERE id = ${found.source ?? 0}`);
      return { value, flag, contributors, published, source: source === undefined ? null : String(source) };
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

/** Names in a folder of releases, without the lock that every run leaves there. */
export async function contents(releases: string): Promise<string[]> {
  return (await readdir(releases)).filter((name) => name !== lockName).sort();
}

/** Builds a release from source files, or a folder of them, and opens it. */
export async function buildSmall(
  from: string | Readonly<Record<string, string | Buffer>>,
  only: string | null = null,
  into?: string,
): Promise<SmallRelease> {
  const releases = into ?? (await temporaryFolder());
  const directory = typeof from === 'string' ? from : await folderOf(from);
  const options = { directory, only, accept: acceptAll };
  return openRelease(await buildFromSources(quietContext(releases), options), releases);
}
