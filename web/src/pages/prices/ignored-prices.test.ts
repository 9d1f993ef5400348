import { describe, expect, it } from 'vitest';
import { pricesParams } from '../../url/prices-params.ts';
import { ignoredBenchmarks, ignoredPrices } from './ignored-prices.ts';
import { readPage, showPrices } from './shown-prices.ts';
import { kenya } from './testing/price-page.ts';

const international = (search: string): readonly string[] =>
  ignoredBenchmarks(search, pricesParams.parse(search), [2020, 2021]).map(
    ({ name, asked }) => `${name}=${asked}`,
  );

describe('an address of international prices', () => {
  it('is told which view, year and parameter the page does not have', () => {
    expect(international('?view=real&base=2030&foo=1')).toEqual(['view=real', 'base=2030', 'foo=1']);
    expect(international('?view=ipc')).toEqual(['view=ipc']);
  });

  it('is followed in what it has, and may bring the country of the page before', () => {
    expect(international('?country=KEN&view=usdeflac&base=2020&table=benchmark')).toEqual([]);
    expect(international('?view=nominal&utm_source=x')).toEqual([]);
  });

  it('is told which table it has not', () => {
    expect(international('?table=benchmark~price')).toEqual(['table=price']);
  });
});

describe('an address of domestic prices', () => {
  const domestic = (search: string): readonly string[] => {
    const known = readPage(kenya);
    const view = pricesParams.parse(search);
    return ignoredPrices(search, view, known, showPrices(known, view), null).map(({ name }) => name);
  };

  it('is told of a base year without consumer prices, whatever the view', () => {
    expect(domestic('?country=KEN&base=1800')).toEqual(['base']);
    expect(domestic('?country=KEN&view=ipc&base=2020')).toEqual([]);
  });

  it('is told which table the page has not, and followed to those that the country has nothing for', () => {
    expect(domestic('?country=KEN&table=zzz')).toEqual(['table']);
    expect(domestic('?country=KEN&table=price~producer~map')).toEqual([]);
  });

  it('is followed to producer prices, which have no crop types', () => {
    expect(domestic('?country=KEN&type=producer')).toEqual([]);
    expect(domestic('?country=KEN&type=producer&crop_type=beans-red&view=ipc')).toEqual([
      'crop_type',
      'view',
    ]);
  });
});
