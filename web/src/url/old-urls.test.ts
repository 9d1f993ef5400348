import { expect, it } from 'vitest';
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
  ['/beans/data/surface_context', '', '/beans/data/surface-context'],
])('%s%s leads to %s', (path, search, target) => {
  expect(migrateUrl(path, search)).toBe(target);
});

it.each([
  ['/beans/data/consumption', '?element=7&year=2013'],
  ['/es/beans/data/consumption', ''],
  ['/', ''],
  ['/beans/data/consumption', '?lang=fr'],
])('%s%s stays as it is', (path, search) => {
  expect(migrateUrl(path, search)).toBeNull();
});
