import { landNeighbours } from '#catalog/regions/neighbours.ts';

/** Why an area is suggested: its figure is near, or it has a common border. */
export type PeerRule = 'similar' | 'neighbours';

/** Most areas that a rule suggests. */
const most = 5;

/**
 * Countries to set beside a country. `similar`: those whose figure is nearest to its own as a ratio, the nearest first; none where it
 * has no figure above zero. `neighbours`: those with a common border, in the order of their figures, that have one. `values` are
 * figures of one year by ISO3 code, of countries alone; those in `taken` are compared already.
 */
export function suggestPeers(
  area: string,
  values: ReadonlyMap<string, number>,
  taken: readonly string[],
): Readonly<Record<PeerRule, readonly string[]>> {
  const own = values.get(area) ?? 0;
  const others = [...values].filter(([code, value]) => code !== area && value > 0);
  const distance = (value: number): number => Math.abs(Math.log(value / own));
  const similar = own > 0 ? [...others].sort(([, a], [, b]) => distance(a) - distance(b)) : [];
  const borders = landNeighbours(area);
  const beside = others.filter(([code]) => borders.includes(code)).sort(([, a], [, b]) => b - a);
  const first = (list: typeof others): readonly string[] =>
    list
      .map(([code]) => code)
      .filter((code) => !taken.includes(code))
      .slice(0, most);
  return { similar: first(similar), neighbours: first(beside) };
}
