import { describe, expect, it } from 'vitest';

import { type Language, languages } from '#locales/words.ts';
import { areaWords } from './area-words.ts';
import { cropWords } from './crop-words.ts';
import { sayAll, sentenceKeys } from './testing/say-all.ts';
import { rulesOf, wrongWith } from './testing/sentence-rules.ts';
import { readRawMessages, readSpeech } from './testing/speech.ts';

const speeches = { en: readSpeech('en'), es: readSpeech('es'), pt: readSpeech('pt') };

/** The first sentence of each message that breaks a rule: `trade.finding: two spaces: In 2022, …`. */
function problems(language: Language, planted: Readonly<Record<string, string>> = {}): readonly string[] {
  const messages = { ...readRawMessages(language), ...planted };
  const speech = readSpeech(language, planted);
  const keys = Object.keys(planted).length > 0 ? Object.keys(planted) : sentenceKeys(messages);
  return keys.flatMap((key) => {
    const wrong = sayAll(key, messages[key] ?? '', speech).flatMap((text) =>
      wrongWith(language, text).map((rule) => `${key}: ${rule}: ${text}`),
    );
    return wrong.slice(0, 1);
  });
}

describe('sentences on areas, crops and figures', () => {
  it.each(languages)('have their grammar in %s', (language) => {
    expect(problems(language)).toEqual([]);
  });

  it('are as many as the pages say, and the same in every language', () => {
    const [en, ...others] = languages.map((language) => sentenceKeys(readRawMessages(language)));
    expect(en?.length).toBeGreaterThan(225);
    for (const keys of others) expect(keys).toEqual(en);
  });

  it.each(
    languages.flatMap((language) =>
      Object.entries(rulesOf(language)).map(([name, rule]) => ({ language, name, ...rule })),
    ),
  )('are told in $language by $name', ({ language, name, planted }) => {
    expect(wrongWith(language, planted)).toContain(name);
  });

  it('are named by their key where a message breaks a rule', () => {
    const planted = (language: Language, message: string) =>
      problems(language, { 'planted.sentence': message }).join().split(': ').slice(0, 2).join(': ');
    expect(planted('es', 'En {year}, la producción de {area} fue de {value}.')).toBe(
      'planted.sentence: a name without its article',
    );
    expect(planted('es', 'En {year} se cosecharon {value} {areaIn}.')).toBe(
      'planted.sentence: a participle that would have to agree with an amount',
    );
    expect(planted('pt', 'Em {year}, a produção em {areaThe} foi de {value}.')).toBe(
      'planted.sentence: a contraction that is missing',
    );
    expect(planted('en', 'In {year}, production {areaIn} was {value} t.')).toBe(
      'planted.sentence: a unit twice',
    );
  });
});

/** A sentence of pages in the three languages. */
const inAll = (key: string, crop: string, area: string, values: Readonly<Record<string, string | number>>) =>
  languages.map((language) => {
    const { words } = speeches[language];
    return words(key, { ...cropWords(words, crop, 'production'), ...areaWords(words, area), ...values });
  });

describe('sentences of pages', () => {
  it('agree with crops of either gender and number', () => {
    const values = { year: '2022', value: '1,2', share: '3%' };
    expect(inAll('surface-context.finding.share', 'sweet-potato', 'RWA', values)).toEqual([
      'In 2022, the area of sweet potatoes was 3% of the area of all crops in Rwanda.',
      'En 2022, la superficie del camote representó el 3% de la de todos los cultivos en Ruanda.',
      'Em 2022, a área da batata-doce representou 3% da área de todas as culturas em Ruanda.',
    ]);
    expect(inAll('consumption.finding.energy', 'cassava', 'COD', { year: '2022', energy: '30%' })).toEqual([
      'In 2022, 30% of food energy in the Democratic Republic of the Congo came from cassava.',
      'En 2022, el 30% de la energía alimentaria en la República Democrática del Congo provino de la yuca.',
      'Em 2022, 30% da energia alimentar na República Democrática do Congo veio da mandioca.',
    ]);
  });

  it('say that a trade value is a lower bound', () => {
    expect(
      languages.map((language) => speeches[language].words('figure.bound.value', { value: '5' })),
    ).toEqual(['at least 5', 'al menos 5', 'pelo menos 5']);
  });
});
