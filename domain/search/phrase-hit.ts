import { IMPORT_SHARE } from '#catalog/elements/codes.ts';
import { type AskedFigure, askedFigure, askedRanking } from './asked-figure.ts';
import type { RequestedRanking } from './ranking-words.ts';
import {
  isOfPrices,
  type Named,
  priceKindOf,
  type SearchArea,
  type SearchCity,
  type SearchCrop,
  type SearchIndex,
  type SearchNetwork,
  type SearchSubject,
  sampleSideOf,
} from './search-index.ts';

export interface PhraseHit {
  /** The answer's subject: `Kenya, beans, production, 2015`. */
  title: string;
  /** Path and query string, without a language. */
  path: string;
  /** The figure that answers it; `null` where the page has none of its own, or none of such an area. */
  figure: AskedFigure | null;
  /** The caveat of the answer; empty for all but the first. */
  note: string;
}

/** A place of an answer; `city` is `null` for a country or region, `network` for other places. */
export interface Place {
  area: SearchArea;
  city: SearchCity | null;
  network: SearchNetwork | null;
}

export interface Pair {
  crop: SearchCrop;
  subject: SearchSubject;
}

/** The first year of a requested range (`isSince`), or the only year. */
interface Span {
  year: number | null;
  isSince: boolean;
}

export const nameOf = ({ names }: Named): string => names[0] ?? '';

/** Everything that a page shows its state by. */
export type RequestedPage = Pair &
  Place &
  Span & {
    isAreaNamed: boolean;
    note: string;
    /** Whether prices are asked for in US dollars. */
    isInDollars?: boolean | undefined;
    /** Whether it asks who the place trades with. */
    asksPartners?: boolean | undefined;
  };

/** The ranking of countries, or the page itself if it has none. */
export function toRanking(index: SearchIndex, request: RequestedPage, ranking: RequestedRanking): PhraseHit {
  const { area, network, crop, subject, year, note } = request;
  const { figure } = subject;
  if (figure === null || !figure.isRanked || (network !== null && area.kind === 'region')) {
    const hit = toPhraseHit(request);
    return hit.figure?.of === 'latest' ? hit : { ...hit, figure: null };
  }
  const isLowestFirst = ranking === 'least';
  // The largest shares of imports are those of ports that sell on.
  const { dependence } = crop;
  if (
    dependence !== null &&
    figure.country === IMPORT_SHARE &&
    area.kind === 'world' &&
    year === null &&
    !isLowestFirst
  )
    return { ...dependence, figure: null, note };
  const marked = area.kind === 'world' ? '' : `&area=${area.code}`;
  const place = area.kind === 'region' || area.kind === 'macro' ? [nameOf(area)] : [];
  return {
    title: toTitle(
      place,
      [crop],
      [subject.said, year, index.ranking, isLowestFirst ? index.lowestFirst : null],
    ),
    path:
      `/${crop.id}/data/${subject.slug}/ranking?by=countries&element=${figure.country}${marked}` +
      (year === null ? '' : `&year=${year}`) +
      (isLowestFirst ? '&sort=value' : ''),
    figure: area.kind === 'world' ? askedRanking(request, isLowestFirst) : null,
    note,
  };
}

export function toPhraseHit(request: RequestedPage): PhraseHit {
  const { area, city, network, crop, subject, year, isSince, note } = request;
  const { takes } = subject;
  const figure = askedFigure(request);
  const isOfNetwork = network !== null && network.crop === crop.id && network.slugs.includes(subject.slug);
  // Without a year in the question the figure shows its own.
  const isYearShown = year !== null && city === null && takes !== 'nothing' && takes !== 'country';
  // The title names no place that the page cannot show.
  const isPlaceShown = subject.figure !== null || (request.isAreaNamed && holds(takes, area));
  const place = city === null ? nameOf(area) : `${nameOf(city)}, ${nameOf(area)}`;
  // A data page opens a macro region with one of its regions; the comparator has it as a whole, and all crops of a network.
  const isCompared = (area.kind === 'macro' || (network !== null && !isOfNetwork)) && figure?.of === 'value';
  return {
    title: toTitle(
      isPlaceShown ? [place] : [],
      [crop],
      [subject.said, isYearShown ? (isSince ? `${year}–` : year) : null],
    ),
    path: isCompared
      ? `/beans/comparator?series=${area.code}.${crop.id}.${subject.figure?.country}${year === null ? '' : `&kind=bar&year=${year}`}`
      : `${isOfNetwork ? network.home : `/${crop.id}/data`}/${subject.slug}${toQuery(request)}${blockHash(subject)}`,
    figure,
    note,
  };
}

/** `Kenya, beans, production, 2015`: the crop's first letter is small behind a place. */
export function toTitle(
  places: readonly string[],
  crops: readonly SearchCrop[],
  more: readonly (string | number | null)[],
): string {
  const names = crops.map(({ names: [name = ''] }, at) => (places.length + at === 0 ? name : lowered(name)));
  return [...places, ...names, ...more.filter((part) => part !== null)].join(', ');
}

/** The name inside a list: its first letter small, unless the name is an abbreviation. */
export const lowered = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Whether a page's address can hold an area. */
const holds = (takes: SearchSubject['takes'], area: SearchArea): boolean =>
  takes === 'view' || (takes !== 'nothing' && area.kind === 'country');

/** Where on its page a figure is that the map does not show. */
const blockHash = ({ figure }: Pick<SearchSubject, 'figure'>): string =>
  figure?.block == null ? '' : `#${figure.block}`;

function toQuery({ subject, area, city, year, isSince, isInDollars = false }: RequestedPage): string {
  const { takes, figure } = subject;
  const kind = priceKindOf(subject);
  const isOfSamples = subject.asks === 'samples' || sampleSideOf(subject) !== null;
  const parts = subject.filter === undefined ? [] : [subject.filter];
  if (kind !== null) parts.push(`type=${kind}`);
  if (sampleSideOf(subject) === 'provided') parts.push('side=provided');
  if (figure?.isNamed === true) parts.push(`element=${figure.country}`);
  if (takes === 'view' && year !== null) parts.push(`year=${year}`);
  if (holds(takes, area) && area.view !== '') parts.push(area.view);
  if (city !== null) parts.push(`city=${city.id}`);
  if (isInDollars && isOfPrices(subject)) parts.push('view=usd');
  if (year !== null && (takes === 'country-span' || (isOfSamples && isSince)))
    parts.push(`from=${year}`, ...(isSince ? [] : [`to=${year}`]));
  else if (takes === 'country-year' && year !== null && city === null && !isSince) parts.push(`year=${year}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
