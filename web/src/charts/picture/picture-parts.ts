import { createContext, type ReactNode } from 'react';

/** A piece of a figure as an image has it: a drawing of this size in SVG, laid out from its own origin. */
export interface PicturePart {
  width: number;
  height: number;
  content: ReactNode;
  /** Shows borders, of which an image says whose opinion they are not. */
  isMap?: true;
}

/** The image that a figure is drawn into: how wide its parts may be, and who takes them, from top to bottom. */
export interface Picture {
  width: number;
  /** How high a drawing is to be that can be of any height, where the image has a fixed shape. */
  height?: number | undefined;
  add(part: PicturePart): void;
}

/**
 * The image that is being made of a figure. Only the server makes any, by drawing the page once more: what is handed over behind
 * `import.meta.env.SSR` is no part of what browsers load. `null` where a page is drawn to be looked at.
 */
export const PictureContext = createContext<Picture | null>(null);
