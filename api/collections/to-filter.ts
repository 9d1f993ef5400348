import type { Collection } from '#catalog/germplasm/collections.ts';
import type { AskedFilter } from '#contract/collection-routes.ts';
import { type PointFilter, type Points, pointFacets, pointMeasures } from '#domain/germplasm/points.ts';
import { invalid, listed, quoted } from '../errors.ts';

const namesOf = ({ facets, measures }: Collection): string =>
  listed([...facets, ...measures.flatMap((measure) => [`${measure}From`, `${measure}To`]), 'where', 'at']);

const split = (text: string | undefined): string[] => [...new Set(text?.split(',') ?? [])];

/**
 * The filter of an address. Throws `invalid-parameter` for a facet that the collection lacks, a species that it does not have, and
 * a range that ends before it begins.
 */
export function toFilter(collection: Collection, points: Points, filter: AskedFilter): PointFilter {
  for (const facet of pointFacets)
    if (filter[facet] !== undefined && !collection.facets.includes(facet))
      invalid(
        `The parameter "${facet}" is none of the collection ${quoted(collection.id)}. Its parameters: ${namesOf(collection)}.`,
      );
  const ranges = pointMeasures.map((measure) => {
    const [from, to] = [filter[`${measure}From`] ?? null, filter[`${measure}To`] ?? null];
    const name = `${measure}${from === null ? 'To' : 'From'}`;
    if ((from !== null || to !== null) && !collection.measures.includes(measure))
      invalid(
        `The parameter "${name}" is none of the collection ${quoted(collection.id)}. Its parameters: ${namesOf(collection)}.`,
      );
    if (from !== null && to !== null && from > to)
      invalid(
        `The parameter "${measure}From" cannot be ${from}: the range would end before it begins, at ${to}.`,
      );
    return [measure, { from, to }] as const;
  });
  const species = split(filter.species);
  for (const name of species)
    if (!points.values.species.includes(name))
      invalid(
        `The parameter "species" cannot be ${quoted(name)} here. Allowed: ${listed(points.values.species)}.`,
      );
  const at = filter.at?.split(',').map(Number);
  return {
    country: null,
    genePool: split(filter.genePool),
    condition: split(filter.condition),
    habit: split(filter.habit),
    colour: split(filter.colour),
    species,
    ...(Object.fromEntries(ranges) as Pick<PointFilter, 'weight' | 'altitude' | 'year'>),
    where: filter.where ?? null,
    at: at?.[0] === undefined || at[1] === undefined ? null : [at[0], at[1]],
  };
}
