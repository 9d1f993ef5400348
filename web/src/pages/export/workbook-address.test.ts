import { describe, expect, it } from 'vitest';
import { pageOf, readWorkbook, wholeOf } from './workbook-address.ts';

const of = (file: string): string | null => readWorkbook(`?${new URLSearchParams({ file })}`);

describe('the workbook of an address', () => {
  it.each([
    '/es/beans/data/consumption.xlsx',
    '/pt/rice/data/prices.xlsx?country=NPL&figure=price',
    '/en/beans/data/trade/ranking.xlsx?year=2020',
  ])('is %s', (file) => expect(of(file)).toBe(file));

  it.each([
    'https://example.org/es/beans.xlsx',
    '//example.org/es/beans.xlsx',
    '/es//example.org.xlsx',
    'javascript:alert(1)//.xlsx',
    '/\\example.org/es/a.xlsx',
    '/es/../../etc/passwd.xlsx',
    '/es/beans/data/consumption',
    '/fr/beans/data/consumption.xlsx',
    '/es/beans.xlsx#x',
    '/es/beans.xlsx?a=b c',
    '',
  ])('is not %j', (file) => expect(of(file)).toBeNull());

  it('leads to all of its section, where there is one, and back to its page', () => {
    const file = '/es/beans/data/consumption.xlsx?country=KEN&figure=uses&year=2017';
    expect(wholeOf(file)).toBe('/es/beans/data/consumption.xlsx?rows=all');
    expect(wholeOf('/es/beans/data/prices.xlsx?country=KEN')).toBeNull();
    expect(wholeOf('/es/beans/data/consumption/ranking.xlsx')).toBeNull();
    expect(pageOf(file)).toBe('/es/beans/data/consumption?country=KEN&year=2017');
    expect(pageOf('/en/beans/data/trade.xlsx?figure=balance')).toBe('/en/beans/data/trade');
  });
});
