import { type PointFacet, seedColours, unknownValue } from '#catalog/germplasm/collections.ts';
import type { Points } from './points.ts';

/** One point: `null` is not stated. Degrees, grams of 100 seeds, metres, year of collecting. */
export interface PointFacts {
  id: number;
  latitude: number | null;
  longitude: number | null;
  /** Absent where nothing has placed the points, `null` at sea. */
  country?: string | null;
  /** Decimals of the longer coordinate, as published. */
  decimals: number;
  flagged: 'zero' | 'off-land' | null;
  gene_pool: string | null;
  condition: string | null;
  habit: string | null;
  colours: string[];
  species: string | null;
  taxon: string | null;
  weight: number | null;
  altitude: number | null;
  year: number | null;
}

export function pointAt(points: Points, row: number): PointFacts {
  const place = points.places[row] ?? -1;
  const coded = (facet: Exclude<PointFacet, 'colour' | 'species'>): string | null => {
    const value = points.values[facet][31 - Math.clz32(points.codes[facet][row] ?? 1)] ?? unknownValue;
    return value === unknownValue ? null : value;
  };
  const taxon = points.taxon[row] ?? -1;
  const mask = points.colours[row] ?? 0;
  return {
    id: points.ids[row] ?? 0,
    latitude: points.latitudes[place] ?? null,
    longitude: points.longitudes[place] ?? null,
    ...(points.countries === undefined ? {} : { country: points.countries[place] || null }),
    decimals: points.decimals[place] ?? 0,
    flagged: points.whereabouts[row] !== 1 ? null : points.zero.includes(place) ? 'zero' : 'off-land',
    gene_pool: coded('genePool'),
    condition: coded('condition'),
    habit: coded('habit'),
    colours: seedColours.filter((_, bit) => (mask >> bit) & 1),
    species: points.species[points.taxonSpecies[taxon] ?? -1] ?? null,
    taxon: points.taxa[taxon] ?? null,
    weight: points.weight[row] ?? null,
    altitude: points.altitude[row] ?? null,
    year: points.year[row] ?? null,
  };
}
