import { describe, expect, it } from 'vitest';
import { readPageAddress, searchReadBy } from './page-search.ts';

const data = '/en/beans/data/consumption';

it.each([
  [data, '', ''],
  [data, '?', ''],
  [data, '?year=2013&country=KEN', '?country=KEN&year=2013'],
  [data, '?utm_source=x&year=2013&fbclid=1&gclid=2&_ga=3&ref=4', '?year=2013'],
  [data, '?UTM_source=x', '?UTM_source=x'],
  // A page shows a notice of unknown parameters, so these are part of its cache key.
  [data, '?nonsense=1&year=2013', '?nonsense=1&year=2013'],
  [data, '?year=2014&a=1&year=2013', '?a=1&year=2014&year=2013'],
  [data, '?table=b~a', '?table=b~a'],
  [`${data}/ranking`, '?q=rwa+nda&utm_id=1', '?q=rwa+nda'],
  ['/en', '?crop=rice&nonsense=1', ''],
  ['/en/beans', '?region=014&year=2017&country=RWA&macro=20', '?country=RWA&macro=20&region=014'],
  ['/', '?lang=es&nonsense=1', '?lang=es'],
  ['/en/beans/about', '?nonsense=1', ''],
  [data, '?tour=&year=2017', '?year=2017'],
  ['/en/beans/about', '?v=r1&elementId=7', '?elementId=7&v=r1'],
  ['/en/beans/about/databases', '?section=trade&crop=rice', '?crop=rice&section=trade'],
  ['/nowhere', '?nonsense=1', ''],
])('%s%s reads %s', (path, search, read) => {
  expect(searchReadBy(path, search)).toBe(read);
  expect(searchReadBy(path, read)).toBe(read);
});

describe('addresses at which there is no page', () => {
  it.each([
    ['/en/wp-login.php', '?x=1', '/en/404'],
    ['/es/shoes/data/production', '', '/es/404'],
    ['/pt/cocoa/data/shoes', '?year=2000', '/pt/cocoa/404'],
    ['/en/rice/data/shoes/ranking', '', '/en/rice/404'],
    ['/nothing/at/all', '', '/404'],
    // The last part names an area in any language, or a section.
    ['/pt/pais/togo', '', '/pt/404/tgo'],
    ['/en/shoes/alemania', '', '/en/404/deu'],
    ['/en/beans/tables/prices', '', '/en/beans/404/prices'],
  ])('%s%s is the page %s', (path, search, page) => {
    expect(readPageAddress(path, search)).toEqual({ path: page, search: '', isUnknown: true });
  });

  it.each([
    ['/en', ''],
    ['/en/beans', ''],
    ['/en/findings.xml', ''],
    ['/beans/data/consumption', '?year=2000'],
    ['/en/country/XXX', ''],
    ['/en/beans/data/consumption/ranking', ''],
    ['/en/beans/data/prices', ''],
  ])('%s%s is left as it is', (path, search) => {
    expect(readPageAddress(path, search)).toEqual({ path, search, isUnknown: false });
  });
});
