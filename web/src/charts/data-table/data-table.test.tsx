import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type DataRow, nextSort, sortRows, usedFlags } from './data-table-model.ts';

const row = (id: string, raw: number | null, flag = ''): DataRow => ({
  id,
  cells: [
    { text: id, raw: id },
    { text: raw === null ? '' : raw.toFixed(2), raw, flag },
  ],
});
const rows = [row('Uganda', 14.1, 'E'), row('Ålesund', null), row('Brazil', 12.5), row('Kenya', 14.1, 'I')];
const compare = (a: string, b: string): number => a.localeCompare(b, 'en');
const ids = (sorted: readonly DataRow[]): string[] => sorted.map(({ id }) => id);

describe('sorting', () => {
  test('a column goes down, up and back to the given order', () => {
    const down = nextSort(null, 1);
    expect(down).toEqual({ column: 1, descending: true });
    const up = nextSort(down, 1);
    expect(up).toEqual({ column: 1, descending: false });
    expect(nextSort(up, 1)).toBeNull();
    expect(nextSort(up, 0)).toEqual({ column: 0, descending: true });
  });
  test('missing values come last both ways and equal ones keep their order', () => {
    expect(ids(sortRows(rows, { column: 1, descending: true }, compare))).toEqual([
      'Uganda',
      'Kenya',
      'Brazil',
      'Ålesund',
    ]);
    expect(ids(sortRows(rows, { column: 1, descending: false }, compare))).toEqual([
      'Brazil',
      'Uganda',
      'Kenya',
      'Ålesund',
    ]);
  });
  test('names follow the alphabet of the reader', () => {
    expect(ids(sortRows(rows, { column: 0, descending: false }, compare))).toEqual([
      'Ålesund',
      'Brazil',
      'Kenya',
      'Uganda',
    ]);
    expect(sortRows(rows, null, compare)).toBe(rows);
  });
});

test('flags that occur', () => {
  // Brazil's figure has none, and the missing one of Ålesund counts for nothing.
  expect(usedFlags(rows)).toEqual(['', 'E', 'I']);
  expect(usedFlags([row('Ålesund', null)])).toEqual([]);
});

describe('the markup of a table', () => {
  const columns = [
    { id: 'area', label: 'Area' },
    { id: '645', label: 'Supply', unit: 'kg', numeric: true },
  ];
  const render = (sortable: boolean): string =>
    renderToStaticMarkup(
      <DataTable
        id="t"
        caption="Supply, 2017"
        columns={columns}
        rows={rows.slice(0, 2)}
        flagLabel={(flag) => `flag ${flag}`}
        noValue="–"
        compareText={sortable ? compare : undefined}
      />,
    );
  test('has a caption, scopes, units, marks and their key', () => {
    expect(render(false).replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<div class="box">
      <section class="scroll" aria-labelledby="t-caption" tabindex="0">
      <table class="table">
      <caption id="t-caption">Supply, 2017</caption>
      <thead>
      <tr>
      <th scope="col">Area</th>
      <th scope="col" class="numeric">Supply<span class="unit">kg</span>
      </th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <th scope="row">Uganda</th>
      <td class="numeric">14.10<abbr class="flag" title="flag E">E</abbr>
      </td>
      </tr>
      <tr>
      <th scope="row">Ålesund</th>
      <td class="numeric missing">–</td>
      </tr>
      </tbody>
      </table>
      </section>
      <dl class="flags">
      <div>
      <dt>E</dt>
      <dd>flag E</dd>
      </div>
      </dl>
      </div>"
    `);
  });
  describe('explains', () => {
    const links = {
      keyOf: (id: string) => `${id}.645`,
      hrefOf: (key: string) => `?explain=${key}`,
      label: (text: string) => `Explain ${text}`,
    };
    const explain = { ...links, open: () => undefined, hint: 'Choose a figure' };
    const [uganda, , brazil] = rows;
    const draw = (ways: Pick<DataTableProps, 'explain' | 'links'>): string =>
      renderToStaticMarkup(
        <DataTable
          id="t"
          caption="Supply"
          columns={columns}
          rows={[uganda, brazil].flatMap((one, index) => (one ? [{ ...one, selected: index === 1 }] : []))}
          flagLabel={(flag) => flag}
          noValue="–"
          {...ways}
        />,
      );
    const linked = (markup: string): string[] =>
      [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

    test('by links until scripts run: no button that does nothing, no hint that is not true yet', () => {
      const markup = draw({ explain, links });
      expect(linked(markup)).toEqual(['?explain=Brazil.645']);
      expect(markup).toContain('aria-label="Explain 12.50"');
      expect(markup).not.toContain('<button');
      expect(markup).not.toContain('data-explained');
      expect(markup).toContain('<p class="hint" data-waits="true">Choose a figure</p>');
    });
    test('by links in every row where it is asked to', () => {
      expect(linked(draw({ links: { ...links, rows: 'all' } }))).toEqual([
        '?explain=Uganda.645',
        '?explain=Brazil.645',
      ]);
    });
  });
  test('has sort buttons when it can sort', () => {
    expect(render(true)).toContain('<th scope="col" aria-sort="none"><button type="button"');
    expect(render(false)).not.toContain('<button');
  });
});
