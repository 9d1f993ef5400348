/** Two years that a reader compares; the first is the earlier one. */
export interface Span {
  from: number;
  to: number;
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
