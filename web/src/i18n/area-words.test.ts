import { describe, expect, it } from 'vitest';
import { languages } from '#locales/words.ts';
import { areaName, areaWords } from './area-words.ts';
import { readSpeech } from './testing/speech.ts';

const words = {
  en: readSpeech('en').words,
  es: readSpeech('es').words,
  pt: readSpeech('pt').words,
};

describe('areaWords', () => {
  it.each([
    ['en', 'NLD', 'the Netherlands', 'in the Netherlands', 'to the Netherlands'],
    ['en', 'RWA', 'Rwanda', 'in Rwanda', 'to Rwanda'],
    ['en', 'CXR', 'Christmas Island', 'on Christmas Island', 'to Christmas Island'],
    ['en', 'WLRD', 'the world', 'in the world', 'to the world'],
    [
      'en',
      '199',
      'the least developed countries',
      'in the least developed countries',
      'to the least developed countries',
    ],
    ['en', 'CHN', 'mainland China', 'in mainland China', 'to mainland China'],
    ['es', 'COG', 'el Congo', 'en el Congo', 'al Congo'],
    ['es', 'SLV', 'El Salvador', 'en El Salvador', 'a El Salvador'],
    ['es', 'USA', 'Estados Unidos', 'en Estados Unidos', 'a Estados Unidos'],
    ['es', 'IND', 'la India', 'en la India', 'a la India'],
    ['es', 'BRA', 'Brasil', 'en Brasil', 'a Brasil'],
    ['es', 'PHL', 'Filipinas', 'en Filipinas', 'a Filipinas'],
    ['es', '029', 'el Caribe', 'en el Caribe', 'al Caribe'],
    ['es', 'SLB', 'las islas Salomón', 'en las islas Salomón', 'a las islas Salomón'],
    ['pt', 'BRA', 'o Brasil', 'no Brasil', 'para o Brasil'],
    ['pt', 'IND', 'a Índia', 'na Índia', 'para a Índia'],
    ['pt', 'USA', 'os Estados Unidos', 'nos Estados Unidos', 'para os Estados Unidos'],
    ['pt', 'PHL', 'as Filipinas', 'nas Filipinas', 'para as Filipinas'],
    ['pt', 'RWA', 'Ruanda', 'em Ruanda', 'para Ruanda'],
    ['pt', 'SDF', 'o antigo Sudão', 'no antigo Sudão', 'para o antigo Sudão'],
    ['pt', 'WLRD', 'o mundo', 'no mundo', 'para o mundo'],
  ] as const)('%s: %s is %s', (language, code, the, within, to) => {
    expect(areaWords(words[language], code)).toMatchObject({ areaThe: the, areaIn: within, areaTo: to });
  });

  it('contracts prepositions with articles', () => {
    const forms = (['es', 'pt'] as const).map((language) => areaWords(words[language], '029'));
    expect(forms.map(({ areaOf, areaFrom, areaBy }) => [areaOf, areaFrom, areaBy])).toEqual([
      ['del Caribe', 'del Caribe', 'por el Caribe'],
      ['do Caribe', 'do Caribe', 'pelo Caribe'],
    ]);
    expect(areaWords(words.en, '029')).toMatchObject({
      areaOf: 'of the Caribbean',
      areaBy: 'by the Caribbean',
    });
  });

  it.each(languages)('names a partner that no list has by its code in %s', (language) => {
    expect(areaName(words[language], 'XYZ')).toBe('XYZ');
    expect(areaWords(words[language], 'XYZ').areaThe).toBe('XYZ');
  });
});
