/** A number as tables have it, all its digits and never an exponent: 0.0000001, not 1e-7, which few programs and no import read. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e-')) return text;
  const [, sign, first, rest = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return exponent === undefined ? text : `${sign}0.${'0'.repeat(Number(exponent) - 1)}${first}${rest}`;
}
