import { asOrigin, fromPlacesSide, isOfTrade } from './flow-words.ts';
import { contentWords, type QueryWord, splitQuery } from './fold-query.ts';
import { beginningCost, type Fit, type Met, type NameBook } from './name-book.ts';
import { isDoer, type RequestedRanking, rankingOf, strongerRanking } from './ranking-words.ts';
import { type RequestedUnit, spellUnits, takeUnits } from './unit-words.ts';

/** What a part of a phrase names: a place, a crop, a figure or section, or something else, about which phrases cannot ask. */
export type PartKind = 'area' | 'crop' | 'subject' | 'thing';

/** Words of a phrase that name something: what they may mean, best first. */
export interface Part {
  kind: PartKind;
  fits: readonly Fit[];
  words: readonly QueryWord[];
}

/** A query as it is understood. */
export interface Phrase {
  /** What its words fit, of all kinds together. */
  whole: readonly Fit[];
  parts: readonly Part[];
  /** Whether it asks for the first, the last, or any rank. */
  ranking: RequestedRanking | null;
  /** Units of the requested figure. */
  units: readonly RequestedUnit[];
  /** Whether what it asks for comes from the place: `received from Colombia`. */
  isFrom: boolean;
  /** Whether it asks for the trade of others with the place: `who buys beans from Argentina`. */
  isOfPlace: boolean;
  /** Whether a place is meant by the beginning of its name, which may become another one. */
  isUnderWay: boolean;
  /** Years that it names, rising. */
  years: readonly number[];
  /** Whether its one year is the first of all until now. */
  isSince: boolean;
  /** What its reading as a phrase costs. */
  cost: number;
  /** Words that are not understood, as they were typed. */
  unknown: readonly string[];
  /** Names without figures on the site, as they were typed. */
  absent: readonly string[];
  /** Number of words without stop words and years. */
  words: number;
}

/** The most that is read of a query; no name of a place is longer. */
export const mostLetters = 200;
const mostWords = 12;
const longestName = 7;

const leftOutCost = 2.2;
/** Each name of a phrase costs a little, so that one long name wins over two short ones. */
const nameCost = 0.04;
/** An absent name costs more than a longer name with its word, and less than a code that is a word, too. */
const absentCost = 0.06;
/** A second name of a kind, and a name of a thing about which phrases cannot ask. */
const furtherCost = 0.6;
const thingCost = 1;
/** From what on a name is only nearly the one that is written: a typo, or a word too few. */
const nearName = 0.6;
/** How much dearer than the best another reading of a name may be. */
const nearCost = 0.5;

/** Letters that a word needs for what may be its beginning, as the last one, which is under way, and elsewhere; and how many may be missing there. */
const leastBegun = 3;
const leastShortened = 4;
const mostShortened = 2;

const isYear = ({ word }: QueryWord): boolean => /^(19|20)\d\d$/.test(word);
const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** Words before the first year of a range. */
const sinceWords: ReadonlySet<string> = new Set(['since', 'desde', 'onwards']);

/** Words before a place from which something comes. */
const fromWords: ReadonlySet<string> = new Set(['from', 'of', 'desde', 'de', 'da', 'do']);

interface Reading {
  cost: number;
  /** Words that name nothing. */
  unknown: readonly QueryWord[];
  /** Words of each name without figures on the site. */
  absent: readonly (readonly QueryWord[])[];
  ranking: RequestedRanking | null;
  parts: readonly Part[];
}

const nothingRead: Reading = { cost: 0, unknown: [], absent: [], ranking: null, parts: [] };

/** The words of a text without stop words, each once. */
const listContentWords = (words: readonly QueryWord[]): readonly QueryWord[] =>
  [...new Map(contentWords(words).map((each) => [each.word, each])).values()].slice(0, mostWords);

/** Reads a query: a name, or areas, crops, subjects, units and years in any order. */
export function readPhrase(book: NameBook, text: string): Phrase {
  const read = text.slice(0, mostLetters);
  const all = splitQuery(read);
  const query = listContentWords(all);
  const wholeFits = book.fit(
    query.map(({ word }, at) =>
      book.meet(word, at === query.length - 1 ? Number.POSITIVE_INFINITY : mostShortened),
    ),
  );
  const sources = new Set(
    all.flatMap(({ word }, at) => (fromWords.has(all[at - 1]?.word ?? '') ? [word] : [])),
  );
  const { units, others } = takeUnits(splitQuery(spellUnits(read)));
  const telling = listContentWords(others);
  const years = [...new Set(telling.filter(isYear).map(({ word }) => Number(word)))].sort((a, b) => a - b);
  const isSince = years.length === 1 && telling.some(({ word }) => sinceWords.has(word));
  const words = telling.filter((each) => !isYear(each) && !(isSince && sinceWords.has(each.word)));
  const isFigure = ({ word }: QueryWord, at: number): boolean =>
    isShortNumber(word) && [words[at - 1], words[at + 1]].some((beside) => rankingOf(beside?.word) !== null);
  const last = words.at(-1)?.word === query.at(-1)?.word ? words.at(-1) : undefined;
  const named = asOrigin(
    words.filter((each, at) => !isFigure(each, at)),
    all,
  );
  const asTyped = readTogether(book, named, last);
  const ofPlace = readFromPlace(named, all, asTyped);
  const isOfPlace = ofPlace !== named;
  const reading = isOfPlace ? readTogether(book, ofPlace, last) : asTyped;
  return {
    whole: wholeFits,
    parts: reading.parts,
    // The page of the place's own trade names who it trades with.
    ranking: isOfPlace ? null : (reading.ranking ?? (words.some(({ word }) => isDoer(word)) ? 'who' : null)),
    units,
    isOfPlace,
    isFrom: reading.parts.some(
      ({ kind, words: [first] }) => kind === 'area' && sources.has(first?.word ?? ''),
    ),
    isUnderWay: reading.parts.some(({ kind, fits: [fit] }) => kind === 'area' && fit?.isBegun === true),
    years,
    isSince,
    cost: reading.cost,
    unknown: reading.unknown.map(({ typed }) => typed),
    absent: reading.absent.map((name) => name.map(({ typed }) => typed).join(' ')),
    words: words.length,
  };
}

/** The words as a question on the trade of the one place that they name; the same words if they name another figure. */
function readFromPlace(
  words: readonly QueryWord[],
  all: readonly QueryWord[],
  { parts, ranking }: Reading,
): readonly QueryWord[] {
  const [place, ...others] = parts.filter(({ kind }) => kind === 'area');
  const [first] = place?.words ?? [];
  const isOther = parts.some(
    (part) => part.kind === 'thing' || (part.kind === 'subject' && !part.words.some(isOfTrade)),
  );
  if (first === undefined || others.length > 0 || isOther) return words;
  return fromPlacesSide(words, { all, place: first, asksWho: ranking !== null });
}

const kindOf = ({ thing: { kind, isPlace } }: Fit): PartKind =>
  kind === 'city' || isPlace
    ? 'area'
    : kind === 'area' || kind === 'crop' || kind === 'subject'
      ? kind
      : 'thing';

/** Letters that the name of a city needs to be meant by anything but all of them: there are a thousand of such names. */
const leastOfCity = 7;

/** Letters that may be missing at the end of a place's name that is under way. */
const mostOfPlace = 4;

/**
 * Whether words name a thing rather than touch on it. A place is called by all of its name, or by most of it while it is typed, since its
 * words are in many names; a figure or section also by a part of the name that the site gives it.
 */
function names(kind: PartKind, fit: Fit, isUnderWay: boolean): boolean {
  const { thing, name, missing, slip, isAlias } = fit;
  if (thing.kind === 'city' && slip > 0 && name.length < leastOfCity) return false;
  if (fit.isBegun && kind === 'thing') return false;
  if (fit.isBegun && kind === 'area' && (!isUnderWay || slip > beginningCost(mostOfPlace))) return false;
  return missing === 0 || (kind === 'subject' && !isAlias && slip <= beginningCost(mostShortened));
}

/** What words may name of a kind, best first. */
function readNames(fits: readonly Fit[], kind: PartKind, isUnderWay: boolean): readonly Fit[] {
  const ofKind = fits.filter((fit) => kindOf(fit) === kind && names(kind, fit, isUnderWay));
  const best = ofKind[0]?.cost ?? 0;
  return ofKind.filter(({ cost }) => cost <= best + nearCost);
}

/**
 * Reads words in their order; if some are not understood, it joins them with those of a figure and reads again: `value of rice
 * exports` is an export value.
 */
function readTogether(book: NameBook, query: readonly QueryWord[], last: QueryWord | undefined): Reading {
  const read = readParts(book, query, last);
  if (read.unknown.length === 0) return read;
  const rest = new Set([
    ...read.unknown,
    ...read.parts.flatMap(({ kind, words }) => (kind === 'subject' ? words : [])),
  ]);
  const together = [...query.filter((word) => !rest.has(word)), ...query.filter((word) => rest.has(word))];
  const again = readParts(book, together, last);
  return again.unknown.length === 0 ? again : read;
}

const kinds: readonly PartKind[] = ['area', 'crop', 'subject', 'thing'];

/**
 * The cheapest way to cut the words into names. A state is the number of words read and the kinds of names so far, since a
 * further name of a kind costs more: twelve words have two hundred states.
 */
function readParts(book: NameBook, query: readonly QueryWord[], last: QueryWord | undefined): Reading {
  const open = (each: QueryWord): number => {
    const { length } = each.word;
    if (each === last) return length < leastBegun ? 0 : Number.POSITIVE_INFINITY;
    return length < leastShortened ? 0 : mostShortened;
  };
  const met: readonly ReadonlyMap<number, Met>[] = query.map((each) => book.meet(each.word, open(each)));
  const states: Map<number, Reading>[] = Array.from({ length: query.length + 1 }, () => new Map());
  states[0]?.set(0, nothingRead);
  const offer = (end: number, mask: number, reading: Reading): void => {
    const known = states[end]?.get(mask);
    if (known === undefined || reading.cost < known.cost) states[end]?.set(mask, reading);
  };
  for (const [start, word] of query.entries()) {
    const readings = [...(states[start] ?? [])];
    const extend = (end: number, cost: number, change: (reading: Reading) => Partial<Reading>): void => {
      for (const [mask, reading] of readings)
        offer(end, mask, { ...reading, cost: reading.cost + cost, ...change(reading) });
    };
    extend(start + 1, leftOutCost, ({ unknown }) => ({ unknown: [...unknown, word] }));
    const ranking = rankingOf(word.word);
    if (ranking !== null)
      extend(start + 1, nameCost, (reading) => ({ ranking: strongerRanking(reading.ranking, ranking) }));
    for (let end = start + 1; end <= Math.min(query.length, start + longestName); end += 1) {
      // A letter is in many names and means none of them.
      const isLetter = end === start + 1 && word.word.length === 1;
      const fits = isLetter ? [] : book.fit(met.slice(start, end));
      // Some places without figures are cities with prices.
      const isCity = fits.some(({ thing, missing, slip }) => thing.kind === 'city' && missing + slip === 0);
      const words = query.slice(start, end);
      if (!isCity && book.isAbsent(words.map((each) => each.word)))
        extend(end, absentCost, ({ absent }) => ({ absent: [...absent, words] }));
      let isNamed = false;
      for (const [bit, kind] of kinds.entries()) {
        const near = readNames(fits, kind, end === query.length && query.at(-1) === last);
        const [first] = near;
        // What names a figure names its entry in the glossary as well.
        if (first === undefined || (kind === 'thing' && isNamed)) continue;
        isNamed ||= first.missing === 0;
        // A near match of a crop or figure must be the only one of its kind.
        const isNear = (kind === 'crop' || kind === 'subject') && first.missing + first.slip >= nearName;
        const nearBit = 1 << (bit + kinds.length);
        for (const [mask, reading] of readings) {
          const isFurther = (mask & (1 << bit)) !== 0;
          if (isFurther && (isNear || (mask & nearBit) !== 0)) continue;
          offer(end, mask | (1 << bit) | (isNear ? nearBit : 0), {
            ...reading,
            cost:
              reading.cost +
              first.cost +
              nameCost +
              (isFurther ? furtherCost : 0) +
              (kind === 'thing' ? thingCost : 0),
            parts: [...reading.parts, { kind, fits: near, words }],
          });
        }
      }
    }
  }
  const ends = [...(states.at(-1)?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  return ends[0] ?? nothingRead;
}
