import { findParts, isWithheld } from '#domain/withheld.ts';
import type { CubeStore } from './cube-store.ts';

/** The years in which a quotient or a difference of trade of an area is withheld, rising; none for what is neither. */
export function withheldYears(cubes: CubeStore, element: number, area: string): readonly number[] {
  const parts = findParts(element);
  if (parts === null) return [];
  const firsts = cubes.series(parts.first, area);
  const seconds = cubes.series(parts.second, area);
  return [...(firsts ?? [])].flatMap(([year, first]) =>
    isWithheld(parts.reason, first, seconds?.get(year)) ? [year] : [],
  );
}

export function withheldKey(element: number): string {
  return `figure.withheld.${findParts(element)?.reason}`;
}
