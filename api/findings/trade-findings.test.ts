import { expect, it } from 'vitest';
import { rice } from '#catalog/crops/rice.ts';
import { tradeFindings } from './trade-findings.ts';

it('leads to the page in the state that shows the quantities it speaks of', () => {
  const years = [2013, 2014, 2015, 2016, 2017, 2018].map((year) => ({
    year,
    imports: year < 2016 ? 30_000 : 700_000,
    exports: year < 2016 ? 130_000 : 29_000,
    flags: ['A', 'A'],
  }));
  const [turn] = tradeFindings(rice, [{ area: 'EGY', trade: years, breaks: [] }]);
  expect(turn?.page).toBe('/rice/data/trade?element=5610&year=2018&country=EGY&show=charts.quantity');
});
