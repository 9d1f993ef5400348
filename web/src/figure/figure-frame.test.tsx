import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPageWords } from '../i18n/page-words.ts';
import { createWords, WordsProvider } from '../i18n/words.tsx';
import { documentWords } from '../testing/document-words.ts';
import type { Figure } from './figure.ts';
import { tableOf } from './figure.ts';
import { FigureFrame } from './figure-frame.tsx';
import { FigurePlaceContext } from './figure-place.ts';

const place = {
  page: 'rows',
  search: '?year=2020',
  release: { id: 'r1', created: '2026-01-01' },
  cite: '#cite',
};
const source = { key: 'open', publisher: 'FAO', title: 'Crops', licence: 'CC-BY-4.0', editions: [] };
const figure: Figure = {
  id: 'harvest',
  title: 'Harvest of beans',
  source: 'FAO',
  sources: [],
  area: 'KEN',
  picture: () => <svg />,
  ...tableOf([2019, 2020], [{ key: 'year', label: 'Year', kind: 'year', of: (year) => year }]),
};

const words = createWords('en', {
  ...(await loadPageWords(['frame', 'charts'], 'en')),
  ...documentWords('en'),
});
const draw = (changes: Partial<Figure>): string =>
  renderToStaticMarkup(
    <WordsProvider language="en" words={words}>
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame figure={{ ...figure, ...changes }} />
      </FigurePlaceContext.Provider>
    </WordsProvider>,
  );
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
const headingOf = (html: string): string => textOf(/<h2[^>]*>.*?<\/h2>/s.exec(html)?.[0] ?? '');

describe('the frame of a figure', () => {
  it('has what it says as its heading, and is called what it is', () => {
    const html = draw({ finding: 'Kenya harvests more.' });
    expect(headingOf(html)).toBe('Kenya harvests more');
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${id}" data-title="">Harvest of beans<`);
  });

  it('has its title as heading where it says nothing, or more than a heading holds', () => {
    expect(headingOf(draw({}))).toBe('Harvest of beans');
    const long = 'Kenya harvests more. '.repeat(10);
    expect(headingOf(draw({ finding: long }))).toBe('Harvest of beans');
    expect(textOf(draw({ finding: long }))).toContain(long);
  });

  it('shows one note of one line at most, and has the others behind their number', () => {
    const remarks = ['A remark of many words. '.repeat(5), 'Short.', 'Short as well.'];
    const html = draw({ remarks, notes: ['A note'], info: 'What it shows.' });
    const [shown = '', behind = ''] = html.split('<details class="more" data-menu="notes">');
    expect(shown).toContain('<p>Short.</p>');
    for (const hidden of ['of many words', 'as well', 'A note', 'What it shows']) {
      expect(textOf(shown)).not.toContain(hidden);
      expect(textOf(behind)).toContain(hidden);
    }
    expect(behind.match(/data-note="yes"/g)).toHaveLength(4);
  });

  it('offers files, image and table of what it has, and nothing that its licence keeps', () => {
    const files = (html: string): string[] =>
      [...html.matchAll(/href="rows\.([\w.]+)\?year=2020&amp;figure=harvest/g)].map(
        ([, ending = '']) => ending,
      );
    const data = ['csv', 'json', 'csv', 'csv', 'zip', 'parquet', 'metadata.json'];
    // Where it is shared, images of two shapes and lines of code.
    expect(files(draw({}))).toEqual(['png', 'svg', ...data, 'png', 'png', 'csv']);
    expect(files(draw({ picture: null }))).toEqual([...data, 'csv']);
    expect(files(draw({ sources: [{ ...source, exportable: false }] }))).toEqual([]);
    const none = draw({ rows: () => [], rowCount: 0 });
    expect(files(none)).toEqual([]);
    expect(none).not.toContain('aria-expanded');
    expect(draw({})).toContain('aria-expanded="false"');
  });
});
