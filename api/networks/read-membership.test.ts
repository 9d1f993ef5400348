import { expect, it } from 'vitest';
import { mergeMembers } from './read-membership.ts';

const member = (iso3: string, network: string | null, more = {}) => ({
  iso3,
  network,
  basis: null,
  note: null,
  link: null,
  member_link: null,
  ...more,
});

it('shows a country and network of two lists once, by the surest of them', () => {
  const merged = mergeMembers([
    member('RWA', 'ECABREN', { note: 'since 1996' }),
    member('RWA', 'ECABREN', { basis: 'stated', link: 'https://a.example/', note: 'founder' }),
    member('ZMB', 'SABRN'),
    member('ZMB', 'ECABREN'),
  ]);
  expect(merged).toEqual([
    member('RWA', 'ECABREN', { basis: 'stated', link: 'https://a.example/', note: 'founder; since 1996' }),
    member('ZMB', 'SABRN'),
    member('ZMB', 'ECABREN'),
  ]);
});

it('shows a country without a network only where no list names one', () => {
  expect(mergeMembers([member('KEN', null), member('KEN', 'ECABREN'), member('BWA', null)])).toEqual([
    member('KEN', 'ECABREN'),
    member('BWA', null),
  ]);
});
