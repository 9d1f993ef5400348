import { beans } from '#catalog/crops/beans.ts';
import { ENERGY_SHARE, PROTEIN_SHARE } from '#catalog/elements/codes.ts';

/** The crop's part of all food that matters: beans are eaten for their protein, other crops for their energy. */
export const plateElement = (crop: string): number => (crop === beans.id ? PROTEIN_SHARE : ENERGY_SHARE);
