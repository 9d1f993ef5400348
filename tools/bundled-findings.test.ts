import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changingElements } from '#api/findings/harvest-findings.ts';
import { publish } from '#api/testing/altered-release.ts';
import { startTestApp, type TestApp } from '#api/testing/test-app.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { EXPORT_QUANTITY, IMPORT_QUANTITY, PRODUCTION } from '#catalog/elements/codes.ts';
import { findings as findingsShape, type ServedFinding } from '#contract/findings.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { SmallRelease } from '#ingest/testing/build-small.ts';
import { starterRelease } from './starter-release.ts';

let release: SmallRelease;
let app: TestApp;
let found: RouteAnswer<'findings'>;
beforeAll(async () => {
  release = await starterRelease();
  release.unpack([...changingElements, IMPORT_QUANTITY, EXPORT_QUANTITY]);
  const { id } = release.release;
  app = await startTestApp({ release: null });
  symlinkSync(join(release.releases, id), join(app.directory, id));
  publish(app.directory, id);
  await app.store.refresh();
  found = findingsShape.parse(await app.ask('findings', '/api/v1/findings'));
});
afterAll(() => app.close());

const itemOf = ({ crop }: ServedFinding): number => findCrop(crop)?.items.production ?? 0;
const firstRow = (sql: string): unknown[] => release.rows(sql)[0] ?? [];

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** A month's prices by the mean of the twelve months up to it, the median of the series of real markets in both; `null` where three are not in all. */
function besideYear(finding: Extract<ServedFinding, { rule: 'price' }>, month: number): number | null {
  const ratios = Array.from({ length: 12 }, (_, back) => {
    const rows = release.rows(`
      SELECT before.price, own.price FROM price_point before JOIN price_point own ON own.series = before.series AND own.suspect = 0
      JOIN price_series s ON s.id = own.series AND s.main = 1 JOIN price_market k ON k.id = s.market AND k.average = 0
      JOIN area_currency c ON c.area = s.area AND c.currency = s.currency
      WHERE s.crop = '${finding.crop}' AND s.area = '${finding.area}' AND s.price_type = '${finding.type}' AND before.suspect = 0
        AND s.source IN (SELECT id FROM source WHERE key = '${finding.source}') AND own.month = ${month} AND before.month = ${month - back}`);
    return rows.length < 3 ? null : middle(rows.map(([before, after]) => Number(before) / Number(after)));
  });
  const known = ratios.filter((each) => each !== null);
  return known.length < 12 ? null : 12 / known.reduce((sum, each) => sum + each, 0);
}
const listOf = (years: readonly number[]): string => years.join(', ');
/** Figures that no gate has stopped. */
const believed = `NOT EXISTS (SELECT 1 FROM doubtful_figure d WHERE d.indicator = o.indicator AND d.element = o.element
  AND d.area = o.area AND d.year = o.year)`;

/** The figures of a finding, recomputed by an independent query of the tables of figures alone. */
function recomputed(finding: ServedFinding): unknown {
  const ofFinding = `indicator = ${itemOf(finding)} AND area = '${finding.area}'`;
  switch (finding.rule) {
    case 'change': {
      const ofElement = `${ofFinding} AND element = ${finding.element}`;
      const [newest = 0] = firstRow(
        `SELECT year FROM coverage WHERE indicator = ${itemOf(finding)} AND element = ${PRODUCTION} AND is_default = 1`,
      ).map(Number);
      const meanUpTo = (last: number) => {
        const rows = release.rows(`SELECT year, value, flag FROM observation o
          WHERE ${ofElement} AND year BETWEEN ${last - 2} AND ${last} AND ${believed} ORDER BY year`);
        const years = rows.map(([year]) => Number(year));
        const value = rows.reduce((sum, row) => sum + Number(row[1]), 0) / rows.length;
        const flags = new Set(rows.map((row) => row[2]));
        return { year: years.at(-1), years, value: expect.closeTo(value, 6), flag: [...flags].join() };
      };
      const [from, to] = [meanUpTo(newest - 10), meanUpTo(newest)];
      const [breaks] = firstRow(`SELECT count(*) FROM series_break
        WHERE ${ofElement} AND year > ${finding.from.years[0]} AND year <= ${finding.to.year}`);
      const ratio = finding.to.value / finding.from.value;
      return {
        from,
        to,
        isWhole: breaks === 0 && from.years.length >= 2 && to.years.length >= 2,
        isOfficial: from.flag === 'A' && to.flag === 'A',
        isLarge: ratio >= 1.25 || ratio <= 0.8,
        isFarEnough: newest === finding.to.years.at(-1),
      };
    }
    case 'rank': {
      const rankIn = ({ year, years }: { year: number; years: readonly number[] }) => {
        const [rank, count] = firstRow(`
          WITH mean AS (
            SELECT o.area, avg(value) AS value FROM observation o
            JOIN area ON area.code = o.area AND area.kind = 'country'
            WHERE indicator = ${itemOf(finding)} AND element = ${finding.element} AND year IN (${listOf(years)}) AND ${believed}
            GROUP BY o.area HAVING count(*) >= 2)
          SELECT 1 + sum(other.value > own.value), sum(other.value > 0) FROM mean other, mean own WHERE own.area = '${finding.area}'`);
        return { year, years, rank, of: count };
      };
      return { from: rankIn(finding.from), to: rankIn(finding.to) };
    }
    case 'turn': {
      const tradeIn = ({ year, years }: { year: number; years: readonly number[] }) => {
        const [imports, exports] = [IMPORT_QUANTITY, EXPORT_QUANTITY].map((element) =>
          Number(
            firstRow(`SELECT avg(value) FROM observation
              WHERE ${ofFinding} AND element = ${element} AND year IN (${listOf(years)})`)[0],
          ),
        );
        return {
          year,
          years,
          imports: expect.closeTo(imports ?? 0, 6),
          exports: expect.closeTo(exports ?? 0, 6),
        };
      };
      return { from: tradeIn(finding.from), to: tradeIn(finding.to) };
    }
    case 'price': {
      const [year = 0, month = 0] = finding.month.split('-').map(Number);
      const number = year * 12 + month - 1;
      const earlier = Array.from({ length: 10 }, (_, at) => besideYear(finding, number - 12 * (at + 1)));
      const known = earlier.filter((each) => each !== null);
      return {
        ratio: expect.closeTo(besideYear(finding, number) ?? 0, 9),
        usual: expect.closeTo(middle(known), 9),
        least: expect.closeTo(Math.min(...known), 9),
        greatest: expect.closeTo(Math.max(...known), 9),
        years: known.length,
      };
    }
  }
}

it('finds some, of the rules on harvests among others, each one time', () => {
  const rules = new Set(found.findings.map(({ rule }) => rule));
  for (const rule of ['change', 'rank'] as const) expect(rules).toContain(rule);
  expect(new Set(found.findings.map(({ id }) => id)).size).toBe(found.total);
});

it('says of all of them what another question of the same figures answers', () => {
  for (const finding of found.findings) {
    const holds =
      finding.rule === 'change' ? { isWhole: true, isOfficial: true, isLarge: true, isFarEnough: true } : {};
    expect({ ...finding, ...holds }, finding.id).toMatchObject({
      id: finding.id,
      ...(recomputed(finding) as object),
    });
  }
});

it('says nothing of aggregates, former states and lower bounds', () => {
  const kinds = release.rows(
    `SELECT DISTINCT kind FROM area WHERE code IN (${found.findings.map(({ area }) => `'${area}'`).join(', ')})`,
  );
  expect(kinds).toEqual([['country']]);
  for (const { rule, area, crop } of found.findings)
    if (rule === 'turn')
      expect(
        release.rows(
          `SELECT count(*) FROM observation WHERE area = '${area}' AND flag = 'L'
           AND indicator = ${findCrop(crop)?.items.production} AND element IN (${IMPORT_QUANTITY}, ${EXPORT_QUANTITY})`,
        ),
      ).toEqual([[0]]);
});

it('rests on no figure that a gate has stopped', () => {
  for (const finding of found.findings)
    if (finding.rule === 'change')
      expect(
        release.rows(`SELECT year FROM doubtful_figure WHERE indicator = ${itemOf(finding)} AND area = '${finding.area}'
          AND element = ${finding.element} AND year IN (${listOf([...finding.from.years, ...finding.to.years])})`),
        finding.id,
      ).toEqual([]);
});
