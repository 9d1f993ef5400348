import { expect, it } from 'vitest';
import { comparableYears } from './comparable-years.ts';

const years = [2001, 2008, 2012, 2013, 2014, 2017, 2018];

it('goes back ten years', () => {
  expect(comparableYears(years, [], 2018)).toEqual([2008, 2012, 2013, 2014, 2017, 2018]);
});

it('goes back to the last break and not across it', () => {
  expect(comparableYears(years, [2010, 2013], 2018)).toEqual([2013, 2014, 2017, 2018]);
  expect(comparableYears(years, [2018], 2018)).toEqual([2018]);
});

it('passes over breaks that come later or long before', () => {
  expect(comparableYears(years, [1992, 2018], 2017)).toEqual([2008, 2012, 2013, 2014, 2017]);
});

it('finds nothing for a year without a figure', () => {
  expect(comparableYears(years, [], 2016)).toEqual([]);
});
