import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { FigureColumn } from '#release/figure-column.ts';
import { readTable } from '#release/table-file.ts';
import { figuresByHand } from './testing/figures-by-hand.ts';

const folder = fileURLToPath(new URL('../data/starter/', import.meta.url));

describe('the bundled starter figures', () => {
  const columns = new Map<string, FigureColumn>();
  beforeAll(async () => {
    const { rows } = readTable(await readFile(`${folder}figure_column.json.br`));
    for (const [indicator, element, body] of rows)
      if (body instanceof Uint8Array) columns.set(`${indicator} ${element}`, FigureColumn.read(body));
  });

  const figure = (indicator: number, element: number, area: string, year: number) =>
    columns.get(`${indicator} ${element}`)?.at(area, year)?.value;

  // Read by hand in FAO's files; thousand tonnes, kcal, g and kg per inhabitant, t, ha, kg/ha.
  it.each([
    ['beans, production, Brazil 2017', 2546, 5511, 'BRA', 2017, 3046],
    ['beans, food, Brazil 2017', 2546, 5142, 'BRA', 2017, 2803],
    ['beans, per inhabitant, Brazil 2017', 2546, 645, 'BRA', 2017, 13.49],
    ['beans, energy, Brazil 2017', 2546, 664, 'BRA', 2017, 124.52],
    ['beans, protein, Brazil 2017', 2546, 674, 'BRA', 2017, 8.13],
    ['beans, stock change, Brazil 2017', 2546, 5072, 'BRA', 2017, 0],
    ['beans, food, Brazil 2013', 2546, 5142, 'BRA', 2013, 3156],
    ['beans, per inhabitant, Brazil 2013', 2546, 645, 'BRA', 2013, 15.7],
    ['beans, stock change, Brazil 2013', 2546, 5072, 'BRA', 2013, -250],
    ['beans, production, Brazil 2000', 2546, 5511, 'BRA', 2000, 3038],
    ['beans, energy, Brazil 2000', 2546, 664, 'BRA', 2000, 152],
    ['beans, protein, Kenya 2016', 2546, 674, 'KEN', 2016, 7.24],
    ['rice, energy, India 2017', 2805, 664, 'IND', 2017, 667.93],
    ['rice, food as milled, India 2005', 2805, 5142, 'IND', 2005, 80672],
    ['rice, food as milled, India 2017: 134986 × 0.667', 2805, 5142, 'IND', 2017, 90035.662],
    ['beans, dry, production, Brazil 2021', 176, 5510, 'BRA', 2021, 2900805],
    ['beans, dry, production, Brazil 2023', 176, 5510, 'BRA', 2023, 2899043],
    ['beans, dry, area, Brazil 2023', 176, 5312, 'BRA', 2023, 2465222],
    ['beans, dry, yield, Brazil 2023', 176, 5412, 'BRA', 2023, 1176],
    ['beans, dry, production, World 2023', 176, 5510, 'WLRD', 2023, 28505529.48],
    ['beans, dry, price, Brazil 2022', 176, 5532, 'BRA', 2022, 843.1],
  ])('%s', (_, indicator, element, area, year, value) => {
    expect(figure(indicator, element, area, year)).toBeCloseTo(value, 6);
  });

  it.each(figuresByHand.map(([name, ...rest]) => [`${rest[2]} ${rest[3]}: ${name}`, ...rest] as const))(
    '%s',
    (_, indicator, element, area, year, value) => {
      expect(figure(indicator, element, area, year)).toBeCloseTo(value, 7);
    },
  );

  it('hold every crop with its food balance and its production', () => {
    for (const { items } of crops)
      for (const indicator of [items.balance, items.production])
        if (indicator !== null) {
          const ownColumns = [...columns].filter(([key]) => key.startsWith(`${indicator} `));
          const count = ownColumns.reduce((sum, [, column]) => sum + column.count, 0);
          expect(count, String(indicator)).toBeGreaterThan(10000);
        }
  });

  it('stay within what a clone may weigh', async () => {
    const sizes = (await readdir(folder)).map(async (file) => (await stat(folder + file)).size);
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000);
  });
});
