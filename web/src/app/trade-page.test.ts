import { describe, expect, it } from 'vitest';
import type { Cube } from '#contract/data.ts';
import type { PageRequest } from '#contract/page.ts';
import { answers } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const quantities = [5610, 5910];

/** A release that has of trade nothing but quantities. */
const withoutValues: PageRequest['getJson'] = async (address) => {
  const answer = await answers(address);
  if (!address.startsWith('/api/v1/cubes/')) return answer;
  const { cubes } = answer as { cubes: readonly Cube[] };
  const empty = { years: [], areas: [], rows: [], flags: [], countries: [], limits: [] };
  return {
    cubes: cubes.map((cube) => (quantities.includes(cube.element) ? cube : { ...cube, ...empty })),
  };
};

async function draw(path: string, getJson: PageRequest['getJson']) {
  const { html = '' } = await render(pageRequest({ path, search: '', getJson }));
  const markup = html.slice(0, html.indexOf('<script type="application/json"'));
  const ids = [...markup.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id);
  return { markup, has: (id: string) => ids.includes(id) };
}

describe('the page of trade in a crop whose main product the release lacks', () => {
  it.each([
    ['en', 'rice', 'milled rice'],
    ['es', 'rice', 'arroz elaborado'],
    ['pt', 'cassava', 'fécula de mandioca'],
  ])('has quantities alone and says which product is missing: %s, %s', async (language, crop, product) => {
    const { markup, has } = await draw(`/${language}/${crop}/data/trade`, withoutValues);
    expect(markup).toContain(product);
    expect(['imports-quantity', 'exports-quantity', 'chart-quantity'].filter(has)).toHaveLength(3);
    expect(
      ['imports', 'exports', 'trade-balance', 'chart-value', 'chart-balance', 'sankey'].filter(has),
    ).toEqual([]);
    const [menu = ''] = /<select[^>]*name="element">.*?<\/select>/.exec(markup) ?? [];
    expect([...menu.matchAll(/value="(\d+)"/g)].map(([, element]) => Number(element))).toEqual(quantities);
  });

  it('is whole where the release has the values', async () => {
    const { markup, has } = await draw('/en/rice/data/trade', answers);
    expect(markup).not.toContain('Values are left out');
    expect(['imports', 'exports', 'trade-balance', 'chart-value'].filter(has)).toHaveLength(4);
    expect(['imports-quantity', 'exports-quantity'].filter(has)).toEqual([]);
  });
});
