import { foldQuery, tellingWords } from './fold-query.ts';
import { isOneTypo } from './one-typo.ts';
import type { Named, SearchIndex } from './search-index.ts';

/** A thing of the index: its kind is `area`, `crop`, `subject` or the id of a group. */
export interface Thing {
  kind: string;
  /** Its place among those of its kind. */
  at: number;
}

/** A thing that fits words, the lower the cost the better, by which of its names. */
export interface Fit {
  thing: Thing;
  cost: number;
  name: string;
}

interface KeptName {
  thing: number;
  text: string;
  /** How many words tell something. */
  length: number;
  /** What a match of it costs: names of other languages come after those of the own. */
  base: number;
  isCode: boolean;
}

/** A word of a query in a name: what it costs, and which of the name's words it is. */
interface Met {
  cost: number;
  place: number;
}

/** What differences between a word and a name's word cost. */
const costs = {
  foreign: 0.12,
  /** The beginning of a word, and each letter that is not written. */
  beginning: 0.15,
  letter: 0.05,
  mostBeginning: 0.55,
  typo: 0.7,
  typoInBeginning: 0.95,
  /** A word of the name that was not asked for. */
  missing: 0.45,
  /** Another word than the first came first. */
  order: 0.08,
} as const;

/** Letters that a word needs before one of them may be wrong. */
const leastForTypo = 4;
const leastForTypoInBeginning = 5;
const mostKeptWords = 400;

/** Whether a name is a code as people type it: `KE`, `KEN`, `UAE`. */
const isCode = (name: string): boolean => /^[A-Z]{2,4}$/.test(name);

/** Every name of an index by its words, made once; finding compares each word with the words of the index, and no text. */
export class NameBook {
  readonly things: readonly Thing[];
  readonly #names: readonly KeptName[];
  /** Places of each word: name and position, in turns. */
  readonly #places = new Map<string, number[]>();
  readonly #byLength = new Map<number, string[]>();
  readonly #known = new Map<string, ReadonlyMap<number, Met>>();

  constructor(index: SearchIndex) {
    const things: Thing[] = [];
    const names: KeptName[] = [];
    const add = (kind: string, entries: readonly Named[]): void => {
      for (const [at, entry] of entries.entries()) {
        const thing = things.push({ kind, at }) - 1;
        for (const text of entry.names) this.#keep(names, thing, text, 0);
        for (const text of entry.also) this.#keep(names, thing, text, costs.foreign);
      }
    };
    add('area', index.areas);
    add('crop', index.crops);
    add('subject', index.subjects);
    for (const { id, entries } of index.groups) add(id, entries);
    this.things = things;
    this.#names = names;
    for (const word of this.#places.keys()) {
      const same = this.#byLength.get(word.length) ?? [];
      same.push(word);
      this.#byLength.set(word.length, same);
    }
  }

  #keep(names: KeptName[], thing: number, text: string, base: number): void {
    const words = tellingWords(foldQuery(text));
    if (words.length === 0) return;
    const name = names.push({ thing, text, length: words.length, base, isCode: isCode(text) }) - 1;
    for (const [place, word] of words.entries()) {
      const places = this.#places.get(word) ?? [];
      places.push(name, place);
      this.#places.set(word, places);
    }
  }

  /** Names that have a word like this one. `isLast`: it may not be written to its end yet. */
  meet(word: string, isLast: boolean): ReadonlyMap<number, Met> {
    const key = `${word} ${isLast}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const met = new Map<number, Met>();
    const take = (like: string, cost: number): void => {
      const places = this.#places.get(like) ?? [];
      for (let at = 0; at < places.length; at += 2) {
        const [name = 0, place = 0] = [places[at], places[at + 1]];
        if (cost > 0 && this.#names[name]?.isCode) continue;
        if (cost < (met.get(name)?.cost ?? Number.POSITIVE_INFINITY)) met.set(name, { cost, place });
      }
    };
    const most = isDigit(word) ? 0 : Number.POSITIVE_INFINITY;
    for (const [length, words] of this.#byLength) {
      const extra = length - word.length;
      for (const like of words) {
        if (extra >= 0 && extra <= most && like.startsWith(word))
          take(like, extra === 0 ? 0 : beginningCost(extra));
        else if (word.length < leastForTypo) continue;
        else if (Math.abs(extra) <= 1 && isOneTypo(word, like)) take(like, costs.typo);
        else if (isLast && extra > 1 && word.length >= leastForTypoInBeginning && beginsLike(word, like))
          take(like, costs.typoInBeginning);
      }
    }
    if (this.#known.size >= mostKeptWords) this.#known.clear();
    this.#known.set(key, met);
    return met;
  }

  /** Things whose name has all of the words, each once; of several names of a thing the best counts. */
  fit(words: readonly ReadonlyMap<number, Met>[]): readonly Fit[] {
    const [first, ...others] = [...words].sort((a, b) => a.size - b.size);
    if (first === undefined) return [];
    const best = new Map<number, Fit>();
    for (const name of first.keys()) {
      if (!others.every((met) => met.has(name))) continue;
      const kept = this.#names[name];
      const cost = kept && this.#cost(name, kept, words);
      if (kept === undefined || cost === undefined || cost === null) continue;
      const thing = this.things[kept.thing];
      const known = best.get(kept.thing);
      if (thing !== undefined && (known === undefined || cost < known.cost))
        best.set(kept.thing, { thing, cost, name: kept.text });
    }
    return [...best].sort(([a, one], [b, other]) => one.cost - other.cost || a - b).map(([, fit]) => fit);
  }

  /** `null` where two words are the same word of the name. */
  #cost(name: number, kept: KeptName, words: readonly ReadonlyMap<number, Met>[]): number | null {
    let cost = kept.base + costs.missing * (kept.length - words.length);
    const places: number[] = [];
    for (const met of words) {
      const found = met.get(name);
      if (found === undefined || places.includes(found.place)) return null;
      cost += found.cost;
      places.push(found.place);
    }
    return places.some((place, at) => place !== at) ? cost + costs.order : cost;
  }
}

/** A digit is the beginning of every year and of half of all varieties' numbers: it stands for itself. */
const isDigit = (word: string): boolean => /^\d$/.test(word);

const beginningCost = (missing: number): number =>
  Math.min(costs.mostBeginning, costs.beginning + costs.letter * missing);

/** Whether a longer word begins with this one but for one typo. */
function beginsLike(word: string, like: string): boolean {
  const { length } = word;
  return [length, length - 1, length + 1].some((end) => isOneTypo(word, like.slice(0, end)));
}
