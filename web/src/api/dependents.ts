import { beans } from '#catalog/crops/beans.ts';
import { FOOD, IMPORT_SHARE, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import { fewestCompared, muchEaters } from '#domain/dependence.ts';
import { holdsRatio } from '../i18n/ratio-finding.ts';
import { type CubeStore, isBelieved } from './cube-store.ts';
import type { RankedCountry } from './ranked-countries.ts';

/** Countries of a list of dependents without a staple, and so many are needed for one. */
const mostDependents = 10;

/** Countries whose imports matter, those that lead first, by `rule`: how they were chosen. */
export interface Dependents {
  rule: 'staple' | 'dependent';
  places: readonly RankedCountry[];
}

/**
 * Instead of the countries with the highest import shares, which are many at 100%: of those that get much of their protein from the crop
 * the ones that import the largest part, as on the first page; of other crops the largest eaters of those that import half or more.
 * `null` of other elements, and where they are few.
 */
export function findDependents(of: {
  ranked: readonly RankedCountry[];
  crop: string;
  element: number;
  year: number;
  cubes: CubeStore;
}): Dependents | null {
  const { ranked, crop, element, year, cubes } = of;
  if (element !== IMPORT_SHARE) return null;
  const believed = ranked.filter(isBelieved);
  const protein = crop === beans.id ? cubes.slice(PROTEIN_SHARE, year) : null;
  const much = new Set(
    muchEaters([...(protein ?? [])].map(([area, { value }]) => ({ area, value }))).map(({ area }) => area),
  );
  const staple = believed.filter(({ area }) => much.has(area));
  const [first] = staple;
  if (first !== undefined && staple.length >= fewestCompared && holdsRatio(element, first))
    return { rule: 'staple', places: staple };
  const eaten = cubes.slice(FOOD, year);
  if (eaten == null) return null;
  const eatenIn = ({ area }: RankedCountry): number => eaten.get(area)?.value ?? 0;
  const found = believed
    .filter((entry) => holdsRatio(element, entry))
    .sort((one, other) => eatenIn(other) - eatenIn(one));
  return found.length < mostDependents ? null : { rule: 'dependent', places: found.slice(0, mostDependents) };
}
