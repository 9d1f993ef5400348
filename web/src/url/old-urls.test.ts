import { describe, expect, it } from 'vitest';
import { migrateUrl } from './old-urls.ts';

it.each([
  [
    '/beans/data/consumption',
    '?elementId=7&countryCode=BRA',
    '/beans/data/consumption?element=7&country=BRA',
  ],
  [
    '/beans/data/consumption',
    '?macroRegionCode=20&regionCode=014',
    '/beans/data/consumption?macro=20&region=014',
  ],
  ['/beans/data/consumption', '?regionCode=WLRD&countryCode=WLRD', '/beans/data/consumption'],
  ['/beans/data/consumption', '?elementId=7&element=6', '/beans/data/consumption?element=6'],
  ['/beans/data/consumption', '?lang=es&year=2013', '/es/beans/data/consumption?year=2013'],
  ['/pt/beans/data/consumption', '?lang=en', '/en/beans/data/consumption'],
  ['/en/beans/data/consumption/', '', '/en/beans/data/consumption'],
  ['/sweet_potato/data/production', '', '/sweet-potato/data/production'],
  ['/es/countries', '', '/es/country'],
  ['/en/feed.atom', '', '/en/findings.xml'],
  ['/en/beans/data/losses', '', '/en/beans/data/post-harvest/results'],
  ['/es/losses', '', '/es/beans/data/post-harvest/results'],
  ['/prices', '', '/beans/data/prices'],
  ['/es/cassava/comparator', '', '/es/beans/comparator'],
  ['/rice/prices', '?country=KEN', '/rice/data/prices?country=KEN'],
  ['/beans/data/surface_context', '', '/beans/data/surface-context'],
])('%s%s leads to %s', (path, search, target) => {
  expect(migrateUrl(path, search)).toBe(target);
});

it.each([
  ['/beans/data/consumption', '?element=7&year=2013'],
  ['/es/beans/data/consumption', ''],
  ['/', ''],
  ['/en/beans/pabra/production', ''],
  ['/en/beans/about/changes', ''],
  ['/beans/data/consumption', '?lang=fr'],
])('%s%s stays as it is', (path, search) => {
  expect(migrateUrl(path, search)).toBeNull();
});

describe('a path that a browser could take for another host', () => {
  const hosts = [
    '//host.example/',
    '///host.example/x/',
    '/\\host.example/',
    '\\\\host.example/',
    '/\t/host.example/',
    '/%2F%2Fhost.example/',
    '/%2f/host.example/',
    '/%5Chost.example/',
    '/%5c%2F\\host.example/',
    '/%09/host.example/',
    'http://host.example/sweet_potato',
    'https:host.example/sweet_potato/',
    '//host.example/sweet_potato',
    '//host.example/data/surface_context',
    '/en//host.example/',
    '/.//host.example/',
  ];

  it.each(
    hosts.flatMap((path) => [
      [path, ''],
      [path, '?lang=es'],
      [path, '?elementId=7'],
    ]),
  )('%j%s leads to none', (path, search) => {
    const target = migrateUrl(path, search);
    expect(target).not.toBeNull();
    for (const read of [target ?? '', decodeURIComponent(target ?? '')]) {
      expect(new URL(read, 'https://site.example').host).toBe('site.example');
      expect(read).not.toMatch(/^[/\\]{2}/);
    }
  });
});
