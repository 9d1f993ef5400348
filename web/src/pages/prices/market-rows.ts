import { isRefugeeMarket, withoutRefugeeSuffix } from '#catalog/prices/refugee-markets.ts';
import { doubtOfChange, suspectMonths } from '#domain/prices/doubted-change.ts';
import { monthsInYear } from '#domain/prices/same-markets.ts';
import { doubtOfMonth } from '#domain/prices/view.ts';
import type { Words } from '../../i18n/words.tsx';
import { marketLabel, type ShownPrices, viewPrice } from './shown-prices.ts';

export interface MarketNow {
  id: number;
  /** Without the suffix of refugee settlements where all markets of the newest month are of refugees. */
  name: string;
  isOfRefugees: boolean;
  admin: string;
  month: number;
  price: number;
  /** Its price in the same month a year before; `null` of none, and where the change between the two is doubtful. */
  before: number | null;
  /** In percent above the country's median; `null` where they share no month of the last twelve. */
  premium: number | null;
  latitude: number | null;
  longitude: number | null;
}

export interface MarketsNow {
  /** Of the newest month, dearest first. */
  rows: readonly MarketNow[];
  /** Markets whose last price is of an earlier month, newest first. */
  older: readonly MarketNow[];
  month: number | null;
}

type PriceOfMonth = Parameters<typeof viewPrice>[1];

/** Last prices of markets in the view; averages are no markets. */
export function marketsNow(shownPrices: ShownPrices, words: Words): MarketsNow {
  const { page } = shownPrices.known;
  const latest = page.latest.find(
    ({ type, source }) => type === shownPrices.type && source === shownPrices.sourceIndex,
  );
  const places = new Map(page.markets.flatMap((market) => (market.average ? [] : [[market.id, market]])));
  const last = (latest?.markets ?? []).flatMap(({ market, ...price }) => {
    const place = places.get(market);
    return place === undefined ? [] : [{ ...price, place }];
  });
  // Of all with a price, even where the view cannot convert that month: years-old ones would be the newest.
  const month = last.length === 0 ? null : Math.max(...last.map((each) => each.month));
  const showsRefugeeSuffix = last.some(
    (each) => each.month === month && !isRefugeeMarket(page.area, each.place.label),
  );
  const suspects = suspectMonths(page, { type: shownPrices.type, source: shownPrices.sourceIndex });
  const priceBefore = (price: number, at: number, before: Omit<PriceOfMonth, 'month'>): number | null => {
    const months = [at, at - monthsInYear];
    const isRateDoubtful = months.some(
      (month) =>
        doubtOfMonth(shownPrices.known.converters, shownPrices.view, { month, basis: before.basis }) !== null,
    );
    const old = isRateDoubtful ? null : viewPrice(shownPrices, { ...before, month: at - monthsInYear });
    return old === null || doubtOfChange(suspects, months, price / old) === 'untold' ? null : old;
  };
  const all = last.flatMap(({ place, month, basis, before, premium, ...newest }): MarketNow[] => {
    const { id, label, admin1, latitude, longitude } = place;
    const price = viewPrice(shownPrices, { month, price: newest.price, basis });
    if (price === null) return [];
    return [
      {
        ...{ id, month, price, premium, latitude, longitude },
        name: (showsRefugeeSuffix ? null : withoutRefugeeSuffix(label)) ?? marketLabel(words, label),
        isOfRefugees: isRefugeeMarket(page.area, label),
        admin: admin1 ?? '',
        before: before === null ? null : priceBefore(price, month, { price: before, basis }),
      },
    ];
  });
  return {
    rows: all.filter((row) => row.month === month).sort((a, b) => b.price - a.price || a.id - b.id),
    older: all.filter((row) => row.month !== month).sort((a, b) => b.month - a.month || a.id - b.id),
    month,
  };
}

/** Fewest markets of a change, which must also be more than half of all. */
const fewestCompared = 2;

/** How many markets became cheaper or dearer, whichever is more, of those with a price a year before; `null` where they are few or even. */
export function movedMarkets(rows: readonly MarketNow[]) {
  // As they are written beside the markets: 0% is no change.
  const compared = rows.flatMap(({ price, before }) =>
    before === null ? [] : [Math.round((price / before - 1) * 100)],
  );
  const cheaper = compared.filter((change) => change < 0).length;
  const dearer = compared.filter((change) => change > 0).length;
  if (compared.length < fewestCompared || 2 * compared.length <= rows.length || cheaper === dearer)
    return null;
  const changed = Math.max(cheaper, dearer);
  return {
    changed,
    count: compared.length,
    isAll: String(changed === compared.length),
    direction: cheaper > dearer ? 'cheaper' : 'dearer',
  };
}

/** Whether markets' prices are of the whole crop while one of its types is chosen: a release keeps the last ones of the main form. */
export function areOfAllTypes({ cropType, cropTypes }: ShownPrices): boolean {
  return cropType !== '' && cropTypes.includes('');
}
