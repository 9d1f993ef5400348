import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import type { Block } from '#catalog/section.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { baseUrl, uncompressed } from './browser.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

const parts = (html: string, tag: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<(${tag})[ >][\\s\\S]*?</\\1>`, 'g'))].map(([part]) => part);

/** Decimals of a number in an English table; `null` for a zero and for a cell without a number. */
function decimalsOf(cell: string): number | null {
  const number = /^(?:at least )?[−+]?(\d[\d,]*(?:\.(\d+))?)/.exec(textOf(cell));
  return number === null || number[1] === '0' ? null : (number[2]?.length ?? 0);
}

/** Columns of the page's tables in which numbers have different decimals, and how many tables there are. */
function readTables(html: string): { tables: number; uneven: readonly string[] } {
  const tables = parts(html, 'table');
  const uneven = tables.flatMap((table) => {
    const rows = parts(table, 'tr').map((row) => parts(row, 't[hd]'));
    const caption = textOf(parts(table, 'caption')[0] ?? '');
    return (rows[0] ?? []).flatMap((head, column) => {
      const found = new Set(rows.slice(1).flatMap((row) => decimalsOf(row[column] ?? '') ?? []));
      return found.size > 1 ? [`${caption}: ${textOf(head)} has ${[...found].join(', ')} decimals`] : [];
    });
  });
  return { tables: tables.length, uneven };
}

/** Ids of a block's tables, as addresses name them (`table=`). */
function tablesOf(block: Block): readonly string[] {
  if (block.kind === 'charts') return block.charts.map(({ id }) => `chart-${id}`);
  if (block.kind === 'traders') return ['traders-1', 'traders-2'];
  if (block.kind === 'partners') return ['sankey', 'partners-1', 'partners-2'];
  return [block.id];
}

/** Rows of different units: their numbers are of one row, and compared there. */
const byRow = /^Change in production/;

describe('tables of a page', () => {
  const pages = crops.flatMap((crop) =>
    listSections(crop).map((section) => ({ path: sectionPath(crop, section), section })),
  );

  it.each(pages)('have one number of decimals in a column: $path', async ({ path, section }) => {
    const tables = section.blocks.flatMap(tablesOf).join('~');
    // The last element of trade is a quantity: tons have decimals.
    const last = `&element=${section.mapElements.at(-1)?.country}`;
    for (const place of ['', '&country=BRA', '&country=RWA', '&region=014', last, `${last}&country=GTM`]) {
      const answer = await fetch(`${baseUrl}/en${path}?table=${tables}${place}`, uncompressed);
      expect(answer.status).toBe(200);
      const found = readTables(await answer.text());
      expect(
        found.uneven.filter((column) => !byRow.test(column)),
        place,
      ).toEqual([]);
      if (place === '') expect(found.tables).toBeGreaterThan(1);
    }
  });

  it.each([
    '/en/beans',
    '/en/beans/data/production/ranking',
    '/en/rice/data/consumption/ranking?by=countries',
  ])('have one number of decimals in a column: %s', async (path) => {
    const found = readTables(await (await fetch(baseUrl + path, uncompressed)).text());
    expect(found.uneven).toEqual([]);
    expect(found.tables).toBeGreaterThan(0);
  });

  it('is found where a column mixes them', () => {
    const table = `<table><caption>Yield</caption><tr><th>Year</th><th>kg/ha</th></tr>
      <tr><th>2001</th><td><a>757.1</a></td></tr><tr><th>2000</th><td>1,176</td></tr><tr><th>1999</th><td>0</td></tr></table>`;
    expect(readTables(table)).toEqual({ tables: 1, uneven: ['Yield: kg/ha has 1, 0 decimals'] });
  });
});
