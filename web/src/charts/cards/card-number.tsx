import type { ReactNode } from 'react';
import { inkOf, Label } from '../plot/marks/label.tsx';
import { CardSvg, type CardTexts } from './card-svg.tsx';

export function CardNumber(
  props: CardTexts & { number: string; lines: readonly string[]; colour: string },
): ReactNode {
  const { number, lines, colour, ...texts } = props;
  return (
    <CardSvg {...texts}>
      {({ height }) => (
        <>
          <Label
            x={0}
            y={height / 2}
            fontFamily="var(--font-serif)"
            fontSize="44"
            fontWeight={600}
            fill={inkOf(colour)}
            text={number}
          />
          {lines.map((line, at) => (
            <Label key={line} x={0} y={height / 2 + 28 + at * 20} text={line} />
          ))}
        </>
      )}
    </CardSvg>
  );
}
