import type { DoubtReason, EventId } from '#catalog/doubts.ts';
import type { Cube } from './data.ts';

/** The parts of a cube with the breaks of its series. */
type Broken = Pick<Cube, 'breaks' | 'areaBreaks'>;

/**
 * The first years behind the breaks in an area's own series, rising. Figures on two sides of one are not compared: no change, no
 * slope, no line leads across.
 */
export function listBreaks(cube: Broken | undefined, area: string): readonly number[] {
  return cube?.areaBreaks[area] ?? cube?.breaks ?? [];
}

/** Whether a series that begins anew in a year breaks between two others, given in either order. */
export const partsYears = (beginning: number, one: number, other: number): boolean =>
  Math.min(one, other) < beginning && beginning <= Math.max(one, other);

/** Whether the area's series breaks between two years. */
export function isBroken(cube: Broken | undefined, area: string, from: number, to: number): boolean {
  return listBreaks(cube, area).some((year) => partsYears(year, from, to));
}

/** The first years behind the seams in an area's own series, rising: it goes on in figures of another release. */
export function listSeams(
  cube: Pick<Cube, 'seams' | 'areaSeams'> | undefined,
  area: string,
): readonly number[] {
  return cube?.areaSeams[area] ?? cube?.seams ?? [];
}

/** Why a figure is doubtful; `null` where it is not. */
export function findDoubt(
  cube: Pick<Cube, 'doubts'> | undefined,
  area: string,
  year: number,
): DoubtReason | null {
  return cube?.doubts[area]?.[year] ?? null;
}

/** The known cause of a figure out of the ordinary. */
export function findEvent(
  cube: Pick<Cube, 'events'> | undefined,
  area: string,
  year: number,
): EventId | null {
  return cube?.events[area]?.[year] ?? null;
}
