import { tradeElements } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';

/** How many are named, and the least part of all flows that each has. */
const mostNamed = 3;
const leastPart = 0.01;

/**
 * The largest traders that have no figure on the map, for they did not report the year: only the reports of their partners are known.
 * `undefined` of other maps than those of the World's imports and exports, and where no large one is without.
 */
export function silentTraders(
  {
    section,
    view,
    year,
    cubes,
    flows: loaded,
  }: Pick<ShownData, 'section' | 'view' | 'year' | 'cubes' | 'flows'>,
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string | undefined {
  const flows = valueOr(loaded, null);
  const slice = cubes.slice(view.element, year);
  const flow = (['1', '2'] as const).find((each) =>
    Object.values(tradeElements).some((elements) => elements[each] === view.element),
  );
  if (section.id !== 'trade' || flow === undefined || flows === null || slice == null) return undefined;
  if (flows.area !== worldCode || flows.year !== year || view.officialOnly) return undefined;
  const sums = new Map<string, number>();
  let total = 0;
  for (const { origin, destination, exported, imported } of flows.answer.flows) {
    const [area, partners] = flow === '1' ? [destination, exported] : [origin, imported];
    total += Math.max(exported ?? 0, imported ?? 0);
    if (!slice.has(area)) sums.set(area, (sums.get(area) ?? 0) + (partners ?? 0));
  }
  const silent = [...sums]
    .filter(([, sum]) => sum >= total * leastPart)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNamed);
  if (silent.length === 0) return undefined;
  return words('trade.map.silent', {
    list: formats.list(silent.map(([area]) => areaName(words, area))),
    year: formats.year(year),
  });
}
