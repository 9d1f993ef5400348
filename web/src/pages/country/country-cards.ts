import { loadedPart, valueOr } from '../../api/loaded.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Card } from './card-input.ts';
import { toCardInput } from './card-input.ts';
import type { CountryPageData } from './country-data.ts';
import { cropsCard, harvestCard, yieldsCard } from './field-cards.tsx';
import { plateCard, supplyCard } from './food-cards.tsx';
import { lossesCard } from './loss-card.tsx';
import { partnersCard, priceCard, seasonCard } from './market-cards.tsx';
import { membersCard } from './members-card.tsx';
import { landracesCard, samplesCard, varietiesCard } from './seed-cards.tsx';

/** A wall with fewer cards has those of other crops as well. */
export const fewCards = 3;

/** Cards of a wall with other crops at most: two full rows. */
const mostCards = 6;

/** Whether a card of another crop says something: it has a finding, and is no plate without a coloured part. */
const isTelling = ({ figure }: Card): boolean =>
  figure.finding !== undefined &&
  figure.id !== 'crops' &&
  (figure.id !== 'plate' || figure.number !== undefined);

const isOfSamples = ({ figure }: Card): boolean => figure.id.startsWith('samples');

type WallData = Pick<CountryPageData, 'profile' | 'cards' | 'others' | 'landraces' | 'release'>;

/** The wall of an area: the cards of its crop and, where these are few, of other crops. */
export function countryCards(
  data: WallData,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const own = cropCards(data, speech, hrefOf);
  return [...own, ...otherCards(data, own.length, speech, hrefOf).map(({ card }) => card)];
}

/** Cards of other crops beside `count` of the own one, each with its crop. */
export function otherCards(
  data: WallData,
  count: number,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly { crop: string; card: Card }[] {
  const telling = valueOr(data.others, []).flatMap((cards) =>
    cropCards({ ...data, cards: loadedPart(cards), landraces: loadedPart(null) }, speech, hrefOf)
      .filter(isTelling)
      .map((card) => ({
        crop: cards.crop,
        card: { ...card, figure: { ...card.figure, id: `${card.figure.id}-${cards.crop}` } },
      })),
  );
  // Harvests and food say more than samples.
  telling.sort((a, b) => Number(isOfSamples(a.card)) - Number(isOfSamples(b.card)));
  return telling.slice(0, Math.max(0, mostCards - count));
}

/** A card for each thing that is known of the crop, in their order. */
export function cropCards(
  { profile, cards, landraces, release }: Omit<WallData, 'others'>,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  if (profile.state === 'failed' || profile.value === null) return [];
  if (cards.state === 'failed' || cards.value === null) return [];
  const input = toCardInput({
    profile: profile.value,
    cards: cards.value,
    landraces: landraces.state === 'failed' ? null : landraces.value,
    release,
    speech,
  });
  if (input === null) return [];
  return [
    ...membersCard(input, hrefOf),
    ...harvestCard(input),
    ...yieldsCard(input),
    ...plateCard(input),
    ...supplyCard(input),
    ...seasonCard(input),
    ...priceCard(input),
    ...partnersCard(input, 'imports'),
    ...partnersCard(input, 'exports'),
    ...samplesCard(input),
    ...varietiesCard(input),
    ...landracesCard(input),
    ...lossesCard(input),
    ...cropsCard(input),
  ];
}
