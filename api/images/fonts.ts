import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The faces that images name, whole, as the drawing program reads them. */
const faces = [
  {
    family: 'Source Sans 3',
    weight: 400,
    file: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  },
  {
    family: 'Source Sans 3',
    weight: 600,
    file: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  },
  {
    family: 'Source Serif 4',
    weight: 600,
    file: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  },
].map((face) => ({ ...face, file: resolve(face.file) }));

export const fontFiles: readonly string[] = faces.map(({ file }) => file);

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

let made: Promise<string> | null = null;

/**
 * The faces as rules of a style sheet that brings their letters along, so that an image looks the same where nobody has them and its
 * text stays text. Made when the first image is asked for, and kept: 60 kB.
 */
export function embeddedFonts(): Promise<string> {
  made ??= Promise.all(
    faces.map(async ({ family, weight, file }) => {
      const subset = await subsetFont(readFileSync(file), letters, { targetFormat: 'woff2' });
      const source = `url(data:font/woff2;base64,${Buffer.from(subset).toString('base64')}) format('woff2')`;
      return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
    }),
  ).then((rules) => rules.join(''));
  return made;
}
