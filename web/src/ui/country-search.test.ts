import { describe, expect, it } from 'vitest';
import { type CountryEntry, foldText, prepareCountries, searchCountries } from './country-search.ts';

const country = (code: string, name: string, ...aliases: string[]): CountryEntry => ({
  code,
  name,
  aliases,
  section: '019',
});

const countries = prepareCountries([
  country('BRA', 'Brazil', 'Brasil', 'BR'),
  country('CIV', 'Côte d’Ivoire', 'Costa de Marfil', 'Costa do Marfim', 'CI', 'Ivory Coast'),
  country('CRI', 'Costa Rica', 'CR'),
  country('GIN', 'Guinea', 'Guiné', 'GN'),
  country('GNQ', 'Equatorial Guinea', 'Guinea Ecuatorial', 'GQ'),
  country('PNG', 'Papua New Guinea', 'Papúa Nueva Guinea', 'PG'),
  country('SWZ', 'Eswatini', 'Esuatini', 'Swaziland', 'SZ'),
]);

const codes = (query: string): string[] => searchCountries(countries, query).map(({ code }) => code);

describe('searchCountries', () => {
  it.each([
    ['Brasil', 'BRA'],
    ['Brazil', 'BRA'],
    ['BRA', 'BRA'],
    ['br', 'BRA'],
    ['brasil', 'BRA'],
    ['Cote d Ivoire', 'CIV'],
    ["côte d'ivoire", 'CIV'],
    ['cote divoire', 'CIV'],
    ['Costa de Marfil', 'CIV'],
    ['costa do marfim', 'CIV'],
    ['swazi', 'SWZ'],
  ])('finds %s', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it('puts whole names before names that begin or contain the query', () => {
    expect(codes('guinea')).toEqual(['GIN', 'GNQ', 'PNG']);
  });

  it('finds nothing for strange text, and everything for none', () => {
    expect(codes('xyzzy')).toEqual([]);
    expect(codes('(*')).toEqual([]);
    expect(codes('  ')).toHaveLength(7);
  });

  it('does not take two letters for a part of a word', () => {
    expect(codes('zi')).toEqual([]);
  });
});

describe('foldText', () => {
  it('leaves letters and digits only', () => {
    expect(foldText(' São Tomé & Príncipe ')).toBe('sao tome principe');
  });
});
