import { createContext, type ReactNode } from 'react';

/** A piece of a figure as an image has it: a drawing of this size in SVG, laid out from its own origin. */
export interface PicturePart {
  width: number;
  height: number;
  content: ReactNode;
  /** Shows borders, so the image has a disclaimer on them. */
  isMap?: true;
}

/** The image that a figure is drawn into: the width of its parts, and `add`, which takes them from top to bottom. */
export interface Picture {
  width: number;
  /** How high a drawing is to be that can be of any height, where the image has a fixed shape. */
  height?: number | undefined;
  add(part: PicturePart): void;
}

/**
 * The image that is being made of a figure; `null` where a page is drawn for a browser. Only the server makes images, by drawing the
 * page once more: code behind `import.meta.env.SSR` is no part of what browsers load.
 */
export const PictureContext = createContext<Picture | null>(null);
