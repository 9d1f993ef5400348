import { describe, expect, it } from 'vitest';
import aliases from './area-aliases.json' with { type: 'json' };
import former from './area-aliases-former.json' with { type: 'json' };
import { readWords } from './testing/read-words.ts';
import { languages } from './words.ts';

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

describe('areas', () => {
  const codes = Object.keys(words.pt)
    .filter((key) => key.startsWith('areas.'))
    .map((key) => key.slice(6));

  it('have a name each, and no two the same', () => {
    for (const language of languages) {
      const seen = codes.map((code) => words[language][`areas.${code}`]);
      expect(
        seen.filter((name, index) => seen.indexOf(name) !== index),
        language,
      ).toEqual([]);
    }
  });

  it.each(languages)(
    'have their article in %s from one list, and no list has a code that is no area',
    (language) => {
      const lists = (words[language]['areaForms.articles'] ?? '').split('; ').map((list) => list.split(' '));
      const articles = lists.map(([article]) => article);
      expect(articles).toEqual(
        { en: ['the', 'on'], es: ['el', 'la', 'los', 'las'], pt: ['o', 'a', 'os', 'as'] }[language],
      );
      const listed = lists.flatMap((list) => list.slice(1));
      expect(listed.filter((code, index) => listed.indexOf(code) !== index)).toEqual([]);
      const lower = (words[language]['areaForms.lower'] ?? '').split(' ');
      const prefixed = Object.keys(words[language]).flatMap((key) => /^areaSaid\.(.*)$/.exec(key)?.[1] ?? []);
      expect([...listed, ...lower, ...prefixed].filter((code) => !codes.includes(code))).toEqual([]);
      expect(lower.filter((code) => prefixed.includes(code))).toEqual([]);
    },
  );

  it('have search aliases that are not their names', () => {
    const aliasesByCode: Readonly<Record<string, readonly string[]>> = aliases;
    const past: Readonly<Record<string, readonly string[]>> = former;
    for (const code of new Set([...Object.keys(aliasesByCode), ...Object.keys(past)])) {
      const list = [...(aliasesByCode[code] ?? []), ...(past[code] ?? [])];
      expect(codes, code).toContain(code);
      const names = languages.map((language) => words[language][`areas.${code}`]);
      for (const alias of list) {
        expect(names, code).not.toContain(alias);
        expect(alias.trim(), code).not.toBe('');
      }
      expect(new Set(list).size, code).toBe(list.length);
    }
    expect(aliases.CIV).toEqual(expect.arrayContaining(['CI', 'Ivory Coast']));
    expect(aliases.SWZ).toContain('Swaziland');
  });

  it('share no former name', () => {
    const all = Object.values<readonly string[]>(former).flat();
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});
