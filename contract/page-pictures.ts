import type { PageRequest } from './page.ts';
import type { FigureSource, PageFigure, PageFigures } from './page-figures.ts';

/** Shapes of an image with their widths and heights in pixels at 1×. */
export const imageRatios = { '16x9': [800, 450], '1x1': [800, 800], '4x5': [800, 1000] } as const;

export type ImageRatio = keyof typeof imageRatios;

/** The choice of an image of a page. */
export interface PictureAsk {
  /** Id of the figure; `null` for the page's main one. */
  figure: string | null;
  theme: 'light' | 'dark';
  /** A figure as high as it is, in one of the shapes, or the page as networks show it: 1200 × 630 pixels. */
  size: 'figure' | 'card' | ImageRatio;
}

/** An image as SVG. Its faces, Source Sans 3 and Source Serif 4, are named in it and not inside it. */
export interface PagePicture {
  svg: string;
  /** Pixels at 1×. */
  width: number;
  height: number;
}

/** Finish of the image. */
export interface PictureFinish {
  /** Where the figures are from. */
  sources: readonly FigureSource[];
  /** Address of the data of the logo, `data:…`; `null` where there is none. */
  logo: string | null;
  /** Leaves the figure out of a card, because its sources may be looked at alone. */
  withheld?: true;
}

/** A page as it is drawn for an image. */
export type DrawnPage = Omit<PageFigures, 'figures'> & {
  /** The chosen figure with its table; `null` where the page has none, or not the requested one. */
  figure: PageFigure | null;
  /** Ids of the figures that have images in this view. */
  ids(): readonly string[];
  draw(finish: PictureFinish): PagePicture;
};

/** Draws a page for one of its images; rejects only where the program itself is wrong. */
export type DrawPicture = (request: PageRequest, ask: PictureAsk) => Promise<DrawnPage>;
