import { describe, expect, it } from 'vitest';
import { lossesParams } from './losses-params.ts';
import { pestsParams } from './pests-params.ts';

describe('addresses of losses and pests', () => {
  it('what cannot be meant is as if it were not there', () => {
    expect(
      lossesParams('beans').serialise(
        lossesParams('beans').parse('?commodity=gold&country=Kenya&evidence=studies&page=0&stage=x'),
        null,
      ),
    ).toBe('');
    expect(
      pestsParams.serialise(
        pestsParams.parse(`?q=${'a'.repeat(81)}&agent=dragon&part=&source=A%20b&page=-1`),
        null,
      ),
    ).toBe('');
    expect(pestsParams.serialise(pestsParams.parse('?q=%00'), null)).toBe('');
  });

  it('a commodity of another crop is none of the page’s', () => {
    expect(lossesParams('rice').parse('?commodity=rice-milled').commodity).toBe('rice-milled');
    expect(lossesParams('beans').parse('?commodity=rice-milled').commodity).toBeNull();
  });

  it('keep the release that they name', () => {
    expect(lossesParams('beans').serialise(lossesParams('beans').parse('?page=2'), '2026-11-21-abc')).toBe(
      '?page=2&v=2026-11-21-abc',
    );
    expect(pestsParams.serialise(pestsParams.parse(''), '2026-11-21-abc')).toBe('?v=2026-11-21-abc');
  });
});
