import { landNeighbours } from '#catalog/regions/neighbours.ts';
import { isCountry } from '../../api/data-view.tsx';
import type { ComparedLine } from '../../url/compare-params.ts';

/** Countries that are suggested beside `area`: their figures are near, or they have a common border. */
export interface Peers {
  area: string;
  similar: readonly string[];
  neighbours: readonly string[];
}

/** Most areas that a rule suggests. */
const most = 5;

/**
 * Countries to set beside the country of a line. `similar`: those whose figure is nearest to its own as a ratio, the nearest first; none
 * where it has no figure above zero. `neighbours`: those with a common border, in the order of their figures, that have one. `values` are
 * figures of one year by area; countries that `compared` has such a line of are left out.
 */
export function suggestPeers(
  { area, crop, element }: ComparedLine,
  values: ReadonlyMap<string, number>,
  compared: readonly ComparedLine[],
): Peers {
  const taken = compared.filter((line) => line.crop === crop && line.element === element);
  const ownValue = values.get(area) ?? 0;
  const others = [...values].filter(
    ([code, value]) =>
      code !== area && value > 0 && isCountry(code) && taken.every((line) => line.area !== code),
  );
  const distance = (value: number): number => Math.abs(Math.log(value / ownValue));
  const similar = ownValue > 0 ? others.toSorted(([, a], [, b]) => distance(a) - distance(b)) : [];
  const borders = landNeighbours(area);
  const beside = others.filter(([code]) => borders.includes(code)).sort(([, a], [, b]) => b - a);
  const first = (list: typeof others): readonly string[] => list.map(([code]) => code).slice(0, most);
  return { area, similar: first(similar), neighbours: first(beside) };
}
