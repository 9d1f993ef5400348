import { describe, expect, it } from 'vitest';
import { answers } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const path = '/en/beans/data/consumption';
const ask = (search: string, at = path) => render(pageRequest({ path: at, search, getJson: answers }));
const notice = 'does not have what the address asks for';

describe('a data page asked for', () => {
  it.each(['?year=latest', '?country=WLRD', '?element=14', '?year=', '?%79ear=%6Catest&utm_source=x'])(
    'by what means its default view says nothing of it: %s',
    async (search) => {
      const page = await ask(search);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain(notice);
    },
  );

  it('by the World’s id of an element is of that element', async () => {
    const { html = '' } = await ask('?element=14');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\?element=645"/);
  });

  it.each(['?year=2013&year=2014', '?crop_type=red', `?country=${'K'.repeat(5000)}`, '?commodity=beans-dry'])(
    'by what it does not have tells so: %.40s',
    async (search) => {
      const page = await ask(search);
      expect(page.status).toBe(200);
      expect(page.html).toContain(notice);
      expect(page.html).not.toContain('K'.repeat(41));
    },
  );
});

it.each([
  ['/en/country/%4B%45%4E', '', '/en/country/KEN'],
  ['/en/beans/Data/Production', '?year=2013', '/en/beans/data/production?year=2013'],
])('%s%s is redirected', async (at, search, redirect) => {
  expect(await ask(search, at)).toMatchObject({ status: 301, redirect });
});
