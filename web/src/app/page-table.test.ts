import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { matchPage } from './match-page.ts';
import { builtPaths, isCarriedWord } from './page-table.ts';

describe('builtPaths', () => {
  it.each([...builtPaths])('%s is a page', (path) => {
    expect(matchPage(path).kind).not.toBe('not-found');
  });

  it('has the portal, the home of every crop and the pages of the menu', () => {
    const wanted = [
      '/',
      '/beans/about',
      '/beans/about/databases',
      '/beans/comparator',
      '/beans/contact',
      '/beans/data/consumption',
    ];
    for (const path of [...wanted, ...crops.map((crop) => `/${crop.id}`)]) expect(builtPaths).toContain(path);
  });

  it('does not take a deeper path for a page', () => {
    expect(matchPage('/rice/about').kind).toBe('not-found');
    expect(matchPage('/beans/contact/us').kind).toBe('not-found');
  });
});

describe('matchPage', () => {
  it('leads to the same page again after thousands of other paths', () => {
    const first = matchPage('/country/KEN');
    for (let at = 0; at < 6000; at += 1) expect(matchPage(`/nowhere/${at}`).kind).toBe('not-found');
    expect(matchPage('/country/KEN')).toEqual(first);
    expect(matchPage('/country/UGA')).toEqual({ kind: first.kind, params: { country: 'UGA' } });
    expect(matchPage(`/nowhere/${'k'.repeat(300)}`).kind).toBe('not-found');
  });
});

describe('isCarriedWord', () => {
  it('takes what items hold to the pages that say it of several crops, or without a section', () => {
    const notes = ['crops.beans.caveat.vigna', 'crops.beans.caveat.vigna.short', 'crops.beans.ended'];
    expect(notes.filter(isCarriedWord('comparator', '/beans/comparator'))).toEqual(notes.slice(1));
    expect(notes.filter(isCarriedWord('networks', '/beans/pabra'))).toEqual(notes.slice(0, 1));
    expect(notes.filter(isCarriedWord('data', '/beans/data/production'))).toEqual(notes);
    expect(notes.filter(isCarriedWord('contact', '/beans/contact'))).toEqual([]);
  });

  it('takes of crops every name and what the page says of its own, of the shell all but other pages’', () => {
    const isCarried = isCarriedWord('data', '/rice/data/trade');
    const carried = [
      'crops.beans.name',
      'crops.rice.of',
      'crops.rice.title.trade',
      'frame.menu.home',
      'figure.about.states',
    ];
    const left = [
      'crops.beans.of',
      'crops.rice.title.production',
      'sections.trade.description',
      'frame.notFound.title',
      'figure.caveat.supply',
      'figure.caveat.ranks.aggregate',
      'figure.state.podium',
      'figure.break.2014',
      'map.noCardPage',
      'prices.metadata.ipc.name',
    ];
    expect(carried.filter(isCarried)).toEqual(carried);
    expect(left.filter(isCarried)).toEqual([]);
    expect(isCarriedWord('not-found', '/rice/data/none')('frame.notFound.title')).toBe(true);
    const qualifies = ['figure.caveat.supply', 'figure.break.2010', 'figure.caveat.ranks.aggregate'];
    expect(qualifies.filter(isCarriedWord('data', '/rice/data/consumption'))).toEqual(qualifies);
    expect(qualifies.filter(isCarriedWord('data', '/rice/data/production'))).toEqual(qualifies.slice(2));
    expect(qualifies.filter(isCarriedWord('rankings', '/rice/data/trade'))).toEqual(qualifies);
  });
});
