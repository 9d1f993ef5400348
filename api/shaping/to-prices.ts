import type { Crop } from '#catalog/crop.ts';
import type { Prices } from '#contract/prices.ts';
import { monthText } from '#domain/prices/months.ts';
import { doubtOfRate, isInDollars, rateOf, type ViewedMonth } from '#domain/prices/view.ts';
import { dollarArea } from '../prices/read-converters.ts';
import type { ViewedPrices } from '../prices/view-country.ts';
import { type ApiWords, namesAs } from '../words.ts';

/**
 * Months as the published answer has them. A month whose prices are all in US$ has none in the country's own currency, and is
 * absent in its views; one that lacks an index or a rate is there without a value.
 */
function toMonths(all: readonly ViewedMonth[]) {
  const months = all.filter(({ missing }) => missing !== 'other-currency');
  return {
    medians: months.map(({ month, median, prices }) => ({
      date: monthText(month),
      value: median,
      n: prices,
    })),
    minAndMax: months.map(({ month, least, greatest }) => {
      return { date: monthText(month), min: least, max: greatest };
    }),
  };
}

export function nameCropType(words: ApiWords, id: string) {
  return { ...namesAs('crop_type', words.names(`prices.types.${id}`)), id_crop_type: id };
}

/** The published answer: of the crop's main form, or with `byType` of each of its types. */
export function toPrices(
  prices: ViewedPrices,
  context: { crop: Crop; area: string; words: ApiWords; byType: boolean } & Pick<Prices, 'newest' | 'change'>,
): Prices {
  const { crop, area, words, byType, newest, change } = context;
  const { view, type, base, city, converters, currency, from, series, sources } = prices;
  const { en, es, pt } = words.names(`crops.${crop.id}.name`);
  const visibleSeries = series.filter(({ crop_type }) => (crop_type === '') !== byType);
  const months = visibleSeries.flatMap((each) => each.months);
  const deflating = view === 'usdeflac' ? 'usa' : 'own';
  const main = visibleSeries[0]?.months ?? [];
  return {
    ...(byType
      ? {
          crop_types: visibleSeries.map((each) => {
            return { ...nameCropType(words, each.crop_type), data: toMonths(each.months) };
          }),
        }
      : {
          crops: [
            {
              CROP_NAME: en,
              CROP_NAME_ES: es,
              CROP_NAME_PT: pt,
              ID_CROP: crop.items.production ?? 0,
              ...toMonths(main),
            },
          ],
        }),
    view,
    type,
    unit: isInDollars(view) ? 'USD/Kg' : 'SLC/Kg',
    currency,
    city,
    base,
    source: sources.name(prices.source),
    newest,
    change,
    deflator: {
      area: deflating === 'usa' ? dollarArea : area,
      base,
      values: [...converters[deflating]].map(([year, value]) => ({ year, value })),
      sources: sources.all(from[deflating]),
    },
    rate: {
      values: listRates(prices, months),
      sources: sources.all([...from.monthly, ...from.yearly]),
    },
    missing: listMissing(months),
    breaks: prices.breaks.map((each) => ({ date: monthText(each.month), currency: each.currency })),
  };
}

/** The rates of the months that have prices, each once; none where the own currency is the US$. */
function listRates({ converters }: ViewedPrices, months: readonly ViewedMonth[]): Prices['rate']['values'] {
  const rateMonths = [...new Set(months.map(({ month }) => month))].sort((a, b) => a - b);
  return rateMonths.flatMap((month) => {
    const rate = rateOf(converters, month);
    if (rate === null || rate.frequency === 'dollar') return [];
    const official = doubtOfRate(converters, month) === 'official-rate';
    return [{ date: monthText(month), value: rate.rate, frequency: rate.frequency, official }];
  });
}

function listMissing(months: readonly ViewedMonth[]): Prices['missing'] {
  const reasons = new Map<number, NonNullable<ViewedMonth['missing']>>();
  for (const { month, missing } of months) if (missing !== null) reasons.set(month, missing);
  return [...reasons]
    .sort(([a], [b]) => a - b)
    .map(([month, reason]) => ({ date: monthText(month), reason }));
}
