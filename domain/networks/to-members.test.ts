import { describe, expect, it } from 'vitest';
import { toMembers } from './to-members.ts';

describe('toMembers', () => {
  it('counts a country in two networks in both, and once in PABRA', () => {
    const members = toMembers([
      { country: 'ZMB', network: 'SABRN' },
      { country: 'ZMB', network: 'ECABREN' },
      { country: 'BWA', network: null },
    ]);
    expect([...members]).toEqual([
      ['PABRA', ['BWA', 'ZMB']],
      ['ECABREN', ['ZMB']],
      ['SABRN', ['ZMB']],
      // A network without a member is there, and empty.
      ['WECABREN', []],
    ]);
  });
});
