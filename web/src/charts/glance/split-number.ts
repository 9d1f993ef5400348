/** The digits with their prefix, and the scale and unit: `US$ 3.34` and ` billion`. A percent sign belongs to its digits. */
export function splitNumber(text: string): readonly [digits: string, unit: string] {
  const digits = /^\P{Number}*[\p{Number}.,\u202f\u00a0]*\p{Number}(\s?%)?/u.exec(text)?.[0] ?? text;
  return [digits, text.slice(digits.length)];
}
