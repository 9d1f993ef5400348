import {
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  BALANCE_PRODUCTION,
  DOMESTIC_SUPPLY,
  EXPORT_VALUE,
  FOOD,
  GRAZING_LIVESTOCK,
  PRODUCTION,
  PROTEIN_SHARE,
  WORLD_PRODUCTION_SHARE,
} from '#catalog/elements/codes.ts';
import type { Cards } from '#contract/cards.ts';
import type { CropProfile, Profile, Trend } from '#contract/profiles.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropCaveats, endedNotes } from '../../i18n/crop-notes.ts';
import { editFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import {
  isNews,
  largeExports,
  largerFlow,
  leadingHarvest,
  leadsPlate,
  plateOf,
  revisionOf,
  slightShare,
  zeroSince,
} from './lead-crop.ts';

type TextSpeech = Pick<Speech, 'words' | 'formats'>;

/** Whether it is a network whose members are newer than the figures: the next run over the sources adds them up. */
export const awaitsSum = ({ membership }: Profile): boolean =>
  membership !== null && !membership.summed && membership.bases.length > 0;

/** Whether it is a network without known members: its countries may have harvests. */
export const isMemberless = ({ membership }: Profile): boolean =>
  membership !== null && membership.bases.length === 0;

/** Multiple of the World's share from which it is named. */
const leastTimes = 1.5;
/** Years by which the World's newest share may be newer than the area's: that of a former state is not compared with it. */
const yearsApart = 5;

function plateText(
  ownCrop: CropProfile,
  profile: Profile,
  { words, formats }: TextSpeech,
  world: Cards['world'] | undefined,
): string[] {
  const plate = plateOf(ownCrop, profile);
  if (plate === undefined || !leadsPlate(plate)) return [];
  const kind = plate.element === PROTEIN_SHARE ? 'protein' : 'energy';
  const named = { ...areaWords(words, profile.area), cropFrom: words(`crops.${ownCrop.crop}.from`) };
  const count = Math.round(plate.value * 100);
  const sentence = words(`country.card.plate.${kind}`, { ...named, count, year: formats.year(plate.year) });
  const times = world == null || world.year - plate.year > yearsApart ? 0 : plate.value / world.value;
  if (world == null || times < leastTimes) return [`${sentence}.`];
  return [
    words('country.lead.times', {
      sentence,
      times: times < 10 ? Math.round(times * 10) / 10 : Math.round(times),
      isSameYear: world.year === plate.year ? 'yes' : 'no',
      year: formats.year(world.year),
    }),
  ];
}

/** Sentences of a lead at most. */
const mostSentences = 3;

/** The sentences of the year: the crop as food and as harvest, or that there is no harvest, or none yet. */
export function leadText(
  profile: Profile,
  speech: TextSpeech,
  crop: string | null,
  cards: Pick<Cards, 'harvest' | 'world'> | null = null,
): string {
  const { words } = speech;
  const ownCrop = profile.crops.find((each) => each.crop === crop);
  const harvest = leadingHarvest(ownCrop, profile);
  const named = { ...areaWords(words, profile.area), cropAmount: words(`crops.${crop ?? 'general'}.amount`) };
  if (harvest === undefined && isMemberless(profile)) return words('country.networks.empty');
  if (harvest === undefined && awaitsSum(profile)) return words('country.lead.awaited', named);
  if (ownCrop === undefined) return words('country.lead.none', named);
  const plate = plateText(ownCrop, profile, speech, cards?.world);
  const means = cards?.harvest.find(({ element }) => element === PRODUCTION)?.means ?? null;
  // Beside a food that is imported a harvest of next to nothing is no news.
  const isSlight = plate.length > 0 && harvest !== undefined && (harvest.share ?? 1) < slightShare;
  const imported = isSlight ? importedText(ownCrop, 'some', speech) : null;
  const plateYear = plate.length > 0 ? (plateOf(ownCrop, profile)?.year ?? null) : null;
  const field =
    imported !== null
      ? [imported]
      : harvest === undefined
        ? [knownText(ownCrop, named, profile, speech)]
        : [harvestText(harvest, { named, plateYear }, speech), ...changeText(harvest, means, speech)];
  const exported = harvest === undefined ? [] : exportsText(ownCrop, harvest, speech);
  return [...plate, ...field, ...exported]
    .filter((sentence) => sentence !== '')
    .slice(0, mostSentences)
    .join(' ');
}

/** The worth of large exports, behind the harvest. */
function exportsText(ownCrop: CropProfile, { year }: Trend, { words, formats }: TextSpeech): string[] {
  const exported = largeExports(ownCrop);
  if (exported === undefined) return [];
  return [
    words('country.lead.exports', {
      value: figureInSentence(EXPORT_VALUE, exported, { words, formats }),
      isSameYear: exported.year === year ? 'yes' : 'no',
      year: formats.year(exported.year),
    }),
  ];
}

/** Where the newest harvest cannot lead: an earlier one that can, else why there is none; of crops that are grazed, the animals. */
function knownText(
  ownCrop: CropProfile,
  named: Record<string, string>,
  profile: Profile,
  { words, formats }: TextSpeech,
): string {
  const { harvest } = ownCrop;
  const trend = harvest.find(({ element }) => element === PRODUCTION);
  const plate = plateOf(ownCrop, profile);
  const isEaten = plate !== undefined && leadsPlate(plate);
  if (trend === undefined) return suppliedText(ownCrop, named, isEaten, { words, formats });
  const revised = revisionText(trend, named, { words, formats });
  if (revised !== null) return `${revised}.`;
  const { since, values, doubts } = trend;
  const at = values.findLastIndex((value, place) => value !== null && doubts[since + place] === undefined);
  const value = values[at] ?? null;
  const year = value === null ? trend.year : since + at;
  const texts = { ...named, year: formats.year(year) };
  if (value === null || (value > 0 && !isNews(profile, year)))
    return words(`country.lead.${year === trend.year ? 'old' : 'doubtful'}`, texts);
  const end = value === 0 ? zeroSince(trend) : null;
  if (end !== null) {
    const what = words('country.card.what.harvest', named);
    return `${words('country.card.harvest.zero', { ...named, what, year: formats.year(end) })}.`;
  }
  const imported = value === 0 && isEaten ? importedText(ownCrop, 'some', { words, formats }) : null;
  if (imported !== null) return imported;
  const figure = { ...trend, year, value, flag: '', rank: null, share: null };
  return harvestText(figure, { named, plateYear: isEaten ? plate.year : null }, { words, formats });
}

/** What the harvest was on both sides of a break that sets them far apart; `null` without one. */
export function revisionText(
  trend: Trend,
  named: Record<string, string>,
  { words, formats }: TextSpeech,
): string | null {
  const revision = revisionOf(trend);
  if (revision === null) return null;
  const write = (value: number): string =>
    figureInSentence(trend.element, { value, flag: '' }, { words, formats });
  return words('country.lead.revised', {
    ...named,
    year: formats.year(revision.year),
    before: write(revision.before),
    after: write(revision.after),
    yearBefore: formats.year(revision.year - 1),
  });
}

/** What is imported of a food; `null` where it is not known. */
function importedText(
  { balance }: CropProfile,
  harvest: 'none' | 'some',
  { words, formats }: TextSpeech,
): string | null {
  const imported = balance.find(
    ({ element, value, doubt }) => element === BALANCE_IMPORTS && value > 0 && doubt === undefined,
  );
  if (imported === undefined) return null;
  return words('country.lead.imported', {
    value: figureInSentence(BALANCE_IMPORTS, imported, { words, formats }),
    year: formats.year(imported.year),
    harvest,
  });
}

/** Of crops without a harvest: how many animals graze, what is imported of a food (`isEaten`), or the larger flow. */
function suppliedText(
  ownCrop: CropProfile,
  named: Record<string, string>,
  isEaten: boolean,
  { words, formats }: TextSpeech,
): string {
  const textOf = (figure: CropProfile['trade'][number]) => ({
    value: figureInSentence(figure.element, figure, { words, formats }),
    year: formats.year(figure.year),
  });
  const animals = ownCrop.harvest.find(({ element }) => element === GRAZING_LIVESTOCK);
  const flow = largerFlow(ownCrop);
  if (animals !== undefined) {
    const what = words('country.card.what.animals');
    return `${words('country.card.harvest.plain', { ...named, what, ...textOf(animals) })}.`;
  }
  if (isEaten) return importedText(ownCrop, 'none', { words, formats }) ?? '';
  if (flow === undefined) return words('country.lead.none.crop', named);
  return words('country.lead.traded', {
    ...named,
    ...textOf(flow),
    flow: flow.element === EXPORT_VALUE ? 'exports' : 'imports',
  });
}

function harvestText(
  trend: Trend,
  { named, plateYear }: { named: Record<string, string>; plateYear: number | null },
  { words, formats }: TextSpeech,
): string {
  const { rank, ranked, share } = trend;
  return words('country.lead.harvest', {
    ...named,
    year: formats.year(trend.year),
    value: figureInSentence(PRODUCTION, trend, { words, formats }),
    // After the sentence on food, which names area, crop and year.
    subject: plateYear === null ? 'first' : 'second',
    isSameYear: plateYear === trend.year ? 'yes' : 'no',
    // A rank in the lower half is no news.
    place:
      rank !== null && ranked !== null
        ? rank * 2 <= ranked
          ? 'rank'
          : 'none'
        : share !== null && share < 1
          ? 'share'
          : 'none',
    rank: rank ?? 0,
    ranked: ranked ?? 0,
    share: share === null ? '' : editFigure(WORLD_PRODUCTION_SHARE, share, { words, formats }),
  });
}

/** The change between means; none where it is small, or the newest harvest is on the other side of the earlier mean. */
function changeText(
  { value }: Trend,
  means: Cards['harvest'][number]['means'],
  { words, formats }: TextSpeech,
): string[] {
  const change = (means && relativeChange(means)) ?? 0;
  if (means === null || Math.abs(change) < leastChange || change > 0 !== value > means.from) return [];
  return [
    words('country.lead.change', {
      to: yearsText(means.years.to, formats),
      from: yearsText(means.years.from, formats),
      way: change > 0 ? 'up' : 'down',
      percent: formats.editedPercent(Math.abs(change), 0),
    }),
  ];
}

/** Notes on ranks, which former states and regions have not, on the crops' items, and on countries that left a sum. */
export function harvestNotes(
  { area, crops }: Pick<Profile, 'area' | 'crops'>,
  words: Words,
): readonly string[] {
  const grown = crops.filter(({ harvest }) => harvest.length > 0);
  const hasRanks = grown.some(({ harvest }) => harvest.some(({ rank }) => rank !== null));
  const ended = grown.flatMap(({ crop, harvest }) =>
    harvest.flatMap(({ element, since, year }) =>
      endedNotes(words, { crop, element, area, from: since, to: year }),
    ),
  );
  return [
    ...(hasRanks ? [words('country.harvest.note')] : []),
    ...cropCaveats(
      words,
      grown.map(({ crop }) => crop),
      'short',
    ),
    ...new Set(ended),
  ];
}

/** Elements of food balances that are shown, in their order. */
export const balanceColumns = [
  BALANCE_PRODUCTION,
  BALANCE_IMPORTS,
  BALANCE_EXPORTS,
  DOMESTIC_SUPPLY,
  FOOD,
] as const;

/** Partners that a cell of a table names. */
const mostListed = 3;

/** The largest partner of a crop's trade, with value, year and reporter; `null` where there is none. */
export function partnersText(
  { partners, trade }: CropProfile,
  flow: 'imports' | 'exports',
  element: number,
  { words, formats }: TextSpeech,
): { list: string; about: string } | null {
  const named = partners?.[flow] ?? null;
  if (named === null) return null;
  const total = trade.find((each) => each.element === element);
  // A lower bound is never rounded up, and so a partner with all of it is not either: it would have more than the whole.
  const isAll = (value: number): boolean =>
    total !== undefined && isLowerBound(total) && value >= total.value;
  const money = (value: number): string =>
    editFigure(element, value, { words, formats }, { isBound: isAll(value) });
  return {
    list: formats.list(
      named.areas.slice(0, mostListed).map(({ area, value }) => `${areaName(words, area)} (${money(value)})`),
    ),
    about: `${formats.year(named.year)}${named.by === 'partners' ? `, ${words('country.trade.mirror')}` : ''}`,
  };
}

/** Whether a 0 among these figures of one area and year is one of the source's rounding. */
export const isRoundedIn = (
  figures: CropProfile['balance'],
  { element, value }: { element: number; value: number },
): boolean =>
  isRoundedAway(element, value, (measure) => figures.find((each) => each.element === measure)?.value);
