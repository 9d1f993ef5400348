/** The two years that are compared; the first is the earlier one. */
export interface Span {
  from: number;
  to: number;
}

/** Years between the two when nobody chose them. */
const defaultLength = 10;

/**
 * The newest year and the one ten years before it, where both have figures; where no two such years exist, the first and
 * the last that do. `null` with fewer than two years. `years` rise. Years on two sides of a break are not compared: the first one is
 * no earlier than the newest break which leaves two years after it.
 */
export function defaultSpan(years: readonly number[], breaks: readonly number[] = []): Span | null {
  const runs = [...breaks, 0].sort((a, b) => b - a);
  for (const start of runs) {
    const next = Math.min(...breaks.filter((year) => year > start));
    const span = toSpan(years.filter((year) => year >= start && year < next));
    if (span !== null) return span;
  }
  return null;
}

function toSpan(years: readonly number[]): Span | null {
  const known = new Set(years);
  const to = years.findLast((year) => known.has(year - defaultLength));
  if (to !== undefined) return { from: to - defaultLength, to };
  const first = years[0];
  const last = years.at(-1);
  return first === undefined || last === undefined || first === last ? null : { from: first, to: last };
}

/** Reads `2012-2022` as the address has it; the earlier year comes first, whichever way it was written. */
export function parseSpan(text: string | undefined): Span | null {
  const [, one, other] = /^(\d{4})-(\d{4})$/.exec(text ?? '') ?? [];
  if (one === undefined || other === undefined) return null;
  const years = [Number(one), Number(other)];
  return { from: Math.min(...years), to: Math.max(...years) };
}

/** The span as the address has it. */
export function serialiseSpan({ from, to }: Span): string {
  return `${Math.min(from, to)}-${Math.max(from, to)}`;
}
