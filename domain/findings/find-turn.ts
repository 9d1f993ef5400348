import { type ChangingSeries, meansOverDecade, type NoDecadeChange } from '../change-over-decade.ts';

/** Part of the larger flow that the smaller one has to be below it. */
const leastGap = 0.1;

/** Least tonnes of the larger flow for a finding. */
const leastTonnes = 10_000;

/** Why a balance has no finding. */
export type NoTurn =
  | NoDecadeChange
  | 'no-figure'
  | 'other-years'
  | 'estimated'
  | 'tiny'
  | 'same-side'
  | 'close';

/** Mean tonnes in and out over some years, rising; `year` is the last. */
export interface MeanTrade {
  year: number;
  years: readonly number[];
  imports: number;
  exports: number;
}

/** A flow without a flag is taken as it is: balances have none for what customs count. */
const isKnown = (flag: string): boolean => flag === 'A' || flag === '';

/** Whether one flow is clearly above the other. */
function sideOf({
  imports,
  exports,
}: Pick<MeanTrade, 'imports' | 'exports'>): 'importer' | 'exporter' | null {
  const larger = Math.max(imports, exports);
  if (larger - Math.min(imports, exports) < leastGap * larger) return null;
  return imports > exports ? 'importer' : 'exporter';
}

/**
 * Whether a country turned from net importer to net exporter, or back, in the ten years up to the newest, by means of three years
 * (`change-over-decade.ts`); or the reason why there is no finding. On each side every single year has to lie on the same side of balance.
 */
export function findTurn(
  flows: { imports: ChangingSeries; exports: ChangingSeries },
  newest: number,
): { became: 'importer' | 'exporter'; from: MeanTrade; to: MeanTrade } | NoTurn {
  if (!flows.imports.figures.has(newest) || !flows.exports.figures.has(newest)) return 'no-figure';
  const imports = meansOverDecade(flows.imports, newest);
  if (typeof imports === 'string') return imports;
  const exports = meansOverDecade(flows.exports, newest);
  if (typeof exports === 'string') return exports;
  if (JSON.stringify(imports.years) !== JSON.stringify(exports.years)) return 'other-years';
  if (!isKnown(imports.flag) || !isKnown(exports.flag)) return 'estimated';
  const tradeOf = (side: 'from' | 'to'): MeanTrade => {
    const years = imports.years[side];
    return { year: years.at(-1) ?? newest, years, imports: imports[side], exports: exports[side] };
  };
  const [from, to] = [tradeOf('from'), tradeOf('to')];
  if ([from, to].some((trade) => Math.max(trade.imports, trade.exports) < leastTonnes)) return 'tiny';
  const [before, after] = [sideOf(from), sideOf(to)];
  if (before === null || after === null) return 'close';
  const staysOn = (side: typeof before, years: readonly number[]): boolean =>
    years.every((year) => {
      const [bought = 0, sold = 0] = [flows.imports, flows.exports].map(
        (flow) => flow.figures.get(year)?.value,
      );
      return side === 'importer' ? bought > sold : sold > bought;
    });
  if (before === after || !staysOn(before, from.years) || !staysOn(after, to.years)) return 'same-side';
  return { became: after, from, to };
}
