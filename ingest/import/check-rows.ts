import iconv from 'iconv-lite';
import { isPageAddress } from '#contract/page-address.ts';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import { type CheckContext, whyWrong } from '#domain/imports/check-cell.ts';
import { checkRows as checkRowsOf, type Table } from '#domain/imports/check-rows.ts';
import type { CheckedRow, ImportColumn, ImportFormat } from '#domain/imports/import-format.ts';
import { hasLostLetters, isRatherMac } from '#domain/imports/spreadsheet-cell.ts';
import others from '#locales/area-aliases.json' with { type: 'json' };
import formers from '#locales/area-aliases-former.json' with { type: 'json' };
import english from '#locales/en/frame/areas.json' with { type: 'json' };
import spanish from '#locales/es/frame/areas.json' with { type: 'json' };
import portuguese from '#locales/pt/frame/areas.json' with { type: 'json' };

/** Encodings that are read as Windows-1252 where nothing in a file names them. */
const encodings = [
  ['utf-8', 'UTF-8'],
  ['macintosh', 'Mac OS Roman'],
  ['cp850', 'DOS, code page 850'],
] as const;

/** Letters of Western languages, and signs that texts in them have. */
const western = /^[\p{ASCII}À-ÖØ-öø-ÿŒœ’‘“”–—€°ºª²³½¼]*$/u;
/** Letters with accents that Spanish, Portuguese and French have most. */
const common = /[áéíóúñãõçâêôàè]/gi;

/** The text of a cell that was read as Windows-1252 in its likely encoding, with that encoding's name; `null` where none makes sense. */
function likelyText(cell: string): { text: string; encoding: string } | null {
  const bytes = iconv.encode(cell, 'windows-1252');
  if (iconv.decode(bytes, 'windows-1252') !== cell) return null;
  const texts = encodings
    .map(([id, encoding]) => ({ text: iconv.decode(bytes, id), encoding }))
    .filter(({ text }) => western.test(text) && !hasLostLetters(text, false) && !isRatherMac(text));
  const commonIn = ({ text }: { text: string }): number => text.match(common)?.length ?? 0;
  return texts.toSorted((a, b) => commonIn(b) - commonIn(a))[0] ?? null;
}

/** Codes of areas by their names of today and before, in three languages and their own, and by their codes of two letters. */
const codes = new Map<string, Set<string>>();
const add = (code: string, name: string): void => {
  const key = slugOf(name);
  codes.set(key, (codes.get(key) ?? new Set()).add(code));
};
for (const names of [english, spanish, portuguese])
  for (const [key, name] of Object.entries(names)) add(key.replace('areas.', ''), name);
for (const lists of [others, formers])
  for (const [code, names] of Object.entries(lists)) for (const name of names) add(code, name);

const codesOf = (name: string): string[] => [...(codes.get(slugOf(name)) ?? [])];

const contextOf = (countries: ReadonlySet<string>): CheckContext => ({
  ...{ countries, codesOf, likelyText, isPageAddress },
});

/** Checks a table by its kind, all of it, with all names of countries and all encodings. */
export const checkRows = (
  kind: ImportFormat,
  table: Table,
  countries: ReadonlySet<string>,
  isOwn?: (row: CheckedRow) => boolean,
): ReturnType<typeof checkRowsOf> => checkRowsOf(kind, table, contextOf(countries), isOwn);

/** Why an option is not a valid value of its column; `null` where it is. */
export function whyNoOption(column: ImportColumn, value: string): string | null {
  return whyWrong(column, value, { ...contextOf(new Set()), hasPoints: false, isRatherMac: false });
}
