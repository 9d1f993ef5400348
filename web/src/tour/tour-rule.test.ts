import { describe, expect, it } from 'vitest';
import { isOffered, tourCookies } from './tour-rule.ts';

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const visit = { cookie: '', search: '', userAgent: person };

describe('isOffered', () => {
  it('offers each tour to who has not seen it', () => {
    expect(isOffered('page', visit)).toBe(true);
    expect(isOffered('price-filter', visit)).toBe(true);
    expect(isOffered('page', { ...visit, cookie: 'language=es; sidebar=collapsed' })).toBe(true);
  });

  it('does not offer what was seen, wherever the cookie stands among others', () => {
    for (const cookie of ['production_tour=1', 'language=es; production_tour=1', 'production_tour=; a=b'])
      expect(isOffered('page', { ...visit, cookie }), cookie).toBe(false);
    expect(isOffered('page', { ...visit, cookie: 'my_production_tour=1' })).toBe(true);
  });

  it('keeps the two tours apart', () => {
    expect(isOffered('page', { ...visit, cookie: `${tourCookies['price-filter']}=1` })).toBe(true);
    expect(isOffered('price-filter', { ...visit, cookie: 'production_tour=1' })).toBe(true);
    expect(isOffered('price-filter', { ...visit, cookie: 'map_select_filter_price=1' })).toBe(false);
  });

  it('follows an address that asks for the tour of the page, and for that one only', () => {
    const seen = { ...visit, cookie: 'production_tour=1; map_select_filter_price=1' };
    expect(isOffered('page', { ...seen, search: '?tour=' })).toBe(true);
    expect(isOffered('page', { ...seen, search: '?year=2017&tour=page' })).toBe(true);
    expect(isOffered('price-filter', { ...seen, search: '?tour=' })).toBe(false);
    expect(isOffered('page', { ...seen, search: '?detour=1' })).toBe(false);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
  ])('stays away from crawlers, also where the address asks: %s', (userAgent) => {
    expect(isOffered('page', { ...visit, userAgent })).toBe(false);
    expect(isOffered('page', { ...visit, userAgent, search: '?tour=' })).toBe(false);
  });
});
