import { expect, it } from 'vitest';
import { findCrop } from '#catalog/crops/index.ts';
import { sections } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { explanation } from '#contract/explain.ts';
import { routes } from '#contract/routes.ts';
import { baseUrl, uncompressed, useBrowser } from './browser.ts';
import { type TraceableFigure, traceableFigures } from './traceable-cases.ts';

const { read } = useBrowser();

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(baseUrl + path, uncompressed);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}

function tableOf({ crop, section }: TraceableFigure): string {
  const found = { crop: findCrop(crop), section: sections.find(({ id }) => id === section) };
  if (found.crop === undefined || found.section === undefined)
    throw new Error(`no page of ${crop} ${section}`);
  return tableName(found.crop, found.section);
}

/** Every number of English text. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));

/** Forms of a figure outside of tables: unrounded or with three digits, in its unit, a thousandth, thousands or millions of it. */
const asRead = (value: number): readonly number[] => [
  value,
  ...[1, 1e3, 1e-3, 1e-6].map((scale) => Number((value * scale).toPrecision(3))),
];

it('has forty figures of every crop', () => {
  expect(traceableFigures.length).toBeGreaterThanOrEqual(40);
  expect(new Set(traceableFigures.map(({ crop }) => crop)).size).toBeGreaterThanOrEqual(7);
});

it.each(
  traceableFigures.map(
    (figure) => [`${figure.crop} ${figure.element} ${figure.area} ${figure.year}`, figure] as const,
  ),
)(
  "says the same on the page, in its table, in the interface and in the publisher's file: %s",
  async (_, figure) => {
    const { element, indicator, area, year } = figure;
    const table = tableOf(figure);
    const expected = figure.rows.reduce((sum, [, , value]) => sum + value, 0) * figure.factor;

    const value = routes.value.answer.parse(
      await fetchJson(`/api/v1/data/value/${table}/VALUE/${area}/${element}/${indicator}/${year}`),
    );
    expect(value).toMatchObject({ unit: figure.unit, year });
    expect(value.value).toBeCloseTo(expected, 6);

    const { figures, shown } = explanation.parse(
      await fetchJson(`/api/v1/explain/${table}/${area}/${element}/${indicator}/${year}`),
    );
    const rows = figures.flatMap(({ row }) => (row === null ? [] : [[row.item, row.element, row.value]]));
    expect(rows).toEqual(figure.rows);
    expect(figures.find(({ row }) => row !== null)?.row?.factor).toBeCloseTo(figure.factor, 9);
    expect(shown?.unit).toBe(figure.unit);
    expect(Math.abs((shown?.value ?? Number.NaN) - expected)).toBeLessThanOrEqual(
      0.5 * 10 ** -(shown?.decimals ?? 0),
    );

    const address = `/en/${figure.crop}/data/${figure.section}?element=${element}&country=${area}&year=${year}&show=charts.all`;
    const page = await read(address, { javaScriptEnabled: false });
    const tables = await page
      .locator('main noscript a[href*="table="]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('table')),
      );
    const besides = await page.locator('main').evaluate((main) => {
      const rest = main.cloneNode(true) as Element;
      for (const part of rest.querySelectorAll('table, script, style, select')) part.remove();
      return [...rest.querySelectorAll('*')]
        .flatMap((one) => [...one.childNodes])
        .map((node) => (node.nodeType === 3 ? node.textContent : ''))
        .join(' ');
    });
    const opened = await read(`${address}&table=${tables.join('~')}`, { javaScriptEnabled: false });
    const inTables = await opened
      .locator('main section table')
      .evaluateAll(
        (tables, wanted) =>
          tables.flatMap((one) =>
            [...one.querySelectorAll('tbody tr')]
              .filter(
                (row) =>
                  row.hasAttribute('data-selected') ||
                  row.querySelector('th')?.textContent?.trim() === wanted,
              )
              .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')),
          ),
        String(year),
      );
    expect
      .soft(
        inTables.flatMap(numbersIn).includes(shown?.value ?? -1),
        `${shown?.value} in tables: ${inTables.join(' § ')}`,
      )
      .toBe(true);
    const forms = asRead(shown?.value ?? -1);
    expect
      .soft(
        numbersIn(besides).some((number) => forms.includes(number)),
        `${shown?.value} beside tables`,
      )
      .toBe(true);
  },
);
