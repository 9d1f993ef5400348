import { expect, it } from 'vitest';
import { findIgnoredParams } from './ignored-params.ts';

const inVain = (search: string, several: readonly string[] = []) =>
  findIgnoredParams(search, (_, asked) => (asked.startsWith('no') ? [asked] : []), several).map(
    ({ name, asked }) => `${name}=${asked}`,
  );

it('follows the first of several values where one is wanted, and tells of the others', () => {
  expect(inVain('?year=2010&country=KEN&year=2011&year=2012')).toEqual(['year=2011', 'year=2012']);
  expect(inVain('?year=no&year=2011')).toEqual(['year=no', 'year=2011']);
  expect(inVain('?year=2010&year=2010&year=')).toEqual([]);
});

it('reads each value of what a form sends several times', () => {
  expect(inVain('?area=KEN&area=UGA&area=nowhere', ['area'])).toEqual(['area=nowhere']);
});

it('looks neither at the release nor at what other sites add', () => {
  expect(inVain('?v=1&v=2&utm_source=no&utm_source=x')).toEqual([]);
});

it('shows no sign that steers', () => {
  expect(inVain('?q=no%00%0A%1B&no%00=no')).toEqual(['q=no\ufffd\ufffd\ufffd', 'no\ufffd=no']);
});
