import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { FigureStore } from './figure-store.ts';

/** PABRA and those of its networks whose members the release has added up: their inhabitants are there in every year. */
export async function listSummedNetworks(figures: FigureStore): Promise<string[]> {
  const { areas } = await figures.column({ indicator: POPULATION_ITEM, element: POPULATION });
  return networkAreas.filter((area) => areas.includes(area)).toSorted();
}
