import { describe, expect, it } from 'vitest';
import { ignoredParamText } from './ignored-param-text.ts';
import { createWords } from './words.tsx';

const words = createWords('es', {
  'prices.type': ['Tipo de precio'],
  'prices.type.producer.short': ['Precio al productor'],
  'prices.city': ['Ciudad o mercado'],
  'asked.by': ['Líneas del gráfico'],
  'prices.by.type': ['Por tipo'],
  'asked.beside': ['Aparte del precio'],
  'prices.view': ['Precios mostrados'],
  'prices.metadata.ipc.name': ['Precio real'],
  'dataPage.filters.country': ['País'],
  'varieties.filter.maturity': ['Madura en (días)'],
  'varieties.sortBy': ['Ordenar por:'],
  'list.pages': ['Páginas de la lista'],
  'areas.014': ['África oriental'],
});
const textOf = (name: string, asked: string) => ignoredParamText(words, 'es', { name, asked });

describe('what an address asked for in vain', () => {
  it('is called as the page calls parameters and their values', () => {
    expect(textOf('type', 'producer')).toBe('Tipo de precio: Precio al productor');
    expect(textOf('by', 'type')).toBe('Líneas del gráfico: Por tipo');
    expect(textOf('view', 'ipc')).toBe('Precios mostrados: Precio real');
    expect(textOf('page', '99')).toBe('Páginas de la lista: 99');
    expect(textOf('country', '014')).toBe('País: África oriental');
  });

  it('is said as it was typed where it has no name: codes in quotes, numbers without', () => {
    expect(textOf('view', 'SLC_RMONTH')).toBe('Precios mostrados: «SLC_RMONTH»');
    expect(textOf('beside', 'wages')).toBe('Aparte del precio: «wages»');
    expect(textOf('city', '1143482892')).toBe('Ciudad o mercado: 1143482892');
    expect(textOf('maturity', '-3')).toBe('Madura en (días): «-3»');
    expect(textOf('sort', 'colour')).toBe('Ordenar por: «colour»');
    expect(textOf('foo', '1')).toBe('«foo»: 1');
    expect(ignoredParamText(words, 'pt', { name: 'foo', asked: 'bar' })).toBe('“foo”: “bar”');
  });
});
