import { changeYears } from '../change.ts';
import { fewestYearsApart } from './find-change.ts';

/** Years at each end in which the balance has to be on one side. */
const yearsOnOneSide = 2;

/** Part of the larger flow that the smaller one has to be below it. */
const leastGap = 0.1;

/** Tonnes of the larger flow; less is too little to tell anything of. */
const leastTonnes = 10_000;

/** Why nothing is told of a balance. */
export type NoTurn = 'short' | 'gap' | 'estimated' | 'bound' | 'tiny' | 'same-side' | 'close';

/** Tonnes in and out in a year. */
interface TradeOfYear {
  year: number;
  imports: number;
  exports: number;
}

/** Imports and exports of a year with their flags. */
export interface FlaggedTrade extends TradeOfYear {
  flags: readonly string[];
}

/** A flow without a flag is taken as it is: balances have none for what customs count. */
const isKnown = (flag: string): boolean => flag === 'A' || flag === '';

/** Whether one flow is clearly above the other. */
function sideOf({ imports, exports }: TradeOfYear): 'importer' | 'exporter' | null {
  const larger = Math.max(imports, exports);
  if (larger - Math.min(imports, exports) < leastGap * larger) return null;
  return imports > exports ? 'importer' : 'exporter';
}

/**
 * Whether a country turned from net importer to net exporter, or back, over the newest years that may be compared, at most ten; or
 * why that is not told. Years rising, each with both flows; `breaks` of either.
 */
export function findTurn(
  trade: readonly FlaggedTrade[],
  breaks: readonly number[],
): { became: 'importer' | 'exporter'; from: TradeOfYear; to: TradeOfYear } | NoTurn {
  const newest = trade.at(-1)?.year ?? 0;
  const first = Math.max(newest - changeYears, ...breaks.filter((year) => year <= newest));
  const kept = trade.filter(({ year }) => year >= first);
  const [from, to] = [kept[0], kept.at(-1)];
  if (from === undefined || to === undefined || to.year - from.year < fewestYearsApart) return 'short';
  if (kept.length < to.year - from.year + 1) return 'gap';
  const ends = [...kept.slice(0, yearsOnOneSide), ...kept.slice(-yearsOnOneSide)];
  const flags = ends.flatMap((year) => year.flags);
  // What is at least so much in and at least so much out may be more either way.
  if (flags.includes('L')) return 'bound';
  if (!flags.every(isKnown)) return 'estimated';
  if ([from, to].some(({ imports, exports }) => Math.max(imports, exports) < leastTonnes)) return 'tiny';
  const sides = ends.map(sideOf);
  if (sides.includes(null)) return 'close';
  const [before, beforeToo, after, afterToo] = sides;
  if (before !== beforeToo || after !== afterToo || before === after) return 'same-side';
  const bare = ({ year, imports, exports }: TradeOfYear): TradeOfYear => ({ year, imports, exports });
  return { became: after === 'importer' ? 'importer' : 'exporter', from: bare(from), to: bare(to) };
}
