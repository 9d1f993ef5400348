/** A crop is eaten much where it gives this part of the protein. */
export const muchProtein = 0.05;

/** Fewer countries than these are no comparison. */
export const fewestCompared = 5;

/** Countries that are shown. */
const mostShown = 5;

/** A country that harvests a larger part of its use does not depend on imports. */
const mostDependent = 0.75;

/** A believed figure of a country. */
export interface CountryFigure {
  area: string;
  value: number;
}

/** The countries that depend most on imports: each with its harvest as a fraction of its use, and the number that were compared. */
export interface Dependence {
  places: readonly CountryFigure[];
  count: number;
}

/** Those that eat much of a crop, by the crop's share in their protein. */
export const muchEaters = (protein: readonly CountryFigure[]): readonly CountryFigure[] =>
  protein.filter(({ value }) => value >= muchProtein);

/**
 * Countries that eat much of a crop and harvest the smallest part of their use, of a year's self-sufficiency ratios (percent) and shares in
 * protein (fractions). `null` where none of them depends on imports, and where so many harvest nothing that the first ones are equal.
 */
export function importDependence(
  sufficiency: readonly CountryFigure[],
  protein: readonly CountryFigure[],
): Dependence | null {
  const much = new Set(muchEaters(protein).map(({ area }) => area));
  const places = sufficiency
    .filter(({ area }) => much.has(area))
    .map(({ area, value }) => ({ area, value: value / 100 }))
    .sort((one, other) => one.value - other.value || (one.area < other.area ? -1 : 1));
  const shown = places.slice(0, mostShown);
  const [first, last] = [shown[0], shown.at(-1)];
  if (places.length < fewestCompared || first === undefined || last === undefined) return null;
  return first.value > mostDependent || last.value - first.value < 0.01
    ? null
    : { places: shown, count: places.length };
}

/** The comparator with these countries, in the order of an answer; without a language. */
export const dependencePath = (
  { places }: Dependence,
  of: { crop: string; element: number; year: number },
): string =>
  `/beans/comparator?series=${places.map(({ area }) => `${area}.${of.crop}.${of.element}`).join('~')}&kind=bar&year=${of.year}`;
