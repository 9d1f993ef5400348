import { releaseDdl } from './release-tables.ts';

/** Columns of every table of a release at this version of the schema, in order, read from the statements that make it. */
export const releaseColumns: ReadonlyMap<string, readonly string[]> = new Map(
  [...releaseDdl.matchAll(/CREATE TABLE (\w+) \(([\s\S]*?)\n\)/g)].map(([, table = '', body = '']) => [
    table,
    body
      .replace(/PRIMARY KEY \([^)]*\)/g, '')
      .split(',')
      .flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  ]),
);
