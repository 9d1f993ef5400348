import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { type Database, list, text } from './database.ts';
import { recordSummed } from './summed.ts';

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

export type NetworkCountries = ReadonlyMap<string, readonly string[]>;

/**
 * Adds the networks to `area` and `member`. A state that has ended counts for a network while one of its parts is a member: until 1992
 * Ethiopia's figures are with Eritrea, until 2011 Sudan's with South Sudan, and there are no others.
 */
async function addNetworks(db: Database, networks: NetworkCountries): Promise<void> {
  const codes = networkAreas.map((code) => `(${text(code)}, 'aggregate')`);
  await db.run(`INSERT INTO area (code, kind) VALUES ${codes.join(', ')}`);
  const pairs = [...networks].flatMap(([code, countries]) =>
    countries.map((country) => `(${text(code)}, ${text(country)})`),
  );
  if (pairs.length === 0) return;
  await db.run(`INSERT INTO member
    WITH network AS (SELECT * FROM (VALUES ${pairs.join(', ')}) AS t(aggregate, country))
    SELECT aggregate, code, coalesce(first_year, 0), coalesce(last_year, 9999) FROM network JOIN area ON code = country
    UNION ALL
    SELECT aggregate, code, 0, first_year - 1 FROM network JOIN area ON code = country WHERE first_year IS NOT NULL
    UNION ALL
    SELECT DISTINCT aggregate, c.composite, 0, c.last_year
    FROM network JOIN map_composites m ON m.part = country JOIN composite c ON c.composite = m.composite
    WHERE c.kind = 'former'`);
}

/**
 * `area` (as in the release), `member(aggregate, area, first_year, last_year)` and `population(area, year, value)`.
 * FAO counts a former state to one region, so its parts belong there before their first year; a state that the
 * carrier joined again after its end belongs only where all its parts do.
 */
export async function createAreas(db: Database, networks: NetworkCountries): Promise<void> {
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
  await addNetworks(db, networks);
}

/** Adds the networks' inhabitants, people counted once: no source publishes them. */
async function addNetworkPopulation(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE network_people AS
    WITH people AS (
      SELECT aggregate, p.* FROM member m JOIN population p ON p.area = m.area AND p.year BETWEEN m.first_year AND m.last_year
      WHERE aggregate IN ${list(networkAreas)}
    )
    SELECT * FROM people p WHERE NOT EXISTS (FROM map_composites c JOIN people whole ON whole.area = c.composite
      WHERE c.part = p.area AND whole.aggregate = p.aggregate AND whole.year = p.year)`);
  await db.run(`INSERT INTO observation
    SELECT ${POPULATION_ITEM}, ${POPULATION}, year, aggregate, exact(fsum(value)), worst(max(severity)::INTEGER), NULL,
      count(*)::INTEGER, NULL, bit_or(edition)
    FROM network_people GROUP BY aggregate, year`);
  await db.run(`INSERT INTO population
    SELECT aggregate, year, fsum(value), max(severity), bit_or(edition) FROM network_people GROUP BY aggregate, year`);
  await recordSummed(
    db,
    [POPULATION],
    String(POPULATION_ITEM),
    `SELECT DISTINCT ${POPULATION_ITEM} AS indicator, ${POPULATION} AS element, year, area, false AS nil FROM network_people`,
  );
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
  await addNetworkPopulation(db);
}
