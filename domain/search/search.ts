import { worldCode } from '#catalog/regions/index.ts';
import { answerPhrase, usualOf } from './answer-phrase.ts';
import { type AskedFigure, askedFigure } from './asked-figure.ts';
import { type Fit, NameBook, type Thing } from './name-book.ts';
import { type PhraseHit, toPhraseHit } from './phrase-hit.ts';
import { type Phrase, readPhrase } from './read-phrase.ts';
import {
  kindNote,
  type Named,
  type SearchArea,
  type SearchCrop,
  type SearchIndex,
  type SearchSubject,
} from './search-index.ts';

export interface Hit {
  name: string;
  /** Distinguishes it from others of its name, or the other name that matched; empty if unneeded. */
  note: string;
  /** Its page, without a language. */
  path: string;
  /** A figure of it: the newest price of a city. */
  figure?: AskedFigure | null;
}

/** The results of a query, best first: pages that answer it as a phrase, and things by their kind. */
export interface SearchAnswer {
  phrase: readonly PhraseHit[];
  /** `search.group.<id>` is the name of a group. */
  groups: readonly { id: string; hits: readonly Hit[] }[];
  /** Whether a thing is called like that, so that it comes before any phrase. */
  isName: boolean;
  /** Words that are not understood, as they were typed, where the others name something: no figure answers then. */
  unknown: readonly string[];
  /** Crops and places that the site has no figures of, as they were typed. */
  absent: readonly string[];
}

export type Search = (text: string) => SearchAnswer;

const mostInGroup = 6;
/** A town has more markets than that. */
const mostCities = 12;
/** How much cheaper than a phrase a name has to be to come first. */
const clearlyCheaper = 0.3;
/**
 * Matches of parts of a phrase come after matches of the whole query; things come first, since phrases cannot ask about them and
 * the visitor looked for them.
 */
const partCosts = { thing: 10, area: 11, crop: 12, subject: 13 } as const;
/** How much a part of a crop's name may differ: Mombasa does not match `Pasto mombaza`. */
const mostPartSlip = 0.6;
/** Matches that cost this much more than the best are dropped. */
const farCost = 1.1;

const searches = new WeakMap<SearchIndex, Promise<Search>>();

/** The search of an index, made once in pieces, between which other work goes on. Each query then takes a few milliseconds. */
export function prepareSearch(index: SearchIndex): Promise<Search> {
  const known = searches.get(index) ?? NameBook.of(index).then((book) => searchIn(index, book));
  searches.set(index, known);
  return known;
}

function searchIn(index: SearchIndex, book: NameBook): Search {
  const order = ['area', 'city', 'crop', 'subject', ...index.groups.map(({ id }) => id)];
  return (text) => {
    const phrase = readPhrase(book, text);
    const answers = answerPhrase(index, phrase);
    const [best] = phrase.whole;
    const isName = answers.length === 0 || (best !== undefined && best.cost < phrase.cost - clearlyCheaper);
    const limit = (best?.cost ?? 0) + farCost;
    const isInParts = answers.length > 0 || best === undefined;
    const isCalled = best?.missing === 0 && best.slip === 0;
    // Guinea does not match Guinea grass, nor sugar sugar beans.
    const isNoise = ({ thing, missing, isBegun, slip }: Fit): boolean =>
      thing.kind === 'crop' &&
      (missing > 0 || isBegun) &&
      (isCalled || phrase.absent.length > 0 || slip > mostPartSlip);
    const wholeFits = phrase.whole.filter((fit) => fit.cost <= limit && !isNoise(fit));
    const fits = [...wholeFits, ...(isInParts ? partsOf(phrase) : [])];
    return {
      phrase: answers,
      groups: withoutAnswers(
        answers,
        withSections(index, best, group(index, fits, { order, ...namedIn(index, phrase) })),
      ),
      isName,
      unknown: best === undefined && phrase.parts.length > 0 ? phrase.unknown : [],
      absent: isCalled ? [] : [...phrase.absent, ...(answers.length === 0 ? lackingIn(index, phrase) : [])],
    };
  };
}

/** A figure or section of which no named crop has any, with the crops, as they were typed: cocoa exports. */
function lackingIn({ crops, subjects }: SearchIndex, { parts }: Phrase): readonly string[] {
  const cropParts = parts.filter(({ kind }) => kind === 'crop');
  const named = cropParts.flatMap(({ fits }) => fits.flatMap(({ thing }) => crops[thing.at]?.id ?? []));
  const lacking = parts.filter(
    ({ kind, fits }) =>
      kind === 'subject' &&
      !fits.some(({ thing }) => named.some((id) => Object.hasOwn(subjects[thing.at]?.crops ?? {}, id))),
  );
  return named.length === 0
    ? []
    : lacking.map(({ words }) =>
        [...cropParts.flatMap((part) => part.words), ...words].map(({ typed }) => typed).join(' '),
      );
}

/** What a phrase names: figures and sections found beside it are those of the crop and the place. */
interface NamedIn {
  /** By id. */
  crops: readonly string[];
  area: SearchArea | null;
}

function namedIn(index: SearchIndex, { parts }: Phrase): NamedIn {
  const fitsOf = (kind: string): readonly Fit[] =>
    parts.flatMap(({ fits: [fit] }) => (fit?.thing.kind === kind ? [fit] : []));
  const [place] = fitsOf('area');
  return {
    crops: fitsOf('crop').flatMap(({ thing }) => index.crops[thing.at]?.id ?? []),
    area: (place && index.areas[place.thing.at]) ?? null,
  };
}

/** Without pages that are answers already. */
function withoutAnswers(
  answers: readonly PhraseHit[],
  groups: SearchAnswer['groups'],
): SearchAnswer['groups'] {
  const answered = new Set(answers.map(({ path }) => path));
  return groups
    .map(({ id, hits }) => ({ id, hits: hits.filter(({ path }) => !answered.has(path)) }))
    .filter(({ hits }) => hits.length > 0);
}

/** With the main sections of a crop below it, where the query is its name. */
function withSections(
  index: SearchIndex,
  best: Fit | undefined,
  groups: SearchAnswer['groups'],
): SearchAnswer['groups'] {
  const crop =
    best?.thing.kind === 'crop' && best.missing + best.slip === 0 ? index.crops[best.thing.at] : undefined;
  if (crop === undefined) return groups;
  const hits = usualOf(index, crop).map((subject) => toSubjectHit(subject, crop, null));
  const sections = { id: 'subject', hits };
  return groups.flatMap((one) => (one.id === 'crop' ? [one, sections] : one.id === sections.id ? [] : [one]));
}

/** The first meaning of each name of a phrase. */
const partsOf = ({ parts }: Phrase): readonly Fit[] =>
  parts.flatMap(({ kind, fits: [fit] }) => (fit === undefined ? [] : [{ ...fit, cost: partCosts[kind] }]));

/** Fits under their kinds: the kind with the best fit first. */
function group(
  index: SearchIndex,
  fits: readonly Fit[],
  { order, ...named }: { order: readonly string[] } & NamedIn,
): SearchAnswer['groups'] {
  const byKind = new Map<string, Fit[]>();
  const seen = new Set<Thing>();
  for (const fit of fits) {
    if (seen.has(fit.thing)) continue;
    seen.add(fit.thing);
    const kind = byKind.get(fit.thing.kind) ?? [];
    kind.push(fit);
    byKind.set(fit.thing.kind, kind);
  }
  const cheapest = (kind: string): number => byKind.get(kind)?.[0]?.cost ?? 0;
  return [...byKind.keys()]
    .sort((a, b) => cheapest(a) - cheapest(b) || order.indexOf(a) - order.indexOf(b))
    .map((id) => ({
      id,
      hits: toHits(index, byKind.get(id) ?? [], named).slice(0, id === 'city' ? mostCities : mostInGroup),
    }))
    .filter(({ hits }) => hits.length > 0);
}

/** Two things of one name on one page are one hit. */
function toHits(index: SearchIndex, fits: readonly Fit[], named: NamedIn): Hit[] {
  const hits: Hit[] = [];
  for (const fit of fits) {
    const hit = toHit(index, fit, named);
    if (hit !== null && !hits.some(({ name, path }) => name === hit.name && path === hit.path))
      hits.push(hit);
  }
  return hits;
}

function toHit(index: SearchIndex, { thing, name }: Fit, named: NamedIn): Hit | null {
  const { kind, at } = thing;
  const by = (entry: Named): string => (name === entry.names[0] ? '' : name);
  const toHit = <T extends Named>(entry: T | undefined, make: (entry: T) => Omit<Hit, 'name'>): Hit | null =>
    entry === undefined ? null : { name: entry.names[0] ?? '', ...make(entry) };
  if (kind === 'area') return toHit(index.areas[at], (area) => ({ note: by(area), path: area.path }));
  if (kind === 'city') return toCityHit(index, at, named);
  if (kind === 'crop')
    return toHit(index.crops[at], (crop) => ({
      note: [by(crop), kindNote(crop, name)].filter((text) => text !== '').join(' · '),
      path: crop.path,
    }));
  if (kind === 'subject') {
    const subject = index.subjects[at];
    const having = index.crops.filter(({ id }) => subject && Object.hasOwn(subject.crops, id));
    const crop = having.find(({ id }) => named.crops.length === 0 || named.crops.includes(id));
    return subject && crop ? toSubjectHit(subject, crop, named.area) : null;
  }
  const entries = index.groups.find(({ id }) => id === kind)?.entries;
  return toHit(entries?.[at], (entry) => ({
    note: [by(entry), entry.note].filter((text) => text !== '').join(' · '),
    path: entry.path,
  }));
}

/** A market with its country and the month of the newest price that it leads to. */
function toCityHit(index: SearchIndex, at: number, { crops }: NamedIn): Hit | null {
  const city = index.cities[at];
  const area = index.areas.find(({ code }) => code === city?.country);
  const id = city?.crops.find((each) => crops.includes(each)) ?? city?.crops[0];
  const crop = index.crops.find((each) => each.id === id);
  const subject = index.subjects.find(({ asks }) => asks === 'prices');
  if (city === undefined || area === undefined || crop === undefined || subject === undefined) return null;
  return {
    name: city.names[0] ?? '',
    note: [area.names[0], id === city.crops[0] && city.latest].filter(Boolean).join(' · '),
    path: `/${crop.id}/data/prices?country=${city.country}&city=${city.id}`,
    figure: askedFigure({ crop, subject, area, city, year: null, isSince: false }),
  };
}

/** Where a section opens without a named place. */
const world: SearchArea = { names: [''], also: [], code: worldCode, kind: 'world', path: '', view: '' };

/** A section or figure of a crop, in a place where its page can show one. */
function toSubjectHit(subject: SearchSubject, crop: SearchCrop, named: SearchArea | null): Hit {
  const { path } = toPhraseHit({
    ...{ crop, subject, area: named ?? world, city: null, network: null, isAreaNamed: named !== null },
    ...{ year: null, isSince: false, note: '' },
  });
  return { name: subject.names[0] ?? '', note: crop.names[0] ?? '', path };
}
