import { renderAsync } from '@resvg/resvg-js';
import type { PagePicture } from '#contract/page-pictures.ts';
import { readFonts } from './fonts.ts';

/** Pixels of a PNG for each of the image. */
export type Density = 1 | 2;

/** The image as PNG. */
export async function toPng({ svg, width }: PagePicture, density: Density): Promise<Buffer> {
  const { files } = await readFonts();
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width * density },
    font: {
      loadSystemFonts: false,
      fontFiles: [...files],
      defaultFontFamily: 'Source Sans 3',
      sansSerifFamily: 'Source Sans 3',
      serifFamily: 'Source Serif 4',
    },
  });
  return drawn.asPng();
}

/** The image as SVG that brings its faces along. */
export async function toSvg({ svg }: PagePicture): Promise<Buffer> {
  const { rules } = await readFonts();
  const end = svg.indexOf('>') + 1;
  return Buffer.from(`${svg.slice(0, end)}<style>${rules}</style>${svg.slice(end)}`);
}
