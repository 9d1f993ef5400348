import { type AskedWord, splitQuery, tellingWords } from './fold-query.ts';
import { beginningCost, type Fit, type Met, type NameBook } from './name-book.ts';
import { asksForRanking } from './ranking-words.ts';

/** What a part of a phrase names: a place, a crop, a figure or section, or another thing, which no phrase is asked of. */
export type PartKind = 'area' | 'crop' | 'subject' | 'thing';

/** Words of a phrase that name something: what they may mean, best first. */
export interface Part {
  kind: PartKind;
  fits: readonly Fit[];
}

/** A query as it is understood. */
export interface Phrase {
  /** What its words fit, of all kinds together. */
  whole: readonly Fit[];
  parts: readonly Part[];
  /** Whether it asks who comes first. */
  isRanking: boolean;
  /** Years that it names, rising. */
  years: readonly number[];
  /** What its reading as a phrase costs. */
  cost: number;
  /** Words that are not understood, as they were typed. */
  unknown: readonly string[];
  /** Words that tell something, years aside. */
  words: number;
}

/** What is read of a query: nobody names a place in more. */
export const mostLetters = 200;
const mostWords = 12;
const longestName = 7;

const leftOutCost = 2.2;
/** Each name of a phrase costs a little, so that one long name wins over two short ones. */
const nameCost = 0.04;
/** A second thing of a kind, and a thing that no phrase is asked of. */
const furtherCost = 0.6;
const thingCost = 1;
/** How much dearer than the best another reading of a name may be. */
const nearCost = 0.5;

/** Letters that a word needs for what may be its beginning, as the last one, which is under way, and elsewhere; and how many may be missing there. */
const leastBegun = 3;
const leastShortened = 4;
const mostShortened = 2;

const isYear = ({ word }: AskedWord): boolean => /^(19|20)\d\d$/.test(word);
const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

interface Reading {
  cost: number;
  unknown: readonly AskedWord[];
  isRanking: boolean;
  parts: readonly Part[];
}

/** Reads a query: a name, or areas, crops, subjects and years in any order. */
export function readPhrase(book: NameBook, text: string): Phrase {
  const asked = tellingWords(splitQuery(text.slice(0, mostLetters))).slice(0, mostWords);
  const words = asked.filter((each) => !isYear(each));
  const years = asked.filter(isYear).map(({ word }) => Number(word));
  const whole = book.fit(
    asked.map(({ word }, at) =>
      book.meet(word, at === asked.length - 1 ? Number.POSITIVE_INFINITY : mostShortened),
    ),
  );
  const isFigure = ({ word }: AskedWord, at: number): boolean =>
    isShortNumber(word) && (asksForRanking(words[at - 1]?.word) || asksForRanking(words[at + 1]?.word));
  const read = readParts(
    book,
    words.filter((each, at) => !isFigure(each, at)),
    asked.at(-1),
  );
  return {
    whole,
    parts: read.parts,
    isRanking: read.isRanking,
    years: [...new Set(years)].sort((a, b) => a - b),
    cost: read.cost,
    unknown: read.unknown.map(({ typed }) => typed),
    words: words.length,
  };
}

const kindOf = ({ thing: { kind } }: Fit): PartKind =>
  kind === 'city' ? 'area' : kind === 'area' || kind === 'crop' || kind === 'subject' ? kind : 'thing';

/**
 * Whether words name a thing rather than touch on it: all of its name, or a part of it that is written as it stands there. What a name is
 * a part of may be many places, and a thing that is no subject of phrases has to be called by its name.
 */
function names(kind: PartKind, { missing, slip }: Fit): boolean {
  if (missing === 0) return true;
  return kind === 'area' ? slip === 0 : kind !== 'thing' && slip <= beginningCost(mostShortened);
}

/** What words may name of a kind, best first; nothing where a part of a name leaves open which of several places is meant. */
function readNames(fits: readonly Fit[], kind: PartKind): readonly Fit[] {
  const own = fits.filter((fit) => kindOf(fit) === kind && names(kind, fit));
  const [first, second] = own;
  if (first === undefined) return [];
  if (kind === 'area' && first.missing > 0 && second !== undefined && second.cost <= first.cost) return [];
  return own.filter(({ cost }) => cost <= first.cost + nearCost);
}

const kinds: readonly PartKind[] = ['area', 'crop', 'subject', 'thing'];

/**
 * The cheapest way to cut the words into names. A state is how many words are read and of which kinds there are names, since a further
 * name of a kind costs more: twelve words are two hundred states.
 */
function readParts(book: NameBook, asked: readonly AskedWord[], last: AskedWord | undefined): Reading {
  const open = (each: AskedWord): number => {
    const { length } = each.word;
    if (each === last) return length < leastBegun ? 0 : Number.POSITIVE_INFINITY;
    return length < leastShortened ? 0 : mostShortened;
  };
  const met: readonly ReadonlyMap<number, Met>[] = asked.map((each) => book.meet(each.word, open(each)));
  const states: Map<number, Reading>[] = Array.from({ length: asked.length + 1 }, () => new Map());
  states[0]?.set(0, { cost: 0, unknown: [], isRanking: false, parts: [] });
  const offer = (end: number, mask: number, reading: Reading): void => {
    const known = states[end]?.get(mask);
    if (known === undefined || reading.cost < known.cost) states[end]?.set(mask, reading);
  };
  for (const [start, word] of asked.entries()) {
    const here = [...(states[start] ?? [])];
    const leave = (end: number, cost: number): void => {
      for (const [mask, reading] of here)
        offer(end, mask, {
          ...reading,
          cost: reading.cost + cost,
          unknown: [...reading.unknown, ...asked.slice(start, end)],
        });
    };
    leave(start + 1, leftOutCost);
    if (asksForRanking(word.word))
      for (const [mask, reading] of here)
        offer(start + 1, mask, { ...reading, cost: reading.cost + nameCost, isRanking: true });
    for (let end = start + 1; end <= Math.min(asked.length, start + longestName); end += 1) {
      if (book.isAbsent(asked.slice(start, end).map((each) => each.word))) leave(end, nameCost);
      // A letter is in many names and means none of them.
      const isLetter = end === start + 1 && word.word.length === 1;
      const fits = isLetter ? [] : book.fit(met.slice(start, end));
      for (const [bit, kind] of kinds.entries()) {
        const near = readNames(fits, kind);
        const [first] = near;
        if (first === undefined) continue;
        for (const [mask, reading] of here) {
          const isFurther = (mask & (1 << bit)) !== 0;
          offer(end, mask | (1 << bit), {
            ...reading,
            cost:
              reading.cost +
              first.cost +
              nameCost +
              (isFurther ? furtherCost : 0) +
              (kind === 'thing' ? thingCost : 0),
            parts: [...reading.parts, { kind, fits: near }],
          });
        }
      }
    }
  }
  const ends = [...(states.at(-1)?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  return ends[0] ?? { cost: 0, unknown: [], isRanking: false, parts: [] };
}
