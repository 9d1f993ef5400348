import { expect, it } from 'vitest';
import { nameKey, searchable, slugOf, varietyId } from './variety-name.ts';

it('makes addresses that can be read', () => {
  expect(varietyId('KEN', 'beans', 'ROSECOCO (GLP 2)')).toBe('ken-beans-rosecoco-glp-2');
  expect(varietyId('ETH', 'beans', "Mi'oftu")).toBe('eth-beans-mi-oftu');
  expect(varietyId('UGA', 'beans', 'K131', 2)).toBe('uga-beans-k131-2');
  expect(slugOf('KENYA MPYA.')).toBe('kenya-mpya');
});

it('keeps names of other alphabets apart', () => {
  expect(slugOf('ሃረር')).not.toBe(slugOf('ሃርር'));
  expect(slugOf('ሃረር')).toMatch(/^[0-9a-f-]+$/);
});

it('recognises one name in several spellings', () => {
  expect(nameKey('K131 (MCM 5001)')).toBe(nameKey('K 131'));
  expect(nameKey('KAT B1(KATHEKA)')).toBe(nameKey('KATB1'));
  expect(nameKey('NABE 1 (OBA 1)')).not.toBe(nameKey('NABE 11'));
  expect(nameKey('(GLP 2)')).toBe('glp2');
});

it('searches without accents and case', () => expect(searchable('  Aporé\tCARIOCA ')).toBe('apore carioca'));
