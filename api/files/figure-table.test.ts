import { expect, it } from 'vitest';
import type { FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { plainCsv } from '../shaping/to-csv.ts';
import { figureCsv } from './figure-csv.ts';
import { distinctHeads, toFigureTable } from './figure-table.ts';
import { figureSheets } from './figure-workbook.ts';
import { toSeriesFigure } from './series-figure.ts';

const words = { names: (key: string) => ({ en: key, es: key, pt: key }), problemTitle: String };

const column = (id: string, changes: Partial<FigureColumn>): FigureColumn => ({
  ...{ id, label: id, unit: '%', holds: 'numbers', element: null, area: null },
  ...changes,
});

const figure = (columns: readonly FigureColumn[]): PageFigure => ({
  ...{ id: 'glance', title: '', finding: null, caption: '', flags: [], notes: [], sources: [] },
  ...{ elements: [], indicator: null, area: 'UGA', year: null, columns },
  rows: [columns.map(() => ({ value: 1, flag: 'E', isBreak: true as const }))],
});

it('no two columns have the same head, though two are labelled alike', async () => {
  const { header } = await toFigureTable(
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

it('lines that are compared have the key of each, whatever they have in common', async () => {
  const compared = {
    ...figure([
      column('KEN.rice.5510', { label: 'Rice', unit: 't', area: 'KEN', element: 5510 }),
      column('KEN.beans.5510', { label: 'Beans', unit: 't', area: 'KEN', element: 5510 }),
    ]),
    compares: { section: 'production', crop: 'rice-beans' },
  };
  const { header } = await toFigureTable(compared, words, 'en');
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
      ...{ words, language: 'en', release: 'r', address: 'a', form: plainCsv },
    },
  );
  const heads = (csv.split('\r\n')[0] ?? '').split(',');
  expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  expect(heads).toContain('files.sources');
});

it.each([plainCsv, { ...plainCsv, marked: true }])(
  'a table that names its own release, address and source has no two heads alike (%o)',
  async (form) => {
    const ownHeads = ['files.release', 'files.address', 'files.source', 'files.release.file', 'Name', 'Name'];
    const csv = await figureCsv(
      figure(ownHeads.map((label, at) => column(`c${at}`, { label, unit: null, holds: 'names' }))),
      { words, language: 'en', release: 'r', address: 'a', form },
    );
    const heads = (csv.replace(/^\uFEFF/, '').split('\r\n')[0] ?? '').split(',');
    expect(heads.filter((head) => ownHeads.includes(head))).toHaveLength(5);
    expect(new Set(heads).size).toBe(heads.length);
    expect(heads).toContain('files.address.file');
  },
);

it('heads of a workbook differ, too, whatever the columns are called', async () => {
  const same = { ...figure([column('a', { label: 'Name' }), column('b', { label: 'Name' })]) };
  const about = {
    words,
    language: 'en' as const,
    release: { id: 'r', created: '' },
    address: 'a',
    section: 'production',
  };
  const [data] = await figureSheets(same, about);
  expect(data?.header.filter((head) => !head.includes('files.'))).toEqual(['Name (%)', 'Name (%) (2)']);
  expect(new Set(data?.header).size).toBe(data?.header.length);
});

it('a numbered head does not repeat another one', () => {
  expect(distinctHeads(['Name', 'Name', 'Name (2)', 'Name'])).toEqual([
    'Name',
    'Name (3)',
    'Name (2)',
    'Name (4)',
  ]);
});
