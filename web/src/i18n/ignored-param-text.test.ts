import { describe, expect, it } from 'vitest';
import { askedText } from './asked-text.ts';
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
const told = (name: string, asked: string) => askedText(words, 'es', { name, asked });

describe('what an address asked for in vain', () => {
  it('is called as the page calls parameters and their values', () => {
    expect(told('type', 'producer')).toBe('Tipo de precio: Precio al productor');
    expect(told('by', 'type')).toBe('Líneas del gráfico: Por tipo');
    expect(told('view', 'ipc')).toBe('Precios mostrados: Precio real');
    expect(told('page', '99')).toBe('Páginas de la lista: 99');
    expect(told('country', '014')).toBe('País: África oriental');
  });

  it('is said as it was typed where it has no name: codes in quotes, numbers without', () => {
    expect(told('view', 'SLC_RMONTH')).toBe('Precios mostrados: «SLC_RMONTH»');
    expect(told('beside', 'wages')).toBe('Aparte del precio: «wages»');
    expect(told('city', '1143482892')).toBe('Ciudad o mercado: 1143482892');
    expect(told('maturity', '-3')).toBe('Madura en (días): «-3»');
    expect(told('sort', 'colour')).toBe('Ordenar por: «colour»');
    expect(told('foo', '1')).toBe('«foo»: 1');
    expect(askedText(words, 'pt', { name: 'foo', asked: 'bar' })).toBe('“foo”: “bar”');
  });
});
