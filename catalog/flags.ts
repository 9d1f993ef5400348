/** States of a figure for readers. A figure without a flag is not official: its source states nothing. */
export const flagStates = ['official', 'not-stated', 'estimated', 'computed'] as const;
export type FlagState = (typeof flagStates)[number];

/** The observatory's own flags: a figure that it computed, and a lower bound that it added up, with what rests on one. */
export const computedFlag = 'C';
export const lowerBoundFlag = 'L';

/**
 * Flags of figures from the most to the least certain: official, none stated (a blank), break in series, unofficial, from
 * an international organisation, estimated, imputed, missing for the source, computed by the observatory, lower bound.
 */
export const flagsByCertainty = `A BTXEIM${computedFlag}${lowerBoundFlag}`;

/** Whether the country itself reports the figure. */
export function isOfficial(flag: string): boolean {
  return flagState(flag) === 'official';
}

/** State of a figure with this flag; a lower bound is computed by the observatory, and stays marked as a lower bound. */
export function flagState(flag: string): FlagState {
  if (flag === 'A') return 'official';
  if (flag === computedFlag || flag === lowerBoundFlag) return 'computed';
  return flag.trim() === '' ? 'not-stated' : 'estimated';
}

/** The least certain of some flags; empty for none. A figure without a flag is less certain than an official one. */
export function worstFlag(flags: readonly string[]): string {
  const worst = Math.max(-1, ...flags.map((flag) => flagsByCertainty.indexOf(flag || ' ')));
  return (flagsByCertainty[worst] ?? '').trim();
}
