import { findFlow } from '#catalog/elements/trade.ts';
import type { Thing } from './name-book.ts';
import {
  nameOf,
  type Pair,
  type PhraseHit,
  type Place,
  toPhraseHit,
  toRanking,
  toTitle,
} from './phrase-hit.ts';
import type { RequestedRanking } from './ranking-words.ts';
import type { Part, PartKind, Phrase } from './read-phrase.ts';
import {
  kindNote,
  priceKindOf,
  type SearchCrop,
  type SearchIndex,
  type SearchSubject,
  sampleSideOf,
} from './search-index.ts';
import { elementIn, elementOfUnits, type RequestedUnit } from './unit-words.ts';

const mostHits = 4;
/** Lines that the comparator shows at once. */
const mostLines = 8;

/** Default subjects of a phrase, in the order of preference. */
const usualSubjects = ['production', 'consumption', 'trade', 'prices', 'livestock'];

/** A crop as a phrase names it. */
interface NamedCrop {
  crop: SearchCrop;
  /** The caveat for a named part of the crop. */
  note: string;
}

/** The meaning of a phrase in an index. */
interface PhraseRequest {
  places: readonly Place[];
  crops: readonly NamedCrop[];
  /** What each name of a figure or section may mean. */
  subjects: readonly (readonly SearchSubject[])[];
  years: readonly number[];
  isSince: boolean;
  ranking: RequestedRanking | null;
  isFrom: boolean;
  isOfPlace: boolean;
  isInDollars: boolean;
}

/** How much dearer than the first meaning of a crop's name another one is that is meant elsewhere: a batata. */
const alsoMeantCost = 0.15;

/**
 * Pages that answer a phrase, the best first. None where a word is not understood, since the figure would be of something else;
 * none where it names one thing alone, or something other than a place, crop, figure or section.
 */
export function answerPhrase(index: SearchIndex, phrase: Phrase): readonly PhraseHit[] {
  const { parts, years, isSince, ranking, isFrom, units, unknown, absent } = phrase;
  const names = parts.length + years.length + (ranking === null ? 0 : 1) + (units.length === 0 ? 0 : 1);
  const isAnswer = names >= 2 || (phrase.words === 0 && years.length > 0);
  const isUnderstood = unknown.length + absent.length === 0 && parts.every(({ kind }) => kind !== 'thing');
  if (!isAnswer || !isUnderstood) return [];
  const crops = readCrops(index, parts);
  const request: PhraseRequest = {
    places: readPlaces(index, parts, crops),
    crops: crops.flatMap((meanings) => meanings.slice(0, 1)),
    subjects: inUnits(index, meanings(parts, 'subject', index.subjects), units),
    years,
    isSince,
    ranking,
    isFrom,
    isOfPlace: phrase.isOfPlace,
    isInDollars: units.some((unit) => unit === 'money' || unit === 'unit-value'),
  };
  const compared =
    request.places.length > 1 || request.crops.length > 1 || years.length > 1 || isSince
      ? compare(index, request)
      : [];
  const [cropMeanings = []] = crops;
  const others = request.crops.length === 1 ? cropMeanings.slice(1, 2) : [];
  const hits =
    compared.length > 0 || request.places.length > 1 || request.crops.length > 1 || years.length > 1
      ? compared
      : [
          ...answer(index, request).slice(0, mostHits - others.length),
          ...others.flatMap((other) => answer(index, { ...request, crops: [other] }).slice(0, 1)),
        ];
  const distinct = hits.filter(({ title }, at) => hits.findIndex((other) => other.title === title) === at);
  return distinct.map((hit, at) => ({
    ...hit,
    figure: phrase.isUnderWay ? null : hit.figure,
    note: at === 0 ? hit.note : '',
  }));
}

/** What each name of a crop may mean, best first; a crop that is named twice comes once. */
function readCrops(index: SearchIndex, parts: readonly Part[]): readonly (readonly NamedCrop[])[] {
  const seen = new Set<SearchCrop>();
  return parts
    .filter(({ kind }) => kind === 'crop')
    .map(({ fits }) => {
      const cheapest = fits[0]?.cost ?? 0;
      return fits
        .filter(({ cost }) => cost <= cheapest + alsoMeantCost)
        .flatMap(({ thing, name }): NamedCrop[] => {
          const crop = index.crops[thing.at];
          return crop === undefined ? [] : [{ crop, note: kindNote(crop, name) }];
        });
    })
    .filter(([first]) => {
      if (first === undefined || seen.has(first.crop)) return false;
      seen.add(first.crop);
      return true;
    });
}

/** The subjects in the requested units, where they name one: production in dollars is its value. */
function inUnits(
  { subjects }: SearchIndex,
  listed: PhraseRequest['subjects'],
  units: readonly RequestedUnit[],
): PhraseRequest['subjects'] {
  if (units.length === 0) return listed;
  const ofElement = (element: number | null): readonly SearchSubject[] =>
    subjects.filter(({ figure }) => figure !== null && figure.country === element).slice(0, 1);
  if (listed.length === 0) return [ofElement(elementOfUnits(units))].filter(({ length }) => length > 0);
  return listed.map((alternatives) => {
    const element = alternatives[0]?.figure?.country;
    const other = element === undefined ? undefined : elementIn(units, element);
    return other === undefined || other === element ? alternatives : [...ofElement(other), ...alternatives];
  });
}

/** What each part of a kind may mean, best first. */
const meanings = <T>(parts: readonly Part[], kind: PartKind, list: readonly T[]): readonly (readonly T[])[] =>
  parts
    .filter((part) => part.kind === kind)
    .map(({ fits }) => fits.flatMap(({ thing }) => list[thing.at] ?? []));

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

/** What a name may mean, first of all a city of just that name that reports one of the crops: a town has several markets. */
function cropsFirst(
  { cities }: SearchIndex,
  fits: Part['fits'],
  crops: readonly (readonly NamedCrop[])[],
): Part['fits'] {
  const first = fits.find(
    ({ thing, cost }) =>
      cost === fits[0]?.cost &&
      thing.kind === 'city' &&
      crops.flat().some(({ crop }) => cities[thing.at]?.crops.includes(crop.id)),
  );
  return first === undefined ? fits : [first, ...fits];
}

/** The places of a phrase; a country beside a city of it only identifies the city. */
function readPlaces(
  index: SearchIndex,
  parts: readonly Part[],
  crops: readonly (readonly NamedCrop[])[],
): readonly Place[] {
  const placeMeanings = parts
    .filter(({ kind }) => kind === 'area')
    .map(({ fits }) =>
      cropsFirst(index, fits, crops).flatMap(({ thing }): Place[] => {
        const network = thing.isPlace ? networkPlace(index, thing) : null;
        if (network !== null) return [network];
        const city = thing.kind === 'city' ? index.cities[thing.at] : undefined;
        const area =
          city === undefined ? index.areas[thing.at] : index.areas.find(({ code }) => code === city.country);
        return area === undefined ? [] : [{ area, city: city ?? null, network: null }];
      }),
    );
  const countries = placeMeanings.flatMap(([first]) => (first?.city === null ? [first.area] : []));
  const chosenPlaces = placeMeanings.flatMap((places) => {
    const [first] = places;
    const within =
      first?.city == null
        ? undefined
        : places.find(({ area, city }) => city !== null && countries.includes(area));
    return within ?? first ?? [];
  });
  return chosenPlaces.filter(
    ({ area, city }, at) =>
      chosenPlaces.findIndex((other) => other.area === area && other.city === city) === at &&
      (city !== null || !chosenPlaces.some((other) => other.city !== null && other.area === area)),
  );
}

/** The page of each crop and subject, in the place and year that are named. */
function answer(index: SearchIndex, request: PhraseRequest): readonly PhraseHit[] {
  const { places, crops, subjects, years, isSince, ranking, isOfPlace, isInDollars } = request;
  const area = places[0]?.area ?? index.areas.find(({ kind }) => kind === 'world');
  if (area === undefined) return [];
  const [{ city, network } = { city: null, network: null }] = places;
  const span = { year: years[0] ?? null, isSince };
  const isAreaNamed = places.length > 0;
  const journeys = listJourneys(index, request);
  if (journeys.length > 0)
    return journeys.map((pair) => {
      const hit = toPhraseHit({ ...pair, ...span, area, city, network, isAreaNamed, note: '' });
      return { ...hit, path: `${hit.path}&step=3` };
    });
  const hits = listPairs(index, crops, subjects)
    // Of a city there are prices, of the crops that its market has.
    .filter(
      ({ crop, subject }) => city === null || (subject.slug === 'prices' && city.crops.includes(crop.id)),
    )
    .slice(0, mostHits);
  // "Who produces beans in Kenya" does not ask for a ranking of countries.
  const isOfOne = ranking === 'who' && isAreaNamed && area.kind === 'country';
  // Beside the prices of a city those of its country: markets elsewhere may have other kinds and newer months.
  const placed = hits.flatMap((pair, at) =>
    city !== null && at === 0
      ? [
          { pair, city },
          { pair, city: null },
        ]
      : [{ pair, city }],
  );
  return placed.flatMap(({ pair, city }): PhraseHit[] => {
    const note = noteOf(crops, pair);
    const asksPartners = (isOfPlace || isOfOne) && isOfTradeFlow(pair.subject);
    const target = { ...pair, ...span, area, city, network, isAreaNamed, note, isInDollars, asksPartners };
    if (ranking !== null && city === null && !isOfOne) return [toRanking(index, target, ranking)];
    return network === null || pair.subject.figure !== null ? [toPhraseHit(target)] : [];
  });
}

/** Whether a subject is an import or export whose partners are known. */
const isOfTradeFlow = ({ figure }: SearchSubject): boolean =>
  figure !== null && findFlow(figure.country) !== null;

/** Pages on who received the seed of a country, for a phrase that asks it: the samples that the country itself received are another thing. */
function listJourneys(
  index: SearchIndex,
  { places: [place], crops, subjects, ranking, isFrom }: PhraseRequest,
): readonly Pair[] {
  const isAsked =
    place?.area.kind === 'country' &&
    place.city === null &&
    (ranking === 'who' || isFrom) &&
    subjects.some((meanings) => meanings.some((subject) => sampleSideOf(subject) === 'received'));
  const journeys = index.subjects.filter(({ slug }) => slug === 'accessionDeliveryNetwork');
  const pairs = isAsked && journeys.length > 0 ? listPairs(index, crops, [journeys]) : [];
  return crops.length === 0 ? pairs.slice(0, 1) : pairs;
}

/** The caveat of a figure: the part of the crop that it covers, and the crop's own caveat. */
function noteOf(crops: readonly NamedCrop[], { crop, subject }: Pair): string {
  const partNote = crops.find((each) => each.crop === crop)?.note ?? '';
  const caveat = subject.figure === null ? '' : crop.caveat;
  return [...new Set([partNote, caveat])].filter((note) => note !== '').join(' ');
}

/**
 * Pairs of crop and subject, with defaults for what the phrase leaves open. Each page occurs once; a crop that lacks one of the
 * named subjects is left out.
 */
function listPairs(
  index: SearchIndex,
  crops: readonly NamedCrop[],
  subjects: PhraseRequest['subjects'],
): readonly Pair[] {
  return (crops.length === 0 ? index.crops : crops.map(({ crop }) => crop)).flatMap((crop, at) => {
    const has = (subject: SearchSubject): boolean => Object.hasOwn(subject.crops, crop.id);
    const available = subjects.map((alternatives) => alternatives.filter(has));
    if (available.some((alternatives) => alternatives.length === 0)) return [];
    const firsts = available.flatMap((alternatives) => alternatives.slice(0, 1));
    const options =
      available.length === 0 ? usualOf(index, crop) : [...new Set([...firsts, ...available.flat()])];
    // A named kind of price excludes the others.
    const isOfKind = firsts.some((subject) => priceKindOf(subject) !== null);
    const requested = options.filter(({ asks }) => !isOfKind || asks !== 'prices');
    // Of crops that are not named the first has all that a name may mean.
    const isShort = crops.length === 0 && (at > 0 || available.length === 0);
    return (isShort ? requested.slice(0, 1) : requested).map((subject) => ({ crop, subject }));
  });
}

/** Default subjects of a phrase that only names a crop: the usual ones, or those that the crop has. */
export function usualOf({ subjects }: SearchIndex, crop: SearchCrop): readonly SearchSubject[] {
  const usual = usualSubjects.flatMap((slug) => subjects.find((subject) => subject.slug === slug) ?? []);
  const available = usual.filter((subject) => Object.hasOwn(subject.crops, crop.id));
  return available.length > 0 ? available : subjects.filter((each) => each.crops[crop.id]);
}

/** Several places, crops or years side by side: no figure of one of them answers. */
function compare(
  index: SearchIndex,
  { places, crops, subjects, years, isSince }: PhraseRequest,
): readonly PhraseHit[] {
  const areas =
    places.length === 0 ? index.areas.filter(({ kind }) => kind === 'world') : places.map(({ area }) => area);
  if (places.some(({ city }) => city !== null)) return [];
  const pairs = listPairs(index, crops, subjects);
  const figure = pairs[0]?.subject.figure ?? null;
  if (figure === null) return [];
  const sameSubject = pairs.filter(({ subject }) => subject === pairs[0]?.subject);
  const compared = crops.length === 0 ? sameSubject.slice(0, 1) : sameSubject;
  if (compared.length < crops.length || areas.length * compared.length > mostLines) return [];
  const lines = areas.flatMap((area) =>
    compared.map(({ crop }) => `${area.code}.${crop.id}.${figure.country}`),
  );
  const [from, to] = [years[0], years.at(-1)];
  const span =
    years.length === 0
      ? ''
      : isSince
        ? `&kind=slope&from=${from}`
        : years.length === 1
          ? `&kind=bar&year=${to}`
          : `&kind=slope&from=${from}&year=${to}`;
  const spanText = isSince ? `${from}–` : years.length > 1 ? `${from}–${to}` : (from ?? null);
  return [
    {
      title: toTitle(
        areas.map(nameOf),
        compared.map(({ crop }) => crop),
        [pairs[0]?.subject.said ?? null, spanText],
      ),
      path: `/beans/comparator?series=${lines.join('~')}${span}`,
      figure: null,
      note: [...new Set(compared.map((pair) => noteOf(crops, pair)))].filter((note) => note !== '').join(' '),
    },
  ];
}
