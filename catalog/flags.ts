/**
 * Flags of figures from the most to the least certain: official, provisional or from another source, estimated, imputed,
 * missing for the source, and the observatory's own lower bound. A figure without a flag says nothing against the others.
 */
export const flagsByCertainty = 'ABTXEIML';

/** The least certain of some flags; none among figures without one. */
export function worstFlag(flags: readonly string[]): string {
  const worst = Math.max(-1, ...flags.map((flag) => (flag === '' ? -1 : flagsByCertainty.indexOf(flag))));
  return flagsByCertainty[worst] ?? '';
}
