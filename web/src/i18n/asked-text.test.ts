import { expect, it } from 'vitest';
import { askedText } from './asked-text.ts';
import { createWords } from './words.tsx';

it('calls parameters of prices and their values as the page does, and leaves what has no name', () => {
  const words = createWords('es', {
    'prices.type': ['Tipo de precio'],
    'prices.type.producer.short': ['Precio al productor'],
    'prices.city': ['Ciudad o mercado'],
  });
  expect(askedText(words, { name: 'type', asked: 'producer' })).toBe('Tipo de precio: Precio al productor');
  expect(askedText(words, { name: 'city', asked: '1143482892' })).toBe('Ciudad o mercado: 1143482892');
  expect(askedText(words, { name: 'foo', asked: '1' })).toBe('foo: 1');
});
