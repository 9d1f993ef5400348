import type { ReactNode } from 'react';
import {
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  BALANCE_PRODUCTION,
  DOMESTIC_SUPPLY,
  FOOD,
  PRODUCTION,
  WORLD_PRODUCTION_SHARE,
} from '#catalog/elements/codes.ts';
import { flagState, flagStates } from '#catalog/flags.ts';
import type { CropProfile, Profile, Trend } from '#contract/profiles.ts';
import { isRecent } from '#domain/recent.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropCaveats, endedNotes } from '../../i18n/crop-notes.ts';
import { boundText, editFigure, flagText, isLowerBound } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';

interface Speech {
  words: Words;
  formats: Formats;
}

/** Production of each crop that there is any of. */
const producedIn = (crops: readonly CropProfile[]): { crop: string; trend: Trend }[] =>
  crops.flatMap(({ crop, harvest }) =>
    harvest.flatMap((trend) => (trend.element === PRODUCTION && trend.value > 0 ? [{ crop, trend }] : [])),
  );

/**
 * The harvest by which an area stands out most: its largest part of the World's, of those that are known, of the area's newest year.
 * What is doubtful leads nowhere, nor does what is old, unless the state has ended.
 */
export function leadingHarvest({
  crops,
  newest,
  kind,
}: Pick<Profile, 'crops' | 'newest' | 'kind'>): { crop: string; trend: Trend } | null {
  const harvested = producedIn(crops);
  const last = Math.max(...harvested.map(({ trend }) => trend.year));
  const produced = harvested.filter(
    ({ trend: { year, doubts } }) =>
      doubts[year] === undefined && (kind === 'former' || (year === last && isRecent(year, newest ?? year))),
  );
  const size = ({ trend }: { trend: Trend }): readonly [number, number] => [trend.share ?? 0, trend.value];
  return produced.sort((a, b) => size(b)[0] - size(a)[0] || size(b)[1] - size(a)[1])[0] ?? null;
}

/** Whether it is a network whose members are newer than the figures: the next run over the sources adds them up. */
export const awaitsSum = ({ membership }: Profile): boolean =>
  membership !== null && !membership.summed && membership.bases.length > 0;

/** Whether it is a network of which no member is known: of its countries' harvests that says nothing. */
export const isMemberless = ({ membership }: Profile): boolean =>
  membership !== null && membership.bases.length === 0;

/** The sentence of the year: the harvest by which the area stands out most, or that there is none, or none yet. */
export function leadText(profile: Profile, { words, formats }: Speech): string {
  const named = areaWords(words, profile.area);
  const lead = leadingHarvest(profile);
  if (lead === null && isMemberless(profile)) return words('country.networks.empty');
  const years = producedIn(profile.crops).map(({ trend }) => trend.year);
  if (lead === null && years.length > 0)
    return words('country.lead.old', { ...named, year: formats.year(Math.max(...years)) });
  if (lead === null)
    return words(awaitsSum(profile) ? 'country.lead.awaited' : 'country.lead.none', { ...named });
  const { crop, trend } = lead;
  const { rank, ranked, share } = trend;
  const values = {
    ...named,
    cropAmount: words(`crops.${crop}.amount`),
    year: formats.year(trend.year),
    value: figureInSentence(PRODUCTION, trend, { words, formats }),
  };
  if (share === null || share >= 1) return words('country.lead.plain', values);
  const shared = { ...values, share: editFigure(WORLD_PRODUCTION_SHARE, share, { words, formats }) };
  return rank === null || ranked === null
    ? words('country.lead.share', shared)
    : words('country.lead.ranked', { ...shared, rank: String(rank), ranked: String(ranked) });
}

/**
 * What ranks and lines of the harvests mean, what the crops' items hold, and which countries left a sum; former states and regions have no
 * ranks.
 */
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
    words('country.harvest.note', { hasRanks: hasRanks ? 'yes' : 'no' }),
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

/** Whom a crop is bought from or sold to most, with how much, and when and who says so; `null` where nobody does. */
export function partnersText(
  { partners, trade }: CropProfile,
  flow: 'imports' | 'exports',
  element: number,
  { words, formats }: Speech,
): { list: string; about: string } | null {
  const named = partners?.[flow] ?? null;
  if (named === null) return null;
  const total = trade.find((each) => each.element === element);
  // A lower bound is never rounded up, and so a part of it is not either: it would be larger than the whole.
  const isBound = total !== undefined && isLowerBound(total);
  const money = (value: number): string => editFigure(element, value, { words, formats }, { isBound });
  return {
    list: formats.list(named.areas.map(({ area, value }) => `${areaName(words, area)} (${money(value)})`)),
    about: `${formats.year(named.year)}${named.by === 'partners' ? `, ${words('country.trade.mirror')}` : ''}`,
  };
}

/** Whether a 0 among these figures of one area and year is one of the source's rounding. */
export const isRoundedIn = (
  figures: CropProfile['balance'],
  { element, value }: { element: number; value: number },
): boolean =>
  isRoundedAway(element, value, (measure) => figures.find((each) => each.element === measure)?.value);

/** How a figure is marked that is not official. */
const marks = { official: '', 'not-stated': '°', estimated: '*', computed: '†' } as const;

/**
 * What the marks of a page's figures mean, each that it has; a figure without one is official only where its flag says so. `null` where no
 * figure could have a mark.
 */
export function marksNote(crops: readonly CropProfile[], words: Words): string | null {
  const figures = crops.flatMap(({ harvest, balance, trade }) => [...harvest, ...balance, ...trade]);
  const used = new Set(
    figures.map((figure) => (isLowerBound(figure) ? ('bound' as const) : flagState(figure.flag))),
  );
  const list = [...flagStates, 'bound' as const]
    .filter((state) => used.has(state))
    .map((state) => words(`country.flag.${state}`));
  return list.length === 0 ? null : words('country.flag.note', { list: list.join(' · ') });
}

/** A figure as it is read, with a mark for what its flag says; a lower bound says so itself. */
export function FigureText(props: {
  figure: { element: number; value: number; flag: string };
  /** The 0 is one of the source's rounding. */
  roundedAway?: boolean;
}): ReactNode {
  const { figure, roundedAway = false } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const isBound = isLowerBound(figure);
  const text = editFigure(
    figure.element,
    figure.value,
    { words, formats },
    { roundedAway, isBound, form: 'lead' },
  );
  const mark = isBound ? '' : marks[flagState(figure.flag)];
  return (
    <>
      {boundText(words, figure.element, figure, text)}
      {mark !== '' && (
        <abbr title={flagText(words, figure.flag)} data-mark="">
          {mark}
        </abbr>
      )}
    </>
  );
}
