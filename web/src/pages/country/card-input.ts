import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import type { CardPart, Cards } from '#contract/cards.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { CropProfile, Profile, ProfilePart } from '#contract/profiles.ts';
import type { Figure, FigureTable } from '../../figure/figure.ts';
import { type AreaWords, areaWords } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { publisherName, sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { type AreaPaths, areaPaths } from './area-paths.ts';
import type { LandRanking, LandraceMap } from './country-data.ts';

/** A figure of the wall, and the path of its page, without language. */
export interface Card {
  figure: Figure;
  path: string | null;
  old?: string | undefined;
  /** Whether it takes the whole row from the start. */
  isWide?: boolean | undefined;
}

export interface CardInput {
  profile: Profile;
  own: CropProfile;
  cards: Cards;
  landraces: LandraceMap | null;
  land: LandRanking | null;
  release: { created: string };
  speech: Speech;
  paths: AreaPaths;
  named: AreaWords & Record<'crop' | 'cropAmount' | 'cropFrom' | 'cropOf', string>;
}

/** Colour of the crop in every picture: the page has its theme. */
export const accent = 'var(--accent)';

export function toCardInput(
  data: Pick<CardInput, 'profile' | 'cards' | 'landraces' | 'land' | 'release' | 'speech'>,
): CardInput | null {
  const { profile, cards, speech } = data;
  const { words } = speech;
  const ownCrop = profile.crops.find(({ crop }) => crop === cards.crop);
  if (ownCrop === undefined || findCrop(cards.crop) === undefined) return null;
  const crop = (form: string): string => words(`crops.${cards.crop}.${form}`);
  return {
    ...data,
    own: ownCrop,
    paths: areaPaths(profile.area, profile.kind !== 'aggregate'),
    named: {
      ...areaWords(words, profile.area),
      crop: crop('name'),
      cropAmount: crop('amount'),
      cropFrom: crop('from'),
      cropOf: crop('of'),
    },
  };
}

/** What a card is made of; its picture is drawn with its texts in the crop's colour. */
type CardParts = FigureTable &
  Pick<Figure, 'id' | 'title' | 'finding' | 'number' | 'isLead' | 'remarks' | 'notes' | 'year' | 'elements'> &
  Omit<Card, 'figure'> & {
    picture: (texts: Record<'id' | 'title' | 'description' | 'colour', string>) => ReactNode;
    sources: readonly PriceSource[];
  };

/** Publisher or title of a source, whichever is shorter. */
function briefName(words: Words, source: PriceSource): string {
  const [publisher, title] = [publisherName(words, source), sourceTitle(words, source)];
  return publisher.length <= title.length ? publisher : title;
}

export function toCard(
  { profile, own, named, speech }: CardInput,
  { sources, path, old, isWide, picture, ...parts }: CardParts,
): Card {
  const { words } = speech;
  const { title, finding: description = title } = parts;
  // A wall may have the same card of several crops.
  const texts = { id: `${parts.id}-${own.crop}`, title, description, colour: accent };
  return {
    ...{ path, old, isWide },
    figure: {
      ...parts,
      picture: () => picture(texts),
      area: profile.area,
      crop: own.crop,
      name: `${words('country.crop.title', { ...named })}: ${title}`,
      source: [...new Set(sources.map((source) => briefName(words, source)))].join(', '),
      sources: sources.map((source) => ({ ...source, editions: [] })),
    },
  };
}

export const cardSources = ({ cards }: CardInput, ...parts: readonly CardPart[]): readonly PriceSource[] =>
  cards.sources.filter((source) => source.parts.some((part) => parts.includes(part)));

/** Of the harvest; a sum of countries has no source of its own but theirs. */
export function harvestSources(input: CardInput): readonly PriceSource[] {
  const ownSources = cardSources(input, 'harvest');
  return ownSources.length > 0 ? ownSources : cardSources(input, 'members');
}

export const profileSources = ({ profile }: CardInput, part: ProfilePart): readonly PriceSource[] =>
  profile.sources.filter(({ parts }) => parts.includes(part));

/** Other crops in FAO's item of the crop. */
export const itemNotes = ({ own, speech }: CardInput): readonly string[] =>
  cropCaveats(speech.words, [own.crop], 'short');
