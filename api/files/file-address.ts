import type { DecimalSign } from '#contract/page.ts';
import { type ImageRatio, imageRatios, type PictureAsk } from '#contract/page-pictures.ts';
import { searchText } from '#contract/search-text.ts';
import { ProblemError, quoted } from '../errors.ts';
import { isTableEnding, type TableEnding, tableEndings, takes } from './endings.ts';
import { seriesSearch } from './series-figure.ts';
import { type Shape, shapes } from './shapes.ts';

/** A file beside a page: the tables that the page shows, or all rows of its section. */
export interface TableAsk {
  ending: TableEnding;
  /** Id of the table; `null` for the first of the page, of JSON for all. */
  figure: string | null;
  format: 'plain' | 'excel';
  /** Whether a plain CSV begins with the mark by which Excel knows UTF-8. */
  marked: boolean;
  /** How a CSV for Excel writes decimals; `null` as its page does. */
  decimals: DecimalSign | null;
  /** The table as the page shows it, all series of its chart in long form, or all figures of the section. */
  rows: 'shown' | 'series' | 'all';
  /** Names for programs as heads. */
  short: boolean;
  /** Another shape of the table; `null` as the page shows it. */
  shape: Shape | null;
  permit: string | undefined;
}

/** An image beside a page: one of its figures, or the card that networks show. */
export interface ImageAsk extends PictureAsk {
  ending: 'png' | 'svg';
  /** Pixels of a PNG for each of the drawing; a card has one. */
  scale: '1' | '2';
}

/** A table without a wish for its form. */
export const plainTable = {
  format: 'plain',
  marked: false,
  decimals: null,
  rows: 'shown',
  short: false,
  shape: null,
  permit: undefined,
} as const;

export type FileAsk = TableAsk | ImageAsk;

export const isImage = (file: FileAsk): file is ImageAsk => file.ending === 'png' || file.ending === 'svg';

/** Whether a file has all rows of a section, which are made piece by piece. */
export const isSection = ({ ending, rows }: TableAsk): boolean =>
  rows === 'all' && (ending === 'csv' || ending === 'xlsx');

/** Parameters of files, and those of a page that change nothing in its tables. */
const ofTables = ['format', 'bom', 'decimals', 'rows', 'short', 'shape', 'permit'] as const;
const ofImages = ['theme', 'size', 'scale'] as const;
const ofFiles = ['figure', ...ofTables, ...ofImages] as const;
const ofScreens = ['tab', 'explain'] as const;

const sizes = ['figure', 'card', ...(Object.keys(imageRatios) as ImageRatio[])] as const;

/** One of the allowed values of a parameter; throws `invalid-parameter`. */
function choose<T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const found = allowed.find((value) => value === text);
  if (found !== undefined) return found;
  throw new ProblemError(
    'invalid-parameter',
    allowed.length === 0
      ? `The parameter ${name} is not for files of this kind.`
      : `The parameter ${name} is ${quoted(text)}. Allowed here: ${allowed.join(', ')}.`,
  );
}

/** Throws `invalid-parameter` for a parameter of files, or the release, that occurs in the address more than once. */
function requireOnce(query: URLSearchParams): void {
  for (const name of [...ofFiles, 'v']) {
    const values = query.getAll(name);
    if (values.length > 1)
      throw new ProblemError(
        'invalid-parameter',
        `The parameter ${name} has several values, and one is wanted: ${values.map(quoted).join(', ')}.`,
      );
  }
}

/** Throws `invalid-parameter` for a parameter of files of another kind. */
function requireNone(query: URLSearchParams, names: readonly string[]): void {
  for (const name of names) choose(query, name, []);
}

function readAsk(ending: string | undefined, query: URLSearchParams): FileAsk | null {
  // A parameter without a value is as if it were not there, as pages read it.
  const figure = query.get('figure') || null;
  if (ending === 'png' || ending === 'svg') {
    requireOnce(query);
    requireNone(query, ofTables);
    const size = choose(query, 'size', sizes) ?? 'figure';
    const scale = choose(query, 'scale', ending === 'svg' || size === 'card' ? ['1'] : ['1', '2']);
    const theme = choose(query, 'theme', ['light', 'dark']) ?? 'light';
    return { ending, figure, theme, size, scale: scale ?? (size === 'card' ? '1' : '2') };
  }
  if (!isTableEnding(ending)) return null;
  requireOnce(query);
  requireNone(query, ofImages);
  const format = choose(query, 'format', takes(ending, 'format') ? ['excel'] : []) ?? 'plain';
  const rows = choose(query, 'rows', takes(ending, 'rows') ? ['series', 'all'] : []) ?? 'shown';
  const isPlain = format === 'plain' && takes(ending, 'bom');
  return {
    ending,
    figure,
    format,
    marked: choose(query, 'bom', isPlain ? ['1'] : []) !== null,
    decimals: choose(query, 'decimals', format === 'excel' ? ['comma', 'point'] : []),
    rows,
    short: choose(query, 'short', takes(ending, 'short') ? ['1'] : []) !== null,
    shape: choose(query, 'shape', takes(ending, 'shape') && rows === 'shown' ? shapes : []),
    permit: query.get('permit') ?? undefined,
  };
}

const fileAddress = new RegExp(
  `^(/.*?[^/.])\\.(${['png', 'svg', ...Object.keys(tableEndings)].map((ending) => ending.replaceAll('.', '\\.')).join('|')})$`,
);

/**
 * The page of a file, by the file's address: its path without the ending, and its parameters. `null` for an
 * address that is no file's.
 */
export function parseFileAddress(
  path: string,
  search: string,
): { path: string; search: string; file: FileAsk } | null {
  const [, page, ending] = fileAddress.exec(path) ?? [];
  if (page === undefined) return null;
  const query = new URLSearchParams(search);
  const file = readAsk(ending, query);
  if (file === null) return null;
  for (const name of [...ofFiles, ...ofScreens]) query.delete(name);
  if (!isImage(file)) lookThrough(query, file);
  return { path: page, search: searchText(query), file };
}

/** Keeps of a page's parameters those that change the file's content. */
function lookThrough(query: URLSearchParams, { rows, figure }: TableAsk): void {
  if (rows === 'series') seriesSearch(query, figure);
  if (rows === 'all') for (const name of [...query.keys()]) if (name !== 'v') query.delete(name);
}

/** Key of a file among those of its page. All rows belong to no single figure. */
export function fileKey(file: FileAsk): string {
  if (isImage(file)) return `${file.ending} ${file.theme} ${file.size} ${file.scale} ${file.figure ?? ''}`;
  const { format, marked, decimals, short, shape } = file;
  const form = [format, marked ? 'marked' : '', decimals ?? '', short ? 'short' : '', shape ?? ''].join(' ');
  if (file.rows === 'all') return `${file.ending} ${form} all`;
  return `${file.ending} ${form} ${file.rows} ${file.figure ?? ''}`;
}

/** The address of the same file beside the page that took its page's place. */
export function movedFile(page: string, file: FileAsk): string {
  const [path = '', search = ''] = page.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (file.figure !== null) query.set('figure', file.figure);
  if (isImage(file)) {
    if (file.theme === 'dark') query.set('theme', file.theme);
    if (file.size !== 'figure') query.set('size', file.size);
    if (file.scale === '1' && file.size !== 'card') query.set('scale', file.scale);
  } else {
    if (file.format === 'excel') query.set('format', file.format);
    if (file.marked) query.set('bom', '1');
    if (file.decimals !== null) query.set('decimals', file.decimals);
    if (file.rows !== 'shown') query.set('rows', file.rows);
    if (file.short) query.set('short', '1');
    if (file.shape !== null) query.set('shape', file.shape);
  }
  return `${path}.${file.ending}${searchText(query)}`;
}
