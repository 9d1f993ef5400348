import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';

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
