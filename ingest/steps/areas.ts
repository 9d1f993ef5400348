import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { type Database, text } from './database.ts';

function aggregatesOfRegion(): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  const regions = [...new Set(macroRegions.flatMap((macro) => macro.regions))];
  const add = (aggregate: string, region: string) => pairs.set(`${aggregate}|${region}`, [aggregate, region]);
  for (const region of regions) {
    add(region, region);
    add(worldCode, region);
  }
  for (const macro of macroRegions) for (const region of macro.regions) add(macro.code, region);
  return [...pairs.values()];
}

/**
 * `area` (as in the release), `member(aggregate, area, first_year, last_year)` and `population(area, year, value)`.
 * FAO counts a former state to one region, so its parts belong there before their first year; a state that the
 * carrier joined again after its end belongs only where all its parts do.
 */
export async function createAreas(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE area AS
    SELECT code, kind, m49, fao_code AS fao, iso2, region, macro, first_year, last_year FROM map_areas`);
  const pairs = aggregatesOfRegion().map(([aggregate, region]) => `(${text(aggregate)}, ${text(region)})`);
  await db.run(`CREATE OR REPLACE TEMP TABLE region_of AS
    SELECT * FROM (VALUES ${pairs.join(', ')}) AS t(aggregate, region)`);
  await db.run(`CREATE OR REPLACE TABLE composite AS
    SELECT DISTINCT composite, pass, kind, first_year, last_year, region
    FROM map_composites JOIN area ON code = composite`);
  await db.run(`CREATE OR REPLACE TABLE member AS
    WITH parts AS (
      SELECT part, c.region, c.last_year FROM map_composites JOIN composite c USING (composite)
      WHERE c.kind = 'former'
      QUALIFY row_number() OVER (PARTITION BY part ORDER BY c.pass DESC) = 1
    )
    SELECT aggregate, code AS area, coalesce(first_year, 0) AS first_year, coalesce(last_year, 9999) AS last_year
    FROM area JOIN region_of USING (region) WHERE kind IN ('country', 'former')
    UNION ALL
    SELECT aggregate, code, 0, first_year - 1 FROM area JOIN parts ON part = code
    JOIN region_of ON region_of.region = parts.region WHERE first_year IS NOT NULL
    UNION ALL
    SELECT aggregate, composite, 0, 9999 FROM composite JOIN region_of USING (region) WHERE kind = 'aggregate'
    UNION ALL
    SELECT aggregate, c.composite, c.last_year + 1, 9999 FROM composite c
    JOIN (SELECT composite, part, count(*) OVER (PARTITION BY composite) AS parts FROM map_composites) m
      ON m.composite = c.composite
    JOIN area ON code = part
    JOIN region_of ON region_of.region = area.region
    WHERE c.kind = 'former'
    GROUP BY aggregate, c.composite, c.last_year, m.parts
    HAVING count(DISTINCT part) = m.parts`);
}

/** Population per area and year: as published, else the sum of a former state's or an aggregate's parts. */
export async function createPopulation(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE population AS
    SELECT area, year, value, severity(flag) AS severity, edition FROM observation WHERE indicator = ${POPULATION_ITEM} AND element = ${POPULATION}`);
  await db.run(`INSERT INTO population
    SELECT composite, year, fsum(value), max(severity), bit_or(edition) FROM map_composites JOIN population ON area = part
    WHERE (composite, year) NOT IN (SELECT area, year FROM population) AND part <> 'SCG'
    GROUP BY composite, year`);
  await db.run(`INSERT INTO population
    SELECT aggregate, year, fsum(value), max(severity), bit_or(edition) FROM (
      SELECT DISTINCT aggregate, region FROM region_of WHERE aggregate <> region) AS r
    JOIN population ON area = r.region
    WHERE (aggregate, year) NOT IN (SELECT area, year FROM population)
    GROUP BY aggregate, year`);
}
