import type { ReactNode } from 'react';
import { Area, type AreaProps } from './area.tsx';
import { Bar, type BarProps } from './bar.tsx';

export type StackPart = { from: (number | null)[]; to: (number | null)[] };

/** Values on top of each other at each place: positive ones grow up from zero, negative ones down. */
export function toStack(parts: readonly (readonly (number | null)[])[]): StackPart[] {
  const up: number[] = [];
  const down: number[] = [];
  return parts.map((values) => {
    const from = values.map((value, index) =>
      value === null ? null : ((value < 0 ? down : up)[index] ?? 0),
    );
    const to = values.map((value, index) => (value === null ? null : (from[index] ?? 0) + value));
    for (const [index, value] of values.entries())
      if (value !== null) (value < 0 ? down : up)[index] = to[index] ?? 0;
    return { from, to };
  });
}

export function Stack(
  props: StackPart & {
    kind: 'bar' | 'area';
    x: readonly number[];
    thickness: number;
  } & Pick<BarProps, 'isHollow' | 'colourOf'> &
    Pick<AreaProps, 'scales' | 'colour' | 'breaks'>,
): ReactNode {
  const { kind, x, from, to, thickness, isHollow, colourOf, breaks, ...look } = props;
  return kind === 'bar' ? (
    <Bar {...look} {...{ from, to, thickness, isHollow, colourOf }} at={x} />
  ) : (
    <Area {...look} x={x} y1={from} y2={to} breaks={breaks} />
  );
}
