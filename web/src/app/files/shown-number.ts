import type { Language } from '../../url/paths.ts';

/** A number as a table shows it. */
interface ShownNumber {
  value: number;
  /** Decimals with which it is written, which is what it is rounded to. */
  decimals: number;
}

const decimalMark: Readonly<Record<Language, '.' | ','>> = { en: '.', es: ',', pt: ',' };

/** The number at the start of a text, and what stands behind it: `+14,56 %`; `null` where it has none that is exact, as in `~0`. */
export function readShown(text: string, language: Language): (ShownNumber & { unit: string }) | null {
  const found = /^(?:≥\s*)?([+\u2212-]?)(\d[\d.,\u00a0\u202f ]*)?(.*)$/u.exec(text.trim());
  const digits = found?.[2]?.trimEnd();
  if (found === null || digits === undefined) return null;
  const mark = decimalMark[language];
  const [whole = '', rest = ''] = digits.split(mark);
  const value =
    Number(`${whole.replaceAll(/\D/g, '')}.${rest}`) * (/[\u2212-]/.test(found[1] ?? '') ? -1 : 1);
  return Number.isNaN(value) ? null : { value, decimals: rest.length, unit: (found[3] ?? '').trim() };
}

/** Whether the value is what is shown, before it was rounded. */
export function isShownAs(value: number, shown: ShownNumber): boolean {
  return Math.abs(value - shown.value) <= 0.5 * 10 ** -shown.decimals + Math.abs(value) * 1e-9;
}

/** A hundredfold without the digits that binary fractions add. */
export const hundredfold = (value: number): number => Number((value * 100).toPrecision(15));
