import { describe, expect, it } from 'vitest';
import { contentWords, splitQuery } from './fold-query.ts';

/** The words of a text that are compared. */
const words = (text: string) => splitQuery(text).map(({ word }) => word);
const telling = (text: string) => contentWords(splitQuery(text)).map(({ word }) => word);

describe('words of a query', () => {
  it('have no accents, marks and capitals', () => {
    expect(words(' Côte d’Ivoire – ŁÓDŹ, Straße, Ærø ')).toEqual([
      ...['cote', 'd', 'ivoire', 'lodz', 'strasse', 'aero'],
    ]);
    expect(words('كينيا')).toEqual(['كينيا']);
  });

  it('are letters or a number', () => {
    expect(words('NUA45, NUA 45; NUA-45')).toEqual(['nua', '45', 'nua', '45', 'nua', '45']);
    expect(words('producción2015')).toEqual(['produccion', '2015']);
  });

  it('tell something, unless none does', () => {
    expect(telling('price of beans in Rwanda')).toEqual(['price', 'beans', 'rwanda']);
    expect(telling('de')).toEqual(['de']);
    expect(telling('para o Pará')).toEqual(['para']);
    expect(telling('para o feijão')).toEqual(['feijao']);
  });
});
