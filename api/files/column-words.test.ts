import { expect, it } from 'vitest';
import type { PageLanguage } from '#contract/page.ts';
import type { FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { languages } from '#locales/words.ts';
import { readWords } from '../words.ts';
import type { WorkbookCell } from '../workbook/sheet-xml.ts';
import { sheetsAbout } from './figure-workbook.ts';

const words = readWords(new URL('../../locales', import.meta.url).pathname);
const column = (id: string, unit: string | null = null): FigureColumn => ({
  ...{ id, label: id, unit, holds: 'numbers', element: null, area: null },
});

/** The definitions of each column in their sheet. */
function defined(
  section: string,
  id: string,
  columns: readonly FigureColumn[],
  language: PageLanguage = 'en',
) {
  const figure: PageFigure = {
    ...{ id, title: '', finding: null, caption: '', flags: [], notes: [], sources: [], rows: [], columns },
    ...{ elements: [], indicator: null, area: 'WLRD', year: null },
  };
  const about = { words, language, release: { id: 'r', created: '' }, address: 'a', section };
  const sheet = sheetsAbout(figure, about).at(-1);
  const rows = (sheet?.rows ?? []) as readonly (readonly WorkbookCell[])[];
  return Object.fromEntries(rows.map(([, name, text]) => [String(name), text]));
}

it.each(languages)('columns of samples say what a sample is, and what is not added: %s', (language) => {
  const define = (figure: string, ...ids: string[]) =>
    defined(
      'genebanks',
      figure,
      ids.map((id) => column(id)),
      language,
    );
  const text = (key: string) => words.names(`samples.metadata.${key}`)[language];
  expect(define('map', 'country', 'received', 'balance')).toEqual({
    country: null,
    received: text('received'),
    balance: text('balance'),
  });
  expect(define('distributions', 'samples')).toEqual({ samples: text('distributions') });
  expect(define('shipments', 'samples')).toEqual({ samples: text('shipments') });
  expect(define('reports', 'samples', 'rows')).toEqual({ samples: text('sample'), rows: text('report') });
});

it('a unit follows the definition, and alone where there is none', () => {
  expect(defined('collections', 'points', [column('weight', 'g'), column('unknown', 'g')])).toEqual({
    weight: `${words.names('collections.metadata.weight').en} Unit: g`,
    unknown: 'Unit: g',
  });
});

it('a column of another figure of the page is not defined by its name', () => {
  expect(defined('seed-varieties', 'table', [column('name'), column('year')])).toEqual({
    name: words.names('varieties.metadata.name').en,
    year: words.names('varieties.metadata.year').en,
  });
  expect(defined('seed-varieties', 'upov', [column('year')])).toEqual({ year: null });
  expect(defined('seed-varieties', 'decades', [column('name')])).toEqual({ name: null });
  expect(defined('production', 'map', [column('received')])).toEqual({ received: null });
});

it.each(['origin', 'genebank', 'genebanks', 'recipient', 'value', 'share'])(
  'a column of delivery networks is defined: %s',
  (id) => {
    const text = defined('accessionDeliveryNetwork', 'flows', [column(id)])[id];
    expect(String(text)).toMatch(/^[A-Z].*\.$/);
  },
);
