import { describe, expect, it } from 'vitest';
import { NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';
import { applyFills, type Paintable, toAttributes, toFill, toPaint } from './fills.ts';
import { rampFor, stepsFor, ZERO_COLOUR } from './map-colours.ts';

const style = { ramp: ['#aaa', '#bbb'], patterns: 'm-' };

/** Remembers what was written to it. */
function recorder(): Paintable & { writes: string[] } {
  const writes: string[] = [];
  return {
    writes,
    setAttribute: (name, value) => writes.push(`${name}=${value}`),
    removeAttribute: (name) => writes.push(`-${name}`),
  };
}

describe('paintOf', () => {
  it('gives colours to classes and different patterns to what has none and to what is not official', () => {
    expect(toPaint(1, 'official', style)).toBe('#bbb');
    expect(toPaint(ZERO, 'official', style)).toBe(ZERO_COLOUR);
    const patterns = [
      toPaint(NO_DATA, 'official', style),
      toPaint(NOT_APPLICABLE, 'official', style),
      ...(['not-stated', 'estimated', 'computed'] as const).map((state) => toPaint(1, state, style)),
    ];
    expect(new Set(patterns).size).toBe(5);
    expect(patterns.every((pattern) => pattern.startsWith('url(#m-'))).toBe(true);
  });

  it('has no pattern of a state for what has no value', () => {
    expect(toPaint(NO_DATA, 'estimated', style)).toBe(toPaint(NO_DATA, 'official', style));
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
    expect(rampFor([1, 2, 3, 4, 5, 6])).toEqual(stepsFor(7));
    expect(rampFor([0])).toEqual(stepsFor(2));
  });

  it('parts at zero: the deepest colours at both ends', () => {
    expect(rampFor([-20, -10, 0, 10, 20])).toEqual([
      'var(--map-less-3)',
      'var(--map-less-2)',
      'var(--map-less-1)',
      'var(--map-3)',
      'var(--map-5)',
      'var(--map-7)',
    ]);
    expect(rampFor([-20, 0])).toEqual(['var(--map-less-3)', 'var(--map-less-2)', 'var(--map-7)']);
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
