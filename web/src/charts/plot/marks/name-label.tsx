import type { ComponentProps, ReactNode } from 'react';
import { SERVER_CHART_WIDTH } from '../chart-size.ts';
import { wrapText } from '../text-width.ts';
import { Label } from './label.tsx';

/** From this width on a stretched drawing has the longer names (`drawing.module.css`). */
const WIDER = 480;

/** A name in at most `most` lines. Before it is measured, those cut in a narrow box are in it again, for a wider one. */
export function NameLabel(
  props: Pick<ComponentProps<typeof Label>, 'x' | 'fontWeight' | 'fill'> & {
    text: string;
    y: number;
    width: number;
    most: number;
    size: { font: number; line: number };
    stretched: boolean;
  },
): ReactNode {
  const { text, y, width, most, size, stretched, ...look } = props;
  const lines = wrapText(text, size.font, width, most);
  const draw = (texts: readonly string[]): ReactNode =>
    texts.map((line, at) => (
      <Label key={line} {...look} y={y + (at - (texts.length - 1) / 2) * size.line} text={line} />
    ));
  if (!stretched || lines.join(' ') === text) return draw(lines);
  return (
    <>
      <g data-room="narrow">{draw(lines)}</g>
      <g data-room="wide">{draw(wrapText(text, size.font, (width * WIDER) / SERVER_CHART_WIDTH, most))}</g>
    </>
  );
}
