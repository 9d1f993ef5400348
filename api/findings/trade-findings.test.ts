import { expect, it } from 'vitest';
import { rice } from '#catalog/crops/rice.ts';
import { tradeFindings } from './read-findings.ts';

it('leads to the page in the state that shows the quantities it speaks of', () => {
  const seriesOf = (older: number, newer: number) => ({
    figures: new Map(
      [2006, 2007, 2008, 2016, 2017, 2018].map((year) => [
        year,
        { value: year < 2010 ? older : newer, flag: 'A', summed: null },
      ]),
    ),
    breaks: [],
    doubts: new Set<number>(),
  });
  const egypt = {
    area: 'EGY',
    imports: seriesOf(30_000, 700_000),
    exports: seriesOf(130_000, 29_000),
    newest: 2018,
  };
  const [turn] = tradeFindings(rice, [egypt]);
  expect(turn?.page).toBe('/rice/data/trade?element=5610&year=2018&country=EGY&show=charts.quantity');
});
