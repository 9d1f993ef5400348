import { describe, expect, it } from 'vitest';
import { parseLosses, serialiseLosses } from './losses-url.ts';
import { parsePests, serialisePests } from './pests-url.ts';

describe('addresses of losses and pests', () => {
  it.each(['', '?commodity=rice-milled&country=KEN&evidence=modelled&stage=storage&page=3', '?country=UGA'])(
    'losses %s come back as they were',
    (search) => expect(serialiseLosses(parseLosses(search, 'rice'), null)).toBe(search),
  );

  it.each(['', '?q=ru%C3%ADdo+negro&agent=virus&part=none&source=agrofit-names&page=2'])(
    'pests %s come back as they were',
    (search) => expect(serialisePests(parsePests(search), null)).toBe(search),
  );

  it('what cannot be meant is as if it were not there', () => {
    expect(
      serialiseLosses(
        parseLosses('?commodity=gold&country=Kenya&evidence=studies&page=0&stage=x', 'beans'),
        null,
      ),
    ).toBe('');
    expect(
      serialisePests(parsePests(`?q=${'a'.repeat(81)}&agent=dragon&part=&source=A%20b&page=-1`), null),
    ).toBe('');
    expect(serialisePests(parsePests('?q=%00'), null)).toBe('');
  });

  it('a commodity of another crop is none of the page’s', () => {
    expect(parseLosses('?commodity=rice-milled', 'rice').commodity).toBe('rice-milled');
    expect(parseLosses('?commodity=rice-milled', 'beans').commodity).toBeNull();
  });

  it('keep the release that they name', () => {
    expect(serialiseLosses(parseLosses('?page=2', 'beans'), '2026-11-21-abc')).toBe(
      '?page=2&v=2026-11-21-abc',
    );
    expect(serialisePests(parsePests(''), '2026-11-21-abc')).toBe('?v=2026-11-21-abc');
  });
});
