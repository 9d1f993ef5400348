import type { ReactNode, SVGProps } from 'react';

export function TextLines({
  lines,
  x,
  y,
  step,
  ...look
}: SVGProps<SVGTextElement> & { lines: readonly string[]; x: number; y: number; step: number }): ReactNode {
  return (
    <text {...look}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={Math.round(y + at * step)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
