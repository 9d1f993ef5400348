import { worldCode } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import { type Largest, largestOf } from '#domain/largest.ts';
import { type CubeStore, isBelieved } from '../../api/cube-store.ts';
import { isLowerBound } from '../../i18n/figures.ts';

/** Share of the five largest countries; `undefined` while it is not loaded, `null` where it has no meaning, as with lower bounds. */
export function findLargest(
  subject: { element: number; year: number },
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
): { largest: Largest; whole: number } | null | undefined {
  const whole = cubes.figure(subject.element, worldCode, subject.year);
  const slice = cubes.slice(subject.element, subject.year);
  if (whole === undefined || slice === undefined) return undefined;
  if (whole === null || slice === null) return null;
  const countries = [...slice].flatMap(([area, figure]) =>
    areas.get(area)?.kind === 'country' && isBelieved(figure) ? [{ ...figure, area }] : [],
  );
  if (isLowerBound(whole) || countries.some(isLowerBound)) return null;
  const largest = largestOf(countries, whole.value);
  return largest === null ? null : { largest, whole: whole.value };
}
