import { describe, expect, it } from 'vitest';
import {
  type Balance,
  type BalancePart,
  type BalanceSum,
  elementsOfSum,
  isBalanceSum,
  type SupplyPart,
  toBalance,
  toFlows,
} from './balance.ts';

const elements: Readonly<Record<string, number>> = { production: 8, imports: 5611, stocks: 5072, exports: 9 };
const part = (id: string, value: number | null): BalancePart => ({
  id,
  element: elements[id] ?? id.length,
  value,
  flag: '',
});
const supplyOf = (
  production: number | null,
  imports: number | null,
  stocks: number | null,
  exports: number | null,
): SupplyPart[] => [
  { ...part('production', production), sign: 1 },
  { ...part('imports', imports), sign: 1 },
  { ...part('stocks', stocks), sign: -1 },
  { ...part('exports', exports), sign: -1 },
];
const required = (balance: Balance | null): Balance => {
  if (balance === null) throw new Error('Both sides have figures.');
  return balance;
};
const length = (flows: readonly { length: number }[]): number =>
  flows.reduce((total, flow) => total + flow.length, 0);

/** Beans of Brazil in FAO's sheet of 2017, thousand tonnes: 84 were taken from stocks. */
const brazil2017 = (): Balance =>
  required(
    toBalance(supplyOf(3033, 137, -84, 116), [
      part('food', 2900),
      part('feed', 0),
      part('seed', 112),
      part('processing', null),
      part('losses', 126),
      part('other', -1),
    ]),
  );

describe('supply and use', () => {
  it('adds up Brazil in 2017: 3,033 + 137 + 84 − 116 = 3,138 = 2,900 + 112 + 126 − 1 + 1', () => {
    const balance = brazil2017();
    expect(balance.domesticSupply).toBe(3138);
    expect(balance.used).toBe(3137);
    expect(balance.residual).toBe(1);
    expect(balance.missing).toEqual(['processing']);
    expect(balance.closes).toBe(true);
  });

  it('adds up Brazil in 2013, whose sheet wrote the stocks the other way round: 2,936 + 304 + 250 − 33 = 3,457', () => {
    // Element 5074 was +250 (taken from stocks); the release holds −250 under 5072. 3,457 is FAO's own 5301.
    const balance = required(
      toBalance(supplyOf(2936, 304, -250, 33), [part('food', 3220), part('seed', 133), part('losses', 105)]),
    );
    expect(balance.domesticSupply).toBe(3457);
    expect(balance.residual).toBe(-1);
    expect(balance.closes).toBe(true);
  });

  it('shows what it cannot explain, and never takes a missing part for nothing', () => {
    const balance = required(
      toBalance(supplyOf(100, null, null, 20), [part('food', 50), part('seed', null)]),
    );
    expect(balance.residual).toBe(30);
    expect(balance.closes).toBe(false);
    expect(balance.missing).toEqual(['imports', 'stocks', 'seed']);
  });

  it('says which parts its sums are made of: those that the source gives', () => {
    const parts = (sum: BalanceSum) => elementsOfSum(sum, brazil2017());
    expect(parts('total.supply')).toEqual({ plus: [8, 5611], minus: [5072, 9] });
    expect(parts('total.use')).toEqual({ plus: [4, 4, 4, 6, 5], minus: [] });
    expect(parts('residual')).toEqual({ plus: [8, 5611], minus: [5072, 9, 4, 4, 4, 6, 5] });
    expect(['total.use', 'production', 'total.published'].map(isBalanceSum)).toEqual([true, false, false]);
  });

  it('has no answer where one side is unknown', () => {
    expect(toBalance(supplyOf(null, null, null, null), [part('food', 1)])).toBeNull();
    expect(toBalance(supplyOf(1, null, null, null), [part('food', null)])).toBeNull();
    // Cassava of Nigeria in 2012: the release has exports and uses, but nothing that they were taken from.
    expect(toBalance(supplyOf(null, null, null, 0.56), [part('food', 21_035.58)])).toBeNull();
  });

  it('takes the dust of binary sums for nothing', () => {
    expect(required(toBalance(supplyOf(0.1, 0.2, null, null), [part('food', 0.3)])).residual).toBe(0);
  });
});

describe('the two bars', () => {
  it('are equally long, with stocks drawn and a negative use among the sources, and the residual where it lacks', () => {
    const { sources, destinations } = toFlows(brazil2017(), { netsTrade: false });
    expect(sources).toEqual([
      { id: 'production', length: 3033 },
      { id: 'imports', length: 137 },
      { id: 'stocks', length: 84 },
      { id: 'other', length: 1 },
    ]);
    expect(destinations.map(({ id }) => id)).toEqual(['exports', 'food', 'seed', 'losses', 'residual']);
    expect(length(sources)).toBe(3255);
    expect(length(destinations)).toBe(3255);
  });

  it('put stocks that grow and exports among the destinations', () => {
    const flows = toFlows(required(toBalance(supplyOf(100, 0, 10, 5), [part('food', 90)])), {
      netsTrade: false,
    });
    expect(flows.sources).toEqual([
      { id: 'production', length: 100 },
      { id: 'residual', length: 5 },
    ]);
    expect(flows.destinations).toEqual([
      { id: 'stocks', length: 10 },
      { id: 'exports', length: 5 },
      { id: 'food', length: 90 },
    ]);
  });

  it('count what countries of a region trade once: of the World as large as its harvest', () => {
    // Rice of the World in 2022, million tonnes: 505 harvested, 7 stored; 45 imported and 46 exported are rice of that harvest.
    const rice = required(toBalance(supplyOf(505, 45, 7, 46), [part('food', 409), part('feed', 88)]));
    const { sources, destinations } = toFlows(rice, { netsTrade: true });
    expect(sources).toEqual([{ id: 'production', length: 505 }]);
    expect(destinations).toEqual([
      { id: 'trade', length: 1 },
      { id: 'stocks', length: 7 },
      { id: 'food', length: 409 },
      { id: 'feed', length: 88 },
    ]);
    const region = required(toBalance(supplyOf(100, 30, 0, 10), [part('food', 120)]));
    expect(toFlows(region, { netsTrade: true }).sources).toEqual([
      { id: 'trade', length: 20 },
      { id: 'production', length: 100 },
    ]);
  });
});
