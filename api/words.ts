import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageLanguage } from '#contract/page.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { languages } from '#locales/words.ts';

/** A name in the three languages. */
export interface Names {
  en: string;
  es: string;
  pt: string;
}

/** The words that travel in answers. */
export interface ApiWords {
  /** Name of a word key such as `areas.BRA`. Without an English name it is the id itself. */
  names(key: string): Names;
  problemTitle(code: ProblemCode, language: PageLanguage): string;
}

export const naming =
  (words: Pick<ApiWords, 'names'>, language: PageLanguage = 'en') =>
  (key: string): string =>
    words.names(key)[language];

/** Names in the three languages under the names that answers give them: `crop_name`, `crop_name_es`, `crop_name_pt`. */
export function namesAs<Field extends string>(field: Field, { en, es, pt }: Names) {
  return { [field]: en, [`${field}_es`]: es, [`${field}_pt`]: pt } as Record<
    Field | `${Field}_es` | `${Field}_pt`,
    string
  >;
}

/** Placeholders of a missing translation, as published. */
const missing = { es: 'Sin traducción', pt: 'Sem tradução' } as const;
const wordFile = z.record(z.string(), z.unknown());

/** Reads every word file of the three languages; `directory` holds `en`, `es` and `pt`. */
export function readWords(directory: string): ApiWords {
  const byLanguage = new Map(
    languages.map((language) => [language, readLanguage(join(directory, language))]),
  );
  const word = (language: PageLanguage, key: string): string | undefined =>
    byLanguage.get(language)?.get(key);
  return {
    names: (key) => ({
      en: word('en', key) ?? key.split('.')[1] ?? key,
      es: word('es', key) ?? missing.es,
      pt: word('pt', key) ?? missing.pt,
    }),
    problemTitle: (code, language) => word(language, `problems.${code}`) ?? code,
  };
}

function readLanguage(directory: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const entries = wordFile.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
    for (const [key, value] of Object.entries(entries)) if (typeof value === 'string') words.set(key, value);
  }
  return words;
}
