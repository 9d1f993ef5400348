import { answerPhrase } from './answer-phrase.ts';
import { type Fit, NameBook, type Thing } from './name-book.ts';
import { blockHash, type PhraseHit } from './phrase-hit.ts';
import { type Phrase, readPhrase } from './read-phrase.ts';
import { kindNote, type Named, priceKindOf, type SearchIndex, sampleSideOf } from './search-index.ts';

export interface Hit {
  name: string;
  /** Distinguishes it from others of its name, or the other name that matched; empty if unneeded. */
  note: string;
  /** Its page, without a language. */
  path: string;
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

/** Makes the search of an index. Each query then takes a few milliseconds. */
export function prepareSearch(index: SearchIndex): Search {
  const book = new NameBook(index);
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
      groups: group(index, fits, { order, crops: namedCrops(index, phrase) }),
      isName,
      unknown: best === undefined && phrase.parts.length > 0 ? phrase.unknown : [],
      absent: isCalled ? [] : phrase.absent,
    };
  };
}

/** Ids of the crops that a phrase names: figures and sections found beside one are that crop's. */
const namedCrops = (index: SearchIndex, { parts }: Phrase): readonly string[] =>
  parts.flatMap(({ kind, fits: [fit] }) =>
    kind === 'crop' && fit !== undefined ? (index.crops[fit.thing.at]?.id ?? []) : [],
  );

/** The first meaning of each name of a phrase. */
const partsOf = ({ parts }: Phrase): readonly Fit[] =>
  parts.flatMap(({ kind, fits: [fit] }) => (fit === undefined ? [] : [{ ...fit, cost: partCosts[kind] }]));

/** Fits under their kinds: the kind with the best fit first. */
function group(
  index: SearchIndex,
  fits: readonly Fit[],
  { order, crops }: { order: readonly string[]; crops: readonly string[] },
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
    .map((id) => ({ id, hits: toHits(index, byKind.get(id) ?? [], crops).slice(0, mostInGroup) }))
    .filter(({ hits }) => hits.length > 0);
}

/** Two things of one name on one page are one hit. */
function toHits(index: SearchIndex, fits: readonly Fit[], crops: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (const fit of fits) {
    const hit = toHit(index, fit, crops);
    if (hit !== null && !hits.some(({ name, path }) => name === hit.name && path === hit.path))
      hits.push(hit);
  }
  return hits;
}

function toHit(index: SearchIndex, { thing, name }: Fit, crops: readonly string[]): Hit | null {
  const { kind, at } = thing;
  const by = (entry: Named): string => (name === entry.names[0] ? '' : name);
  const toHit = <T extends Named>(entry: T | undefined, make: (entry: T) => Omit<Hit, 'name'>): Hit | null =>
    entry === undefined ? null : { name: entry.names[0] ?? '', ...make(entry) };
  if (kind === 'area') return toHit(index.areas[at], (area) => ({ note: by(area), path: area.path }));
  if (kind === 'city')
    return toHit(index.cities[at], (city) => {
      const country = index.areas.find(({ code }) => code === city.country);
      return {
        note: country?.names[0] ?? '',
        path: `/${city.crops.find((id) => crops.includes(id)) ?? city.crops[0]}/data/prices?country=${city.country}&city=${city.id}`,
      };
    });
  if (kind === 'crop')
    return toHit(index.crops[at], (crop) => ({
      note: [by(crop), kindNote(crop, name)].filter((text) => text !== '').join(' · '),
      path: crop.path,
    }));
  if (kind === 'subject')
    return toHit(index.subjects[at], (subject) => {
      const having = index.crops.filter(({ id }) => Object.hasOwn(subject.crops, id));
      const crop = having.find(({ id }) => crops.includes(id)) ?? having[0];
      const page = `/${crop?.id}/data/${subject.slug}`;
      const element = subject.figure?.isNamed === true ? `?element=${subject.figure.country}` : '';
      const kind = priceKindOf(subject);
      const side = sampleSideOf(subject) === 'provided' ? '?side=provided' : element;
      return {
        note: crop?.names[0] ?? '',
        path: page + (kind === null ? side : `?type=${kind}`) + blockHash(subject),
      };
    });
  const entries = index.groups.find(({ id }) => id === kind)?.entries;
  return toHit(entries?.[at], (entry) => ({
    note: [by(entry), entry.note].filter((text) => text !== '').join(' · '),
    path: entry.path,
  }));
}
