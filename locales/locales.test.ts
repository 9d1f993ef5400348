import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readMessages, readWordFile, readWords, wordFilesOf } from './testing/read-words.ts';
import { areasSameAsEnglish, sameAsEnglish } from './testing/same-as-english.ts';
import { unevenWords } from './testing/word-problems.ts';
import { fallbackLanguage, languages } from './words.ts';

const wordFiles = wordFilesOf(fallbackLanguage);
const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

/** Lists of area codes, which are words of no language. */
const isList = (key: string): boolean => key === 'areaForms.articles' || key === 'areaForms.lower';

/** Lower-case words of a message without its arguments and branch names. */
function proseOf(message: string): string[] {
  // A licence has one name in every language.
  const prose = message
    .replaceAll('CC-BY-4.0', ' ')
    .replace(/\{\w+(\}|, (plural|select),)/g, ' ')
    .replace(/(\w+|=\d+) \{/g, ' ');
  return prose.toLowerCase().match(/\p{Letter}+/gu) ?? [];
}

/** Whole words that exist only where an accent or a tilde was forgotten. */
const lostAccent = {
  es: /^(\w+[cs]ion|anos?|pais|tambien|segun|maiz|energia|proteinas|numeros?|graficos?|codigos?|pagina|ultim[oa]s?|mas|aqui|asi|unic[oa]s?|metodos?|perdidas?|republica|papua|america|africa|oceania|peru|mexico|haiti|espana|portugues|interes|dia|indice|cafe|raices|platanos?|frijol\wes)$/,
  pt: /^(\w+[cs]ao|\w+[cs]oes|nao|sao|ate|area|areas|paises|pais|regiao|regioes|tambem|feijao|feijoes|graos?|numeros?|graficos?|codigos?|pagina|ultim[oa]s?|metodos?|comercio|cafe|voce|indice|republica|america|africa|asia|japao|portugues|racao|ja|proximo|possivel|disponivel|acucar|oleo|media)$/,
};

/** Argument names with their kind (`count:plural`), in plural and select branches too. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    for (const token of node) {
      if (!Array.isArray(token)) continue;
      const [name, kind, branches] = token;
      // Inside a plural branch, "#" is the number of the plural itself.
      if (name !== '#') found.add(kind === undefined ? String(name) : `${name}:${kind}`);
      if (branches !== null && typeof branches === 'object') Object.values(branches).forEach(walk);
    }
  };
  walk(compileMessageOrThrow(message));
  return [...found].sort();
}

const names = (message: string): string[] =>
  [...new Set(argumentsOf(message).map((argument) => argument.split(':')[0] ?? ''))].sort();

describe('word files', () => {
  it.each(languages)('are the same ones in %s, none above 400 lines', (language) => {
    expect(wordFilesOf(language)).toEqual(wordFiles);
    for (const file of wordFiles) {
      expect(readWordFile(language, file).split('\n').length, `${language}/${file}`).toBeLessThanOrEqual(400);
    }
  });

  it('stand beside the folder of their group, so that a browser fetches them with it', () => {
    const folders = wordFiles.flatMap((file) => (file.includes('/') ? [file.replace(/\/[^/]*$/, '')] : []));
    expect(folders.length).toBeGreaterThan(0);
    for (const group of folders) expect(wordFiles).toContain(group);
  });

  it.each(wordFiles)('%s has the same keys in the same order in every language', (file) => {
    const [en, es, pt] = [readMessages('en', file), readMessages('es', file), readMessages('pt', file)];
    expect(unevenWords(file, { en, es, pt })).toEqual([]);
    expect(Object.keys(pt).length).toBeGreaterThan(0);
    for (const messages of [en, es]) expect(Object.keys(messages)).toEqual(Object.keys(pt));
  });

  it('that lack a word in one language are named with the word', () => {
    const pt = { 'trade.title': 'Comércio', 'trade.text': 'Quem vende' };
    const en = { 'trade.title': 'Trade', 'trade.text': 'Who sells' };
    expect(unevenWords('trade', { en, es: { 'trade.title': 'Comercio' }, pt })).toEqual([
      'locales/es/trade.json has no "trade.text", which locales/en/trade.json has: write the word there.',
    ]);
  });

  it('have no key twice', () => {
    const keys = wordFiles.flatMap((file) => Object.keys(readMessages(fallbackLanguage, file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('messages', () => {
  it.each(languages)('are not empty and parse in %s', (language) => {
    for (const [key, message] of Object.entries(words[language])) {
      expect(message.trim(), key).not.toBe('');
      expect(() => compileMessageOrThrow(message), `${key}: ${message}`).not.toThrow();
    }
  });

  it('take the same arguments in every language', () => {
    for (const [key, message] of Object.entries(words.pt)) {
      for (const language of ['en', 'es'] as const) {
        expect(names(words[language][key] ?? ''), `${language} ${key}`).toEqual(names(message));
      }
    }
  });

  it('count with plurals in every language or in none', () => {
    const counting = (message: string) => argumentsOf(message).filter((argument) => argument.includes(':'));
    for (const [key, message] of Object.entries(words.en)) {
      expect(counting(words.es[key] ?? ''), `es ${key}`).toEqual(counting(message));
      expect(counting(words.pt[key] ?? ''), `pt ${key}`).toEqual(counting(message));
    }
  });

  it.each(languages)('have tidy spaces in %s', (language) => {
    // The published catalogue writes the Spanish "no data" with a space at its end.
    const asPublished = ['dataPage.state.noData', 'consumption.self-sufficiency.noData'];
    for (const [key, message] of Object.entries(words[language])) {
      if (!asPublished.includes(key)) expect(message, key).toBe(message.trim());
      expect(message, key).not.toMatch(/ {2}| [,;]|\( | \)/);
    }
  });
});

describe('translations', () => {
  it.each(['es', 'pt'] as const)('leave nothing in English in %s but what is listed', (language) => {
    const areas = areasSameAsEnglish[language].trim().split(/\s+/);
    const listed = [...sameAsEnglish[language], ...areas.map((code) => `areas.${code}`)];
    const same = Object.entries(words.en)
      .filter(([key, message]) => words[language][key] === message)
      .filter(([, message]) => /\p{Letter}/u.test(message.replace(/\{\w+\}/g, '')))
      .map(([key]) => key);
    expect(same.sort()).toEqual(listed.sort());
  });

  it.each(['es', 'pt'] as const)('have no English function words in %s', (language) => {
    // “For” is Portuguese too: if it were, `se for`.
    const english = new Set(
      'the and of with from for this are was were which by'
        .split(' ')
        .filter((word) => language !== 'pt' || word !== 'for'),
    );
    for (const [key, message] of Object.entries(words[language])) {
      if (isList(key)) continue;
      expect(
        proseOf(message).filter((word) => english.has(word)),
        key,
      ).toEqual([]);
    }
  });

  it.each(['es', 'pt'] as const)('have their accents in %s', (language) => {
    for (const [key, message] of Object.entries(words[language])) {
      if (isList(key)) continue;
      expect(
        proseOf(message).filter((word) => lostAccent[language].test(word)),
        key,
      ).toEqual([]);
    }
  });

  it.each(languages)('are in composed Unicode in %s', (language) => {
    for (const [key, message] of Object.entries(words[language]))
      expect(message, key).toBe(message.normalize('NFC'));
  });
});
