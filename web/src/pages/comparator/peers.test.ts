import { describe, expect, it } from 'vitest';
import { suggestPeers } from './peers.ts';

const values = new Map([
  ['RWA', 400],
  ['UGA', 800],
  ['BDI', 350],
  ['TZA', 1200],
  ['KEN', 500],
  ['COL', 300],
  ['FRA', 5],
  ['COD', 0],
]);

const line = (area: string) => ({ area, crop: 'beans', element: 5510 });
const peersOf = (area: string, taken: readonly string[] = []) =>
  suggestPeers(line(area), values, taken.map(line));

describe('countries to set beside a country', () => {
  it('are those nearest by ratio: half is as far as twice', () => {
    // 400 ÷ 350 = 1.14; 500 ÷ 400 = 1.25; 400 ÷ 300 = 1.33; 800 ÷ 400 = 2; 1200 ÷ 400 = 3.
    expect(peersOf('RWA').similar).toEqual(['BDI', 'KEN', 'COL', 'UGA', 'TZA']);
  });

  it('are neighbours with a figure above zero, the largest first', () => {
    expect(peersOf('RWA').neighbours).toEqual(['TZA', 'UGA', 'BDI']);
  });

  it('leave out what is compared already', () => {
    const { similar, neighbours } = peersOf('RWA', ['BDI', 'TZA']);
    expect(similar).toEqual(['KEN', 'COL', 'UGA', 'FRA']);
    expect(neighbours).toEqual(['UGA']);
  });

  it('are none of a country without a figure, nor neighbours of an island', () => {
    expect(peersOf('COD').similar).toEqual([]);
    expect(peersOf('JAM').neighbours).toEqual([]);
  });
});
