import { describe, expect, it } from 'vitest';
import { networkBases, networkCodes, networkGuests, networkMembers, networkSources } from './networks.ts';

describe('the members of PABRA', () => {
  it('are countries, each once in a network, with a source and how sure it is', () => {
    const keys = networkMembers.map(({ country, network }) => `${country} ${network}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { country, network, basis, source, memberSource } of networkMembers) {
      expect(country).toMatch(/^[A-Z]{3}$/);
      expect(Object.keys(networkSources)).toContain(memberSource);
      // A country with a network has a basis, and a source unless the basis is `inferred`.
      expect(basis === null, country).toBe(network === null);
      if (basis !== null) expect(networkBases).toContain(basis);
      expect(source === null, country).toBe(basis === null || basis === 'inferred');
    }
  });

  it('stand in every network, or it would have no figure to show', () => {
    const filled = new Set(networkMembers.map(({ network }) => network));
    expect(networkCodes.filter((code) => !filled.has(code))).toEqual([]);
  });

  it('are none of those who only came to a meeting', () => {
    const countries = networkMembers.map(({ country }) => country);
    expect(networkGuests.filter(({ country }) => countries.includes(country))).toEqual([]);
  });
});
