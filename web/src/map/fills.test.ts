import { describe, expect, it } from 'vitest';
import { applyFills, type Paintable, toAttributes, toFill, toFills } from './fills.ts';
import { NONE_COLOUR, rampFor, stepsFor, ZERO_COLOUR } from './map-colours.ts';

/** Remembers what was written to it. */
function recorder(): Paintable & { writes: string[] } {
  const writes: string[] = [];
  return {
    writes,
    setAttribute: (name, value) => writes.push(`${name}=${value}`),
    removeAttribute: (name) => writes.push(`-${name}`),
  };
}

describe('toFills', () => {
  const values = new Map([
    ['BRA', 5],
    ['RWA', 20],
    ['PSE', 0],
  ]);
  const fillsOf = (doubtIn?: (iso3: string) => boolean) =>
    toFills({
      places: ['BRA', 'RWA', 'PSE', 'UGA'].map((iso3) => ({ iso3 })),
      valueIn: (iso3) => values.get(iso3) ?? null,
      ...{ doubtIn, classes: { limits: [10], zero: true }, ramp: ['#aaa', '#bbb'] },
      ...{ focus: null, highlighted: null },
    });

  it('are flat: a colour for each class, for zero, and for what has no figure', () => {
    expect(fillsOf()).toEqual(['#aaa', '#bbb', ZERO_COLOUR, NONE_COLOUR]);
  });

  it('leave a doubted figure hollow', () => {
    expect(fillsOf((iso3) => iso3 === 'RWA')).toEqual(['#aaa', NONE_COLOUR, ZERO_COLOUR, NONE_COLOUR]);
  });
});

describe('applyFills', () => {
  it('touches only what changes', () => {
    const elements = [[recorder()], [recorder()], [recorder(), recorder()]];
    const changed = applyFills(elements, ['#aaa', '#aaa', '#bbb'], ['#aaa', '#bbb', '#aaa']);
    expect(changed).toBe(3);
    expect(elements.map((list) => list.map((element) => element.writes))).toEqual([
      [[]],
      [['fill=#bbb']],
      [['fill=#aaa'], ['fill=#aaa']],
    ]);
  });

  it('lets countries stand back and come forward without repainting them', () => {
    const element = recorder();
    applyFills([[element]], ['#aaa'], [toFill('#aaa', true)]);
    applyFills([[element]], [toFill('#aaa', true)], ['#aaa']);
    expect(element.writes).toEqual([`opacity=${toAttributes(toFill('#aaa', true)).opacity}`, '-opacity']);
  });
});

describe('rampFor', () => {
  it('is the ramp where no limit is zero', () => {
    expect(rampFor({ limits: [1, 2, 3, 4, 5, 6] })).toEqual(stepsFor(7));
    expect(rampFor({ limits: [0] })).toEqual(stepsFor(2));
  });

  it('parts at zero: the deepest colours at both ends', () => {
    expect(rampFor({ limits: [-20, -10, 0, 10, 20] })).toEqual([
      'var(--map-less-3)',
      'var(--map-less-2)',
      'var(--map-less-1)',
      'var(--map-3)',
      'var(--map-5)',
      'var(--map-7)',
    ]);
    expect(rampFor({ limits: [-20, 0] })).toEqual(['var(--map-less-3)', 'var(--map-less-2)', 'var(--map-7)']);
  });
});

describe('stepsFor', () => {
  it('spreads fewer classes over the whole ramp', () => {
    expect(stepsFor(7)).toHaveLength(7);
    expect(new Set(stepsFor(6)).size).toBe(6);
    expect(stepsFor(3)).toEqual(['var(--map-1)', 'var(--map-4)', 'var(--map-7)']);
    expect(stepsFor(1)).toEqual(['var(--map-4)']);
  });
});
