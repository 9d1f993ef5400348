import { contentWords, splitQuery } from './fold-query.ts';
import type { Named, SearchIndex } from './search-index.ts';

/** Whether one letter too many, too few, another one, or two in the wrong order make the one word of the other. */
export function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const extra = long.length - short.length;
  if (extra > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (extra === 1) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Letters that both words need before one of them may be wrong, and before the first one may be missing or too many. */
const leastForTypo = 4;
const leastForFirstLetter = 6;

/** Words that are a letter from the name of a crop and mean something else: no `viagem` is a `vagem`, and no `clima` a calima bean. */
const others: ReadonlySet<string> = new Set(
  (
    'arrow bacana bagas baiana bandana beads beams bears beats been bens bone bonito born brigas cacho caco cacto califa calma ' +
    'calote cargamento casaca cassette cassettes clima coca colonia colonial coroa emote estaria faxina feto folder forager forge fretes ' +
    'fritos glass glasses graus hero insira judio lobo loco logo lomo macete maniac manic masa misa muda mula multo nina nuca pacto palate ' +
    'parto paseo paso passagem passo past pasta paste pastor pastora pata pato pintor pingo pint pipa play ponto postagem posto postura ' +
    'punto race raja raso rego ride rise rito robo roto ruso staging style tanta tenta tinta tonta tuna vacina vagina viagem yaca'
  ).split(' '),
);

/**
 * Whether a word is taken for another one with a typo. Another first letter makes another word (`Siberia` and `Liberia`); so does nearly
 * any letter of a short one (`Lagos` and `Laos`, `Meta` and `meat`), unless it is within, missing or written twice.
 */
export function isForgiven(word: string, like: string): boolean {
  const least = Math.min(word.length, like.length);
  if (least < leastForTypo || /\d/.test(word) || others.has(word) || !isOneTypo(word, like)) return false;
  const isSwapped = word[0] === like[1] && word[1] === like[0];
  if (word[0] !== like[0] && !isSwapped && (least < leastForFirstLetter || word.length === like.length))
    return false;
  if (least > leastForTypo || word.length < like.length) return true;
  return word.length > like.length ? /(.)\1/.test(word) : word[0] === like[0] && word.at(-1) === like.at(-1);
}

/** A thing of the index: its kind is `area`, `crop`, `subject` or the id of a group. */
export interface Thing {
  kind: string;
  /** Its place among those of its kind. */
  at: number;
  /** Whether phrases can ask of it as of a country. */
  isPlace: boolean;
}

/** A thing that fits words, the lower the cost the better, by which of its names. */
export interface Fit {
  thing: Thing;
  cost: number;
  name: string;
  /** Words of the name that the words leave out. */
  missing: number;
  /** The cost of the word that differs most from the name's. */
  slip: number;
  /** Whether a word is the beginning of the name's. */
  isBegun: boolean;
  /** Whether the name is another one than those that the site gives. */
  isAlias: boolean;
}

interface KeptName {
  thing: number;
  text: string;
  /** Number of words without stop words. */
  length: number;
  /** The base cost of a match: names of other languages come after those of the own. */
  base: number;
  isCode: boolean;
  isAlias: boolean;
  isForeign: boolean;
}

/** A word of a query in a name: its cost, and its place among the name's words. */
export interface Met {
  cost: number;
  place: number;
}

/** What differences between a word and a name's word cost. */
const costs = {
  foreign: 0.12,
  /** Markets of a city are many, and named like much else. */
  city: 0.5,
  /** The beginning of a word, and each letter that is not written. */
  beginning: 0.15,
  letter: 0.05,
  mostBeginning: 0.55,
  /** The plural of a word of the name. */
  plural: 0.05,
  typo: 0.7,
  /** A word of the name that the query lacks. */
  missing: 0.45,
  /** Another word than the first came first. */
  order: 0.08,
  /** A code that is a word of names, too: `sur` is seldom Suriname. */
  codeAsWord: 0.1,
} as const;

const mostKeptWords = 400;

/** Letters of a word that is too short for a typo in another language than the reader's. */
const mostShort = 4;

/** Whether a name is a code as people type it: `KE`, `KEN`, `UAE`. */
const isCode = (name: string): boolean => /^[A-Z]{2,4}$/.test(name);

/** Lets timers, requests and clicks go in between. */
const otherWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Each word once, without stop words: `South Georgia and the South Sandwich Islands`. */
const wordsOf = (text: string): readonly string[] => [
  ...new Set(contentWords(splitQuery(text)).map(({ word }) => word)),
];

/** An entry by its names: a crop also by those of its kinds. */
type Entry = Named & { network?: unknown; kinds?: readonly Named[] };

/** Entries that are taken in at once: all 2,000 would hold other work up for 50 ms. */
const entriesAtOnce = 300;

/** Every name of an index by its words, made once; finding compares each word with the words of the index, and no text. */
export class NameBook {
  readonly #things: Thing[] = [];
  readonly #names: KeptName[] = [];
  /** Places of each word: name and position, in turns. */
  readonly #places = new Map<string, number[]>();
  readonly #byLength = new Map<number, string[]>();
  readonly #known = new Map<string, ReadonlyMap<number, Met>>();
  /** Names of things that the site does not have, and their words, so that they match nothing else. */
  readonly #absent = new Set<string>();
  readonly #absentWords = new Set<string>();

  private constructor() {}

  static async of(index: SearchIndex): Promise<NameBook> {
    const book = new NameBook();
    const kinds: readonly (readonly [kind: string, entries: readonly Entry[], base?: number])[] = [
      ['area', index.areas],
      ['city', index.cities, costs.city],
      ['crop', index.crops],
      ['subject', index.subjects],
      ...index.groups.map(({ id, entries }) => [id, entries] as const),
    ];
    for (const [kind, entries, base = 0] of kinds)
      for (const [at, entry] of entries.entries()) {
        book.#add(kind, at, entry, base);
        if (book.#things.length % entriesAtOnce === 0) await otherWork();
      }
    await otherWork();
    for (const name of index.absent) {
      const words = wordsOf(name);
      book.#absent.add(words.join(' '));
      for (const word of words) book.#absentWords.add(word);
    }
    return book;
  }

  #add(kind: string, at: number, entry: Entry, base: number): void {
    const kinds = entry.kinds ?? [];
    const thing = this.#things.push({ kind, at, isPlace: entry.network !== undefined }) - 1;
    for (const [place, text] of entry.names.entries())
      this.#keep({ thing, text, base, isAlias: place > 0, isForeign: false });
    for (const text of [...entry.also, ...kinds.flatMap(({ also }) => also)])
      this.#keep({ thing, text, base: base + costs.foreign, isAlias: false, isForeign: true });
    for (const text of kinds.flatMap(({ names }) => names))
      this.#keep({ thing, text, base, isAlias: true, isForeign: false });
  }

  #keep(entry: Omit<KeptName, 'length' | 'isCode'>): void {
    const words = wordsOf(entry.text);
    if (words.length === 0) return;
    const name = this.#names.push({ ...entry, length: words.length, isCode: isCode(entry.text) }) - 1;
    for (const [place, word] of words.entries()) {
      const places = this.#places.get(word);
      if (places !== undefined) places.push(name, place);
      else {
        this.#places.set(word, [name, place]);
        const same = this.#byLength.get(word.length);
        if (same === undefined) this.#byLength.set(word.length, [word]);
        else same.push(word);
      }
    }
  }

  /**
   * Names that have a word like this one. `open`: the letters that may be missing at its end, while it is being typed. A word of
   * some name, or of an absent name, is never a typo.
   */
  meet(word: string, open: number): ReadonlyMap<number, Met> {
    const key = `${word} ${open}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const met = new Map<number, Met>();
    const take = (like: string, full: number): void => {
      const places = this.#places.get(like) ?? [];
      const isWord = places.some((name, at) => at % 2 === 0 && this.#names[name]?.isCode === false);
      for (let at = 0; at < places.length; at += 2) {
        const [name = 0, place = 0] = [places[at], places[at + 1]];
        const entry = this.#names[name];
        const isCode = entry?.isCode === true;
        if (isCode && like !== word) continue;
        // Of the short words of other languages nearly any word is a typo.
        if (full === costs.typo && entry?.isForeign === true && like.length <= mostShort) continue;
        const cost = isCode && isWord ? costs.codeAsWord : full;
        if (cost < (met.get(name)?.cost ?? Number.POSITIVE_INFINITY)) met.set(name, { cost, place });
      }
    };
    const isKnown = this.#places.has(word) || this.#absentWords.has(word);
    const most = isDigit(word) ? 0 : open;
    for (const like of otherNumbers(word)) take(like, costs.plural);
    for (const [length, words] of this.#byLength) {
      const extra = length - word.length;
      if (extra < -1 || (extra > 1 && extra > most)) continue;
      for (const like of words) {
        if (extra >= 0 && extra <= most && like.startsWith(word))
          take(like, extra === 0 ? 0 : beginningCost(extra));
        else if (!isKnown && isForgiven(word, like)) take(like, costs.typo);
      }
    }
    if (this.#known.size >= mostKeptWords) this.#known.clear();
    this.#known.set(key, met);
    return met;
  }

  /** Whether the words are the name of something that the site does not have. */
  isAbsent(words: readonly string[]): boolean {
    return this.#absent.has(words.join(' '));
  }

  /** Things whose name has all of the words, each once; of several names of a thing the best counts. */
  fit(words: readonly ReadonlyMap<number, Met>[]): readonly Fit[] {
    const [first, ...others] = [...words].sort((a, b) => a.size - b.size);
    if (first === undefined) return [];
    const best = new Map<number, Fit>();
    for (const name of first.keys()) {
      if (!others.every((met) => met.has(name))) continue;
      const entry = this.#names[name];
      const cost = entry && this.#cost(name, entry, words);
      if (entry === undefined || cost === undefined || cost === null) continue;
      const thing = this.#things[entry.thing];
      const known = best.get(entry.thing);
      if (thing === undefined || (known !== undefined && cost >= known.cost)) continue;
      const slip = Math.max(...words.map((met) => met.get(name)?.cost ?? 0));
      best.set(entry.thing, {
        thing,
        cost,
        name: entry.text,
        missing: entry.length - words.length,
        slip,
        isBegun: slip >= costs.beginning && slip < costs.typo,
        isAlias: entry.isAlias,
      });
    }
    return [...best].sort(([a, one], [b, other]) => one.cost - other.cost || a - b).map(([, fit]) => fit);
  }

  /** `null` where two words are the same word of the name. */
  #cost(name: number, entry: KeptName, words: readonly ReadonlyMap<number, Met>[]): number | null {
    let cost = entry.base + costs.missing * (entry.length - words.length);
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

/** A digit begins every year and half of all varieties' numbers, so it matches only itself. */
const isDigit = (word: string): boolean => /^\d$/.test(word);

/** How several and one of a thing end, in the three languages: `forragens`, `exportações`, `animais`, `raíces`, `supplies`. */
const endings = [
  ['s', ''],
  ['es', ''],
  ['ns', 'm'],
  ['oes', 'ao'],
  ['ais', 'al'],
  ['ces', 'z'],
  ['ies', 'y'],
] as const;

/** Other numbers of a word: the one of several, and several of it where that is more than a letter longer. */
const otherNumbers = (word: string): readonly string[] =>
  word.length <= 4
    ? []
    : endings.flatMap(([several, one]) => [
        ...(word.endsWith(several) ? [word.slice(0, word.length - several.length) + one] : []),
        ...(one !== '' && word.endsWith(one) ? [word.slice(0, word.length - one.length) + several] : []),
      ]);

export const beginningCost = (missing: number): number =>
  Math.min(costs.mostBeginning, costs.beginning + costs.letter * missing);
