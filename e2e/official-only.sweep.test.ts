import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { visitData } = useBrowser();

it.each([
  [
    'en',
    'No official figure for this view. Figures that the filter hides:',
    'There is no official figure here. Figures that the filter hides:',
    'Show all figures',
    ['No data'],
  ],
  [
    'es',
    'No hay ninguna cifra oficial para esta vista. Cifras que oculta el filtro:',
    'Aquí no hay ninguna cifra oficial. Cifras que oculta el filtro:',
    'Mostrar todas las cifras',
    ['No hay datos', 'Sin datos'],
  ],
  [
    'pt',
    'Não há nenhum valor oficial para esta seleção. Valores que o filtro oculta:',
    'Aqui não há nenhum valor oficial. Valores que o filtro oculta:',
    'Mostrar todos os valores',
    ['Não há dados', 'Sem dados'],
  ],
] as const)(
  'says what the filter hides where nothing is official, never that there is nothing, and shows it again: %s',
  async (language, finding, hidden, all, absence) => {
    const path = `/${language}/beans/data/production-value?year=2022`;
    const data = await visitData(`${path}&flags=official`);
    const main = data.page.locator('main');
    expect(await textOf(main)).toContain(finding);
    for (const block of [data.map, data.block('glance')]) expect(await textOf(block)).toContain(hidden);
    for (const block of [data.map, data.block('glance')])
      for (const sentence of absence) expect(await textOf(block)).not.toContain(sentence);

    await data.map.getByRole('link', { name: all }).click();
    await expect.poll(() => data.search()).toBe('?year=2022');
    await expect.poll(() => textOf(main)).not.toContain(finding);
    expect(await textOf(data.map)).not.toContain(hidden);
  },
);

it('names as many figures as it hides', async () => {
  const data = await visitData('/en/beans/data/production-value?year=2022&flags=official');
  const sentence = await textOf(data.map.getByText('There is no official figure here.'));
  const hidden = [...sentence.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  await data.map.getByRole('link', { name: 'Show all figures' }).click();
  await expect.poll(() => textOf(data.map)).toContain(`${hidden} countries have data in 2022`);
});
