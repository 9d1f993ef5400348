import { threeDigits } from '../../../i18n/figure-scale.ts';
import type { MoneySpeech } from '../../../i18n/money.ts';
import type { Classes } from '../../../map/classes.ts';
import type { LegendWords } from '../../../map/legend-model.ts';

/** The lowest and the highest price as the ends of a legend show them, where their classes are the first and the last. */
export function legendEnds(
  { formats }: Pick<MoneySpeech, 'formats'>,
  { limits }: Pick<Classes, 'limits'>,
  values: readonly number[],
): { lowest: string | null; highest: string | null } {
  if (values.length === 0) return { lowest: null, highest: null };
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return {
    lowest: lowest < (limits[0] ?? Infinity) ? formats.edited(lowest) : null,
    highest: highest >= (limits.at(-1) ?? -Infinity) ? formats.edited(highest) : null,
  };
}

/** Words of a legend of prices. */
export function priceLegend(
  { formats }: Pick<MoneySpeech, 'formats'>,
  classes: Classes,
  { prices, ...words }: Omit<LegendWords, 'ends' | 'limitText'> & { prices: readonly number[] },
): LegendWords {
  return {
    ...words,
    ends: legendEnds({ formats }, classes, prices),
    limitText: (limit) => formats.number(threeDigits(limit), 6),
  };
}
