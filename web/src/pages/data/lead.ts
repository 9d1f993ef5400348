import {
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  IMPORT_SHARE,
  SELF_SUFFICIENCY,
  STOCK_CHANGE,
  TRADE_BALANCE,
} from '#catalog/elements/codes.ts';
import { addsUp, findElement } from '#catalog/elements/index.ts';
import { isOfficial } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { listBreaks } from '#contract/breaks.ts';
import { leastChange, relativeChange } from '#domain/change.ts';
import { type DecadeChange, decade, yearsOfMean } from '#domain/change-over-decade.ts';
import { findStep } from '#domain/find-step.ts';
import { coveredYear } from '../../api/covered-year.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor, isCountry } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import { leadingCountries, rankedCountries } from '../../api/ranked-countries.ts';
import { countriesOf, within } from '../../api/region-countries.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { capital } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { changeDecimals } from '../../i18n/formats.ts';
import { isUnboundedRatio, ratioCount, ratioFinding } from '../../i18n/ratio-finding.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { type Lead, type TradeLeadData as LeadData, tradeLead } from './trade-lead.ts';

type TextSpeech = Pick<Speech, 'words' | 'formats'>;

/** Whose figure leads: an element of the map, under both of its ids. */
interface LeadElement {
  /** Id that words and countries have. */
  country: number;
  /** Id that the area has. */
  own: number;
  /** Id that the World has. */
  ofWorld: number;
  /** Word key of its sentence. */
  key: string;
}

/** Ranks with a word of their own. */
const highRanks = 10;

/** Countries whose common share the World's lead gives. */
const leaders = 3;

/** The largest eaters, of which a ratio names one. */
const largestEaters = 10;

/** Years of figures from which the largest of them is worth a word. */
const longSeries = 20;

/** Years of figures from which their lowest and highest are worth a word. */
const fewestOfRange = 8;

/** A figure this far from the mean of three years has its own word, where none was as low, or as high, for so many years. */
const farFromMean = 0.15;
const yearsToTurn = 5;

/**
 * The lead of a page: level, change and comparison of the map's element in the area and year, such as "Kenya harvested 861,000 tonnes
 * of beans in 2023. The harvest grew by 19% in ten years and was the eighth largest in the world." Each sentence appears only where it
 * holds, and none uses a doubtful figure, except imports beyond all use, which are said with the reason. `null` without a level.
 */
export function leadOf(data: LeadData, speech: TextSpeech): Lead | null {
  if (!isCountry(data.area) && isUnboundedRatio(data.view.element)) return ratioLead(data, speech);
  const ofTrade = tradeLead(data, speech);
  if (ofTrade !== null) return ofTrade;
  const element = leadElement(data, speech.words);
  const figure = element && data.cubes.figure(element.own, data.area, data.year);
  if (element === null || figure == null) return null;
  if (!isBelieved(figure) && figure.doubt !== 're-exports') return null;
  const value = figureInSentence(
    element.own,
    element.country === TRADE_BALANCE ? { ...figure, value: Math.abs(figure.value) } : figure,
    speech,
    data.cubes.isRoundedAway(element.own, data.area, data.year),
  );
  const level = levelText(data, element, value, speech);
  if (!isBelieved(figure)) return { text: `${level} ${speech.words('figure.doubt.re-exports')}`, value };
  const stocks = element.own === IMPORT_SHARE ? stocksText(data, speech) : [];
  const noun = `${element.key}.noun`;
  const more = speech.words.has(noun) ? comparison(data, element, speech.words(noun), speech) : [];
  return { text: [level, ...turnText(data, element, speech), ...more, ...stocks].join(' '), value };
}

/** What went into stocks of a country, or came out of them: shares of production and of imports do not add up to all. */
function stocksText({ cubes, area, year }: LeadData, speech: TextSpeech): readonly string[] {
  const stocks = cubes.figure(STOCK_CHANGE, area, year);
  if (!isCountry(area) || stocks == null || stocks.value === 0 || !isBelieved(stocks)) return [];
  const value = figureInSentence(STOCK_CHANGE, { ...stocks, value: Math.abs(stocks.value) }, speech);
  return [speech.words('consumption.lead.13.stocks', { value, way: stocks.value > 0 ? 'into' : 'from' })];
}

/** Of a ratio that has no meaning for sums of countries: in how many of them it holds, and the one of the largest eaters with the least. */
function ratioLead(data: LeadData, { words, formats }: TextSpeech): Lead | null {
  const { cubes, areas, areasFailed, area, year, view, crop, section } = data;
  const slice = cubes.slice(view.element, year);
  if (slice == null || areasFailed || view.officialOnly) return null;
  const region = area === worldCode ? null : countriesOf(area, areas);
  const ranked = rankedCountries(slice, within(areas, region));
  const text = ratioFinding(words, { element: view.element, crop, section, area, year }, ranked);
  if (text === undefined) return null;
  const eaters = cubes.slice(FOOD, year);
  const value = `${ratioCount(view.element, ranked)}`;
  if (area !== worldCode || view.element !== SELF_SUFFICIENCY || eaters == null) return { text, value };
  const largest = rankedCountries(eaters, areas).slice(0, largestEaters);
  const ofLargest = ranked.filter((entry) => largest.some((each) => each.area === entry.area));
  const least = ofLargest.at(-1);
  // A missing or doubtful figure may be that of the least.
  const isKnown = ofLargest.length === largest.length && [...largest, ...ofLargest].every(isBelieved);
  if (least === undefined || largest.length < 2 || !isKnown) return { text, value };
  const more = words('consumption.lead.least', {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, least.area),
    count: largest.length,
    value: figureInSentence(view.element, least, { words, formats }),
  });
  return { text: `${text} ${more}`, value };
}

/** The map's element where the page has a sentence on it for the area, else the section's first. */
function leadElement({ section, view, area }: LeadData, words: Words): LeadElement | null {
  const chosen = section.mapElements.find(({ country }) => country === view.element);
  // Of its own total the World has all.
  const isWhole = area === worldCode && chosen?.country === section.worldShare?.element;
  const pair = isWhole ? section.mapElements[0] : chosen;
  if (pair === undefined) return null;
  const key = `${section.id}.lead.${section.named?.includes(pair.country) === true ? 'named' : pair.country}`;
  return words.has(key)
    ? { country: pair.country, own: elementFor(pair, area), ofWorld: elementFor(pair, worldCode), key }
    : null;
}

function levelText(
  data: LeadData,
  element: LeadElement,
  value: string,
  { words, formats }: TextSpeech,
): string {
  const { crop, section, area, year } = data;
  const { areaThe, ...forms } = areaWords(words, area);
  const first = recordSince(data, element);
  return words(element.key, {
    ...forms,
    ...cropWords(words, crop.id, section.id),
    subject: capital(areaThe),
    value,
    year: formats.year(year),
    element: words(`elements.${element.country}.inSentence`),
    direction: (data.cubes.figure(element.own, area, year)?.value ?? 0) < 0 ? 'deficit' : 'surplus',
    record: first === null ? 'none' : 'most',
    first: first === null ? '' : formats.year(first),
  });
}

/** The first year of a country's long, unbroken series whose largest figure is the shown one; `null` where it is not. */
function recordSince({ cubes, area, year }: LeadData, { own }: LeadElement): number | null {
  const series = cubes.series(own, area);
  if (!isCountry(area) || series == null) return null;
  const before = [...series].filter(([at, figure]) => at < year && isBelieved(figure));
  const latest = series.get(year);
  const [first] = before[0] ?? [];
  if (latest === undefined || first === undefined || before.length < longSeries || isLowerBound(latest))
    return null;
  const isBroken = listBreaks(cubes.about(own), area).some((at) => at > first && at <= year);
  return !isBroken && before.every(([, { value }]) => value < latest.value) ? first : null;
}

/** Of a country's figure far from the mean of three years, on which the change is: since when none was as low, or as high. */
function turnText(
  { cubes, area, year }: LeadData,
  { own }: LeadElement,
  { words, formats }: TextSpeech,
): readonly string[] {
  const known = [...(cubes.series(own, area) ?? [])].filter(
    ([at, figure]) => at <= year && isBelieved(figure),
  );
  const three = known.slice(-yearsOfMean);
  const latest = three.at(-1);
  if (!isCountry(area) || own === TRADE_BALANCE || latest?.[0] !== year || isLowerBound(latest[1])) return [];
  const mean = three.reduce((sum, [, each]) => sum + each.value, 0) / three.length;
  const { value } = latest[1];
  if (Math.abs(value / mean - 1) <= farFromMean) return [];
  const [since] = known.slice(0, -1).findLast(([, each]) => each.value <= value === value < mean) ?? [];
  const isBroken = listBreaks(cubes.about(own), area).some((at) => since !== undefined && at > since);
  if (since === undefined || year - since < yearsToTurn || isBroken) return [];
  return [words('dataPage.lead.turn', { way: value < mean ? 'low' : 'high', since: formats.year(since) })];
}

function comparison(
  data: LeadData,
  element: LeadElement,
  noun: string,
  speech: TextSpeech,
): readonly string[] {
  const { words } = speech;
  const place = placeText(data, element, speech);
  const change =
    changeText(data, element, { noun, place }, speech) ?? rangeText(data, element, { noun, place }, speech);
  const beside =
    isCountry(data.area) && place === null
      ? worldText(data, element, speech)
      : besideText(data, element, speech);
  // The figure beside the level follows it: after a change it would read as that of the means.
  const placed = place === null ? [] : [words('dataPage.lead.placed', { noun, place })];
  return [...(beside === null ? [] : [beside]), ...(change ?? placed)];
}

/** The change over ten years: of amounts with the place behind it, of shares as both means. */
function changeText(
  { cubes, areas, area, year }: LeadData,
  { own }: LeadElement,
  { noun, place }: { noun: string; place: string | null },
  { words, formats }: TextSpeech,
): readonly string[] | null {
  const found = decadeChange(cubes, areas, { element: own, area, year });
  if (typeof found !== 'object') return null;
  const unit = findElement(own)?.unit;
  const isShare = unit === 'fraction' || unit === 'percent';
  // Between a deficit and a surplus there is no growth in per cent.
  if (isShare || own === TRADE_BALANCE) {
    const mean = (value: number): string =>
      isShare
        ? formats.editedPercent(unit === 'percent' ? value / 100 : value)
        : figureInSentence(own, { value, flag: '' }, { words, formats });
    const means = words('dataPage.lead.means', {
      noun,
      to: mean(found.to),
      from: mean(found.from),
      toYears: yearsText(found.years.to, formats),
      fromYears: yearsText(found.years.from, formats),
    });
    return place === null ? [means] : [means, words('dataPage.lead.placed', { noun, place })];
  }
  const change = relativeChange(found);
  if (change === null) return null;
  const isShort = [found.years.from, found.years.to].some((years) => years.length < yearsOfMean);
  return [
    words(place === null ? 'dataPage.lead.change' : 'dataPage.lead.changePlaced', {
      noun,
      place: place ?? '',
      trend: Math.abs(change) < leastChange ? 'none' : change > 0 ? 'up' : 'down',
      percent: formats.percent(Math.abs(change), changeDecimals(change)),
      years: decade,
      means: isShort ? 'two' : 'three',
      countries: found.same === null || found.leftOut === 0 ? 0 : found.same.areas.length,
    }),
    ...stepText(cubes.series(own, area), found, { words, formats }),
    ...totalText({ cubes, areas, area, year }, { own, change }, { words, formats }),
  ];
}

/** Between which figures a series has been since it last broke, where no change over ten years can be given. */
function rangeText(
  data: LeadData,
  element: LeadElement,
  { noun, place }: { noun: string; place: string | null },
  speech: TextSpeech,
): readonly string[] | null {
  const { cubes, area, year } = data;
  const { own } = element;
  const { words, formats } = speech;
  // The level of a record says so.
  if (own === TRADE_BALANCE || recordSince(data, element) !== null) return null;
  const begun = listBreaks(cubes.about(own), area).findLast((at) => at <= year) ?? 0;
  const known = [...(cubes.series(own, area) ?? [])]
    .filter(([at, figure]) => at >= begun && at <= year && isBelieved(figure) && !isLowerBound(figure))
    .sort(([, one], [, other]) => one.value - other.value);
  const [low, high] = [known[0], known.at(-1)];
  const text = ([, figure]: (typeof known)[number]): string => figureInSentence(own, figure, speech);
  if (low === undefined || high === undefined || known.length < fewestOfRange || text(low) === text(high))
    return null;
  return [
    words('dataPage.lead.range', {
      noun,
      place: place ?? 'none',
      end: high[0] === year ? 'high' : low[0] === year ? 'low' : 'between',
      low: text(low),
      lowYear: formats.year(low[0]),
      high: text(high),
      highYear: formats.year(high[0]),
      first: formats.year(Math.min(...known.map(([at]) => at))),
      year: formats.year(year),
    }),
  ];
}

/** Of food per inhabitant: the change of the whole, where it went the other way. */
function totalText(
  { cubes, areas, area, year }: Pick<LeadData, 'cubes' | 'areas' | 'area' | 'year'>,
  { own, change }: { own: number; change: number },
  { words, formats }: TextSpeech,
): readonly string[] {
  if (own !== FOOD_PER_CAPITA && own !== FOOD_PER_CAPITA_AGGREGATE) return [];
  const found = decadeChange(cubes, areas, { element: FOOD, area, year });
  const total = typeof found === 'object' ? relativeChange(found) : null;
  if (total === null || Math.min(Math.abs(total), Math.abs(change)) < leastChange || total > 0 === change > 0)
    return [];
  return [
    words('consumption.lead.645.total', {
      way: total > 0 ? 'up' : 'down',
      percent: formats.percent(Math.abs(total), changeDecimals(total)),
    }),
  ];
}

/** The years between which most of a change came, where that was one step between two levels. */
function stepText(
  series: ReadonlyMap<number, { value: number }> | null | undefined,
  { from, to, years }: DecadeChange,
  { words, formats }: TextSpeech,
): readonly string[] {
  const [first = 0] = years.from;
  const last = years.to.at(-1) ?? 0;
  const figures = [...(series ?? [])].flatMap(([year, { value }]) =>
    year >= first && year <= last ? [[year, value] as const] : [],
  );
  const step = findStep(figures, { from, to });
  if (step === null) return [];
  const { before, after } = step;
  return [words('dataPage.lead.step', { before: formats.year(before), after: formats.year(after) })];
}

/** The place of a country in the world by its figure; `null` where it is no country, or doubtful. */
function placeText(data: LeadData, element: LeadElement, { words }: TextSpeech): string | null {
  const { cubes, areas, areasFailed, area, year, view } = data;
  const slice = cubes.slice(element.country, year);
  if (!isCountry(area) || slice == null || areasFailed || view.officialOnly) return null;
  if (coveredYear(cubes.about(element.country), year) !== year) return null;
  const ranked = rankedCountries(slice, areas);
  const { rank = null, value = 0 } = ranked.find((each) => each.area === area) ?? {};
  // Of deficits the smallest is no largest.
  if (rank === null || value < 0 || ranked.some(isLowerBound)) return null;
  const size = addsUp(element.country) ? 'amount' : 'rate';
  return words(rank <= highRanks ? `dataPage.lead.place.${size}` : 'dataPage.lead.placeOf', { rank });
}

/** The World's figure of a rate in the newest year up to the page's of which most countries are known; `null` of other elements. */
function worldText(data: LeadData, element: LeadElement, speech: TextSpeech): string | null {
  const { cubes, view, year } = data;
  if (addsUp(element.country) || view.officialOnly || isUnboundedRatio(element.country)) return null;
  const worldYear = coveredYear(cubes.about(element.country), year);
  const whole = worldYear > year ? null : cubes.figure(element.ofWorld, worldCode, worldYear);
  if (whole == null || !isBelieved(whole) || isLowerBound(whole)) return null;
  return speech.words('dataPage.lead.inWorld', {
    value: figureInSentence(element.ofWorld, whole, speech),
    when: worldYear === year ? 'same' : speech.formats.year(worldYear),
  });
}

/** Of the World the countries that lead, of a region its part of the World. */
function besideText(data: LeadData, element: LeadElement, speech: TextSpeech): string | null {
  const { cubes, areas, areasFailed, area, year, view } = data;
  // The exports of one are the imports of another: balances are no parts of a whole.
  if (isCountry(area) || areasFailed || view.officialOnly || element.country === TRADE_BALANCE) return null;
  const { words, formats } = speech;
  const adds = addsUp(element.country);
  if (area !== worldCode) {
    if (!adds) return worldText(data, element, speech);
    const part = cubes.figure(element.own, area, year);
    const whole = cubes.figure(element.own, worldCode, year);
    if (whole == null || part == null || !(whole.value > part.value) || isLowerBound(whole)) return null;
    return words('dataPage.lead.ofWorld', { share: formats.editedPercent(part.value / whole.value) });
  }
  const whole = cubes.figure(element.own, worldCode, year);
  const slice = cubes.slice(element.country, year);
  const ranked = slice == null ? [] : rankedCountries(slice, areas).filter(isBelieved);
  const { leading, leastArea } = leadingCountries(ranked, { cubes, element: element.country, year });
  const [first] = leading;
  if (first === undefined || ranked.some(isLowerBound) || isUnboundedRatio(element.country)) return null;
  if (!adds) {
    // The highest of all yields is the likeliest to be a wrong estimate: it is no news.
    if (leastArea !== null && !isOfficial(first.flag)) return null;
    const value = figureInSentence(element.country, first, speech);
    return words('dataPage.lead.highest', {
      value,
      ...areaWords(words, first.area),
      isGrown: leastArea === null ? 'no' : 'yes',
      leastArea: formats.number(leastArea ?? 0),
    });
  }
  const top = ranked.slice(0, leaders);
  const sum = top.reduce((total, { value }) => total + value, 0);
  if (whole == null || !(whole.value > sum) || top.length < leaders) return null;
  return words('dataPage.lead.largest', {
    list: capital(formats.list(top.map((each) => areaWords(words, each.area).areaThe))),
    share: formats.editedPercent(sum / whole.value, 0),
  });
}
