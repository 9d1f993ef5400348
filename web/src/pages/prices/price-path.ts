import { monthsInYear } from '#domain/prices/same-markets.ts';
import { type Money, type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { getMonthNames } from '../../i18n/months.ts';

/** How far below the highest price of a series one has to be for a finding. */
const leastFall = 0.15;

type PricedMonths = readonly (readonly [month: number, price: number])[];

interface Peak {
  month: number;
  price: number;
  /** How far a later price is below it, as a part of it. */
  fall: number;
}

/** The highest price up to a month; `null` where that month's price is not much below it. */
export function findPeak(months: PricedMonths, month: number): Peak | null {
  const known = months.filter(([at]) => at <= month);
  const now = known.find(([at]) => at === month)?.[1];
  const [peak, price] = known.reduce((most, each) => (each[1] > most[1] ? each : most), [month, now ?? 0]);
  return now === undefined || now > price * (1 - leastFall)
    ? null
    : { month: peak, price, fall: 1 - now / price };
}

/** Since when no price was higher, or lower, than that of a month; `null` where that is less than a year. */
export function findExtreme(
  months: PricedMonths,
  month: number,
): { extreme: 'highest' | 'lowest'; since: number } | null {
  const before = months.filter(([at]) => at < month);
  const now = months.find(([at]) => at === month)?.[1];
  const first = before[0]?.[0] ?? month;
  if (now === undefined || before.length < monthsInYear) return null;
  const sinceOf = (passes: (price: number) => boolean): number =>
    before.findLast(([, price]) => passes(price))?.[0] ?? first;
  const [highest, lowest] = [sinceOf((price) => price >= now), sinceOf((price) => price <= now)];
  const since = Math.min(highest, lowest);
  return month - since < monthsInYear ? null : { extreme: since === highest ? 'highest' : 'lowest', since };
}

/** How far the newest of rising months is below the highest price, or since when it is the highest or the lowest; `undefined` otherwise. */
export function pathText(
  speech: MoneySpeech,
  months: PricedMonths,
  { series, money }: { series: string; money: Money },
): string | undefined {
  const { words, language } = speech;
  const names = getMonthNames(language);
  const newest = months.at(-1)?.[0] ?? 0;
  const month = names.long(newest);
  const peak = findPeak(months, newest);
  if (peak !== null)
    return words('prices.peak', {
      ...{ series, month },
      percent: speech.formats.editedPercent(peak.fall, 0),
      peak: names.long(peak.month),
      price: moneyText(speech, peak.price, money),
    });
  const found = findExtreme(months, newest);
  return found === null
    ? undefined
    : words('prices.extreme', { series, month, extreme: found.extreme, since: names.long(found.since) });
}
