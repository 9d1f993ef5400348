import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}${letters.toUpperCase()}0123456789_-`;

/** A number in signs, the last one first; each sign holds one of 64. */
const inSigns = (number: number): string =>
  (signs[number % signs.length] ?? '') +
  (number < signs.length ? '' : inSigns(Math.floor(number / signs.length)));

/** A number in two small letters, and more where it is larger than 675: a class begins with one. */
const inLetters = (number: number): string =>
  (number < letters.length ** 2 ? '' : inLetters(Math.floor(number / letters.length ** 2))) +
  (letters[Math.floor(number / letters.length) % letters.length] ?? '') +
  (letters[number % letters.length] ?? '');

/** Every style sheet of components below the web's sources, in an order that each build finds again. */
const listSheets = (): readonly string[] =>
  readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => path.split(sep).join('/'))
    .sort();

/** The two letters with which the classes of some sheets begin; `isMeant` tells by a sheet's path below `web/src`. */
export const findSheetLetters = (isMeant: (sheet: string) => boolean): ReadonlySet<string> =>
  new Set(listSheets().flatMap((sheet, at) => (isMeant(sheet) ? [inLetters(at)] : [])));

/**
 * Makes the names of classes in pages: two letters that stand for the style sheet, then the place of the class in it, such as `cdb`. The
 * builds of browser and server count alike, so they agree without a hash.
 *
 * @param sheets Style sheets by their paths below `web/src`; one that was written later has its path in its names.
 */
export function shortClassNames(
  sheets: readonly string[] = listSheets(),
): (name: string, file: string, css: string) => string {
  const numbers = new Map(sheets.map((sheet, at) => [sheet, at]));
  const places = new Map<string, ReadonlyMap<string, number>>();
  return (name, file, css) => {
    const path = relative(join(root, 'web/src'), file.replace(/\?.*$/, '')).split(sep).join('/');
    const number = numbers.get(path);
    const known = places.get(css) ?? placesOf(css);
    places.set(css, known);
    const place = known.get(name);
    // What is no class of the sheet, such as an animation, keeps its name behind that of the sheet.
    const own = place === undefined ? `_${name}` : inSigns(place);
    return number === undefined ? `_${path.replaceAll(/[^\w-]/g, '_')}_${name}` : inLetters(number) + own;
  };
}

/** Classes of a style sheet by the order in which it first names them. */
function placesOf(css: string): ReadonlyMap<string, number> {
  const names = new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return new Map([...names].map((name, at) => [name, at]));
}
