/** A harvest in one year: hectares, and tonnes. */
export interface Harvest {
  area: number;
  production: number;
}

/** A change and its two parts. `area + yield === change`, up to the last binary digit. */
export interface Parts {
  change: number;
  area: number;
  yield: number;
}

/**
 * Splits the change of production between two years into the parts of area and yield by the additive logarithmic mean
 * Divisia index (LMDI-I). With production P = area A × yield Y and L = (P₂ − P₁) ÷ ln(P₂ ÷ P₁), or P₁ where both are
 * equal, the part of the area is L × ln(A₂ ÷ A₁) and that of the yield L × ln(Y₂ ÷ Y₁). Yield is production divided by
 * area, never the published yield: that one is rounded, and its parts would not add up.
 * Answers tonnes, or `null` where one of the four figures is not above zero: a change from or to nothing has no parts.
 */
export function decompose(before: Harvest, after: Harvest): Parts | null {
  const figures = [before.area, before.production, after.area, after.production];
  if (figures.some((figure) => !(figure > 0) || !Number.isFinite(figure))) return null;
  const change = after.production - before.production;
  const mean = change === 0 ? before.production : change / Math.log(after.production / before.production);
  const area = mean * Math.log(after.area / before.area);
  // The part of the yield is the rest, so that the parts add up in binary numbers as well.
  return { change, area, yield: change - area };
}

/** The parts in percent of the production of the first year: percentage points that add up to the change in percent. */
export function toPoints({ change, area, yield: gain }: Parts, base: number): Parts {
  return { change: (change / base) * 100, area: (area / base) * 100, yield: (gain / base) * 100 };
}

/**
 * A part, or the whole change, as it is computed, of production and area in both years, in this order: production, that of the
 * year before, area, and that of the year before, as names, codes or numbers. Where production is the same in both, the mean is
 * that production.
 */
export function partExpression(
  part: keyof Parts,
  [now = '', before = '', area = '', areaBefore = '']: readonly string[],
  { unchanged, relative }: { unchanged: boolean; relative: boolean },
): string {
  const rate = relative ? ` ÷ ${before}` : '';
  if (part === 'change') return relative ? `(${now} − ${before})${rate}` : `${now} − ${before}`;
  const mean = unchanged ? before : `(${now} − ${before}) ÷ ln(${now} ÷ ${before})`;
  const multiple =
    part === 'area' ? `${area} ÷ ${areaBefore}` : `(${now} ÷ ${area}) ÷ (${before} ÷ ${areaBefore})`;
  return `${mean} × ln(${multiple})${rate}`;
}

/** Which of the two moved production: `other` when they pulled in opposite directions. */
export function findDriver({ area, yield: gain }: Parts): 'area' | 'yield' | 'both' | 'other' {
  if (area * gain < 0) return 'other';
  const share = Math.abs(area) / (Math.abs(area) + Math.abs(gain));
  if (share > 0.55) return 'area';
  return share < 0.45 ? 'yield' : 'both';
}
