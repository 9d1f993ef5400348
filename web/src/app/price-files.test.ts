import { describe, expect, it } from 'vitest';
import type { PageFigure } from '#contract/page-figures.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceSource } from '#contract/prices.ts';
import { kenya } from '../pages/prices/testing/price-page.ts';
import { drawPagePicture, readPageFigures } from './files/read-page.tsx';
import { pageRequest } from './testing/page-request.ts';

const source = (key: string, exportable: boolean): PriceSource => ({
  key,
  publisher: key.toUpperCase(),
  title: `Prices of ${key}`,
  url: 'https://example.org',
  date: '2026-06-02',
  licence: exportable ? 'CC-BY-4.0' : 'LicenseRef-view-only',
  exportable,
});

/** Wholesale prices of 2020: Peru's, the dearest, and Colombia's are from a source that may be looked at alone. */
const map: PriceMap = {
  crop: 'potato',
  type: 'wholesale',
  unit: 'USD/Kg',
  years: [2020],
  areas: ['COL', 'KEN', 'PER', 'RWA', 'UGA'],
  rows: [[0.3], [0.6], [0.9], [0.5], [0.4]],
  months: [[12], [11], [10], [9], [8]],
  flags: ['C', 'C', 'C', 'C', 'C'],
  source: [[1], [0], [1], [0], [0]],
  sources: [source('open', true), source('bulletins', false)],
  doubts: {},
  countries: [5],
  defaultYear: 2020,
};

const closedMap: PriceMap = {
  ...map,
  sources: map.sources.map((each) => ({ ...each, ...source('bulletins', false) })),
};

const answering =
  (answers: { map?: PriceMap; page?: PricePage }) =>
  (path: string): Promise<unknown> => {
    if (path.startsWith('/api/v1/prices/map/') && answers.map) return Promise.resolve(answers.map);
    if (path.startsWith('/api/v1/prices/world/'))
      return Promise.resolve({ crop: 'potato', countries: [], left_out: [], sources: [] });
    if (path.startsWith('/api/v1/prices/page/') && answers.page) return Promise.resolve(answers.page);
    return Promise.reject(Object.assign(new Error(`Nothing at ${path}.`), { status: 404 }));
  };

const ask = (language: string, search: string, answers: { map?: PriceMap; page?: PricePage }) =>
  pageRequest({
    path: `/${language}/potato/data/prices`,
    search,
    getJson: answering({ map, ...answers }),
  });

async function figureOf(
  id: string,
  search: string,
  answers: { map?: PriceMap; page?: PricePage } = {},
  language = 'en',
): Promise<PageFigure> {
  const { figures } = await readPageFigures(ask(language, search, answers));
  const figure = figures.find((each) => each.id === id);
  if (figure === undefined) throw new Error(`No figure ${id} among ${figures.map((each) => each.id)}.`);
  return figure;
}

const column = ({ columns, rows }: PageFigure, id: string): unknown[] => {
  const at = columns.findIndex((each) => each.id === id);
  return rows.map((row) => row[at]?.code ?? row[at]?.value);
};
const sourceKeys = ({ sources }: PageFigure): (string | null)[] => sources.map(({ key }) => key);

describe('files of the map of prices', () => {
  it('leave out the rows whose source may be looked at alone, and say how many of which source', async () => {
    const figure = await figureOf('map', '?type=wholesale');
    expect(column(figure, 'country')).toEqual(['KEN', 'RWA', 'UGA']);
    // Places among all that the page shows: Peru is dearer.
    expect(column(figure, 'rank')).toEqual([2, 3, 4]);
    expect(sourceKeys(figure)).toEqual(['open']);
    expect(figure.notes).toContain(
      'Not in this file: 2 rows of Prices of bulletins (BULLETINS) (Peru and Colombia). No licence allows these figures to be redistributed; only the page shows them.',
    );
    expect(figure).toMatchObject({ isPartial: true, finding: null });
    expect(JSON.stringify(figure)).not.toMatch(/0\.9|0\.3|COL/);
  });

  it('say who is dearest as long as none of those is left out', async () => {
    const rows = [[0.3], [0.6], [0.2], [0.5], [0.4]];
    const { finding } = await figureOf('map', '?type=wholesale', { map: { ...map, rows } });
    expect(finding).toBe(
      'Highest prices, at official exchange rates: Kenya (US$\u00a00.60), Rwanda (US$\u00a00.50), and Uganda (US$\u00a00.40) per kg.',
    );
  });

  it('have all rows, and the sources for which they are refused, where nothing else is left', async () => {
    const figure = await figureOf('map', '?type=wholesale', { map: closedMap });
    expect(figure.rows).toHaveLength(5);
    expect(figure.sources.map(({ licence }) => licence)).toEqual([
      'LicenseRef-view-only',
      'LicenseRef-view-only',
    ]);
    expect(figure.isPartial).toBeUndefined();
  });

  it('have images without these rows, too, and the same sentence', async () => {
    const drawnPage = await drawPagePicture(ask('en', '?type=wholesale', {}), {
      figure: 'map',
      theme: 'light',
      size: 'figure',
    });
    const { svg } = drawnPage.draw({ sources: drawnPage.figure?.sources ?? [], logo: null });
    const text = svg.replaceAll(/<[^>]*>/g, ' ');
    expect(text).toMatch(/Kenya +0\.6/);
    expect(text).not.toMatch(/Peru +0\.9/);
    expect(text).toContain('Not in this file: 2 rows');
    expect(drawnPage.figure?.isPartial).toBe(true);
  });
});

describe('files of a country’s prices', () => {
  const sources = [source('open', true), source('bulletins', false)];

  it('have the years of the sources that may be handed on', async () => {
    const years: PricePage['years'] = [
      { type: 'producer', year: 2020, value: 0.6, months: 12, flag: 'A', source: 0 },
      { type: 'wholesale', year: 2020, value: 0.77, months: 12, flag: 'C', source: 1 },
      { type: 'wholesale', year: 2021, value: 0.78, months: 12, flag: 'C', source: 1 },
    ];
    const figure = await figureOf('producer', '?country=KEN', { page: { ...kenya, sources, years } });
    expect(figure.columns.map(({ id }) => id)).toEqual(['period', 'producer']);
    expect(figure.rows).toHaveLength(1);
    expect(sourceKeys(figure)).toEqual(['open']);
    expect(figure.notes.at(-1)).toContain('2 rows of Prices of bulletins (BULLETINS) (Wholesale price)');
  });

  it('have what was left out of the sources that may be handed on', async () => {
    const leftOut = [
      { source: 0, reason: 'suspect', rows: 3 },
      { source: 1, reason: 'suspect', rows: 5 },
    ];
    const figure = await figureOf('left-out', '?country=KEN', { page: { ...kenya, sources, leftOut } });
    expect(column(figure, 'rows')).toEqual([3]);
    expect(figure.notes.at(-1)).toContain('1 row of Prices of bulletins');
  });

  it('have what changed as it was worked out, and the page says it rounded', async () => {
    // Malawi's median of 800 and, of eight prices, 1,562.5 kwachas.
    const series = kenya.series.map((each) => ({
      ...each,
      same: each.same.map((same) => ({ ...same, before: 800, after: 1562.5 })),
    }));
    const figure = await figureOf('changed', '?country=KEN', { page: { ...kenya, series } });
    expect(figure.finding).toContain('from 800 to 1,560 Kenyan shillings');
    // L = 762.5 ÷ ln(1562.5 ÷ 800) = 1139.06…; prices of consumption doubled: L × ln 2 = 789.57.
    const [real, inflation, total] = figure.rows.map(([, amount, points]) => [amount?.value, points?.value]);
    expect(total).toEqual([762.5, 95.3125]);
    expect(inflation?.[0]).toBeCloseTo((762.5 / Math.log(1562.5 / 800)) * Math.log(2), 9);
    expect(Number(real?.[0]) + Number(inflation?.[0])).toBeCloseTo(762.5, 9);
    expect(Number(real?.[1]) + Number(inflation?.[1])).toBeCloseTo(95.3125, 9);
    expect(column(figure, 'view')).toEqual(['As paid', 'As paid', 'As paid']);
  });

  it('have the view, base year and price type of suspect prices in each row', async () => {
    const figure = await figureOf('suspects', '?country=KEN&view=ipc&base=2020', { page: kenya });
    expect(figure.columns.slice(-3).map(({ label }) => label)).toEqual([
      'Price type',
      'Prices shown',
      'Base year',
    ]);
    expect(figure.rows.map((row) => row.slice(-3).map(({ value }) => value))).toEqual([
      ['Consumer price', 'Real, in 2020 prices', 2020],
    ]);
    expect(figure.rows[0]?.[1]?.value).toBe('2020-01');
  });
});
