import { findFlow } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { membershipTest } from '#domain/inside.ts';
import type { ShownData } from '../api/data-view.tsx';
import { valueOr } from '../api/loaded.ts';
import { areaName } from '../i18n/area-words.ts';
import type { Speech } from '../i18n/speech.ts';

/** How many are named, and the least part of all flows that each has. */
const mostNamed = 3;
const leastPart = 0.01;

type TraderData = Pick<ShownData, 'year' | 'cubes' | 'flows' | 'areas'>;

/** Imports or exports of countries that have no figure of their own, as their partners report them. */
interface PartnerSums {
  byCountry: ReadonlyMap<string, number>;
  /** All flows, of each the larger report. */
  total: number;
}

/** Those in an area; `null` of other elements than imports and exports, and where the area's flows of the year are not known. */
function partnerSums(
  { year, cubes, flows: loaded, areas }: TraderData,
  element: number,
  inside: string,
): PartnerSums | null {
  const found = findFlow(element);
  const flows = valueOr(loaded, null);
  const slice = cubes.slice(element, year);
  if (found === null || flows === null || slice == null) return null;
  if (flows.area !== inside || flows.year !== year || flows.measure !== found.measure) return null;
  const isInside = membershipTest(inside, (country) => areas.get(country));
  const byCountry = new Map<string, number>();
  let total = 0;
  for (const { origin, destination, exported, imported } of flows.answer.flows) {
    const [area, partners] = found.flow === '1' ? [destination, exported] : [origin, imported];
    total += Math.max(exported ?? 0, imported ?? 0);
    if (!slice.has(area) && isInside(area)) byCountry.set(area, (byCountry.get(area) ?? 0) + (partners ?? 0));
  }
  return { byCountry, total };
}

/** Whether a figure is the largest of an area, those of countries included that only their partners report; `false` where these are not known. */
export function isLargestTrader(
  data: TraderData,
  { element, value, inside }: { element: number; value: number; inside: string },
): boolean {
  const sums = partnerSums(data, element, inside);
  return sums !== null && [...sums.byCountry.values()].every((sum) => sum <= value);
}

/** The largest traders of an area that did not report the year, with what their partners report of them; none where that is not known. */
export function findSilent(
  data: TraderData,
  element: number,
  inside: string,
): readonly { area: string; sum: number }[] {
  const sums = partnerSums(data, element, inside);
  if (sums === null) return [];
  const reporters = valueOr(data.flows, null)?.answer.reporters ?? [];
  return [...sums.byCountry]
    .filter(([area, sum]) => sum >= sums.total * leastPart && !reporters.includes(area))
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNamed)
    .map(([area, sum]) => ({ area, sum }));
}

/**
 * The largest traders that have no figure on the map. `undefined` of other maps than those of the World's imports and exports, and where
 * no large one is without.
 */
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
