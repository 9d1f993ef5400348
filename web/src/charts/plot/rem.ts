/** A length of a layout in root letters, so that it grows with what readers enlarge. */
export const rem = (length: number): string => `${Math.round(length * 6.25) / 100}rem`;
