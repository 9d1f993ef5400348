import { findQuotient, isWithheld } from '#domain/withheld.ts';
import type { CubeStore } from './cube-store.ts';

/** The years in which a quotient of an area is withheld, rising; none for what is no such quotient. */
export function withheldYears(cubes: CubeStore, element: number, area: string): readonly number[] {
  const quotient = findQuotient(element);
  if (quotient === null) return [];
  const values = cubes.series(quotient.numerator, area);
  const quantities = cubes.series(quotient.denominator, area);
  return [...(values ?? [])].flatMap(([year, value]) =>
    isWithheld(value, quantities?.get(year)) ? [year] : [],
  );
}
