/** A number or a range of numbers that a text gives, with its unit. */
export interface Span {
  low: number;
  high: number;
}

/** Days of a month, on average over the year. */
const daysOfMonth = 30.4375;

const number = /\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:\.\d+)?/;
const range = new RegExp(
  `^(?:about |c\\. ?|~ ?)?(${number.source})(?:\\s*(?:-|–|—|to)\\s*(${number.source}))?`,
  'i',
);

/** Reads `1200`, `1,200-1,600` or `3 – 3.5` at the beginning of a text, and the text after it; `null` without a number. */
function readRange(text: string): (Span & { rest: string }) | null {
  const trimmed = text.trim();
  const found = range.exec(trimmed);
  if (found === null) return null;
  const low = Number(found[1]?.replaceAll(',', ''));
  const high = found[2] === undefined ? low : Number(found[2].replaceAll(',', ''));
  return low <= high ? { low, high, rest: trimmed.slice(found[0].length).trim() } : null;
}

/** A length of time to harvest in days or months, as a text gives it: `3-3.5 MONTHS`. `null` where it names neither unit. */
export function readMaturity(text: string): (Span & { unit: 'days' | 'months' }) | null {
  const found = readRange(text);
  if (found === null) return null;
  const unit = /^(?:days?|d)\b/i.test(found.rest) ? 'days' : /^months?\b/i.test(found.rest) ? 'months' : null;
  return unit === null ? null : { low: found.low, high: found.high, unit };
}

/** The same in whole days, so that months and days can be compared; a month is 30.4375 days. */
export function toDays({ low, high, unit }: Span & { unit: 'days' | 'months' }): Span {
  const factor = unit === 'days' ? 1 : daysOfMonth;
  return { low: Math.round(low * factor), high: Math.round(high * factor) };
}

/** A range of altitudes in metres above the sea: `1,200-1,600`, `900 m`. `null` for another unit. */
export function readAltitude(text: string): Span | null {
  const found = readRange(text);
  if (found === null || !/^(?:m|m\.?a\.?s\.?l\.?|metres?|meters?)?$/i.test(found.rest)) return null;
  return { low: found.low, high: found.high };
}

/** A yield in tonnes or kilograms per hectare: `1.5-2 t/ha`. `null` where the unit is another, or none. */
export function readYield(text: string): (Span & { unit: 't/ha' | 'kg/ha' }) | null {
  const found = readRange(text);
  if (found === null) return null;
  const unit = /^(?:t|tons?|tonnes?)\s*(?:\/|per )\s*ha\b/i.test(found.rest)
    ? 't/ha'
    : /^kg\s*(?:\/|per )\s*ha\b/i.test(found.rest)
      ? 'kg/ha'
      : null;
  return unit === null ? null : { low: found.low, high: found.high, unit };
}
