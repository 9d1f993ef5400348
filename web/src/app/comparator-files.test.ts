import { describe, expect, it } from 'vitest';
import type { PageFigure } from '#contract/page-figures.ts';
import { drawPagePicture, readPageFigures } from './files/read-page.tsx';
import { render } from './testing/render.ts';
import { request } from './testing/site-answers.ts';

const source = (key: string, licence: string) => ({
  ...{ key, file: '', publisher: key.toUpperCase(), title: `Prices of ${key}`, url: 'https://example.org' },
  ...{ date: '2026-06-02', sha256: '', licence, rows: 1, computed: false, editions: [] },
});

/** Wholesale prices of potatoes: Brazil's are from a source that may be looked at alone, and are known of one year more. */
const prices: Readonly<Record<string, { source: string; values: Readonly<Record<number, number>> }>> = {
  BRA: { source: 'bulletins', values: { 2018: 0.91, 2019: 0.92, 2020: 0.93 } },
  FRA: { source: 'open', values: { 2019: 0.41, 2020: 0.42 } },
  RWA: { source: 'open', values: { 2019: 0.31, 2020: 0.32 } },
};

const ask = (language: string, areas: readonly string[], more = '') => {
  const series = areas
    .map((area) => (area.includes('.') ? area : `${area}.potato.price-wholesale`))
    .join('~');
  const site = request(`/${language}/beans/comparator`, { search: `?series=${series}${more}` });
  const getJson = async (path: string): Promise<unknown> => {
    if (path === '/api/v1/sources')
      return [source('open', 'CC-BY-4.0'), source('bulletins', 'LicenseRef-view-only')];
    const rows = prices[/^\/api\/v1\/prices\/years\/potato\/([A-Z]{3})/.exec(path)?.[1] ?? ''];
    if (rows === undefined) return site.getJson(path);
    return Object.entries(rows.values).map(([year, value]) => {
      return { year: Number(year), value, months: 12, flag: '', source: rows.source };
    });
  };
  return { ...site, getJson };
};

async function figureOf(id: string, ...request: Parameters<typeof ask>): Promise<PageFigure> {
  const { figures } = await readPageFigures(ask(...request));
  const figure = figures.find((each) => each.id === id);
  if (figure === undefined) throw new Error(`No figure ${id} among ${figures.map((each) => each.id)}.`);
  return figure;
}

const licencesOf = ({ sources }: PageFigure) => sources.map(({ licence }) => licence);

describe('files of a comparison with a line that may be looked at alone', () => {
  it.each(['compare-1', 'compare-figures'])(
    'have the other lines, and say which is left out: %s',
    async (id) => {
      const figure = await figureOf(id, 'en', ['BRA', 'FRA', 'RWA']);
      expect(figure.columns.map((column) => column.id)).toEqual([
        'year',
        'FRA.potato.price-wholesale',
        'RWA.potato.price-wholesale',
      ]);
      expect(figure.rows.map(([year, france]) => [year?.value, france?.value])).toEqual([
        [2020, 0.42],
        [2019, 0.41],
      ]);
      expect(licencesOf(figure)).toEqual(['CC-BY-4.0']);
      expect(figure.isPartial).toBe(true);
      expect(figure.notes.at(-1)).toMatch(
        /^Not in this file: 1 line of BULLETINS, Prices of bulletins \(Brazil, Potato.*\)\. No licence/,
      );
      expect(JSON.stringify(figure)).not.toContain('0.9');
    },
  );

  it.each([
    ['es', 'Fuera de este archivo: 1 línea de BULLETINS'],
    ['pt', 'Fora deste arquivo: 1 linha de BULLETINS'],
  ])('say so in %s', async (language, sentence) => {
    const { notes } = await figureOf('compare-1', language, ['BRA', 'FRA']);
    expect(notes.at(-1)).toContain(sentence);
  });

  it('have images without it, too', async () => {
    const image = { figure: 'compare-1', theme: 'light', size: 'figure' } as const;
    const drawnPage = await drawPagePicture(ask('en', ['BRA', 'FRA', 'RWA'], '&kind=bar'), image);
    const { svg } = drawnPage.draw({ sources: drawnPage.figure?.sources ?? [], logo: null });
    const text = svg.replaceAll(/<[^>]*>/g, ' ');
    expect(text).toContain('0.42');
    expect(text).not.toContain('0.93');
    expect(text).toContain('Not in this file: 1 line');
  });

  it('are offered, and the page shows all of its lines', async () => {
    const { html = '' } = await render(ask('en', ['BRA', 'FRA', 'RWA']));
    expect(html).toContain('0.91');
    expect(html).toContain('figure=compare-1');
  });

  it.each([
    ['where no other is left', ['BRA'], ''],
    ['where measures are drawn against each other', ['BRA', 'BRA.potato.price-producer'], '&kind=scatter'],
  ])('are refused, and offered by no menu, %s', async (_, areas, more) => {
    const id = more === '' ? 'compare-1' : 'compare-scatter';
    const figure = await figureOf(id, 'en', areas, more);
    expect(licencesOf(figure)).toContain('LicenseRef-view-only');
    expect(figure.isPartial).toBeUndefined();
    const { html = '' } = await render(ask('en', areas, more));
    expect(html).not.toContain(`figure=${id}`);
  });
});
