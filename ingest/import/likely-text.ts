import iconv from 'iconv-lite';
import { hasLostLetters, isRatherMac } from '#domain/imports/spreadsheet-cell.ts';

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

/** What a cell that was read as Windows-1252 is in another encoding, and the name of that; `null` where it makes sense in none. */
export function likelyText(cell: string): { text: string; encoding: string } | null {
  const bytes = iconv.encode(cell, 'windows-1252');
  if (iconv.decode(bytes, 'windows-1252') !== cell) return null;
  const texts = encodings
    .map(([id, encoding]) => ({ text: iconv.decode(bytes, id), encoding }))
    .filter(({ text }) => western.test(text) && !hasLostLetters(text, false) && !isRatherMac(text));
  const commonIn = ({ text }: { text: string }): number => text.match(common)?.length ?? 0;
  return texts.toSorted((a, b) => commonIn(b) - commonIn(a))[0] ?? null;
}
