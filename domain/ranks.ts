/** How many of a ranking have a place in it. */
export const countRanked = (ranked: readonly { rank: number | null }[]): number =>
  ranked.filter(({ rank }) => rank !== null).length;

/**
 * The ranks of values that are sorted from the best on. `dense` goes on with the next number after a tie (1, 1, 2), as podiums
 * do; `competition` counts the tied ones (1, 1, 3), as the ranks of countries do. A value of 0 has no rank and is not counted, so
 * that "108 countries" all have some; nor has `null`, a figure that is too doubtful for a place.
 */
export function ranksOf(
  values: readonly (number | null)[],
  ties: 'dense' | 'competition',
): readonly (number | null)[] {
  let rank = 0;
  let counted = 0;
  let last: number | null = null;
  return values.map((value) => {
    if (value === 0 || value === null) return null;
    counted += 1;
    if (value !== last) rank = ties === 'dense' ? rank + 1 : counted;
    last = value;
    return rank;
  });
}

/** Entries by value, the largest first, each with its rank, doubtful ones without; ties in the order of their codes. */
export function rankByValue<T extends { area: string; value: number; doubt?: unknown }>(
  entries: readonly T[],
): readonly (T & { rank: number | null })[] {
  const sorted = [...entries].sort((a, b) => b.value - a.value || (a.area < b.area ? -1 : 1));
  const ranks = ranksOf(
    sorted.map(({ value, doubt }) => (doubt === undefined ? value : null)),
    'competition',
  );
  return sorted.map((entry, at) => ({ ...entry, rank: ranks[at] ?? null }));
}

/**
 * The entries next to one in a ranking, it among them: `count` in all, as many above as below where there are enough. The first
 * `count` where the area is not ranked.
 */
export function neighboursInRanking<T extends { area: string }>(
  ranked: readonly T[],
  area: string | null,
  count: number,
): readonly T[] {
  const at = ranked.findIndex((entry) => entry.area === area);
  const start = at < 0 ? 0 : Math.max(Math.min(at - Math.floor((count - 1) / 2), ranked.length - count), 0);
  return ranked.slice(start, start + count);
}

/**
 * A ranking, the largest first, in which a sum replaces its parts; ties in the order of their codes. The ranking stays as it is
 * without parts, for a sum of 0, or if it is empty.
 */
export function rankSum<T extends { item: string; value: number }>(
  ranked: readonly T[],
  sum: T,
  parts: readonly string[],
): readonly T[] {
  if (ranked.length === 0 || parts.length === 0 || sum.value <= 0) return ranked;
  const others = ranked.filter(({ item }) => !parts.includes(item));
  return [...others, sum].sort((a, b) => b.value - a.value || (a.item < b.item ? -1 : 1));
}

/** The head of a ranking, and the places up to `near` before and after one of them. */
export function placesAround<T extends { ranking: number }>(
  ranked: readonly T[],
  { ranking: ownRank }: T,
  { head, near }: { head: number; near: number },
): readonly T[] {
  return ranked.filter(({ ranking }) => ranking <= head || Math.abs(ranking - ownRank) <= near);
}

/**
 * The place of each of some values among them: its rank (ties share it: 1, 1, 3), and the share of values that are not larger,
 * to four digits.
 */
export function placesAmong(
  values: readonly number[],
  first: 'highest' | 'lowest',
): (value: number) => { rank: number; percentile: number } {
  const rising = [...values].sort((a, b) => a - b);
  const upTo = new Map(rising.map((value, at) => [value, at + 1]));
  const before = new Map(rising.map((value, at) => [value, at] as const).reverse());
  return (value) => {
    const notLarger = upTo.get(value) ?? 0;
    const rank = 1 + (first === 'highest' ? rising.length - notLarger : (before.get(value) ?? 0));
    return { rank, percentile: Math.round((notLarger / rising.length) * 1e4) / 1e4 };
  };
}
