import { beans } from '#catalog/crops/beans.ts';
import { ENERGY_SHARE, PRODUCTION, PROTEIN_SHARE } from '#catalog/elements/codes.ts';
import type { CropProfile, Profile } from '#contract/profiles.ts';
import { isRecent } from '#domain/recent.ts';

/** Beans lead where they give this part of the protein, or where the country is among so many largest producers. */
const muchOfPlate = 0.02;
const firstProducers = 20;

/** Beans are eaten for their protein, other crops for their energy. */
export const plateElement = (crop: string): number => (crop === beans.id ? PROTEIN_SHARE : ENERGY_SHARE);

/** The crop's part of all food, as a fraction. */
export const plateOf = (profile: CropProfile) =>
  profile.balance.find(({ element, doubt }) => element === plateElement(profile.crop) && doubt === undefined);

/** Whether cards can be drawn of a crop. */
const hasCards = ({ harvest, balance, trade, price, samples, varieties }: CropProfile): boolean =>
  harvest.length > 0 ||
  balance.length > 0 ||
  trade.length > 0 ||
  price !== null ||
  samples !== null ||
  varieties !== null;

export const cropsWithCards = ({ crops }: Pick<Profile, 'crops'>): readonly string[] =>
  crops.filter(hasCards).map(({ crop }) => crop);

/**
 * The crop that an area's page opens with: beans where they matter, and of groups wherever they grow; else the one that is the largest part of the World's harvest or of the
 * area's own food. `null` where nothing is known of any.
 */
export function leadCrop({ crops, kind, newest }: Pick<Profile, 'crops' | 'kind' | 'newest'>): string | null {
  const known = crops.filter(hasCards).map((profile) => {
    const harvest = profile.harvest.find(
      ({ element, year, value, doubts }) =>
        element === PRODUCTION &&
        value > 0 &&
        doubts[year] === undefined &&
        (kind === 'former' || isRecent(year, newest ?? year)),
    );
    return {
      crop: profile.crop,
      plate: plateOf(profile)?.value ?? 0,
      rank: harvest?.rank ?? Number.POSITIVE_INFINITY,
      share: harvest?.share ?? 0,
      value: harvest?.value ?? 0,
    };
  });
  const own = known.find(({ crop }) => crop === beans.id);
  const matters =
    own !== undefined &&
    (own.plate >= muchOfPlate || own.rank <= firstProducers || (kind === 'aggregate' && own.value > 0));
  if (matters) return own.crop;
  const standing = (each: (typeof known)[number]): number => Math.max(each.plate, each.share);
  const [first] = known.toSorted((a, b) => standing(b) - standing(a) || b.value - a.value);
  return first?.crop ?? null;
}
