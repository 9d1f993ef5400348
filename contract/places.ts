import { z } from 'zod';
import { priceSource } from './prices.ts';
import { cropId, get } from './route.ts';

/** Where in countries a crop grows; without countries where the release does not know it. */
const growingPlaces = z.object({
  crop: z.string(),
  source: priceSource.nullable(),
  countries: z.array(
    z.object({
      area: z.string(),
      /** `harvest`: by harvested area; `cropland`: by the cropland alone. */
      basis: z.enum(['harvest', 'cropland']),
      /** Centres of cells of half a degree, and the part of the country's area of the crop in each: parts add up to 1. */
      latitudes: z.array(z.number()),
      longitudes: z.array(z.number()),
      shares: z.array(z.number()),
    }),
  ),
});

export type GrowingPlaces = z.infer<typeof growingPlaces>;

/** Paths of growing places, by name: part of the route table. */
export const placePaths = {
  growingPlaces: get(
    '/api/v1/growing-places/:crop',
    'Where in each country a crop grows: parts of its area by cells of half a degree',
    growingPlaces,
    { crop: cropId },
  ),
};
