import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readWords } from './testing/read-words.ts';
import { type Language, languages } from './words.ts';

type Values = Readonly<Record<string, string | number>>;

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };
const locales = { en: 'en', es: 'es', pt: 'pt-BR' } as const;

/** A sentence as a reader sees it. */
function say(language: Language, key: string, values: Values): string {
  const message = words[language][key];
  if (message === undefined) throw new Error(`No word for "${key}" in ${language}.`);
  const locale = locales[language];
  return setupI18n({ locale, messages: { [locale]: { [key]: compileMessageOrThrow(message) } } })._(
    key,
    values,
  );
}

/** The forms of a crop and an area that sentences take, as pages fill them in. */
function named(language: Language, crop: string, area: string): Values {
  const form = (name: string): string => words[language][`crops.${crop}.${name}`] ?? '';
  return {
    crop: form('name'),
    cropOf: form('of'),
    cropFrom: form('from'),
    cropAmount: form('amount'),
    areaIn: words[language][`areasIn.${area}`] ?? '',
  };
}

const inAll = (key: string, crop: string, area: string, values: Values): string[] =>
  languages.map((language) => say(language, key, { ...named(language, crop, area), ...values }));

describe('sentences', () => {
  it('say what drove a change of production', () => {
    const values = { from: '2012', to: '2022', total: '18%', area: '+6', yield: '+12' };
    const key = 'production.decomposition.finding';
    expect(inAll(key, 'beans', 'BRA', { ...values, direction: 'grew' })).toEqual([
      'Between 2012 and 2022, production of beans in Brazil grew 18%. Contribution in percentage points: area +6, yield +12.',
      'Entre 2012 y 2022, la producción de frijol en Brasil creció un 18%. Aporte en puntos porcentuales: superficie +6, rendimiento +12.',
      'Entre 2012 e 2022, a produção de feijão no Brasil cresceu 18%. Contribuição em pontos percentuais: área +6, produtividade +12.',
    ]);
    expect(
      inAll(key, 'cassava', 'WLRD', { ...values, area: '−6', yield: '+6', direction: 'unchanged' }),
    ).toEqual([
      'Between 2012 and 2022, production of cassava in the world did not change. Contribution in percentage points: area −6, yield +6.',
      'Entre 2012 y 2022, la producción de yuca en el mundo no cambió. Aporte en puntos porcentuales: superficie −6, rendimiento +6.',
      'Entre 2012 e 2022, a produção de mandioca no mundo não mudou. Contribuição em pontos percentuais: área −6, produtividade +6.',
    ]);
  });

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
    expect(languages.map((language) => say(language, 'figure.bound.value', { value: '5' }))).toEqual([
      'at least 5',
      'al menos 5',
      'pelo menos 5',
    ]);
  });

  it('count partners in singular and plural', () => {
    const others = (count: number) =>
      languages.map((language) => say(language, 'trade.partners.others.count', { count }));
    expect(others(1)).toEqual(['Others (1 partner)', 'Otros (1 socio)', 'Outros (1 parceiro)']);
    expect(others(4)).toEqual(['Others (4 partners)', 'Otros (4 socios)', 'Outros (4 parceiros)']);
  });
});
