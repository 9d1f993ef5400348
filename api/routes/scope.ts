import type { Crop } from '#catalog/crop.ts';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { columnKeyOf } from '#catalog/elements/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';

/**
 * The area with this code. Regions and macro regions of the catalog are areas even when the release has no figures of
 * them. Throws `unknown-area`.
 */
export function requireArea(release: ServedRelease, code: string): Pick<AreaRow, 'code' | 'kind'> {
  const area = release.areas.get(code);
  if (area) return area;
  if (isRegion(code) || macroRegions.some((macro) => macro.code === code)) return { code, kind: 'aggregate' };
  throw new ProblemError(
    'unknown-area',
    `There is no area ${quoted(code)}. Areas are ISO3 codes, M49 codes of regions and WLRD; /api/v1/data/areas lists them.`,
  );
}

export const areaFacts = ({ code, kind, region, macro, first_year, last_year }: AreaRow) => ({
  code,
  kind,
  region,
  macro,
  firstYear: first_year,
  lastYear: last_year,
});

/** The crop of an id. Throws `unknown-crop`. */
export function requireCrop(id: string): Crop {
  const crop = findCrop(id);
  if (crop !== undefined) return crop;
  throw new ProblemError(
    'unknown-crop',
    `There is no crop ${quoted(id)}. Crops: ${listed(crops.map((each) => each.id))}.`,
  );
}

/**
 * Checks that the indicator has any figure of the year, of whatever element and area: a year that other elements have
 * is no error but a missing value. Throws `unknown-year`.
 */
export function requireYear(release: ServedRelease, indicator: number, year: number): number {
  const years = release.years.get(indicator) ?? [];
  if (years.includes(year)) return year;
  const range = years.length === 0 ? 'none' : `${years[0]} to ${years.at(-1)}`;
  throw new ProblemError(
    'unknown-year',
    `Indicator ${indicator} has no figures of ${quoted(year)}. Its years: ${range}.`,
  );
}

/** The element, indicator, area and year of a path. Throws the problem of the first that is unknown. */
export function requireFigure(
  release: ServedRelease,
  path: { table: string; elementId: number; indicatorId: number; countryCode: string; year: number },
) {
  const table = requireTable(path.table);
  const element = requireElement(table, path.elementId);
  const { indicator } = columnKeyOf(element, requireIndicator(table, path.indicatorId));
  const area = requireArea(release, path.countryCode).code;
  return { table, element, indicator, area, year: requireYear(release, indicator, path.year) };
}

/** Checks one of a few words of a path. Throws `invalid-parameter`. */
export function refuse(name: string, value: string, allowed: readonly string[]): never {
  invalid(`The parameter ${quoted(name)} cannot be ${quoted(value)} here. Allowed: ${listed(allowed)}.`);
}

const regionCodes: ReadonlySet<string> = new Set(macroRegions.flatMap(({ regions }) => regions));

export function isRegion(code: string): boolean {
  return regionCodes.has(code);
}

/** The continent of a region: the first macro region that offers it. */
export function findMacro(region: string): string {
  return macroRegions.find(({ regions }) => regions.includes(region))?.code ?? worldCode;
}
