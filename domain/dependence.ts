/** A crop is eaten much where it gives this part of the protein. */
export const muchProtein = 0.05;

/** Fewer countries than these are no comparison. */
export const fewestCompared = 5;

const mostShown = 5;

/** A country that imports a smaller part of its use does not depend on imports. */
const leastDependent = 0.25;

export interface CountryFigure {
  area: string;
  value: number;
}

/** The countries that depend most on imports: each with its imports as a fraction of its supply, and the number that were compared. */
export interface Dependence {
  places: readonly CountryFigure[];
  count: number;
}

/** Those that eat much of a crop, by the crop's share in their protein. */
export const muchEaters = (protein: readonly CountryFigure[]): readonly CountryFigure[] =>
  protein.filter(({ value }) => value >= muchProtein);

/**
 * Countries that eat much of a crop and import the largest part of their supply, of a year's import shares (percent) and shares in protein
 * (fractions). `null` where none of them depends on imports, and where so many import everything that the first ones are equal.
 */
export function importDependence(
  imported: readonly CountryFigure[],
  protein: readonly CountryFigure[],
): Dependence | null {
  const much = new Set(muchEaters(protein).map(({ area }) => area));
  const places = imported
    .filter(({ area }) => much.has(area))
    .map(({ area, value }) => ({ area, value: value / 100 }))
    .sort((one, other) => other.value - one.value || (one.area < other.area ? -1 : 1));
  const largest = places.slice(0, mostShown);
  const [first, last] = [largest[0], largest.at(-1)];
  if (places.length < fewestCompared || first === undefined || last === undefined) return null;
  return first.value < leastDependent || first.value - last.value < 0.01
    ? null
    : { places: largest, count: places.length };
}

/** The comparator with these countries, in the order of an answer; without a language. */
export const dependencePath = (
  { places }: Dependence,
  of: { crop: string; element: number; year: number },
): string =>
  `/beans/comparator?series=${places.map(({ area }) => `${area}.${of.crop}.${of.element}`).join('~')}&kind=bar&year=${of.year}`;
