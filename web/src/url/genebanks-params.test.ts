import { describe, expect, it } from 'vitest';
import { genebanksParams } from './genebanks-params.ts';

describe('the address of a page of shipments', () => {
  it('has the view, and nothing where all is shown', () => {
    const search =
      '?country=COL&from=2009&to=2011&side=balance&tab=metadata&table=map~series&explain=balance';
    expect(genebanksParams.serialise(genebanksParams.parse(search), null)).toBe(search);
    expect(genebanksParams.serialise(genebanksParams.parse(''), null)).toBe('');
    expect(genebanksParams.serialise(genebanksParams.parse('?region=014'), 'r1')).toBe('?region=014&v=r1');
  });

  it('takes a single year as a period', () => {
    expect(genebanksParams.parse('?year=2011')).toMatchObject({ from: 2011, to: 2011 });
  });

  it('falls back where it does not understand', () => {
    const view = genebanksParams.parse(
      '?country=col&region=Africa&from=2012&to=2009&side=sent&tab=x&table=<b>&explain=all',
    );
    expect(view).toEqual({
      country: null,
      region: null,
      from: null,
      to: null,
      side: null,
      tab: 'view',
      tables: [],
      explain: null,
    });
    expect(genebanksParams.parse('?from=2106').from).toBeNull();
  });
});
