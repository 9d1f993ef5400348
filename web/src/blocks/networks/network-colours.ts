import { networkCodes } from '#catalog/regions/networks.ts';

const codes: readonly string[] = networkCodes;

export const networkColours = ['var(--compared-1)', 'var(--compared-2)', 'var(--compared-3)'] as const;

/** Of members whose network no source names. */
export const unstatedColour = 'var(--use-stock)';

/** Place of a network among them; below 0 of what is none. */
export const placeOf = (network: string | null): number => codes.indexOf(network ?? '');

export const colourOf = (network: string): string => networkColours[placeOf(network)] ?? unstatedColour;
