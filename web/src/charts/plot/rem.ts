/** A length of a layout in root letters, so that it grows with what readers enlarge. */
export const rem = (length: number): string => `${Math.round(length * 6.25) / 100}rem`;

/** How much larger than sixteen pixels a reader has made the root letter: 1 unless changed. In browsers only. */
export const rootScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
