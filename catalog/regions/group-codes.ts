import { regionCodes } from './index.ts';
import { networkAreas } from './networks.ts';

/** Areas of several countries that have a page of their own: the World, its regions, PABRA and its networks. */
export const groupCodes: readonly string[] = [...regionCodes, ...networkAreas];
