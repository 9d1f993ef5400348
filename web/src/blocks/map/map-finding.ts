import { addsUp } from '#catalog/elements/index.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { isOfficial } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { isBelieved } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { lacksValues } from '../../api/lacks-values.ts';
import { leadingCountries, type RankedCountry } from '../../api/ranked-countries.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject, subjectOf } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { boundText, editFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import { isUnboundedRatio, ratioByContinent, ratioFinding } from '../../i18n/ratio-finding.ts';
import type { Words } from '../../i18n/words.tsx';
import { isLargestTrader } from '../silent-traders.ts';
import { besideWorld } from './beside-world.ts';
import type { PlaceFigure, PlaceRank } from './map-figures.ts';
import { absenceKey, onlyKey, rankWords } from './map-texts.ts';

/** How many of the highest are named. */
const named = 3;

/** So many neighbours at most are named with a chosen country, and this part of their continent's total they have at least. */
const mostTogether = 4;
const leastTogether = 0.3;
const mostOfAll = 0.995;

/** From this part on the first is named alone: others beside it would only pad its share. */
const leastAlone = 0.5;

/** With less than this part of the total a country has its own beside that of all, which the giants have. */
const hardlyOfTotal = 0.1;

/** The map in one sentence, about what is chosen, else where the highest figure is; of a balance both ends. `undefined` without a finding. */
export function mapFinding(
  data: Pick<
    ShownData,
    'crop' | 'section' | 'view' | 'year' | 'pageYear' | 'cubes' | 'allCubes' | 'facts' | 'areas' | 'flows'
  >,
  speech: { words: Words; formats: Formats },
  of: {
    ranked: readonly RankedCountry[];
    signed: boolean;
    chosen: { found: PlaceFigure; rank: PlaceRank | undefined } | null;
  },
): string | undefined {
  if (of.chosen !== null) return chosenFinding(data, speech, { ranked: of.ranked, ...of.chosen });
  const { view, cubes, year } = data;
  if (isUnboundedRatio(view.element)) {
    const subject = { ...data, element: view.element, area: view.region ?? worldCode };
    const byContinent =
      view.region === null
        ? ratioByContinent(speech.words, subject, of.ranked, (area) => data.areas.get(area)?.macro)
        : undefined;
    return byContinent ?? ratioFinding(speech.words, subject, of.ranked);
  }
  const { leading, leastArea } = leadingCountries(of.ranked, { cubes, element: view.element, year });
  if (of.signed) return balanceFinding(data, speech, leading);
  const [top] = leading;
  if (top === undefined) return undefined;
  const { words, formats } = speech;
  const text = textOf(data, speech);
  const inside = view.region ?? worldCode;
  // Of traders without a report one may have more; food balances have theirs, too.
  const isFirst =
    findFlow(view.element) === null ||
    lacksValues(data.crop, data.section) ||
    isLargestTrader({ ...data, cubes: data.allCubes }, { ...top, element: view.element, inside });
  const [, second] = leading;
  const world =
    leastArea === null && second !== undefined && isFirst
      ? (besideWorld(data, view.element, top.value, speech, view.region) ??
        (second.value < top.value && !isLowerBound(second)
          ? words('map.world.ahead', { secondOf: areaWords(words, second.area).areaOf })
          : null))
      : null;
  if (world !== null)
    return words(keyFor(words, 'map.finding.top', view.element), {
      ...cropWords(words, data.crop.id, data.section.id),
      ...areaSubject(words, top.area),
      areaIn: areaWords(words, top.area).areaIn,
      value: text(top.area, top),
      world,
    });
  const highest = leading.slice(0, named);
  const decimals = editedDecimals(view.element, highest);
  // The highest of all yields is the likeliest to be a wrong estimate.
  const estimates = leastArea === null ? [] : highest.filter(({ flag }) => !isOfficial(flag));
  const areAll = highest.length > 1 && estimates.length === highest.length;
  const figures = highest.map((entry) => {
    const figure = `${areaName(words, entry.area)} ${text(entry.area, entry, decimals)}`;
    return areAll || !estimates.includes(entry) ? figure : words('map.finding.estimate', { figure });
  });
  const list = areAll
    ? words('map.finding.estimates', { list: formats.list(figures) })
    : formats.list(figures);
  // One alone is the highest of nothing.
  if (of.ranked.length === 1) return words(onlyKey(view.officialOnly), { top: list });
  return leastArea === null
    ? words('map.finding', { list })
    : words('map.finding.grown', { list, area: formats.number(leastArea) });
}

function keyFor(words: Words, key: string, element: number): string {
  const own = `${key}.${element}`;
  return words.has(own) ? own : key;
}

type TextOf = (area: string, figure: { value: number; flag: string }, decimals?: number) => string;

function textOf(
  { view, cubes, year }: Pick<ShownData, 'view' | 'year' | 'cubes'>,
  speech: { words: Words; formats: Formats },
): TextOf {
  const { element } = view;
  return (area, figure, decimals) => {
    const roundedAway = cubes.isRoundedAway(element, area, year);
    // Alone it is read as in the other sentences of the page, in a list in short.
    if (decimals === undefined) return figureInSentence(element, figure, speech, roundedAway, 'whole');
    const isBound = isLowerBound(figure);
    const text = editFigure(element, figure.value, speech, { roundedAway, isBound, decimals });
    return boundText(speech.words, element, figure, text, 'value');
  };
}

function chosenFinding(
  data: Parameters<typeof mapFinding>[0],
  speech: { words: Words; formats: Formats },
  of: { ranked: readonly RankedCountry[]; found: PlaceFigure; rank: PlaceRank | undefined },
): string {
  const { section, view, year, pageYear, allCubes, facts } = data;
  const { words, formats } = speech;
  const { found, rank } = of;
  if (typeof found !== 'object')
    return words(absenceKey(found, view.officialOnly), {
      area: areaName(words, view.country ?? ''),
      year: formats.year(year),
    });
  const { area, figure } = found;
  const place = { ...areaWords(words, area), value: textOf(data, speech)(area, figure) };
  if (!isBelieved(figure)) return words(`map.finding.${isUnusual(figure) ? 'doubt' : 're-exports'}`, place);
  const together = togetherFinding(data, speech, of.ranked, area);
  if (together !== null) return together;
  if (rank === undefined) return words('map.finding.place', place);
  const { areaIn: regionIn = '', ...ranks } = rankWords(words, rank, view.region);
  // Beside the rate of a country that of the world is worth a word; a sum is none.
  const whole = addsUp(view.element)
    ? undefined
    : allCubes.figure(facts?.element.aggregate ?? view.element, worldCode, year);
  // The page has the country's figure of another year: two of them would be read against each other.
  const isElsewhen = pageYear !== undefined;
  const hasWorld =
    !isElsewhen &&
    view.element !== section.worldShare?.element &&
    whole != null &&
    isBelieved(whole) &&
    ![whole, figure].some(isLowerBound) &&
    !isUnboundedRatio(view.element);
  return words(`map.finding.country${rank.inside === null ? '' : 'Inside'}`, {
    ...areaSubject(words, area),
    ...place,
    ...(isElsewhen && { value: 'none' }),
    ...ranks,
    regionIn,
    hasWorld: hasWorld ? 'yes' : 'no',
    world: hasWorld ? figureInSentence(view.element, whole, speech) : '',
  });
}

function togetherFinding(
  data: Pick<ShownData, 'crop' | 'section'> & Parameters<typeof largestTogether>[0],
  { words, formats }: { words: Words; formats: Formats },
  ranked: readonly RankedCountry[],
  area: string,
): string | null {
  const { crop, section, view } = data;
  const together = largestTogether(data, ranked, area);
  if (together === null) return null;
  const text = words(keyFor(words, 'map.finding.together', view.element), {
    ...cropWords(words, crop.id, section.id),
    areaIn: areaWords(words, together.home).areaIn,
    ...subjectOf(together.countries, { words, formats }),
    part: formats.percent(together.part, 0),
    areaOf: areaWords(words, together.home).areaOf,
  });
  return together.own >= hardlyOfTotal && together.countries.includes(area)
    ? text
    : words('map.finding.together.own', {
        text,
        area: areaName(words, area),
        part: formats.editedPercent(together.own),
      });
}

/** What the largest of a country's continent or region have of the total together, where it is one of them and all are believed. */
export function largestTogether(
  data: Pick<ShownData, 'view' | 'areas' | 'facts' | 'allCubes' | 'year'>,
  ranked: readonly RankedCountry[],
  area: string,
): { countries: readonly string[]; home: string; part: number; own: number } | null {
  const home = data.areas.get(area);
  return addsUp(data.view.element)
    ? (togetherIn(data, { ranked, area, kind: 'macro', whole: home?.macro }) ??
        togetherIn(data, { ranked, area, kind: 'region', whole: home?.region }))
    : null;
}

function togetherIn(
  { view, areas, facts, allCubes, year }: Parameters<typeof largestTogether>[0],
  of: {
    ranked: readonly RankedCountry[];
    area: string;
    kind: 'macro' | 'region';
    whole: string | null | undefined;
  },
): ReturnType<typeof largestTogether> {
  const { ranked, area, kind, whole: home } = of;
  if (home == null) return null;
  const whole = allCubes.figure(facts?.element.aggregate ?? view.element, home, year);
  const inside = ranked.filter((entry) => areas.get(entry.area)?.[kind] === home);
  const at = inside.findIndex((entry) => entry.area === area);
  if (whole == null || !isBelieved(whole) || isLowerBound(whole)) return null;
  if (at < 0 || at >= mostTogether || inside.some(({ value }) => value < 0)) return null;
  const isGiant = (inside[0]?.value ?? 0) > leastAlone * whole.value;
  const first = inside.slice(0, isGiant ? 1 : Math.max(at + 1, named));
  const part = first.reduce((total, { value }) => total + value, 0) / whole.value;
  const region = areas.get(area)?.region;
  if (first.some((entry) => areas.get(entry.area)?.region !== region)) return null;
  // All that there are have everything.
  if (!first.every(isBelieved) || !(part >= leastTogether && part < mostOfAll)) return null;
  const own = (inside[at]?.value ?? 0) / whole.value;
  return { countries: first.map((entry) => entry.area), home, part, own };
}

function balanceFinding(
  data: Pick<ShownData, 'section' | 'view' | 'year' | 'cubes'>,
  speech: { words: Words; formats: Formats },
  leading: readonly RankedCountry[],
): string | undefined {
  const { section, view, year } = data;
  const { words, formats } = speech;
  const [top, lowest] = [leading[0], leading.at(-1)];
  if (top === undefined || lowest === undefined || top.value <= 0 || lowest.value >= 0) return undefined;
  const below = areaWords(words, lowest.area);
  return words(`${section.id}.map.finding.balance`, {
    ...areaWords(words, top.area),
    value: textOf(data, speech)(top.area, top),
    year: formats.year(year),
    lowestOf: below.areaOf,
    lowestIn: below.areaIn,
    lowestValue: editFigure(view.element, -lowest.value, speech),
  });
}
