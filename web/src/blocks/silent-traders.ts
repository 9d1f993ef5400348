import { findFlow } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { membershipTest } from '#domain/inside.ts';
import type { ShownData } from '../api/data-view.tsx';
import { valueOr } from '../api/loaded.ts';
import { rankedCountries } from '../api/ranked-countries.ts';
import type { ShownFlows } from '../api/trade-flows.ts';
import { areaName } from '../i18n/area-words.ts';
import type { Speech } from '../i18n/speech.ts';

/** A list of traders has the first ones; of those that it lacks so many are named. */
const listed = 10;
const mostNamed = 3;

type TraderData = Pick<ShownData, 'year' | 'cubes' | 'flows' | 'areas'>;

/** Imports or exports of countries that have no figure of their own, as their partners report them; `null` where the area's flows of the year are not known. */
function partnerSums(data: TraderData, element: number, inside: string): readonly number[] | null {
  const found = findFlow(element);
  const flows = flowsOf(data, element);
  const slice = data.cubes.slice(element, data.year);
  if (found === null || flows === null || flows.area !== inside || slice == null) return null;
  const isInside = membershipTest(inside, (country) => data.areas.get(country));
  const byCountry = new Map<string, number>();
  for (const { origin, destination, exported, imported } of flows.answer.flows) {
    const [area, partners] = found.flow === '1' ? [destination, exported] : [origin, imported];
    if (!slice.has(area) && isInside(area)) byCountry.set(area, (byCountry.get(area) ?? 0) + (partners ?? 0));
  }
  return [...byCountry.values()];
}

/** The flows of the year in an element's measure, of whichever area; `null` of other elements than imports and exports, and where not known. */
function flowsOf({ year, flows: loaded }: TraderData, element: number): ShownFlows | null {
  const flows = valueOr(loaded, null);
  return flows?.year === year && flows.measure === findFlow(element)?.measure ? flows : null;
}

/** Whether a figure is the largest of an area, those of countries included that only their partners report; `false` where these are not known. */
export function isLargestTrader(
  data: TraderData,
  { element, value, inside }: { element: number; value: number; inside: string },
): boolean {
  const sums = partnerSums(data, element, inside);
  return sums?.every((sum) => sum <= value) ?? false;
}

/** Traders of an area that did not report the year and would be among the largest, with what their partners report of them; none where that is not known. */
export function findSilent(
  data: TraderData,
  element: number,
  inside: string,
): readonly { area: string; value: number }[] {
  const { areas, cubes, year } = data;
  const slice = cubes.slice(element, year);
  const flows = flowsOf(data, element);
  if (slice == null || flows === null) return [];
  const isInside = membershipTest(inside, (country) => areas.get(country));
  const known = rankedCountries(slice, areas).filter(({ area }) => isInside(area));
  const least = known[listed - 1]?.value ?? 0;
  return flows.answer.unreported
    .filter(
      ({ flow, area, value }) =>
        String(flow) === findFlow(element)?.flow && value > least && !slice.has(area) && isInside(area),
    )
    .slice(0, mostNamed);
}

/** The largest traders without a figure on the map; `undefined` of maps other than the World's trade. */
export function silentTraders(
  data: TraderData & Pick<ShownData, 'section' | 'view'>,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string | undefined {
  const { section, view, year } = data;
  if (section.id !== 'trade' || view.officialOnly) return undefined;
  const silent = findSilent(data, view.element, worldCode);
  if (silent.length === 0) return undefined;
  return words('trade.map.silent', {
    list: formats.list(silent.map(({ area }) => areaName(words, area))),
    year: formats.year(year),
  });
}
