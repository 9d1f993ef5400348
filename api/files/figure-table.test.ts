import { expect, it } from 'vitest';
import type { FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { figureCsv } from './figure-csv.ts';
import { toFigureTable } from './figure-table.ts';
import { toSeriesFigure } from './series-figure.ts';

const words = { names: (key: string) => ({ en: key, es: key, pt: key }), problemTitle: String };

const column = (id: string, of: Partial<FigureColumn>): FigureColumn => ({
  ...{ id, label: id, unit: '%', holds: 'numbers', element: null, area: null },
  ...of,
});

const figure = (columns: readonly FigureColumn[]): PageFigure => ({
  ...{ id: 'glance', title: '', finding: null, caption: '', flags: [], notes: [], sources: [] },
  ...{ elements: [], indicator: null, area: 'UGA', year: null, columns },
  rows: [columns.map(() => ({ value: 1, flag: 'E', isBreak: true as const }))],
});

it('no two columns have the same head, though two are labelled alike', () => {
  const { header } = toFigureTable(
    figure([
      column('a', { label: 'World share', element: 102 }),
      column('b', { label: 'World share', element: 111 }),
      column('c', { label: 'Yield', element: 5412 }),
    ]),
    words,
    'en',
  );
  expect(header).toEqual([
    'World share [102] (%)',
    'World share [102]: files.flag',
    'World share [102]: files.break',
    'World share [111] (%)',
    'World share [111]: files.flag',
    'World share [111]: files.break',
    'Yield [5412] (%)',
    'Yield: files.flag',
    'Yield: files.break',
  ]);
});

it('lines that are compared have the key of each, whatever they have in common', () => {
  const compared = {
    ...figure([
      column('KEN.rice.5510', { label: 'Rice', unit: 't', area: 'KEN', element: 5510 }),
      column('KEN.beans.5510', { label: 'Beans', unit: 't', area: 'KEN', element: 5510 }),
    ]),
    compares: { section: 'production', crop: 'rice-beans' },
  };
  const { header } = toFigureTable(compared, words, 'en');
  expect(header.filter((head) => !head.includes('files.'))).toEqual([
    'Rice [KEN.rice.5510] (t)',
    'Beans [KEN.beans.5510] (t)',
  ]);
  const byYear = { ...compared.columns[0], id: 'year', label: 'Year', holds: 'names', unit: null } as const;
  const long = toSeriesFigure(
    {
      ...compared,
      columns: [{ ...byYear, area: null, element: null }, ...compared.columns],
      rows: [[{ value: 2020 }, { value: 1 }, { value: 2 }]],
    },
    String,
  );
  expect(long?.rows.map(([series]) => series?.code)).toEqual(['KEN.rice.5510', 'KEN.beans.5510']);
});

it('a table whose rows name their source has another head for the sources of all of it', async () => {
  const csv = await figureCsv(
    figure([column('source', { label: 'files.source', unit: null, holds: 'names' })]),
    {
      ...{ words, language: 'en', release: 'r', address: 'a', form: 'plain' },
    },
  );
  const heads = (csv.split('\r\n')[0] ?? '').split(',');
  expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  expect(heads).toContain('files.sources');
});
