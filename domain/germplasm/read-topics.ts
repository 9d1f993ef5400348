import type { VarietyTopic, VarietyTrait } from '#catalog/germplasm/varieties.ts';

/** A trait as a source publishes it. `doubt` is the reason why the text is not used. */
export interface PublishedTrait {
  trait: VarietyTrait;
  text: string;
  doubt: string | null;
}

/** Traits that are a plain yes. */
const confirmedTopics: Readonly<Partial<Record<VarietyTrait, VarietyTopic>>> = {
  'drought-tolerant': 'drought',
  'disease-tolerant': 'disease',
  'storage-pest-resistant': 'storage-pests',
  'consumer-preference': 'consumers',
};

/** Traits that a text names. Tolerances of diseases are not read: a text that names a disease may mean that the variety is susceptible. */
const namedTopics: readonly (readonly [RegExp, VarietyTopic])[] = [
  [/\b(?:iron|zinc)\b|\biron-/i, 'iron-zinc'],
  [/carotene|vitamin a\b|orange[- ]fleshed/i, 'provitamin-a'],
  [/\bdrought[- ]?(?:tolerant|tolerance|resistant|escaping)|heat\/drought/i, 'drought'],
];

/** The traits by which a variety can be found: those that its source confirms or names. */
export function readTopics(traits: readonly PublishedTrait[]): VarietyTopic[] {
  const found = new Set<VarietyTopic>();
  for (const { trait, text, doubt } of traits) {
    if (doubt !== null) continue;
    const confirmed = confirmedTopics[trait];
    if (confirmed !== undefined && text.toLowerCase() === 'yes') found.add(confirmed);
    if (trait === 'special') for (const [words, topic] of namedTopics) if (words.test(text)) found.add(topic);
  }
  return [...found].sort();
}
