import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faces } from './faces.ts';

/** A face's file: in its package, or as the build puts it beside the server. */
function fileOf(published: string): string {
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

const letters = written
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('');

/** Caches the promise of the first call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** It compiles 34 MB of WebAssembly, which only images need. */
const loadSubsetFont = once(async () => (await import('subset-font')).default);

/**
 * Files of the faces with the letters that images write, and no others, for the drawing program, which reads them anew for every image:
 * whole faces would take it 40 ms. They are the process's own and go with it.
 */
export const readFontFiles = once(async (): Promise<readonly string[]> => {
  const subsetFont = await loadSubsetFont();
  const directory = mkdtempSync(join(tmpdir(), 'observatory-fonts-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return Promise.all(
    faces.map(async ({ file }, at) => {
      const path = join(directory, `${at}.ttf`);
      // Family and style of faces beyond regular and bold, which drawings refer to, are kept.
      const names = { targetFormat: 'sfnt', preserveNameIds: [16, 17] } as const;
      writeFileSync(path, await subsetFont(readFileSync(fileOf(file)), letters, names));
      return path;
    }),
  );
});

/** Rules of a style sheet that embeds the same faces, so that an image looks the same where they are not installed. */
export const readFontRules = once(async (): Promise<string> => {
  const subsetFont = await loadSubsetFont();
  const rules = faces.map(async ({ family, weight, file }) => {
    const face = await subsetFont(readFileSync(fileOf(file)), letters, { targetFormat: 'woff2' });
    const source = `url(data:font/woff2;base64,${Buffer.from(face).toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
  });
  return (await Promise.all(rules)).join('');
});
