import { describe, expect, it } from 'vitest';
import { movedAddress } from './moved-address.ts';
import { readPageAddress } from './page-search.ts';
import { pagePatterns } from './page-table.ts';

const examples: Readonly<Record<string, string>> = {
  ':crop': 'sweet-potato',
  ':section': 'production-value',
  ':country': 'KEN',
  ':region': '014',
  ':variety': 'ken-beans-a',
};
const paths = pagePatterns.map(([pattern]) =>
  pattern.replace(/:\w+/g, (name) => examples[name] ?? '').replace(/\/$/, ''),
);
const encoded = (path: string): string =>
  path.replace(/[a-z\d-]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

describe.each(paths.map((path) => `/en${path}`))('%s', (path) => {
  it('stays where it is', () => expect(movedAddress(path, '?year=2017')).toBeNull());

  it.each([path.toUpperCase(), encoded(path), encoded(path.toUpperCase())])(
    'is where %s leads, with its query',
    (address) => {
      expect(movedAddress(address, '?year=2017&x=a~b')).toMatch(
        new RegExp(`^${path}\\?year=2017&x=a(~|%7E)b$`),
      );
      expect(readPageAddress(address, '?year=2017').isUnknown).toBe(false);
    },
  );
});

it.each([
  ['/en/country/%4B%45%4E', '', '/en/country/KEN'],
  ['/EN/Country/ken', '', '/en/country/KEN'],
  [
    '/en/Beans/Data/Production',
    '?year=2017&utm_source=x',
    '/en/beans/data/production?year=2017&utm_source=x',
  ],
  [
    '/ES/Sweet_Potato/data/Surface_Context/',
    '?elementId=7',
    '/es/sweet-potato/data/surface-context?element=7',
  ],
  ['/PT', '', '/pt'],
  ['/fr', '', '/'],
  ['/de/beans/data/trade', '?year=2017', '/beans/data/trade?year=2017'],
  ['/pt-BR/rice', '', '/pt/rice'],
  ['/es/comparator', '?year=2017', '/es/beans/comparator?year=2017'],
  ['/glossary', '', '/beans/about/glossary'],
  ['/en/kenya', '', '/en/country/KEN'],
  ['/kenya', '?v=a', '/country/KEN?v=a'],
  ['/es/pa%C3%ADses-bajos', '', '/es/country/NLD'],
  ['/en/country/kenya', '', '/en/country/KEN'],
  ['/en/country/KE', '', '/en/country/KEN'],
  ['/es/frijol', '', '/es/beans'],
  ['/es/batata', '', '/es/sweet-potato'],
  ['/pt/batata', '', '/pt/potato'],
  ['/es/arroz/precios', '', '/es/rice/data/prices'],
  ['/precios', '', '/beans/data/prices'],
  ['/pt/precos', '', '/pt/beans/data/prices'],
  ['/en/prices/kenya', '', '/en/beans/data/prices?country=KEN'],
  ['/es/precios/kenia', '?v=a', '/es/beans/data/prices?v=a&country=KEN'],
  ['/pt/arroz/precos/brasil', '', '/pt/rice/data/prices?country=BRA'],
  ['/en/uganda/beans', '', '/en/beans/data/production?country=UGA'],
  ['/en/beans/data/trade/kenya', '', '/en/beans/data/trade?country=KEN'],
  ['/en/genebanks', '', '/en/beans/data/genebanks'],
  ['/en/beans/data/prices', '?country=kenya&year=2017', '/en/beans/data/prices?country=KEN&year=2017'],
  ['/en/beans/data/production', '?country=ke', '/en/beans/data/production?country=KEN'],
  ['/pt/beans/data/prices', '?countryCode=qu%C3%AAnia', '/pt/beans/data/prices?country=KEN'],
  ['/en/rice/publications', '', '/en/beans/publications?crop=rice'],
])('%s%s leads to %s', (path, search, target) => {
  expect(movedAddress(path, search)).toBe(target);
});

it.each(['/en/Wp-Login.php', '/EN/shoes/data/Production', '/en/%2e%2e/etc', '/en/beans%2Fdata'])(
  '%s is no page in whatever letters',
  (path) => {
    expect(readPageAddress(path, '?year=2017')).toMatchObject({ search: '', isUnknown: true });
  },
);

it.each(['/en/nowhere/pabra', '/en/nowhere/KEN'])('%s leads to one page, which stays', (address) => {
  const { path } = readPageAddress(address, '');
  expect(readPageAddress(path, '')).toEqual({ path, search: '', isUnknown: true });
  expect(movedAddress(path, '')).toBeNull();
});

it('a query is kept as far as the page that is meant reads it', () => {
  expect(readPageAddress('/en/Beans/Data/Production', '?year=2017&utm_source=x').search).toBe('?year=2017');
  expect(readPageAddress('/en/%62eans/data/production', '?year=2017').search).toBe('?year=2017');
  expect(readPageAddress('/en/comparator', '?series=a&kind=bar').search).toBe('?kind=bar&series=a');
});
