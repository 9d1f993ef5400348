import { expect, it } from 'vitest';
import { loadedPart } from '../api/loaded.ts';
import { keepChoices } from './load-list.ts';

interface View {
  q: string | null;
}

const whole = {
  total: 3,
  facets: {
    country: [
      { id: 'UGA', count: 2, seen: 1 },
      { id: 'KEN', count: 1, seen: 0 },
    ],
  },
};
const kenya = [{ id: 'KEN', count: 1, seen: 0 }];
const load = async ({ q }: View) => loadedPart(q === null ? whole : { total: 0, facets: { country: kenya } });

it('keeps the choices of the whole list where no row is left: those that leave nothing have no rows', async () => {
  const view: View = { q: 'x' };
  const { answer } = await keepChoices(load, { view, answer: await load(view) }, { q: null });
  expect(answer).toEqual(
    loadedPart({ total: 0, facets: { country: [...kenya, { id: 'UGA', count: 0, seen: 0 }] } }),
  );
});

it('leaves a list with rows as it is', async () => {
  const list = { view: { q: null }, answer: loadedPart(whole) };
  expect(await keepChoices(load, list, { q: null })).toBe(list);
});
