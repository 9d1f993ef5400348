import { threeDigits } from '../../i18n/figure-scale.ts';
import type { MoneySpeech } from '../../i18n/money.ts';
import type { Classes } from '../../map/classes.ts';
import type { LegendTexts } from '../../map/legend.tsx';

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

/** Words of a legend of prices; `countText` says how many a class has. */
export function mapLegendTexts(
  { words, formats }: MoneySpeech,
  of: { label: string; countText: (range: string, count: number) => string },
): LegendTexts {
  const limit = (value: number): string => formats.number(threeDigits(value), 6);
  return {
    label: words('map.legend.label', { element: of.label }),
    noData: words('map.legend.noData'),
    notApplicable: words('map.legend.notApplicable'),
    zero: words('map.legend.zero'),
    formatLimit: limit,
    formatRange: (from, to) => {
      if (from !== null && to !== null)
        return words('map.legend.range', { from: limit(from), to: limit(to) });
      if (to !== null) return words('map.legend.below', { to: limit(to) });
      return from === null ? words('map.legend.all') : words('map.legend.above', { from: limit(from) });
    },
    formatCount: (_bin, range, count) => of.countText(range, count),
  };
}
