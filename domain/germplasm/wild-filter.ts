import { domesticatedBeans } from '#catalog/germplasm/collections.ts';
import { noFilter, type PointFilter, type Points } from './points.ts';

/**
 * Which points on land are of plants that grew wild: those that the source calls wild; where it states no conditions, those of
 * species that are not domesticated. `null` where it has no such species.
 */
export function wildFilter(points: Points): PointFilter | null {
  if (points.stated.condition) return { ...noFilter, condition: ['wild'], where: 'land' };
  const species = points.species.filter((name) => !domesticatedBeans.includes(name));
  return species.length === 0 ? null : { ...noFilter, species, where: 'land' };
}
