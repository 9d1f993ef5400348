import { expect, it } from 'vitest';
import { overCompared, varietiesParams } from './varieties-params.ts';

const params = varietiesParams('beans');

const again = (search: string): string => params.serialise(params.parse(search), null);

it.each([
  ['', ''],
  ['?country=KEN&q=', '?country=KEN'],
  ['?from=1980&to=1989&sort=year&order=desc&page=2', '?from=1980&to=1989&sort=year&order=desc&page=2'],
  ['?compare=ken-beans-a~ken-beans-b~ken-beans-a', '?compare=ken-beans-a~ken-beans-b'],
  ['?institution=KENYA+SEED+CO.+LTD', '?institution=KENYA+SEED+CO.+LTD'],
  // A typed name, with blanks around and in it, and with accents.
  ['?institution=++Embrapa+Arroz+e+Feij%C3%A3o+', '?institution=Embrapa+Arroz+e+Feij%C3%A3o'],
  ['?institution=++', ''],
  ['?look=table&page=2', '?page=2&look=table'],
  ['?look=cards', ''],
])('%s is %s', (search, expected) => expect(again(search)).toBe(expected));

it('takes nonsense for nothing', () => {
  for (const search of [
    '?country=ken',
    '?from=1990&to=1980',
    '?from=-1',
    '?trait=tasty',
    '?type=paddy',
    '?type=zzz',
    '?sort=id',
    '?page=0',
    '?compare=%3Cscript%3E',
    `?q=${'x'.repeat(81)}`,
    '?q=%00',
    '?maturity=1e3',
    `?institution=${'x'.repeat(161)}`,
    '?institution=%00',
  ])
    expect(again(search), search).toBe('');
});

it('compares four at most', () =>
  expect(params.parse('?compare=a~aaa-b~aaa-c~aaa-d~aaa-e~aaa-f').compare).toHaveLength(4));

it('knows what is more than can be compared', () =>
  expect(overCompared('?compare=a~aaa-b~aaa-c~aaa-b~aaa-d~aaa-e~aaa-f')).toEqual(['aaa-f']));

it('names the release that it is of', () =>
  expect(params.serialise(params.parse('?q=kat'), '2026-01-01-abc')).toBe('?q=kat&v=2026-01-01-abc'));
