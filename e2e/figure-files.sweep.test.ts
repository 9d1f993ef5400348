import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, test } from 'vitest';
import { csvCells } from '#contract/testing/csv-rows.ts';
import { csvwFaults, inWorkbook, tableReaders } from '#contract/testing/table-files.ts';
import { permitted } from './permits.ts';

interface Cell {
  value: number | string | null;
  flag?: string;
  isBreak?: true;
  isSeam?: true;
  note?: string;
}
interface Figure {
  id: string;
  caption: string;
  columns: { id: string; label: string; unit: string | null; holds: 'names' | 'numbers' | 'months' }[];
  rows: Cell[][];
}

const origin = inject('baseUrl');

/** Numbers that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

let random = seeded(14);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const languages = ['en', 'es', 'pt'] as const;
const countries = 'KEN BRA RWA IND TZA MEX COL UGA ETH USA PER MOZ CHN NGA COD'.split(' ');
const years = Array.from({ length: 62 }, (_, at) => 1961 + at);
const sections = [
  ...['surface-context', 'production', 'production-value', 'consumption', 'trade'].map(
    (id) => `beans/data/${id}`,
  ),
  ...[
    'rice/data/consumption',
    'cassava/data/trade',
    'forages/data/surface-context',
    'potato/data/production',
  ],
];
const pages: readonly (() => string)[] = [
  ...Array.from({ length: 7 }, () => () => {
    const query = new URLSearchParams();
    if (random() < 0.7) query.set('country', one(countries));
    else if (random() < 0.5) query.set('region', one(['014', '005', '013']));
    if (random() < 0.8) query.set('year', String(one(years)));
    if (random() < 0.3) query.set('flags', 'official');
    return `${one(sections)}?${query}`;
  }),
  () => `${one(sections)}/ranking?year=${one(years)}`,
  () =>
    `${one(['beans', 'rice', 'cassava'])}/data/prices?country=${one(countries)}&view=${one(['nominal', 'usd', 'usdeflac', 'ipc'])}`,
  () => `${one(['beans/data/prices', 'cassava/data/prices-international', 'beans'])}?`,
];
const states = Array.from({ length: 100 }, (_, at) => `/${one(languages)}/${pages[at % pages.length]?.()}`);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
};
const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&([a-z0-9#]+);/g, (whole, name) => named[name] ?? whole)
    .trim();

/** The tables of a document by their captions: rows of cells as they are read. */
function readTables(html: string): Map<string, { text: string; marks: string[] }[][]> {
  const tables = [...html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = '']) => {
    const caption = textOf(/<caption[^>]*>(.*?)<\/caption>/s.exec(table)?.[1] ?? '');
    const rows = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => ({
        marks: [...cell.matchAll(/<abbr[^>]*>(.*?)<\/abbr>/g)].map(([, mark = '']) => mark),
        text: textOf(
          cell.replace(/<abbr class[^>]*>.*?<\/abbr>|<span class="visually-hidden">.*?<\/span>/gs, ''),
        ),
      })),
    );
    return [caption, rows.slice(1)] as const;
  });
  return new Map(tables);
}

/** The number that a table shows, and half a step of its last digit; `null` for a text that is none. */
function shownNumber(text: string, language: string): { value: number; half: number } | null {
  const digits = /^(?:≥\s*)?([+−]?)([\d.,\u202f\u00a0]+)/.exec(text);
  if (digits === null) return null;
  const mark = language === 'en' ? '.' : ',';
  const [whole = '', rest = ''] = (digits[2] ?? '').trimEnd().split(mark);
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${rest}`) * (digits[1] === '−' ? -1 : 1);
  return { value, half: 0.5 * 10 ** -rest.length };
}

const get = async (address: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(origin + address);
  return { status: answer.status, text: await answer.text() };
};
const fileOf = (page: string, ending: string, figure?: string): string =>
  page.replace(
    /(\?.*)?$/,
    (query) =>
      `.${ending}${query.length > 1 ? `${query}&` : '?'}${figure === undefined ? '' : `figure=${figure}`}`,
  );

test('files hold the cells of the tables on a hundred pages', { timeout: 600_000 }, async () => {
  let compared = 0;
  const differences: string[] = [];
  for (const page of states) {
    const language = page.slice(1, 3);
    const answer = await get(fileOf(page, 'json'));
    const { figures = [], status } = JSON.parse(answer.text) as { figures?: Figure[]; status?: number };
    // A figure's table is in the document of the address that opens it.
    const opened = `${page}${page.includes('?') ? '&' : '?'}table=${figures.map(({ id }) => id).join('~')}`;
    const document = (await get(figures.length === 0 ? page : opened)).text;
    const html = readTables(document);
    // Parameters that a page names in a notice as not followed are refused by its files.
    const isRefused = status === 400 && document.includes('role="note"');
    if (status !== undefined && status !== 403 && status !== 404 && !isRefused)
      differences.push(`${page}: ${answer.text}`);
    // All tables in one file, and one of them as CSV: both are written from the same cells.
    const written = figures.length === 0 ? null : one(figures).id;
    for (const figure of figures) {
      const table = html.get(figure.caption);
      if (table === undefined) continue;
      const csv =
        figure.id === written ? csvCells((await get(fileOf(page, 'csv', figure.id))).text).slice(1) : null;
      if (table.length !== figure.rows.length || (csv !== null && csv.length !== figure.rows.length))
        differences.push(
          `${page} ${figure.id}: ${table.length} rows, ${figure.rows.length} and ${csv?.length} in files`,
        );
      for (const [at, row] of figure.rows.entries()) {
        for (const [column, cell] of row.entries()) {
          // The view and base year of prices are once above the table on the page. Months of seasons are in files alone.
          if (/^(view|base|price-type|(usual|least|greatest)-\d+)$/.test(figure.columns[column]?.id ?? ''))
            continue;
          const shown = table[at]?.[column];
          const where = `${page} ${figure.id} ${at}/${column}: ${shown?.text} is ${JSON.stringify(cell)}`;
          const inCsv =
            csv === null ||
            csv[at]?.includes(cell.value === null ? '' : String(cell.value)) ||
            /^[=+\-@]/.test(String(cell.value));
          if (!isSame(cell, shown, figure.columns[column]?.holds ?? 'names', language) || !inCsv)
            differences.push(where);
          compared += 1;
        }
      }
    }
  }
  expect(differences.slice(0, 20)).toEqual([]);
  expect(compared).toBeGreaterThan(50_000);
});

/** Pages of every kind that has files, in a random state. */
const otherPages: readonly (() => string)[] = [
  () => `country/${one(countries)}`,
  () => `region/${one(['014', '005', '013', 'PABRA'])}`,
  () =>
    `beans/comparator?series=${one(countries)}.beans.5510~UGA.beans.5510&measure=${one(['value', 'share'])}`,
  () => `${one(['beans', 'rice', 'cassava', 'potato'])}/data/genebanks?country=${one(countries)}`,
  () => `beans/pabra/${one(['production', 'consumption', 'seed-varieties', 'seed-production'])}`,
  () =>
    `beans/data/${one(['seed-varieties', 'post-harvest/results', 'pests', 'diseases'])}?country=${one(countries)}`,
  () =>
    one([
      'beans',
      'country',
      'beans/publications',
      'beans/about/databases',
      'beans/data/accessionDeliveryNetwork',
      'beans/data/collections',
      'beans/data/quotes',
      'beans/data/industrial-quality/results',
      'beans/about/changes',
    ]),
];
const allPages = [...pages, ...otherPages];
const seed = Number(process.env['STATES_SEED'] ?? 2026);
const count = Number(process.env['STATES'] ?? 500);

/** The numbers of a table in the order of its cells. */
const numbersOf = ({ columns, rows }: Figure): number[] =>
  rows.flatMap((row) =>
    row.flatMap(({ value }, at) =>
      columns[at]?.holds === 'numbers' && typeof value === 'number' ? [value] : [],
    ),
  );

/** Endings of files that have the rows and columns of the page. */
const inOrder: readonly string[] = ['csv?short=1', 'parquet', 'zip?short=1', 'xlsx'];
/** A workbook takes a permit, and that some seconds: one of so many pages has it looked at. */
const pagesPerWorkbook = 25;
const readers: typeof tableReaders = { ...tableReaders, xlsx: inWorkbook };
const byValue = (a: unknown, b: unknown): number => Number(a) - Number(b);

/** What a file of a table has otherwise than the table; nothing of one that the table cannot have. */
async function faultsOf(page: string, figure: Figure, ending: string, scratch: string): Promise<string[]> {
  const [name = '', query = ''] = ending.split('?');
  const address = `${fileOf(page, name, figure.id)}${query && `&${query}`}`;
  const answer = await fetch(origin + (ending === 'xlsx' ? await permitted(address) : address));
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 400 && /jsonstat|sdmx|wide/.test(ending) && String(body).includes(figure.id))
    return [];
  if (answer.status !== 200) return [`${address}: ${answer.status} ${String(body).slice(0, 300)}`];
  const about = JSON.parse((await get(fileOf(page, 'metadata.json', figure.id))).text) as {
    columns: { name: string; head: string; part: string }[];
  };
  const columns = about.columns
    .filter(({ part }) => part === 'value')
    .filter((_, at) => figure.columns[at]?.holds === 'numbers');
  const expected = numbersOf(figure);
  try {
    const found = [...((await readers[ending]?.(body, columns, scratch)) ?? [])];
    const [left, right] = inOrder.includes(ending)
      ? [found, expected]
      : [found.sort(byValue), expected.sort(byValue)];
    const at = right.findIndex((value, place) => value !== left[place]);
    read.set(ending, (read.get(ending) ?? 0) + right.length);
    return at < 0 && left.length === right.length
      ? []
      : [
          `${address}: ${left.length} numbers of ${right.length}; ${JSON.stringify(left[at])} is ${right[at]}`,
        ];
  } catch (error) {
    return [`${address}: ${error}`];
  }
}

/** Numbers that were read, by the ending of their file. */
const read = new Map<string, number>();

test('all files of tables on five hundred pages have the numbers of the table', {
  timeout: 3_600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const scratch = join(folder, 'table.parquet');
  const faults: string[] = [];
  random = seeded(seed);
  for (let at = 0; at < count; at += 1) {
    const page = `/${one(languages)}/${allPages[at % allPages.length]?.()}`;
    const { figures = [] } = JSON.parse((await get(fileOf(page, 'json'))).text) as { figures?: Figure[] };
    if (figures.length === 0) continue;
    const figure = one(figures);
    for (const ending of Object.keys(at % pagesPerWorkbook === 0 ? readers : tableReaders))
      faults.push(...(await faultsOf(page, figure, ending, scratch)));
    const [csv, description] = await Promise.all(
      ['csv', 'csv-metadata.json'].map((ending) => get(`${fileOf(page, ending, figure.id)}&short=1`)),
    );
    const described = csvwFaults(description?.text ?? '', csv?.text ?? '');
    faults.push(...described.map((fault) => `${page} ${figure.id}, CSV on the Web: ${fault}`));
  }
  rmSync(folder, { recursive: true });
  expect(faults.slice(0, 40)).toEqual([]);
  const fewest = (ending: string): number => (ending === 'xlsx' ? 20 / pagesPerWorkbook : 20) * count;
  expect([...read].filter(([ending, numbers]) => numbers <= fewest(ending))).toEqual([]);
});

function isSame(
  cell: Cell,
  shown: { text: string; marks: string[] } | undefined,
  holds: 'names' | 'numbers' | 'months',
  language: string,
): boolean {
  if (shown === undefined) return false;
  if (holds === 'months')
    return /^\d{4}-\d{2}$/.test(String(cell.value)) && shown.text.includes(String(cell.value).slice(0, 4));
  const marks = [
    ...(cell.flag ? [cell.flag] : []),
    ...(cell.isBreak ? ['b'] : []),
    ...(cell.isSeam ? ['s'] : []),
  ];
  if (holds === 'names')
    return String(cell.value ?? '') === shown.text || (cell.value === null && /^[–—]?$/.test(shown.text));
  // Why a figure is doubtful is a mark on the page and a note in the file.
  const letters = shown.marks.filter((mark) => mark !== '°');
  if (marks.join() !== letters.join()) return false;
  if (letters.length < shown.marks.length && cell.note === undefined) return false;
  if (cell.value === null)
    return cell.note === undefined ? shownNumber(shown.text, language) === null : cell.note === shown.text;
  if (typeof cell.value !== 'number') return false;
  if (shown.text.startsWith('~0')) return Math.abs(cell.value) < 0.5;
  const number = shownNumber(shown.text.replace(/^=/, ''), language);
  return (
    number !== null &&
    Math.abs(number.value - cell.value) <= number.half * 1.000001 + Math.abs(cell.value) * 1e-9
  );
}

it('files have the same numbers in every language', async () => {
  const ofAll = [
    ...sections,
    ...['surface-context', 'production', 'production-value', 'consumption', 'seed-varieties'].map(
      (id) => `beans/pabra/${id}`,
    ),
    'beans/data/production/ranking',
    'beans/data/prices?country=KEN&view=usdeflac',
    'beans/data/genebanks?country=KEN',
    'beans/data/accessionDeliveryNetwork',
    'beans/data/post-harvest/results',
    'beans/comparator?series=KEN.beans.5510~UGA.beans.5510&measure=share',
    'cassava/data/prices-international',
  ];
  const numbersOf = async (language: string, path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}/${language}/${path.replace(/(?=\?|$)/, '.json')}`);
    const { figures } = (await answer.json()) as { figures: Figure[] };
    // Some tables are sorted by names, in the order of the language.
    const numbers = ({ rows }: Figure): unknown[] =>
      rows
        .map((row) => JSON.stringify(row.map(({ value }) => (typeof value === 'number' ? value : 0))))
        .sort();
    return Object.fromEntries(figures.map((figure) => [figure.id, numbers(figure)]));
  };
  for (const path of ofAll) {
    const english = await numbersOf('en', path);
    expect(Object.keys(english).length, path).toBeGreaterThan(0);
    for (const language of ['es', 'pt']) expect(await numbersOf(language, path), path).toEqual(english);
  }
});
