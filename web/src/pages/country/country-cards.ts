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

/** The wall of a crop in an area: a card for each thing that is known, in their order. */
export function countryCards(
  { profile, cards, landraces, release }: CountryPageData,
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
