import { describe, expect, it } from 'vitest';
import { pageOf, readWorkbook } from './load-export-page.ts';

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

  it('leads back to its page', () => {
    const file = '/es/beans/data/consumption.xlsx?country=KEN&figure=uses&rows=series&year=2017';
    expect(pageOf(file)).toBe('/es/beans/data/consumption?country=KEN&year=2017');
    expect(pageOf('/en/beans/data/trade.xlsx?figure=balance')).toBe('/en/beans/data/trade');
  });
});
