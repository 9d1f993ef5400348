import { beans } from '#catalog/crops/beans.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import type { CropProfile, Profile, Trend } from '#contract/profiles.ts';
import { plateElement } from '#domain/plate-element.ts';
import { isRecent } from '#domain/recent.ts';

/** Least share of protein, or lowest rank among producers, for which beans lead. */
const muchOfPlate = 0.02;
const firstProducers = 20;

/** An area's kind, and its newest years with harvests and shares of food. */
export type AreaYears = Pick<Profile, 'kind' | 'newest' | 'newestBalance'>;

/** Whether a figure of a year is news of an area, by the newest year of its kind: of a state that has ended each is. */
export const isNews = (area: AreaYears, year: number, by: 'newest' | 'newestBalance' = 'newest'): boolean =>
  area.kind === 'former' || isRecent(year, area[by] ?? year);

/** Whether a sentence may rest on the newest figure of a trend. */
export const mayLead = ({ year, doubts }: Trend, area: AreaYears): boolean =>
  doubts[year] === undefined && isNews(area, year);

/** The newest harvest of a crop, where a sentence may rest on it. */
export const leadingHarvest = (crop: CropProfile | undefined, area: AreaYears): Trend | undefined =>
  crop?.harvest.find((trend) => trend.element === PRODUCTION && trend.value > 0 && mayLead(trend, area));

/** The crop's part of all food, as a fraction. */
export const plateOf = (profile: CropProfile, area: AreaYears) =>
  profile.balance.find(
    ({ element, year, doubt }) =>
      element === plateElement(profile.crop) && doubt === undefined && isNews(area, year, 'newestBalance'),
  );

/** Whether the page's lead begins with the crop's part of all food: that is more than one part of a hundred. */
export const leadsPlate = ({ value }: { value: number }): boolean => Math.round(value * 100) >= 2;

/** The newest year of the page's lead; where nothing leads, that of the crop's harvests, or of its balances. */
export function leadYear(crop: CropProfile, area: AreaYears): number | null {
  const plate = plateOf(crop, area);
  const years = [
    leadingHarvest(crop, area)?.year ?? crop.harvest[0]?.year ?? [],
    plate !== undefined && leadsPlate(plate) ? plate.year : [],
  ].flat();
  return years.length > 0 ? Math.max(...years) : (crop.balance[0]?.year ?? null);
}

/** Whether cards can be drawn of a crop. */
const hasCards = ({ harvest, balance, trade, price, samples, varieties, losses }: CropProfile): boolean =>
  harvest.length > 0 ||
  balance.length > 0 ||
  trade.length > 0 ||
  price !== null ||
  samples !== null ||
  varieties !== null ||
  losses.length > 0;

export const cropsWithCards = ({ crops }: Pick<Profile, 'crops'>): readonly string[] =>
  crops.filter(hasCards).map(({ crop }) => crop);

/**
 * The crop that an area's page opens with: beans where they matter, and of groups wherever they grow; else the one that is the largest part of the World's harvest or of the
 * area's own food. `null` where nothing is known of any.
 */
export function leadCrop(area: AreaYears & Pick<Profile, 'crops'>): string | null {
  const known = area.crops.filter(hasCards).map((profile) => {
    const harvest = leadingHarvest(profile, area);
    return {
      crop: profile.crop,
      plate: plateOf(profile, area)?.value ?? 0,
      rank: harvest?.rank ?? Number.POSITIVE_INFINITY,
      share: harvest?.share ?? 0,
      value: harvest?.value ?? 0,
    };
  });
  const beansProfile = known.find(({ crop }) => crop === beans.id);
  const matters =
    beansProfile !== undefined &&
    (beansProfile.plate >= muchOfPlate ||
      beansProfile.rank <= firstProducers ||
      (area.kind === 'aggregate' && beansProfile.value > 0));
  if (matters) return beansProfile.crop;
  const importance = (each: (typeof known)[number]): number => Math.max(each.plate, each.share);
  const [first] = known.toSorted((a, b) => importance(b) - importance(a) || b.value - a.value);
  return first?.crop ?? null;
}
