import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '#api/testing/altered-release.ts';
import { startTestApp, type TestApp } from '#api/testing/test-app.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { EXPORT_QUANTITY, IMPORT_QUANTITY } from '#catalog/elements/codes.ts';
import { findings as findingsShape, type ServedFinding } from '#contract/findings.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { SmallRelease } from '#ingest/testing/build-small.ts';
import { starterRelease } from './starter-release.ts';

let release: SmallRelease;
let app: TestApp;
let found: RouteAnswer<'findings'>;
beforeAll(async () => {
  release = await starterRelease();
  const { id } = release.release;
  app = await startTestApp({ release: null });
  symlinkSync(join(release.releases, id), join(app.directory, id));
  publish(app.directory, id);
  await app.store.refresh();
  found = findingsShape.parse(await app.ask('findings', '/api/v1/findings'));
}, 120_000);
afterAll(() => app.close());

const itemOf = ({ crop }: ServedFinding): number => findCrop(crop)?.items.production ?? 0;
const firstRow = (sql: string): unknown[] => release.rows(sql)[0] ?? [];

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** A month's prices by the mean of the twelve months up to it, over the series of real markets in both; `null` where three are not in all. */
function besideYear(of: Extract<ServedFinding, { rule: 'price' }>, month: number): number | null {
  const ratios = Array.from({ length: 12 }, (_, back) => {
    const rows = release.rows(`
      SELECT before.price, own.price FROM price_point before JOIN price_point own ON own.series = before.series AND own.suspect = 0
      JOIN price_series s ON s.id = own.series AND s.main = 1 JOIN price_market k ON k.id = s.market AND k.average = 0
      JOIN area_currency c ON c.area = s.area AND c.currency = s.currency
      WHERE s.crop = '${of.crop}' AND s.area = '${of.area}' AND s.price_type = '${of.type}' AND before.suspect = 0
        AND s.source IN (SELECT id FROM source WHERE key = '${of.source}') AND own.month = ${month} AND before.month = ${month - back}`);
    const [before, after] = [0, 1].map((at) => middle(rows.map((row) => Number(row[at]))));
    return rows.length < 3 ? null : (before ?? 0) / (after ?? 1);
  });
  const known = ratios.filter((each) => each !== null);
  return known.length < 12 ? null : 12 / known.reduce((sum, each) => sum + each, 0);
}

/** What a finding says, worked out by a question of its own from the tables of figures alone. */
function recomputed(finding: ServedFinding): unknown {
  const of = `indicator = ${itemOf(finding)} AND area = '${finding.area}'`;
  switch (finding.rule) {
    case 'change': {
      const { element, to } = finding;
      const [year, value, flag, years, breaks, last, lastFlag] = firstRow(`
        WITH start AS (
          SELECT max(coalesce((SELECT max(year) FROM series_break WHERE ${of} AND element = ${element} AND year <= ${to.year}), 0),
                     ${to.year} - 10) AS year),
        kept AS (SELECT year, value, flag FROM observation, (SELECT year AS least FROM start)
                 WHERE ${of} AND element = ${element} AND year BETWEEN least AND ${to.year})
        SELECT a.year, a.value, a.flag, (SELECT count(*) FROM kept),
          (SELECT count(*) FROM series_break WHERE ${of} AND element = ${element} AND year > a.year AND year <= ${to.year}),
          z.value, z.flag
        FROM kept a, kept z WHERE a.year = (SELECT min(year) FROM kept) AND z.year = ${to.year}`);
      const ratio = Number(last) / Number(value);
      return {
        from: { year, value, flag },
        to: { year: to.year, value: last, flag: lastFlag },
        isWhole: years === to.year - Number(year) + 1 && breaks === 0,
        isOfficial: flag === 'A' && lastFlag === 'A',
        isLarge: ratio >= 1.25 || ratio <= 0.8,
        isFarEnough: to.year - Number(year) >= 4,
      };
    }
    case 'rank': {
      const rankIn = (year: number) => {
        const [rank, count] = firstRow(`
          SELECT 1 + sum(other.value > own.value), count(*)
          FROM observation other JOIN area ON area.code = other.area AND area.kind = 'country'
          JOIN observation own ON own.indicator = other.indicator AND own.element = other.element AND own.year = other.year
          WHERE other.indicator = ${itemOf(finding)} AND other.element = ${finding.element} AND other.year = ${year}
            AND own.area = '${finding.area}'`);
        return { year, rank, of: count };
      };
      return { from: rankIn(finding.from.year), to: rankIn(finding.to.year) };
    }
    case 'turn': {
      const tradeIn = (year: number) => {
        const [imports, exports] = firstRow(`
          SELECT sum(value * (element = ${IMPORT_QUANTITY})), sum(value * (element = ${EXPORT_QUANTITY}))
          FROM observation WHERE ${of} AND element IN (${IMPORT_QUANTITY}, ${EXPORT_QUANTITY}) AND year = ${year}`);
        return { year, imports, exports };
      };
      return { from: tradeIn(finding.from.year), to: tradeIn(finding.to.year) };
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

it('finds at least sixty, of every rule, each one time', () => {
  expect(found.total).toBeGreaterThanOrEqual(60);
  expect(new Set(found.findings.map(({ rule }) => rule))).toEqual(
    new Set(['change', 'rank', 'turn', 'price']),
  );
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
