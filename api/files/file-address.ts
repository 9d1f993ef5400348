import { ProblemError, quoted } from '../errors.ts';

/** A file that stands beside a page: the tables that the page shows, or all rows of its section. */
export interface FileAsk {
  ending: 'csv' | 'json' | 'xlsx';
  /** Id of the table; `null` for the first of the page, of JSON for all. */
  figure: string | null;
  format: 'plain' | 'excel';
  rows: 'shown' | 'all';
  permit: string | undefined;
}

/** Parameters of files, and those of a page that change nothing in its tables. */
const ofFiles = ['figure', 'format', 'rows', 'permit'] as const;
const ofScreens = ['tab', 'explain'] as const;

/** One of the allowed values of a parameter; throws `invalid-parameter`. */
function choose<T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T | null {
  const given = query.get(name);
  if (given === null) return null;
  const found = allowed.find((value) => value === given);
  if (found !== undefined) return found;
  throw new ProblemError(
    'invalid-parameter',
    `The parameter ${name} is ${quoted(given)}. Allowed here: ${allowed.join(', ')}.`,
  );
}

/**
 * The page beside which a file stands, by the file's address: its path without the ending, and its parameters. `null` for an
 * address that is no file's.
 */
export function parseFileAddress(
  path: string,
  search: string,
): { path: string; search: string; file: FileAsk } | null {
  const [, page, ending] = /^(\/.*[^/.])\.(csv|json|xlsx)$/.exec(path) ?? [];
  if (page === undefined || (ending !== 'csv' && ending !== 'json' && ending !== 'xlsx')) return null;
  const query = new URLSearchParams(search);
  const file: FileAsk = {
    ending,
    figure: query.get('figure'),
    format: choose(query, 'format', ending === 'csv' ? ['excel'] : []) ?? 'plain',
    rows: choose(query, 'rows', ending === 'json' ? [] : ['all']) ?? 'shown',
    permit: query.get('permit') ?? undefined,
  };
  for (const name of [...ofFiles, ...ofScreens]) query.delete(name);
  const text = query.toString();
  return { path: page, search: text === '' ? '' : `?${text}`, file };
}

/** What tells a file from others beside its page. */
export function fileKey({ ending, figure, format, rows }: FileAsk): string {
  return `${ending} ${format} ${rows} ${figure ?? ''}`;
}

/** The address of the same file beside the page that took its page's place. */
export function movedFile(page: string, { ending, figure, format, rows }: FileAsk): string {
  const [path = '', search = ''] = page.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (figure !== null) query.set('figure', figure);
  if (format === 'excel') query.set('format', format);
  if (rows === 'all') query.set('rows', rows);
  const text = query.toString();
  return `${path}.${ending}${text === '' ? '' : `?${text}`}`;
}
