import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../text-width.ts';
import { Label } from './label.tsx';

/** A name in at most `most` lines around its height. */
export function NameLabel(
  props: Pick<ComponentProps<typeof Label>, 'x' | 'fontWeight' | 'fill'> & {
    text: string;
    y: number;
    width: number;
    most: number;
    size: { font: number; line: number };
  },
): ReactNode {
  const { text, y, width, most, size, ...look } = props;
  const lines = wrapText(text, size.font, width, most);
  return lines.map((line, at) => (
    <Label key={line} {...look} y={y + (at - (lines.length - 1) / 2) * size.line} text={line} />
  ));
}
