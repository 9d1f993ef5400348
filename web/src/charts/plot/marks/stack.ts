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
