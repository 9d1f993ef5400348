import { beans } from '#catalog/crops/beans.ts';
import { DOMESTIC_SUPPLY, EXPORT_VALUE, PRODUCTION } from '#catalog/elements/codes.ts';
import type { CropProfile, Profile, Trend } from '#contract/profiles.ts';
import { decade } from '#domain/change-over-decade.ts';
import { isRecent } from '#domain/nearest-year.ts';
import { plateElement } from '#domain/plate-element.ts';

/** Least share of protein, or lowest rank among producers, for which beans lead. */
const muchOfPlate = 0.02;
const firstProducers = 20;

/** Exports of a year, in 1,000 US$, for which beans lead and that their page says. */
const manyExports = 100_000;
/** A smaller part of the World's harvest is no reason to open with a crop. */
export const slightShare = 1e-6;

/** An area's kind, and its newest years with harvests and shares of food. */
export type AreaYears = Pick<Profile, 'kind' | 'newest' | 'newestBalance'>;

/** Whether a figure of a year is news of an area, by the newest year of its kind: of a state that has ended each is. */
export const isNews = (area: AreaYears, year: number, by: 'newest' | 'newestBalance' = 'newest'): boolean =>
  area.kind === 'former' || isRecent(year, area[by] ?? year);

/** The first of the years with 0 at the end of a series; `null` of one that ends with more, or never had more. */
export function zeroSince({ since, values }: Pick<Trend, 'since' | 'values'>): number | null {
  const last = values.findLastIndex((value) => value !== null && value > 0);
  const at = values.indexOf(0, last + 1);
  return last < 0 || at < 0 ? null : since + at;
}

/** Times that one side of a break in the newest years is the other one: then neither is news alone. */
const mostTimes = 10;

/** The last break in the ten newest years of a trend, with the figures around it, where they are far apart; `null` without one. */
export function revisionOf({ since, year, values, breaks, doubts }: Trend) {
  if (breaks.length === 0) return null;
  const at = Math.max(...breaks);
  const [before, after] = [values[at - 1 - since] ?? 0, values[at - since] ?? 0];
  const isFar = Math.max(before, after) >= mostTimes * Math.min(before, after);
  const isKnown = before > 0 && after > 0 && doubts[at - 1] === undefined && doubts[at] === undefined;
  return isKnown && isFar && year - at < decade ? { year: at, before, after } : null;
}

/** Tonnes below which a harvest is that of a few gardens: of it and its yield there is nothing to say. */
const fewestTonnes = 10;

export const isTrace = (production: number): boolean => production > 0 && production < fewestTonnes;

/** Whether a sentence may rest on the newest figure of a trend. */
export const mayLead = (trend: Trend, area: AreaYears): boolean =>
  !(trend.element === PRODUCTION && isTrace(trend.value)) &&
  trend.doubts[trend.year] === undefined &&
  isNews(area, trend.year) &&
  revisionOf(trend) === null;

/** The newest harvest of a crop, where a sentence may rest on it. */
export const leadingHarvest = (crop: CropProfile | undefined, area: AreaYears): Trend | undefined =>
  crop?.harvest.find((trend) => trend.element === PRODUCTION && trend.value > 0 && mayLead(trend, area));

/** The newest known part of all food that is the crop, as a fraction. */
export const newestPlate = ({ balance, crop }: CropProfile) =>
  balance.find(({ element, doubt }) => element === plateElement(crop) && doubt === undefined);

/** The same, where it is no older than others of the area. */
export function plateOf(profile: CropProfile, area: AreaYears) {
  const plate = newestPlate(profile);
  return plate !== undefined && isNews(area, plate.year, 'newestBalance') ? plate : undefined;
}

/** The larger of a crop's flows, by value. */
export const largerFlow = ({ trade }: CropProfile) =>
  trade.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)[0];

/** The exports of a crop, where they are large. */
export const largeExports = ({ trade }: CropProfile) =>
  trade.find(({ element, value }) => element === EXPORT_VALUE && value >= manyExports);

/** Whether the page's lead begins with the crop's part of all food: that is more than one part of a hundred. */
export const leadsPlate = ({ value }: { value: number }): boolean => Math.round(value * 100) >= 2;

/** The newest year of the page's lead; where nothing leads, that of the crop's harvests, or of its balances. */
export function leadYear(crop: CropProfile, area: AreaYears): number | null {
  const plate = plateOf(crop, area);
  const leadsFood = plate !== undefined && leadsPlate(plate);
  const years = [
    leadingHarvest(crop, area)?.year ??
      crop.harvest[0]?.year ??
      (leadsFood ? [] : (largerFlow(crop)?.year ?? [])),
    leadsFood ? plate.year : [],
  ].flat();
  return years.length > 0 ? Math.max(...years) : (crop.balance[0]?.year ?? null);
}

const isKnown = ({ harvest, balance, trade, price, samples, varieties, losses }: CropProfile): boolean =>
  harvest.length > 0 ||
  balance.length > 0 ||
  trade.length > 0 ||
  price !== null ||
  samples !== null ||
  varieties !== null ||
  losses.length > 0;

export const cropsWithPages = ({ crops }: Pick<Profile, 'crops'>): readonly string[] =>
  crops.filter(isKnown).map(({ crop }) => crop);

/** Those of them whose page has more than zeros. */
export const cropsWithCards = ({ crops }: Pick<Profile, 'crops'>): readonly string[] =>
  cropsWithPages({
    crops: crops.map((profile) =>
      [...profile.balance, ...profile.trade].some(({ value }) => value > 0)
        ? profile
        : { ...profile, balance: [], trade: [] },
    ),
  });

/** An area's crops, the one that is the largest part of the World's harvest or of the area's own food first. */
function rankCrops(area: AreaYears & Pick<Profile, 'crops'>) {
  const known = area.crops.filter(isKnown).map((profile) => {
    const harvest = leadingHarvest(profile, area);
    const plate = plateOf(profile, area)?.value ?? 0;
    const share = harvest?.share ?? 0;
    return {
      crop: profile.crop,
      plate,
      harvest,
      // What the page's lead begins with; of food a smaller part is no lead.
      importance: Math.max(leadsPlate({ value: plate }) ? plate : 0, share < slightShare ? 0 : share),
      exports: largeExports(profile),
      traded: largerFlow(profile)?.value ?? 0,
      supply: profile.balance.find(({ element }) => element === DOMESTIC_SUPPLY)?.value ?? 0,
    };
  });
  return known.toSorted(
    (a, b) =>
      b.importance - a.importance ||
      b.plate - a.plate ||
      (b.harvest?.value ?? 0) - (a.harvest?.value ?? 0) ||
      b.supply - a.supply,
  );
}

export const cropsByImportance = (area: AreaYears & Pick<Profile, 'crops'>): readonly string[] =>
  rankCrops(area).map(({ crop }) => crop);

/**
 * The crop that an area's page opens with: beans where they are grown and matter, or much exported, of groups wherever they grow, and where they
 * are traded and nothing else matters; else the most important one. `null` where nothing is known of any.
 */
export function leadCrop(area: AreaYears & Pick<Profile, 'crops'>): string | null {
  const ranked = rankCrops(area);
  const [first] = ranked;
  const ownBeans = ranked.find(({ crop }) => crop === beans.id);
  if (first === undefined || ownBeans === undefined) return first?.crop ?? null;
  const { harvest, plate, exports, traded } = ownBeans;
  const isGrown =
    harvest !== undefined &&
    (plate >= muchOfPlate ||
      (harvest.rank ?? Number.POSITIVE_INFINITY) <= firstProducers ||
      area.kind === 'aggregate');
  const isFirstTraded = traded > 0 && Math.max(first.importance, first.plate) === 0;
  return isGrown || exports !== undefined || isFirstTraded ? beans.id : first.crop;
}
