import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { addsUp, findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { type DecadeChange, decade, yearsOfMean } from '#domain/change-over-decade.ts';
import { isRecent } from '#domain/nearest-year.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { type CubeStore, type Figure, isBelieved } from '../../api/cube-store.ts';
import { isCountry } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import type { PlotChange } from '../../charts/plot/plot-model.ts';
import { longestHeading } from '../../figure/figure.ts';
import { figureInSentence, partInSentence } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { changeDecimals, roundChange } from '../../i18n/formats.ts';
import type { Speech } from '../../i18n/speech.ts';

export interface MainSeries {
  element: number;
  area: string;
  year: number;
  newest: Figure;
  doubted: { year: number; figure: Figure } | null;
  /** Change of means over ten years; `null` where it is not comparable. With `same` it is of these countries alone, not of the drawn sums. */
  change: DecadeChange | null;
  /** The first year of an unbroken series of more than ten years in which no figure was as high. */
  highestSince: number | null;
  /** The highest figure since the last break, where the newest is a small part of it. */
  peak: { year: number; value: number } | null;
}

/** Times the newest figure from which the highest one is the news. */
const timesOfPeak = 10;

/** The leading series of an area; `null` without figures, and of zeros alone. */
export function toMainSeries(of: {
  cubes: CubeStore;
  areas: ReadonlyMap<string, AreaSummary>;
  element: number;
  area: string;
}): MainSeries | null {
  const { cubes, areas, element, area } = of;
  const figures = cubes.series(element, area);
  const latest = [...(figures ?? [])].at(-1);
  if (figures == null || latest === undefined) return null;
  // Where nothing was ever counted, 0 is no news, and often no more than a missing record.
  if ([...figures.values()].every(({ value }) => value === 0)) return null;
  const [last, lastFigure] = latest;
  const [year, newest] =
    [...figures].findLast(([at, figure]) => !isUnusual(figure) && isRecent(at, last)) ?? latest;
  // A change of per cents in per cent would be read as one in percentage points.
  const isShare = ['percent', 'fraction'].includes(findElement(element)?.unit ?? '');
  const change = isShare ? null : decadeChange(cubes, areas, { element, area, year });
  const start = Math.max(0, ...listBreaks(cubes.about(element), area));
  const believed = [...figures].filter(([at, figure]) => at >= start && isBelieved(figure));
  const first = believed[0]?.[0] ?? year;
  const most = believed.reduce((best, [at, { value }]) => (value > best.value ? { year: at, value } : best), {
    year,
    value: newest.value,
  });
  const isHighest =
    year === last &&
    isBelieved(newest) &&
    start <= Math.min(...figures.keys()) &&
    year - first > decade &&
    believed.every(([at, { value }]) => at === year || value < newest.value);
  return {
    ...{ element, area, year, newest },
    doubted: year === last ? null : { year: last, figure: lastFigure },
    change: typeof change === 'object' ? change : null,
    highestSince: isHighest ? first : null,
    // What does not add up has no peak: one good year of few fields is none.
    peak: addsUp(element) && newest.value > 0 && most.value >= timesOfPeak * newest.value ? most : null,
  };
}

const isWhole = ({ years: { from, to } }: DecadeChange): boolean =>
  from.length === yearsOfMean && to.length === yearsOfMean;

/** The change of the main series as it is drawn over its bars; `null` without one. */
export function toPlotChange({ change }: MainSeries, { words, formats }: Speech): PlotChange | null {
  const relative = change === null ? null : relativeChange(change);
  // Means of fewer countries than the drawn sums would not fit the bars.
  if (change === null || change.same !== null || relative === null) return null;
  const { from, to, years } = change;
  return {
    from: { periods: years.from, mean: from },
    to: { periods: years.to, mean: to },
    text: roundChange(relative, formats),
    note: (write) =>
      words('chart.change.means', {
        years: isWhole(change) ? 'three' : 'fewer',
        before: write(from),
        after: write(to),
      }),
  };
}

/** The newest figure of the leading series, and apart from it the change of its means, in a sentence; `null` where its newest figure may not lead. */
export function mainFinding(
  main: MainSeries,
  key: string,
  forms: Readonly<Record<string, string>>,
  speech: Speech,
): string | null {
  const { element, area, year, newest, doubted, change, highestSince, peak } = main;
  const { words, formats } = speech;
  if (isUnusual(newest) || isLowerBound(newest)) return null;
  const level = (isRecord: boolean): string =>
    words(key, {
      ...forms,
      ...areaWords(words, area),
      value: figureInSentence(element, newest, speech),
      year: String(year),
      best: isRecord && highestSince !== null ? 'best' : 'other',
      first: String(highestSince ?? ''),
    });
  // What the last bar shows is not passed over.
  if (doubted !== null)
    return words('chart.finding.doubted', {
      level: level(false),
      value: figureInSentence(element, doubted.figure, speech),
      year: String(doubted.year),
    });
  // Beside a fall to a small part a change over ten years is no news.
  if (peak !== null)
    return words('chart.finding.peak', {
      level: level(false),
      value: figureInSentence(element, { ...peak, flag: '' }, speech),
      year: String(peak.year),
    });
  const relative = change === null ? null : relativeChange(change);
  if (change === null || relative === null) return level(true);
  const changed = (isRecord: boolean): string =>
    words('chart.finding.change', {
      level: level(isRecord),
      means: isWhole(change) ? 'three' : 'fewer',
      way: Math.abs(relative) < leastChange ? 'still' : relative > 0 ? 'up' : 'down',
      percent: formats.percent(Math.abs(relative), changeDecimals(relative)),
      countries: change.same?.areas.length ?? 0,
    });
  // A heading has room for two of the three where the names are long.
  return [changed(true), changed(false)].find(({ length }) => length <= longestHeading) ?? level(true);
}

/** How the harvest changed over ten years and on how much more or less land; `null` where either is not comparable, or the harvest hardly changed. */
export function landFinding(
  { cubes, areas }: { cubes: CubeStore; areas: ReadonlyMap<string, AreaSummary> },
  { element, area, year, newest, doubted, change }: MainSeries,
  key: string,
  forms: Readonly<Record<string, string>>,
  { words, formats }: Speech,
): string | null {
  // Its sentence names no year.
  if (doubted !== null || element !== PRODUCTION || !isBelieved(newest) || isLowerBound(newest)) return null;
  const land = decadeChange(cubes, areas, { element: AREA_HARVESTED, area, year });
  if (typeof land !== 'object' || change === null || !isWhole(land) || !isWhole(change)) return null;
  const [harvested, used] = [relativeChange(change), relativeChange(land)];
  if (change.same !== null || land.same !== null || harvested === null || used === null) return null;
  if (Math.abs(harvested) < leastChange) return null;
  return words(key, {
    ...forms,
    ...areaWords(words, area),
    way: harvested > 0 ? 'up' : 'down',
    percent: formats.percent(Math.abs(harvested), changeDecimals(harvested)),
    land: Math.abs(used) < leastChange ? 'same' : used > 0 ? 'more' : 'less',
    landPercent: formats.percent(Math.abs(used), changeDecimals(used)),
  });
}

/** Years for which one series has been the larger before that is worth a word. */
const longRun = 3;

/** The newest figure of one of two series where it is newer than the newest year that both have. */
function newerAlone(series: readonly [ReadonlyMap<number, Figure>, ReadonlyMap<number, Figure>], both = 0) {
  return ([0, 1] as const)
    .flatMap((at) => {
      const [year, figure] = [...series[at]].at(-1) ?? [];
      return year !== undefined && figure !== undefined && year > both && isBelieved(figure)
        ? [{ at, year, figure }]
        : [];
    })
    .sort((a, b) => b.year - a.year)[0];
}

/** Which of two series is larger in the newest year that both have, and since when: only where the year before is known. */
export function pairFinding(
  { cubes, area, elements }: { cubes: CubeStore; area: string; elements: readonly [number, number] },
  key: string,
  forms: Readonly<Record<string, string>>,
  speech: Speech,
): string | undefined {
  const { words } = speech;
  const [one, other] = elements.map((element) => cubes.series(element, area));
  if (one == null || other == null) return undefined;
  const pairAt = (year: number) => {
    const [first, second] = [one.get(year), other.get(year)];
    return first && second && isBelieved(first) && isBelieved(second) ? { year, first, second } : undefined;
  };
  const pairs = [...one.keys()].map(pairAt).filter((pair) => pair !== undefined);
  // In later years many countries of a sum have no figure yet.
  const fullest = isCountry(area)
    ? Number.POSITIVE_INFINITY
    : (cubes.about(elements[0])?.defaultYear ?? Number.POSITIVE_INFINITY);
  const newest = pairs.findLast(({ year }) => year <= fullest) ?? pairs.at(-1);
  const alone = isCountry(area) ? newerAlone([one, other], newest?.year) : undefined;
  if (alone !== undefined)
    return words(key, {
      ...forms,
      ...areaWords(words, area),
      larger: alone.at === 0 ? 'first' : 'second',
      isLong: 'alone',
      since: '',
      year: String(alone.year),
      value: figureInSentence(elements[alone.at], alone.figure, speech),
      lesser: '',
    });
  if (newest === undefined || newest.first.value === newest.second.value) return undefined;
  const isFirst = newest.first.value > newest.second.value;
  const isWholePair = ({ first, second }: typeof newest): boolean =>
    !isLowerBound(first) && !isLowerBound(second);
  const isLarger = ({ first, second }: typeof newest): boolean =>
    isFirst ? first.value > second.value : second.value > first.value;
  let since = newest.year + 1;
  let before: typeof newest | undefined = newest;
  while (before !== undefined && isWholePair(before) && isLarger(before)) before = pairAt(--since - 1);
  const isKnown = before !== undefined && isWholePair(before);
  const [larger, lesser] = isFirst ? [newest.first, newest.second] : [newest.second, newest.first];
  const [element, lesserElement] = isFirst ? elements : [elements[1], elements[0]];
  return words(key, {
    ...forms,
    ...areaWords(words, area),
    larger: isFirst ? 'first' : 'second',
    // All that the World imports has been exported.
    isLong: area !== worldCode && isKnown && newest.year - since + 1 >= longRun ? 'yes' : 'no',
    since: String(since),
    year: String(newest.year),
    value: figureInSentence(element, larger, speech),
    // "At least" is said once.
    lesser: partInSentence(lesserElement, lesser.value, isLowerBound(lesser), speech),
  });
}

/** A part from which whole per cents write 100%. */
const roundedToAll = 0.995;

/** A bar that has no figure in so many newest years has ended. */
const yearsOfEnd = 3;

/** Which part of a stack its largest bar is in the newest whole year, apart from bars that have ended; `undefined` where that says nothing. */
export function stackFinding(
  { cubes, area, elements }: { cubes: CubeStore; area: string; elements: readonly number[] },
  key: string,
  forms: Readonly<Record<string, string>>,
  { words, formats }: Speech,
): string | undefined {
  const all = elements.flatMap((element) => {
    const figures = cubes.series(element, area);
    return figures != null && figures.size > 0
      ? [{ element, figures, last: Math.max(...figures.keys()) }]
      : [];
  });
  const newest = Math.max(...all.map(({ last }) => last));
  const bars = all.filter(({ last }) => last > newest - yearsOfEnd);
  const ended = all.filter((bar) => !bars.includes(bar));
  const [first, second] = bars;
  if (first === undefined || second === undefined) return undefined;
  const year = [...first.figures.keys()].findLast((at) => bars.every(({ figures }) => figures.has(at)));
  const parts = bars.flatMap(({ element, figures }) => {
    const figure = figures.get(year ?? 0);
    return figure !== undefined && isBelieved(figure) && !isLowerBound(figure)
      ? [{ element, ...figure }]
      : [];
  });
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (year === undefined || parts.length < bars.length || !(sum > 0)) return undefined;
  const largest = parts.reduce((most, part) => (part.value > most.value ? part : most));
  const share = largest.value / sum;
  // A part that would be rounded to the whole is not named.
  if (share >= roundedToAll && share < 1) return undefined;
  const nameOf = ({ element }: { element: number }): string => words(`elements.${element}.inSentence`);
  const sentence = words(key, {
    ...forms,
    ...areaWords(words, area),
    year: formats.year(year),
    share: formats.percent(share, 0),
    largest: nameOf(largest),
  });
  return ended.length === 0
    ? sentence
    : words('chart.finding.ended', {
        sentence,
        ended: formats.list(ended.map(nameOf)),
        year: formats.year(Math.max(...ended.map(({ last }) => last))),
      });
}
