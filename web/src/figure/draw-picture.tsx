import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Picture, PictureContext, type PicturePart } from '../charts/picture/picture-parts.ts';
import type { Figure } from './figure.ts';

/** The parts of a figure's image, from top to bottom, each as wide as its room: its picture is rendered alone. None where it has no picture. */
export function drawPicture(
  figure: Figure,
  room: Pick<Picture, 'width' | 'height'>,
  inPage: (picture: ReactNode) => ReactNode,
): readonly PicturePart[] {
  if (figure.picture === null) return [];
  const parts: PicturePart[] = [];
  renderToString(
    <PictureContext.Provider value={{ ...room, add: (part) => void parts.push(part) }}>
      {inPage(figure.picture())}
    </PictureContext.Provider>,
  );
  return parts.filter(({ height }) => height > 0);
}
