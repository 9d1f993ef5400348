import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { baseUrl, uncompressed } from './browser.ts';

const textOf = async (path: string): Promise<string> =>
  (await fetch(`${baseUrl}${path}`, uncompressed)).text();

it.each(
  sample([
    '/en',
    '/es/beans',
    '/pt/beans/data/production',
    '/en/beans/data/trade',
    '/es/country/KEN',
    '/pt/region/150',
    '/en/beans/pabra',
    '/en/beans/pabra/consumption',
    '/es/beans/comparator?series=KEN.beans.5510~UGA.beans.5510',
    '/pt/beans/data/production/ranking?by=countries&element=5510',
    '/en/findings.xml?crop=beans',
    '/en/country/KEN.json?figure=harvest',
    '/es/beans/data/production.json?figure=chart-production',
    '/en/beans.json?figure=map',
  ]),
)('says at %s that beans are also some Vigna', async (path) => {
  expect(await textOf(path)).toContain('Vigna');
});

it.each(
  sample([
    ['/en/beans/data/production', 20],
    ['/en/beans/data/production?macro=50&region=151', 5],
    ['/en/beans', 20],
    ['/en/beans/comparator?series=150.beans.5510~KEN.beans.5510', 19],
    ['/en/beans/comparator?series=150.beans.5510~WLRD.beans.5510', 20],
    ['/en/region/150', 19],
    ['/en/beans/data/production?country=KEN', null],
    ['/en/beans/data/consumption', null],
    ['/en/rice/data/production', null],
    ['/en/beans/comparator?series=KEN.beans.5510', null],
  ]),
)('says at %s how many EU members left the series that is compared there: %s', async (path, count) => {
  const note = (await textOf(path)).match(/(\d+) EU countries are no longer in this series after 2017\./);
  expect(note === null ? null : Number(note[1])).toBe(count);
});
