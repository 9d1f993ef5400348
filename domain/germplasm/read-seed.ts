import type { SeedLookId } from '#catalog/germplasm/seed-looks.ts';

/** Market classes, whose name defines the look of the seed; two-word names before the names that they contain. */
const classes: readonly (readonly [RegExp, SeedLookId])[] = [
  [/\bsugar\b|\bcranberry\b/, 'sugar'],
  [/\bdark red mottled\b/, 'dark-red-mottled'],
  [/\bred mottled\b|\b[ck]alima\b|\brajado\b|\brose ?coco\b/, 'red-mottled'],
  [/\bcarioca\b/, 'carioca'],
  [/\bpinto\b/, 'pinto'],
  [/\bspeckled\b/, 'speckled'],
  [/\bnavy\b/, 'white'],
  [/\bred kidney\b|\bcanadian wonder\b/, 'dark-red'],
  [/\bred (?:haricot|bean)\b/, 'red'],
  [/\bopaque black\b/, 'black'],
];

const plain = ['dark-red', 'red', 'yellow', 'cream', 'green', 'black', 'white'] as const;

/** A colour is the seed's where its clause has seeds or grains after it: `LARGE RED SEEDED`, and not `LIGHT PINK PODS`. */
const colours = plain.map(
  (id) =>
    [new RegExp(`\\b${id.replace('-', ' ')}\\b[^,;.]*\\b(?:seed|seeds|seeded|grain|grains)\\b`), id] as const,
);

/** What a bean's seed looks like: from the source's description, else from the market class in its name; `null` without either. */
export function readSeed(name: string, text: string | null): SeedLookId | null {
  const find = (from: string, rules: readonly (readonly [RegExp, SeedLookId])[]): SeedLookId | undefined =>
    rules.find(([words]) => words.test(from.toLowerCase()))?.[1];
  return find(text ?? '', [...classes, ...colours]) ?? find(name, classes) ?? null;
}
