import { PRODUCTION } from '#catalog/elements/codes.ts';
import { isOneStage } from '#catalog/losses/stages.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { leastChange } from '#domain/change.ts';
import { awayFromMean, meanOf, yearsOfMean } from '#domain/change-over-decade.ts';
import { fewestForMedian } from '#domain/losses/loss-stages.ts';
import { loadedPart, valueOr } from '../../api/loaded.ts';
import { CardRows } from '../../charts/cards/card-rows.tsx';
import { SmallMultiples } from '../../charts/cards/small-multiples.tsx';
import { areaColumn, countColumn, elementColumn, yearColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import {
  type Card,
  type CardInput,
  cardSources,
  itemNotes,
  profileSources,
  toCard,
  toCardInput,
} from './card-input.ts';
import type { CountryPageData } from './country-data.ts';
import { cropsCard, harvestCard, yieldsCard } from './field-cards.tsx';
import { plateCard, supplyCard } from './food-cards.tsx';
import { partnersCard, priceCard, seasonCard } from './market-cards.tsx';
import { landracesCard, samplesCard, varietiesCard } from './seed-cards.tsx';

const isRegion = (code: string): boolean => macroRegions.some(({ regions }) => regions.includes(code));

/** Number of largest harvests that are drawn; the table has all. */
const mostMembers = 12;

/** So many members or fewer leave room for other cards in their row. */
const mostBesideOthers = 4;

function membersCard(input: CardInput, hrefOf: (path: string) => string): Card | null {
  const { cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const members = cards.members.toSorted((a, b) => b.production - a.production);
  const [largest] = members;
  if (largest === undefined || members.length < 2) return null;
  const since = Math.min(...members.map((each) => each.since));
  const to = Math.max(...members.map(({ year }) => year));
  const title = words('country.card.members', { ...named, span: formats.span(since, to) });
  const change = largest.change ?? 0;
  const newest = largest.values.slice(-yearsOfMean).filter((value) => value !== null);
  // A harvest far from the newer mean would contradict the change of the means.
  const isAway = newest.length === yearsOfMean && awayFromMean(largest.production, meanOf(newest)) !== null;
  // The line of a member has a gap where its figure is doubtful, which leads nothing.
  const finding =
    (largest.values.at(-1) ?? null) === null
      ? undefined
      : words('country.card.members.finding', {
          ...named,
          memberIn: areaWords(words, largest.area).areaIn,
          value: figureInSentence(PRODUCTION, { value: largest.production, flag: '' }, speech),
          way: isAway || Math.abs(change) < leastChange ? 'none' : change < 0 ? 'down' : 'up',
          percent: formats.editedPercent(Math.abs(change), 0),
        });
  const largestMembers = members.slice(0, mostMembers);
  const textOf = ({ production, change: own }: (typeof largestMembers)[number]): string =>
    [
      editFigure(PRODUCTION, production, speech),
      ...(own === null ? [] : [formats.signedPercent(own, 0)]),
    ].join(', ');
  return toCard(input, {
    id: 'members',
    title,
    finding,
    remarks: [words('country.card.members.note')],
    notes: [words('country.card.members.lines'), ...itemNotes(input)],
    ...tableOf(
      members,
      [
        areaColumn('area', words, ({ area }) => area),
        columnOf('change', words('country.card.members.change'), 'share', ({ change }) => change),
        {
          key: String(PRODUCTION),
          label: words('country.harvest.production'),
          ...elementColumn(PRODUCTION, speech),
          of: ({ values }) => values.at(-1) ?? null,
        },
        yearColumn('year', words('figure.table.year'), ({ year }) => year),
      ],
      ({ area }) => area,
    ),
    picture: ({ colour }) => (
      <SmallMultiples
        colour={colour}
        items={largestMembers.map((member) => ({
          id: member.area,
          name: areaName(words, member.area),
          href: hrefOf(areaPagePath(member.area, isRegion(member.area))),
          text: textOf(member),
          since: member.since,
          values: member.values,
          breaks: member.breaks,
        }))}
      />
    ),
    sources: cardSources(input, 'members'),
    path: paths.ofElement(own.crop, PRODUCTION),
    isWide: largestMembers.length > mostBesideOthers,
  });
}

/** Fewer stages have no largest among them, and a card has no space for more. */
const fewestStages = 2;
const mostStages = 6;

/** Results before are named with their years, and lead only where there are no newer ones. */
const recentSince = 2000;

function lossesCard(input: CardInput): Card | null {
  const { named, speech, own, paths } = input;
  const { words, formats } = speech;
  const [found] = own.losses
    .map((loss) => ({ ...loss, stages: loss.stages.filter(({ stage }) => isOneStage(stage)) }))
    .filter(({ stages }) => stages.length >= fewestStages)
    .toSorted((a, b) => b.studies - a.studies);
  if (found === undefined) return null;
  const { commodity, stages, sources } = found;
  const hasMedians = stages.every(({ studies }) => studies >= fewestForMedian);
  const lossOf = ({ median, high }: (typeof stages)[number]): number => (hasMedians ? median : high);
  const bySize = stages.toSorted((a, b) => lossOf(b) - lossOf(a));
  const isRecent = ({ last }: (typeof stages)[number]): boolean => last >= recentSince;
  const leading = bySize.some(isRecent) ? bySize.filter(isRecent) : bySize;
  const most = Math.max(...leading.map(lossOf));
  const largest = leading.filter((stage) => lossOf(stage) === most);
  const shownStages = new Set(bySize.slice(0, mostStages));
  const percent = (value: number): string => formats.percent(value / 100, 1);
  const stageName = (stage: string): string => words(`losses.stage.${stage}`);
  const yearsOf = (some: typeof stages): string =>
    formats.span(Math.min(...some.map(({ first }) => first)), Math.max(...some.map(({ last }) => last)));
  const title = words('country.card.losses', { years: yearsOf(stages) });
  const finding = words('country.card.losses.finding', {
    ...named,
    stages: formats.list(largest.map(({ stage }) => words(`losses.stage.${stage}.at`))),
    kind: hasMedians ? 'median' : largest.some(({ low, high }) => low < high) ? 'most' : 'single',
    percent: percent(most),
    years: yearsOf(largest),
  });
  return toCard(input, {
    id: 'loss-stages',
    title,
    finding,
    remarks: [
      words('country.card.losses.note', {
        isAll: shownStages.size === stages.length ? 'yes' : 'no',
        kind: hasMedians ? 'median' : 'most',
      }),
    ],
    notes: [words('country.losses.note')],
    ...tableOf(
      stages,
      [
        columnOf('stage', words('country.table.stage'), 'name', ({ stage }) => ({
          value: stageName(stage),
          code: stage,
        })),
        ...(['median', 'low', 'high'] as const).map((key) => ({
          ...{ key, label: words(`country.table.${key}`), kind: 'percent' as const },
          // Twelve digits are exact; beyond them are the remains of a sum.
          of: (stage: (typeof stages)[number]) => Number(stage[key].toPrecision(12)),
        })),
        countColumn('stage-studies', words('country.table.stage-studies'), ({ studies }) => studies),
      ],
      ({ stage }) => stage,
    ),
    picture: (texts) => (
      <CardRows
        {...texts}
        look="bars"
        rows={stages
          .filter((each) => shownStages.has(each))
          .map((each) => ({
            id: each.stage,
            label: isRecent(each) ? stageName(each.stage) : `${stageName(each.stage)} (${yearsOf([each])})`,
            value: lossOf(each),
            isHighlighted: largest.includes(each),
          }))}
        format={percent}
        foot={words('country.card.losses.foot', { commodity: words(`losses.commodity.${commodity}`) })}
      />
    ),
    sources: profileSources(input, 'losses').filter(({ key }) => sources.includes(key)),
    path: `/${own.crop}/data/post-harvest/results?commodity=${commodity}&${paths.place}`,
  });
}

/** A wall with fewer cards has those of other crops as well. */
export const fewCards = 3;

/** Cards of a wall with other crops at most: two full rows. */
const mostCards = 6;

/** Whether a card of another crop is worth a place: it has a finding, and is no plate without a coloured part. */
const isWorthwhile = ({ figure }: Card): boolean =>
  figure.finding !== undefined && (figure.id !== 'plate' || figure.number !== undefined);

type WallData = Pick<CountryPageData, 'profile' | 'cards' | 'others' | 'landraces' | 'land' | 'release'>;

export function countryCards(
  data: WallData,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const own = cropCards(data, speech, hrefOf);
  const others = otherCards(data, own.length, speech, hrefOf);
  return others.length === 0 ? own : [...own, ...others].map((card) => withCrop(card, speech));
}

function withCrop(card: Card, { words }: Speech): Card {
  const { crop, title } = card.figure;
  if (crop === undefined) return card;
  return { ...card, figure: { ...card.figure, title: `${words(`crops.${crop}.name`)} · ${title}` } };
}

/** Cards of other crops beside `count` of the own one. */
export function otherCards(
  data: WallData,
  count: number,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const none = loadedPart(null);
  return valueOr(data.others, [])
    .flatMap((cards) =>
      cropCards({ ...data, cards: loadedPart(cards), landraces: none, land: none }, speech, hrefOf),
    )
    .filter(isWorthwhile)
    .slice(0, Math.max(0, mostCards - count))
    .map(({ figure, ...card }) => ({ ...card, figure: { ...figure, id: `${figure.id}-${figure.crop}` } }));
}

export function cropCards(
  { profile, cards, landraces, land, release }: Omit<WallData, 'others'>,
  speech: Speech,
  hrefOf: (path: string) => string = (path) => path,
): readonly Card[] {
  const [area, series] = [valueOr(profile, null), valueOr(cards, null)];
  const input =
    area &&
    series &&
    toCardInput({
      ...{ profile: area, cards: series, release, speech },
      landraces: valueOr(landraces, null),
      land: valueOr(land, null),
    });
  return input === null ? [] : cardsOf(input, hrefOf);
}

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
