/** How much larger than sixteen pixels a reader has made the root letter: 1 unless changed. In browsers only. */
export const rootScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
