import { expect, it } from 'vitest';
import { baseUrl, uncompressed } from './browser.ts';

const textOf = async (path: string): Promise<string> =>
  (await fetch(`${baseUrl}${path}`, uncompressed)).text();

it.each([
  '/en',
  '/es/beans',
  '/pt/beans/data/production',
  '/en/beans/data/trade',
  '/es/country/KEN',
  '/pt/region/150',
  '/en/beans/pabra',
  '/en/beans/pabra/consumption',
  '/es/beans/comparator?series=KEN.beans.5510~UGA.beans.5510',
  '/pt/beans/rankings',
  '/en/findings.xml?crop=beans',
  '/en/country/KEN.csv?figure=harvest',
  '/es/beans/data/production.csv?figure=chart-production',
  '/en/beans.csv?figure=map',
])('says at %s that beans are also some Vigna', async (path) => {
  expect(await textOf(path)).toContain('Vigna');
});

it('says that EU members left the series where the World or Europe is compared over it, and nowhere else', async () => {
  const left = (count: number): string => `${count} EU countries are no longer in this series after 2017.`;
  expect(await textOf('/en/beans/data/production')).toContain(left(20));
  expect(await textOf('/en/beans/data/production?macro=50&region=151')).toContain(left(5));
  expect(await textOf('/en/beans')).toContain(left(20));
  expect(await textOf('/en/beans/comparator?series=150.beans.5510~WLRD.beans.5510')).toContain(left(19));
  expect(await textOf('/en/region/150')).toContain(left(19));
  for (const path of [
    '/en/beans/data/production?country=KEN',
    '/en/beans/data/consumption',
    '/en/rice/data/production',
    '/en/beans/comparator?series=KEN.beans.5510',
  ])
    expect(await textOf(path)).not.toContain('EU countries');
});
