import { addsUp, findElement } from '#catalog/elements/index.ts';
import { isOfficial } from '#catalog/flags.ts';
import { muchProtein } from '#domain/dependence.ts';
import { countRanked } from '#domain/ranks.ts';
import { rounded } from '#domain/rounding.ts';
import { isBelieved } from '../../api/cube-store.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { CountriesPicture } from './countries-picture.ts';
import { rankedRows } from './country-ranking.ts';

/** Last rank with distances: behind it they mean nothing. */
const lastCompared = 20;

/** Rounds a distance between two figures to two digits. */
const twoDigits = (value: number): number => rounded(value, 1 - Math.floor(Math.log10(value)));

/** The distance between two figures in words: shares differ by percentage points. */
function distance(
  { texts, element, divides }: CountriesPicture,
  by: number,
  { words, formats }: Speech,
  form: '' | '.short' = '',
): string {
  const unit = divides ? undefined : findElement(element)?.unit;
  if (unit !== 'fraction' && unit !== 'percent') return texts.said(twoDigits(by));
  const points = twoDigits(unit === 'fraction' ? by * 100 : by);
  return words(`chart.points${form}`, {
    value: formats.number(points, points < 0.01 ? 6 : 2),
    count: points,
  });
}

/** The place of the chosen country and how far its neighbours are, or who leads; nothing of doubtful figures and zeros. */
export function rankingFinding(picture: CountriesPicture, speech: Speech): string | undefined {
  const { ranked, selected, region, texts, leaders } = picture;
  const { words, formats } = speech;
  // What is doubtful leads nowhere.
  const believed = ranked.filter(isBelieved);
  const country = believed.find(({ area }) => area === selected);
  const [top, second] = leaders.leading;
  if (top === undefined || top.value <= 0) return undefined;
  const place = region === null ? '' : ` ${areaWords(words, region).areaIn}`;
  const { places = [], rule = 'dependent' } = picture.dependents ?? {};
  const highest = [...places].sort((one, other) => other.value - one.value);
  const [dependent] = highest;
  if (dependent !== undefined)
    return words(`chart.ranking.${rule}`, {
      ...areaSubject(words, dependent.area),
      value: texts.said(dependent.value),
      shared: highest.filter(({ value }) => value === dependent.value).length,
      count: highest.length,
      least: formats.percent(muchProtein, 0),
      cropFrom: words(`crops.${picture.crop}.from`),
      place,
    });
  const first = leaders.leading.filter(({ value }) => value === top.value).length;
  if ((country?.rank ?? null) === null && first > 1)
    return words('chart.ranking.shared', { count: first, value: texts.said(top.value), place });
  if (country === undefined || country.rank === null)
    return words('chart.ranking.leads', {
      ...areaSubject(words, top.area),
      value: texts.said(top.value),
      isBound: isLowerBound(top) ? 'yes' : 'no',
      isAlone: second === undefined ? 'yes' : 'no',
      secondOf: second === undefined ? '' : areaWords(words, second.area).areaOf,
      isGrown: leaders.leastArea === null ? 'no' : 'yes',
      isEstimate: leaders.leastArea === null || isOfficial(top.flag) ? 'no' : 'yes',
      leastArea: formats.number(leaders.leastArea ?? 0),
      place,
    });
  return words('chart.ranking.own', {
    ...areaSubject(words, country.area),
    ...neighbours(believed, country, picture, speech),
    place,
    rank: words('ordinals.place', { rank: country.rank }),
    count: countRanked(ranked),
  });
}

/** The countries next above and below, their distances, and the number that share the place. */
function neighbours(
  believed: readonly RankedCountry[],
  country: RankedCountry,
  picture: CountriesPicture,
  speech: Speech,
) {
  // The distance of a lower bound from another figure is unknown.
  const near = believed.filter((entry) => !isLowerBound(entry));
  const isExact = !isLowerBound(country) && (country.rank ?? 0) <= lastCompared;
  const above = isExact ? near.findLast(({ value }) => value > country.value) : undefined;
  const below = isExact ? near.find(({ value }) => value < country.value && value > 0) : undefined;
  const ties = believed.filter(({ area, value }) => area !== country.area && value === country.value);
  const name = (entry: RankedCountry | undefined): string =>
    entry === undefined ? '' : areaWords(speech.words, entry.area).areaThe;
  const far = (entry: RankedCountry | undefined, form?: '.short'): string =>
    entry === undefined ? '' : distance(picture, Math.abs(entry.value - country.value), speech, form);
  return {
    case:
      ties.length > 0
        ? 'tied'
        : above !== undefined && below !== undefined
          ? 'between'
          : above !== undefined
            ? 'last'
            : below !== undefined
              ? 'first'
              : 'alone',
    ties: ties.length,
    tied: name(ties[0]),
    above: name(above),
    below: name(below),
    behind: far(above),
    // The first of two has its unit in full.
    ahead: far(below, above === undefined ? undefined : '.short'),
  };
}

export function smallNote(
  { ranked, leaders: { leading, leastArea } }: CountriesPicture,
  { words, formats }: Speech,
): string | undefined {
  const small = ranked
    .slice(0, rankedRows)
    .filter((entry) => entry.rank !== null && isBelieved(entry) && !leading.includes(entry));
  if (leastArea === null || small.length === 0) return undefined;
  return words('chart.ranking.small', {
    least: formats.number(leastArea),
    list: formats.list(small.map(({ area }) => areaName(words, area))),
  });
}

/** What the first ten have of the whole together; nothing where their figures do not add up to it. */
export function togetherNote(picture: CountriesPicture, { words, formats }: Speech): string | undefined {
  const { ranked, reference, whole, element, divides, texts } = picture;
  const first = ranked.slice(0, rankedRows);
  const isSum = !divides && addsUp(element);
  if (!isSum || reference === undefined || reference.value <= 0 || first.length < rankedRows)
    return undefined;
  if (![...first, reference].every((figure) => isBelieved(figure) && !isLowerBound(figure))) return undefined;
  if (first.some(({ value }) => value < 0)) return undefined;
  const share = first.reduce((sum, { value }) => sum + value, 0) / reference.value;
  if (share > 1) return undefined;
  return words('chart.ranking.together', {
    count: rankedRows,
    share: formats.percent(share, 0),
    ...areaWords(words, whole),
    total: texts.said(reference.value),
  });
}
