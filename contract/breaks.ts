import type { Cube } from './data.ts';

/** What of a cube says where its series break. */
type Broken = Pick<Cube, 'breaks' | 'areaBreaks'>;

/**
 * The first years of another edition or method in an area's own series, rising. Figures on two sides of one are not compared:
 * no change, no slope, no line leads across.
 */
export function listBreaks(cube: Broken | undefined, area: string): readonly number[] {
  return cube?.areaBreaks[area] ?? cube?.breaks ?? [];
}

/** Whether the area's series passes from one edition or method to another after the first year, up to the second. */
export function isBroken(cube: Broken | undefined, area: string, from: number, to: number): boolean {
  return listBreaks(cube, area).some((year) => from < year && year <= to);
}
