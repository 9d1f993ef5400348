import { type AskedFigure, askedFigure } from './asked-figure.ts';
import type { Thing } from './name-book.ts';
import type { Part, PartKind, Phrase } from './read-phrase.ts';
import {
  type Named,
  priceKindOf,
  type SearchArea,
  type SearchCity,
  type SearchCrop,
  type SearchIndex,
  type SearchNetwork,
  type SearchSubject,
} from './search-index.ts';

/** A page that answers a phrase, in the state that shows the answer. */
export interface PhraseHit {
  /** What it is of: `Kenya, beans, production, 2015`. */
  title: string;
  /** Path and query string, without a language. */
  path: string;
  /** The figure that answers it; `null` where the page has none of its own, or none of such an area. */
  figure: AskedFigure | null;
}

const mostHits = 4;
/** Lines that the comparator shows at once. */
const mostLines = 8;

/** What a phrase is about where it does not say so, in the order in which it is tried. */
const usualSubjects = ['production', 'consumption', 'trade', 'prices', 'livestock'];

/** A place as an answer has it; `null` of the city where it is a country or region, and of the network where it is none. */
interface Place {
  area: SearchArea;
  city: SearchCity | null;
  network: SearchNetwork | null;
}

/** What a phrase asks for, and of which crop. */
interface Pair {
  crop: SearchCrop;
  subject: SearchSubject;
}

/** What a phrase says, read in an index. */
interface Asked {
  places: readonly Place[];
  crops: readonly SearchCrop[];
  /** What each name of a figure or section may mean. */
  subjects: readonly (readonly SearchSubject[])[];
  years: readonly number[];
  isRanking: boolean;
}

/**
 * Pages that answer a phrase, the best first. None where a word is not understood, since the figure would be of something else; none where
 * it names one thing alone, or a thing that phrases are not asked of.
 */
export function answerPhrase(index: SearchIndex, phrase: Phrase): readonly PhraseHit[] {
  const { parts, years, isRanking } = phrase;
  const names = parts.length + years.length + (isRanking ? 1 : 0);
  const isAnswer = names >= 2 || (phrase.words === 0 && years.length > 0);
  if (!isAnswer || phrase.unknown.length > 0 || parts.some(({ kind }) => kind === 'thing')) return [];
  const asked: Asked = {
    places: readPlaces(index, parts),
    crops: [...new Set(meanings(parts, 'crop', index.crops).flatMap((crops) => crops.slice(0, 1)))],
    subjects: meanings(parts, 'subject', index.subjects),
    years,
    isRanking,
  };
  const hits =
    asked.places.length > 1 || asked.crops.length > 1 || years.length > 1
      ? compare(index, asked)
      : answer(index, asked);
  return phrase.isUnderWay ? hits.map((hit) => ({ ...hit, figure: null })) : hits;
}

const nameOf = ({ names }: Named): string => names[0] ?? '';

/** What each part of a kind may mean, best first. */
const meanings = <T>(parts: readonly Part[], kind: PartKind, list: readonly T[]): readonly (readonly T[])[] =>
  parts
    .filter((part) => part.kind === kind)
    .map(({ fits }) => fits.flatMap(({ thing }) => list[thing.at] ?? []));

/** A network as a place. */
function networkPlace(index: SearchIndex, { kind, at }: Thing): Place | null {
  const entry = index.groups.find(({ id }) => id === kind)?.entries[at];
  if (entry?.network === undefined) return null;
  const { names, also, path, network } = entry;
  return {
    area: { names, also, path, code: network.code, kind: 'region', view: network.view },
    city: null,
    network,
  };
}

/** The places of a phrase; a country beside a city of it only says which one. */
function readPlaces(index: SearchIndex, parts: readonly Part[]): readonly Place[] {
  const named = parts
    .filter(({ kind }) => kind === 'area')
    .map(({ fits }) =>
      fits.flatMap(({ thing }): Place[] => {
        const network = thing.isPlace ? networkPlace(index, thing) : null;
        if (network !== null) return [network];
        const city = thing.kind === 'city' ? index.cities[thing.at] : undefined;
        const area =
          city === undefined ? index.areas[thing.at] : index.areas.find(({ code }) => code === city.country);
        return area === undefined ? [] : [{ area, city: city ?? null, network: null }];
      }),
    );
  const countries = named.flatMap(([first]) => (first?.city === null ? [first.area] : []));
  const chosen = named.flatMap((places) => {
    const [first] = places;
    const within =
      first?.city == null
        ? undefined
        : places.find(({ area, city }) => city !== null && countries.includes(area));
    return within ?? first ?? [];
  });
  return chosen.filter(
    ({ area, city }, at) =>
      chosen.findIndex((other) => other.area === area && other.city === city) === at &&
      (city !== null || !chosen.some((other) => other.city !== null && other.area === area)),
  );
}

/** The page of each crop and subject, in the place and year that are named. */
function answer(
  index: SearchIndex,
  { places, crops, subjects, years, isRanking }: Asked,
): readonly PhraseHit[] {
  const area = places[0]?.area ?? index.areas.find(({ kind }) => kind === 'world');
  if (area === undefined) return [];
  const [{ city, network } = { city: null, network: null }] = places;
  const year = years[0] ?? null;
  const hits = listPairs(index, crops, subjects)
    // Of a city there are prices, of the crops that its market has.
    .filter(
      ({ crop, subject }) => city === null || (subject.slug === 'prices' && city.crops.includes(crop.id)),
    )
    .slice(0, mostHits);
  if (isRanking && city === null)
    return hits.map((pair) => toRanking(index, { ...pair, area, network, year }));
  return hits
    .filter(({ subject }) => network === null || subject.figure !== null)
    .map((pair) => toPhraseHit({ ...pair, area, city, network, isAreaNamed: places.length > 0, year }));
}

/**
 * Crops and what of them is asked: what the phrase names, and what it leaves open filled in. Pages come once; a crop that has not all that
 * is asked is left out.
 */
function listPairs(
  index: SearchIndex,
  crops: readonly SearchCrop[],
  subjects: Asked['subjects'],
): readonly Pair[] {
  return (crops.length === 0 ? index.crops : crops).flatMap((crop) => {
    const has = (subject: SearchSubject): boolean => Object.hasOwn(subject.crops, crop.id);
    const own = subjects.map((meant) => meant.filter(has));
    if (own.some((meant) => meant.length === 0)) return [];
    const firsts = own.flatMap((meant) => meant.slice(0, 1));
    const named = own.length === 0 ? usualOf(index, crop) : [...new Set([...firsts, ...own.flat()])];
    // Who says of which kind the price is asks for no other.
    const isOfKind = firsts.some((subject) => priceKindOf(subject) !== null);
    const asked = named.filter(({ asks }) => !isOfKind || asks !== 'prices');
    return (crops.length === 0 ? asked.slice(0, 1) : asked).map((subject) => ({ crop, subject }));
  });
}

/** What a phrase is about that only names a crop: the usual, or what the crop has. */
function usualOf({ subjects }: SearchIndex, crop: SearchCrop): readonly SearchSubject[] {
  const usual = usualSubjects.flatMap((slug) => subjects.find((subject) => subject.slug === slug) ?? []);
  const own = usual.filter((subject) => Object.hasOwn(subject.crops, crop.id));
  return own.length > 0 ? own : subjects.filter((each) => each.crops[crop.id]);
}

/** Several places, crops or years side by side: no figure of one of them answers. */
function compare(index: SearchIndex, { places, crops, subjects, years }: Asked): readonly PhraseHit[] {
  const own =
    places.length === 0 ? index.areas.filter(({ kind }) => kind === 'world') : places.map(({ area }) => area);
  if (places.some(({ city }) => city !== null)) return [];
  const pairs = listPairs(index, crops, subjects);
  const figure = pairs[0]?.subject.figure ?? null;
  if (figure === null) return [];
  const of = pairs.filter(({ subject }) => subject === pairs[0]?.subject);
  const compared = crops.length === 0 ? of.slice(0, 1) : of;
  if (compared.length < crops.length || own.length * compared.length > mostLines) return [];
  const lines = own.flatMap((area) =>
    compared.map(({ crop }) => `${area.code}.${crop.id}.${figure.country}`),
  );
  const [from, to] = [years[0], years.at(-1)];
  const span =
    years.length === 0
      ? ''
      : years.length === 1
        ? `&kind=bar&year=${to}`
        : `&kind=slope&from=${from}&year=${to}`;
  return [
    {
      title: toTitle(
        own.map(nameOf),
        compared.map(({ crop }) => crop),
        [pairs[0]?.subject.said ?? null, years.length > 1 ? `${from}–${to}` : (from ?? null)],
      ),
      path: `/beans/comparator?series=${lines.join('~')}${span}`,
      figure: null,
    },
  ];
}

/** Who comes first: the ranking of countries, which has no regions, so that of a region its page stands for it. */
function toRanking(
  index: SearchIndex,
  asked: Pair & Pick<Place, 'area' | 'network'> & { year: number | null },
): PhraseHit {
  const { area, crop, subject, year } = asked;
  const { figure } = subject;
  if (figure === null || area.kind === 'region')
    return { ...toPhraseHit({ ...asked, city: null, isAreaNamed: true }), figure: null };
  const marked = area.kind === 'country' ? `&area=${area.code}` : '';
  return {
    title: toTitle([index.ranking], [crop], [subject.said, year]),
    path:
      `/${crop.id}/data/${subject.slug}/ranking?by=countries&element=${figure.country}${marked}` +
      (year === null ? '' : `&year=${year}`),
    figure: null,
  };
}

function toPhraseHit(asked: Pair & Place & { isAreaNamed: boolean; year: number | null }): PhraseHit {
  const { area, city, network, crop, subject, year } = asked;
  const { takes } = subject;
  const figure = askedFigure(asked);
  const isOfNetwork = network !== null && network.crop === crop.id && network.slugs.includes(subject.slug);
  const shown = year ?? subject.crops[crop.id] ?? null;
  const isYearSaid =
    year === null ? figure?.of === 'value' : city === null && takes !== 'nothing' && takes !== 'country';
  // What the page cannot show is not said to be in it.
  const isPlaceSaid = subject.figure !== null || (asked.isAreaNamed && holds(takes, area));
  const place = city === null ? nameOf(area) : `${nameOf(city)} (${nameOf(area)})`;
  // A data page opens a macro region with one of its regions; the comparator has it as a whole, and all crops of a network.
  const isCompared = (area.kind === 'macro' || (network !== null && !isOfNetwork)) && figure?.of === 'value';
  return {
    title: toTitle(isPlaceSaid ? [place] : [], [crop], [subject.said, isYearSaid ? shown : null]),
    path: isCompared
      ? `/beans/comparator?series=${area.code}.${crop.id}.${subject.figure?.country}${year === null ? '' : `&kind=bar&year=${year}`}`
      : `${isOfNetwork ? network.home : `/${crop.id}/data`}/${subject.slug}${toQuery(asked)}`,
    figure,
  };
}

/** `Kenya, beans, production, 2015`: the crop's first letter is small behind a place. */
function toTitle(
  places: readonly string[],
  crops: readonly SearchCrop[],
  more: readonly (string | number | null)[],
): string {
  const named = crops.map(({ names: [name = ''] }, at) => (places.length + at === 0 ? name : lowered(name)));
  return [...places, ...named, ...more.filter((part) => part !== null)].join(', ');
}

/** The name inside a list: its first letter small, unless the name is an abbreviation. */
export const lowered = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Whether a page's address can hold an area. */
const holds = (takes: SearchSubject['takes'], area: SearchArea): boolean =>
  takes === 'view' || (takes !== 'nothing' && area.kind === 'country');

function toQuery({
  subject,
  area,
  city,
  year,
}: Pair & Omit<Place, 'network'> & { year: number | null }): string {
  const { takes, figure } = subject;
  const kind = priceKindOf(subject);
  const parts: string[] = [];
  if (kind !== null) parts.push(`type=${kind}`);
  if (figure?.isNamed === true) parts.push(`element=${figure.country}`);
  if (takes === 'view' && year !== null) parts.push(`year=${year}`);
  if (holds(takes, area) && area.view !== '') parts.push(area.view);
  if (city !== null) parts.push(`city=${city.id}`);
  if (takes === 'country-year' && year !== null && city === null) parts.push(`year=${year}`);
  if (takes === 'country-span' && year !== null) parts.push(`from=${year}`, `to=${year}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
