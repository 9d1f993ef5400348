import { describe, expect, it } from 'vitest';
import { askedOf, publicationsParams } from './publications-params.ts';

describe('the address of publications', () => {
  it.each([
    ['', ''],
    ['?crop=beans&sort=year&order=desc&page=1', ''],
    [
      '?order=asc&sort=title&page=2&q=%20seed%20&pageType=social',
      '?pageType=social&q=seed&sort=title&page=2',
    ],
    [
      '?crop=all&openAccess=yes&language=none&from=1990&to=2000&type=dataset&source=a-b',
      '?type=dataset&crop=all&from=1990&to=2000&openAccess=yes&language=none&source=a-b',
    ],
    ['?order=asc', '?order=asc'],
    ['?sort=author&order=desc', '?sort=author&order=desc'],
  ])('%j is %j', (search, canonical) => {
    expect(publicationsParams.serialise(publicationsParams.parse(search), null)).toBe(canonical);
    expect(publicationsParams.serialise(publicationsParams.parse(canonical), null)).toBe(canonical);
  });

  it.each([
    '?pageType=Social',
    '?q=%20',
    `?q=${'x'.repeat(201)}`,
    '?q=a%00',
    '?from=20211',
    '?from=2000&to=1990',
    '?from=1e3',
    '?type=song',
    '?crop=Beans',
    '?crop=%3Cscript%3E',
    '?openAccess=1',
    '?language=english',
    '?source=A',
    '?sort=doi',
    '?order=up',
    '?page=0',
    '?page=-1',
    '?other=1',
  ])('takes %j for nothing', (search) =>
    expect(publicationsParams.serialise(publicationsParams.parse(search), null)).toBe(''),
  );

  it('asks for all crops by naming none, and keeps the release', () => {
    expect(String(askedOf(publicationsParams.parse('?crop=all&q=a')))).toBe('q=a');
    expect(String(askedOf(publicationsParams.parse('')))).toBe('crop=beans');
    expect(publicationsParams.serialise(publicationsParams.parse('?q=a'), 'r1')).toBe('?q=a&v=r1');
  });
});
