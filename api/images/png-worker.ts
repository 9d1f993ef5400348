import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';
import { faces } from './faces.ts';
import { fileOf, letters } from './fonts.ts';

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
