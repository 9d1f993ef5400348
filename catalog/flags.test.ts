import { describe, expect, it } from 'vitest';
import { computedFlag, flagState, flagStates, flagsByCertainty, lowerBoundFlag, worstFlag } from './flags.ts';

describe('the state of a flag', () => {
  it.each([
    ['A', 'official'],
    ['E', 'estimated'],
    ['I', 'estimated'],
    ['X', 'estimated'],
    ['T', 'estimated'],
    ['B', 'estimated'],
    ['M', 'estimated'],
    ['C', 'computed'],
    ['L', 'computed'],
    ['', 'not-stated'],
    [' ', 'not-stated'],
  ])('of "%s" is %s', (flag, state) => {
    expect(flagState(flag)).toBe(state);
  });

  it('is one of four, and each has a flag', () => {
    expect(new Set([...flagsByCertainty].map(flagState))).toEqual(new Set(flagStates));
  });
});

describe('the worst flag', () => {
  it('of official figures is official', () => {
    expect(worstFlag(['A', 'A'])).toBe('A');
  });

  it('is not stated where an official figure meets one without a flag', () => {
    expect(worstFlag(['A', ''])).toBe('');
    expect(worstFlag(['', 'E'])).toBe('E');
  });

  it('of a figure that the observatory computed is its own, of a lower bound the bound', () => {
    expect(worstFlag(['A', computedFlag, 'I'])).toBe('C');
    expect(worstFlag([computedFlag, 'M'])).toBe('C');
    expect(worstFlag([lowerBoundFlag, computedFlag])).toBe('L');
  });

  it('of nothing is none', () => {
    expect(worstFlag([])).toBe('');
  });
});
