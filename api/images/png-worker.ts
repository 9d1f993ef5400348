import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';
import { faces } from './faces.ts';

/** Priority of the process: on a busy machine the pages of the server come first. */
const niceness = 5;

function letPagesPass(): void {
  try {
    setPriority(niceness);
  } catch {
    // A service manager may forbid it.
  }
}

/** An image to be drawn in so many pixels from left to right. */
export interface PngTask {
  svg: string;
  width: number;
  /** Files of its faces. */
  fonts: readonly string[];
}

/** Draws an image as PNG. It runs in a process of its own (`draw-image.ts`). */
// biome-ignore lint/style/noDefaultExport: what a pool of processes calls.
export default function drawPng({ svg, width, fonts }: PngTask): Uint8Array {
  letPagesPass();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [...fonts],
      defaultFontFamily: 'Source Sans 3',
      sansSerifFamily: 'Source Sans 3',
      serifFamily: 'Source Serif 4',
    },
  }).render();
  return encodePng(drawing);
}

/** The format of a subset: for the drawing program, or to be embedded. */
export type FaceFormat = 'sfnt' | 'woff2';

/**
 * The faces with the letters that images write, and no others, in the order of the list: the drawing program reads them anew for every image,
 * and whole faces would take it 40 ms. It compiles 34 MB of WebAssembly, which the server is spared.
 */
export async function subsetFaces(targetFormat: FaceFormat): Promise<readonly Uint8Array[]> {
  const { default: subsetFont } = await import('subset-font');
  // Family and style of faces beyond regular and bold, which drawings refer to, are kept.
  const names = targetFormat === 'sfnt' ? { preserveNameIds: [16, 17] } : {};
  return Promise.all(
    faces.map(({ file }) => subsetFont(readFileSync(fileOf(file)), letters, { targetFormat, ...names })),
  );
}

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

/** All of them, one behind the other. */
const letters = written
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('');
