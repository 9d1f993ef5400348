import { loadedPart, valueOr } from '../../api/loaded.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type Card, type CardInput, toCardInput } from './card-input.ts';
import type { CountryPageData } from './country-data.ts';
import { cropsCard, harvestCard, yieldsCard } from './field-cards.tsx';
import { plateCard, supplyCard } from './food-cards.tsx';
import { lossesCard } from './loss-card.tsx';
import { partnersCard, priceCard, seasonCard } from './market-cards.tsx';
import { membersCard } from './members-card.tsx';
import { cropSamplesCard, landracesCard, samplesCard, varietiesCard } from './seed-cards.tsx';

/** A wall with fewer cards has those of other crops as well. */
export const fewCards = 3;

/** Cards of a wall with other crops at most: two full rows. */
const mostCards = 6;

/** Whether a card of another crop is worth a place: it has a finding, and is no plate without a coloured part. */
const isWorthwhile = ({ figure }: Card): boolean =>
  figure.finding !== undefined && (figure.id !== 'plate' || figure.number !== undefined);

type WallData = Pick<CountryPageData, 'profile' | 'cards' | 'others' | 'landraces' | 'land' | 'release'>;

/** The wall of an area: the cards of its crop and, where these are few, of other crops. */
export function countryCards(
  data: WallData,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const own = cropCards(data, speech, hrefOf);
  const others = otherCards(data, own.length, speech, hrefOf).map(({ card }) => card);
  return others.length === 0 ? own : [...own, ...others].map((card) => withCrop(card, speech));
}

/** A card whose label begins with its crop. */
function withCrop(card: Card, { words }: Speech): Card {
  const { crop, title } = card.figure;
  if (crop === undefined) return card;
  return { ...card, figure: { ...card.figure, title: `${words(`crops.${crop}.name`)} · ${title}` } };
}

/** Cards of other crops beside `count` of the own one, each with its crops: the samples of several are one card. */
export function otherCards(
  data: WallData,
  count: number,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly { crops: readonly string[]; card: Card }[] {
  const none = loadedPart(null);
  const inputs = valueOr(data.others, []).flatMap(
    (cards) => inputOf({ ...data, cards: loadedPart(cards), landraces: none, land: none }, speech) ?? [],
  );
  const sampled = inputs.filter(({ own }) => own.samples?.received);
  const samples = cropSamplesCard(sampled);
  const others = inputs.flatMap((input) =>
    cardsOf(input, hrefOf)
      .filter((card) => isWorthwhile(card) && (samples === null || card.figure.id !== 'samples'))
      .map((card) => ({
        crops: [input.own.crop],
        card: { ...card, figure: { ...card.figure, id: `${card.figure.id}-${input.own.crop}` } },
      })),
  );
  const crops = sampled.map(({ own }) => own.crop);
  return [...others, ...(samples === null ? [] : [{ crops, card: samples }])].slice(
    0,
    Math.max(0, mostCards - count),
  );
}

export function cropCards(
  data: Omit<WallData, 'others'>,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const input = inputOf(data, speech);
  return input === null ? [] : cardsOf(input, hrefOf);
}

function inputOf(
  { profile, cards, landraces, land, release }: Omit<WallData, 'others'>,
  speech: Speech,
): CardInput | null {
  const [area, series] = [valueOr(profile, null), valueOr(cards, null)];
  if (area === null || series === null) return null;
  return toCardInput({
    ...{ profile: area, cards: series, release, speech },
    landraces: valueOr(landraces, null),
    land: valueOr(land, null),
  });
}

/** A card for each thing that is known of the crop, in their order. */
function cardsOf(input: CardInput, hrefOf: (path: string) => string): readonly Card[] {
  return [
    membersCard(input, hrefOf),
    harvestCard(input),
    yieldsCard(input),
    plateCard(input),
    supplyCard(input),
    seasonCard(input),
    priceCard(input),
    partnersCard(input, 'imports'),
    partnersCard(input, 'exports'),
    samplesCard(input),
    varietiesCard(input),
    landracesCard(input),
    lossesCard(input),
    cropsCard(input),
  ].filter((card) => card !== null);
}
