import { foldQuery, tellingWords } from './fold-query.ts';
import type { Fit, NameBook } from './name-book.ts';

/** The kinds of things of which a phrase names one each. */
const kinds = ['area', 'crop', 'subject'] as const;
type PhraseKind = (typeof kinds)[number];

/** A query as it is understood: what it may name of each kind, best first, and its year. */
export interface Phrase {
  /** What its words fit, of all kinds together. */
  whole: readonly Fit[];
  named: Readonly<Record<PhraseKind, readonly Fit[]>>;
  year: number | null;
  /** What its reading as a phrase costs. */
  cost: number;
  /** Words that the reading leaves out. */
  left: number;
  /** Words that tell something, the year's aside. */
  words: number;
}

/** What is read of a query: nobody names a place in more. */
export const mostLetters = 200;
const mostWords = 12;
const longestName = 7;

const leftOutCost = 2.2;
/** Each name of a phrase costs a little, so that one long name wins over two short ones. */
const nameCost = 0.04;
/** How much dearer than the best another reading of a name may be. */
const nearCost = 0.5;

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);

interface Reading {
  cost: number;
  left: number;
  spans: readonly { kind: PhraseKind; fits: readonly Fit[] }[];
}

/** Reads a query: a name, or area, crop, subject and year in any order. */
export function readPhrase(book: NameBook, text: string): Phrase {
  const asked = tellingWords(foldQuery(text.slice(0, mostLetters))).slice(0, mostWords);
  const years = asked.filter(isYear);
  const words = asked.filter((word) => !isYear(word));
  const meet = (list: readonly string[]) => list.map((word, at) => book.meet(word, at === list.length - 1));
  const met = meet(words);
  const best = read(book, met);
  const named = (wanted: PhraseKind): readonly Fit[] =>
    best.spans.find(({ kind }) => kind === wanted)?.fits ?? [];
  return {
    whole: book.fit(years.length === 0 ? met : meet(asked)),
    named: { area: named('area'), crop: named('crop'), subject: named('subject') },
    year: years[0] === undefined ? null : Number(years[0]),
    cost: best.cost,
    left: best.left,
    words: words.length,
  };
}

/**
 * The cheapest way to cut the words into names of different kinds. A state is how many words are read and which kinds are named,
 * so twelve words are a hundred states.
 */
function read(book: NameBook, met: readonly Parameters<NameBook['fit']>[0][number][]): Reading {
  const states: Map<number, Reading>[] = met.map(() => new Map());
  states.push(new Map());
  states[0]?.set(0, { cost: 0, left: 0, spans: [] });
  const offer = (end: number, mask: number, reading: Reading): void => {
    const known = states[end]?.get(mask);
    if (known === undefined || reading.cost < known.cost) states[end]?.set(mask, reading);
  };
  for (let start = 0; start < met.length; start += 1) {
    const here = [...(states[start] ?? [])];
    for (const [mask, reading] of here)
      offer(start + 1, mask, { ...reading, cost: reading.cost + leftOutCost, left: reading.left + 1 });
    for (let end = start + 1; end <= Math.min(met.length, start + longestName); end += 1) {
      const fits = book.fit(met.slice(start, end));
      for (const [bit, kind] of kinds.entries()) {
        const own = fits.filter(({ thing }) => thing.kind === kind);
        const [first] = own;
        if (first === undefined) continue;
        const near = own.filter(({ cost }) => cost <= first.cost + nearCost);
        for (const [mask, reading] of here) {
          if ((mask & (1 << bit)) !== 0) continue;
          offer(end, mask | (1 << bit), {
            cost: reading.cost + first.cost + nameCost,
            left: reading.left,
            spans: [...reading.spans, { kind, fits: near }],
          });
        }
      }
    }
  }
  const ends = [...(states.at(-1)?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  return ends[0] ?? { cost: 0, left: 0, spans: [] };
}
