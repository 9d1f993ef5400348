import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A face's file: in its package, or as the build puts it beside the server. */
export function fileOf(published: string): string {
  const isBuilt = !import.meta.url.endsWith('.ts');
  return isBuilt
    ? join(dirname(fileURLToPath(import.meta.url)), 'fonts', basename(published))
    : createRequire(import.meta.url).resolve(published);
}

/** First and last code points of what images write: Latin with all its accents, signs of currencies, arithmetic and punctuation. */
const written: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2200, 0x2265],
];

/** All of them, one behind the other. */
export const letters = written
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('');
