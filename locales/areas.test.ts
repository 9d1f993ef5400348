import { describe, expect, it } from 'vitest';
import aliases from './area-aliases.json' with { type: 'json' };
import { readWords } from './testing/read-words.ts';
import { languages } from './words.ts';

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

describe('areas', () => {
  const codes = Object.keys(words.pt)
    .filter((key) => key.startsWith('areas.'))
    .map((key) => key.slice(6));

  it('have a name and a phrase each, and no two the same name', () => {
    for (const language of languages) {
      const seen = codes.map((code) => words[language][`areas.${code}`]);
      expect(
        seen.filter((name, index) => seen.indexOf(name) !== index),
        language,
      ).toEqual([]);
      for (const code of codes)
        expect(words[language][`areasIn.${code}`], `${language} ${code}`).toBeTypeOf('string');
    }
  });

  it('begin their phrase with the language’s preposition', () => {
    for (const code of codes) {
      expect(words.en[`areasIn.${code}`]).toMatch(/^(in|on) /);
      expect(words.es[`areasIn.${code}`]).toMatch(/^en /);
      expect(words.pt[`areasIn.${code}`]).toMatch(/^(em|no|na|nos|nas) /);
    }
    expect(words.pt['areasIn.BRA']).toBe('no Brasil');
    expect(words.pt['areasIn.WLRD']).toBe('no mundo');
    expect(words.es['areasIn.USA']).toBe('en los Estados Unidos');
    expect(words.en['areasIn.NLD']).toBe('in the Netherlands');
  });

  it('have search aliases that are not their names', () => {
    for (const [code, list] of Object.entries(aliases)) {
      expect(codes, code).toContain(code);
      const own = languages.map((language) => words[language][`areas.${code}`]);
      for (const alias of list) {
        expect(own, code).not.toContain(alias);
        expect(alias.trim(), code).not.toBe('');
      }
      expect(new Set(list).size, code).toBe(list.length);
    }
    expect(aliases.CIV).toEqual(expect.arrayContaining(['CI', 'Ivory Coast']));
    expect(aliases.SWZ).toContain('Swaziland');
  });
});
