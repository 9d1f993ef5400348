import { describe, expect, it } from 'vitest';
import { html } from '../../app/testing/site-answers.ts';

const waysOn = async (path: string): Promise<string[]> => {
  const page = await html(path);
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  return [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
};

describe('the page of an unknown address', () => {
  it('offers home and the crops', async () => {
    const ways = await waysOn('/es/nothing/here');
    expect(ways).toContain('/es');
    expect(ways).toContain('/es/rice');
  });

  it('offers the pages of the crop that the address names', async () => {
    const ways = await waysOn('/en/cocoa/data/shoes');
    expect(ways.slice(0, 2)).toEqual(['/en', '/en/cocoa/data/surface-context']);
    expect(ways.slice(-2)).toEqual(['/en/cocoa/data/pests', '/en/cocoa/data/post-harvest/results']);
  });

  it('names the crop that lacks figures of others', async () => {
    const text = 'no figures of cocoa under “Imports and exports”';
    expect(await html('/en/cocoa/data/trade')).toContain(text);
    expect(await html('/en/cocoa/data/shoes')).not.toContain(text);
  });
});
