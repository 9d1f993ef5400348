/** How many markets report in a month. */
export interface MarketCount {
  month: number;
  markets: number;
}

/** Reporting months on each side of one over which numbers of markets are compared, and the fewest that tell a lasting number. */
const comparedMonths = 12;
const fewestMonths = 6;

/**
 * The newest of rising months with its usual markets: at least a third of those of most of the twelve months before it. A month in
 * which few of them have reported yet is no level of prices. `null` without months.
 */
export function lastUsualMonth(counts: readonly MarketCount[]): number | null {
  const found = counts.findLast(({ markets }, at) => {
    const before = counts.slice(Math.max(0, at - comparedMonths), at);
    const larger = before.filter((each) => each.markets > 3 * markets);
    return 2 * larger.length <= before.length;
  });
  return found?.month ?? null;
}

/** A month from which at least twice or at most half as many markets report, and how many did before and in it. */
export interface MarketJump {
  month: number;
  before: number;
  after: number;
}

/** Fewest months of a stretch with other markets than before and after it: less is a month that some have not reported. */
const fewestOfStretch = 3;

/**
 * Months of rising ones at which the number of markets jumps: each of the year after has twice, or half, those of each before, or so
 * does each of a shorter stretch, which ends with a jump as well.
 */
export function marketJumps(counts: readonly MarketCount[]): readonly MarketJump[] {
  return [...lastingJumps(counts), ...stretchJumps(counts)].sort((a, b) => a.month - b.month);
}

function lastingJumps(counts: readonly MarketCount[]): MarketJump[] {
  const markets = counts.map((each) => each.markets);
  return counts.flatMap(({ month }, at): MarketJump[] => {
    const [before, after] = [
      markets.slice(Math.max(0, at - comparedMonths), at),
      markets.slice(at, at + comparedMonths),
    ];
    if (Math.min(before.length, after.length) < fewestMonths) return [];
    const isJump =
      Math.min(...after) >= 2 * Math.max(...before) || 2 * Math.max(...after) <= Math.min(...before);
    return isJump ? [{ month, before: markets[at - 1] ?? 0, after: markets[at] ?? 0 }] : [];
  });
}

function stretchJumps(counts: readonly MarketCount[]): MarketJump[] {
  const markets = counts.map((each) => each.markets);
  const jumpAt = (at: number): MarketJump => ({
    month: counts[at]?.month ?? 0,
    before: markets[at - 1] ?? 0,
    after: markets[at] ?? 0,
  });
  return counts.flatMap((_, start): MarketJump[] => {
    const before = markets.slice(Math.max(0, start - comparedMonths), start);
    const [most, least] = [Math.max(...before), Math.min(...before)];
    const isMore = (markets[start] ?? 0) >= 2 * most;
    const isOther = (count: number): boolean => (isMore ? count >= 2 * most : 2 * count <= least);
    const end = markets.findIndex((count, at) => at >= start && !isOther(count));
    const [within, after] = [markets.slice(start, end), markets.slice(end, end + comparedMonths)];
    if (within.length < fewestOfStretch || within.length >= comparedMonths) return [];
    if (Math.min(before.length, after.length) < fewestMonths) return [];
    const isBack = isMore
      ? 2 * Math.max(...after) <= Math.min(...within)
      : Math.min(...after) >= 2 * Math.max(...within);
    return isBack ? [jumpAt(start), jumpAt(end)] : [];
  });
}
