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

describe('countries to set beside a country', () => {
  it('are those nearest by ratio: half is as far as twice', () => {
    // 400 ÷ 350 = 1.14; 500 ÷ 400 = 1.25; 400 ÷ 300 = 1.33; 800 ÷ 400 = 2; 1200 ÷ 400 = 3.
    expect(suggestPeers('RWA', values, []).similar).toEqual(['BDI', 'KEN', 'COL', 'UGA', 'TZA']);
  });

  it('are neighbours with a figure above zero, the largest first', () => {
    expect(suggestPeers('RWA', values, []).neighbours).toEqual(['TZA', 'UGA', 'BDI']);
  });

  it('leave out what is compared already', () => {
    const { similar, neighbours } = suggestPeers('RWA', values, ['BDI', 'TZA']);
    expect(similar).toEqual(['KEN', 'COL', 'UGA', 'FRA']);
    expect(neighbours).toEqual(['UGA']);
  });

  it('are none of a country without a figure, nor neighbours of an island', () => {
    expect(suggestPeers('COD', values, []).similar).toEqual([]);
    expect(suggestPeers('JAM', values, []).neighbours).toEqual([]);
  });
});
