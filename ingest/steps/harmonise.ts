import { join } from 'node:path';
import { computedFlag, lowerBoundFlag } from '#catalog/flags.ts';
import { IngestError } from '../errors.ts';
import { writeArchive } from './archived.ts';
import { type Database, list, text } from './database.ts';
import { nutritionElements } from './schema.ts';
import type { Source } from './source.ts';

async function refuseUnmatched(
  db: Database,
  code: 'unmatched-areas' | 'unmatched-items' | 'unmatched-units',
  subject: string,
  source: Source,
  mapping: string,
  sql: string,
): Promise<void> {
  const unmatched = await db.texts(sql);
  if (unmatched.length === 0) return;
  throw new IngestError(
    code,
    `${source.title}: ${unmatched.length} ${subject} are not in ingest/mappings/${mapping}. Add a row for each, with a reason.`,
    unmatched,
  );
}

/**
 * `area_map(area, target, kind, …, own)`: every area code of the source, and the code that the target has there; a
 * `NULL` target is left out on purpose. Rules of the source `faostat` are those of every file with FAO's codes.
 */
async function mapAreas(db: Database, source: Source): Promise<void> {
  const isFao = source.layout.areaCode === 'fao';
  const codeColumn = isFao ? 'fao_code::VARCHAR' : 'code';
  const rules = `source IN ${list(isFao ? [source.key, 'faostat'] : [source.key])}`;
  await db.run(`CREATE OR REPLACE TEMP TABLE area_map AS
    SELECT area, target, kind, first_year, last_year, ${codeColumn} AS own
    FROM map_area_rules LEFT JOIN map_areas ON code = target WHERE ${rules}
    UNION ALL
    SELECT ${codeColumn} AS area, code AS target, kind, first_year, last_year, ${codeColumn} FROM map_areas
    WHERE ${codeColumn} IS NOT NULL AND ${codeColumn} NOT IN (SELECT area FROM map_area_rules WHERE ${rules})`);
  await refuseUnmatched(
    db,
    'unmatched-areas',
    'area codes',
    source,
    'areas.csv',
    `SELECT area || ' (' || count(*) || ' rows)' FROM (
       SELECT area FROM raw UNION ALL SELECT partner FROM raw WHERE partner IS NOT NULL)
     WHERE area NOT IN (SELECT area FROM area_map) GROUP BY area ORDER BY area`,
  );
}

/** `item_map(item, target, …)`: every item of the source's domain, with the source's own rules on top. */
async function mapItems(db: Database, source: Source): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE item_map AS
    SELECT item, target, factor_quantity, factor_nutrition, fills FROM map_item_rules
    WHERE source = ${text(source.key)}
    UNION ALL
    SELECT item::VARCHAR, item, 1, 1, NULL FROM map_items
    WHERE domain = ${text(source.domain)} AND item::VARCHAR NOT IN (SELECT item FROM map_item_rules WHERE source = ${text(source.key)})`);
  await refuseUnmatched(
    db,
    'unmatched-items',
    'item codes',
    source,
    'items.csv',
    `SELECT item || ' (' || count(*) || ' rows)' FROM raw
     WHERE item NOT IN (SELECT item FROM item_map) GROUP BY item ORDER BY item`,
  );
}

/** `element_map(element, unit, kind, …)`: resolved for the units that the file really has. */
async function mapElements(db: Database, source: Source): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE element_map AS
    SELECT pairs.element, pairs.unit, kinds.kind, rules.target, rules.factor
    FROM (SELECT DISTINCT element, unit FROM raw) AS pairs
    CROSS JOIN (VALUES ('country'), ('former'), ('aggregate')) AS kinds(kind)
    JOIN (SELECT * FROM map_elements WHERE source = ${text(source.key)}) AS rules
      ON rules.element = pairs.element AND (rules.unit = '*' OR lower(rules.unit) = lower(pairs.unit))
      AND (rules.kind = '*' OR rules.kind = kinds.kind)`);
  await refuseUnmatched(
    db,
    'unmatched-units',
    'elements or units',
    source,
    'elements.csv',
    `SELECT 'element ' || element || ' in ' || CASE WHEN unit = '' THEN 'no unit' ELSE unit END FROM (
       SELECT DISTINCT element, unit FROM raw)
     WHERE (element, unit) NOT IN (SELECT element, unit FROM element_map) ORDER BY element, unit`,
  );
}

/** Factor of a row: nutrition figures of an item may have another factor than its quantities. */
const factor = `e.factor * CASE WHEN e.target IN ${list(nutritionElements)} THEN i.factor_nutrition
  ELSE i.factor_quantity END`;

/** An area outside the years in which it existed, with a figure that calls itself official. */
const carried = `coalesce(f.flag, '') IN ('', 'A')
  AND (raw.year < coalesce(a.first_year, raw.year) OR raw.year > coalesce(a.last_year, raw.year))`;

/**
 * Turns `raw` into rows of `harmonised` (or `archived`, by way of a file in `scratch`) in the observatory's codes and units. Mapped or
 * converted rows keep their published form; for the other rows `published_unit` keeps the file's spelling of the unit. Rows of an area
 * outside the years in which it existed are the carrier's own split or join of a former state, so they are estimates (E) whatever flag the
 * file has. Figures of a source of lower bounds have the flag L, those of another computed one C. Cells that a source marks as missing
 * become rows of `missing`, not of `harmonised`. `edition` is the expression of a row's edition (`editionSql`).
 */
export async function harmonise(
  db: Database,
  source: Source,
  edition: string,
  scratch: string,
): Promise<number> {
  const ofSource =
    source.lowerBound === true ? lowerBoundFlag : source.computed === true ? computedFlag : null;
  const flag =
    ofSource === null ? `CASE WHEN ${carried} THEN 'E' ELSE coalesce(f.flag, '') END` : text(ofSource);
  await mapAreas(db, source);
  await mapItems(db, source);
  await mapElements(db, source);
  const key = text(source.key);
  // An archive is mapped as it is written down: once more in memory would be too much of it.
  const kind = source.archiveOnly === true ? 'VIEW' : 'TABLE';
  await db.run(`CREATE OR REPLACE TEMP ${kind} mapped AS
    SELECT i.target AS indicator, e.target AS element, a.target AS area, raw.year,
      -- A factor such as 0.1 leaves binary noise behind the last digit; what is not converted stays as published.
      CASE WHEN ${factor} = 1 THEN raw.value ELSE exact(raw.value * ${factor}) END AS value,
      ${flag} AS flag,
      CASE WHEN raw.item <> i.target::VARCHAR OR raw.element <> e.target OR ${factor} <> 1
          OR raw.flag <> coalesce(f.flag, '') OR ${carried} OR ${ofSource !== null} OR raw.area IS DISTINCT FROM a.own
        THEN concat_ws('|', raw.item, raw.element, raw.unit, raw.value, raw.flag, raw.area) END AS published,
      p.target AS partner, i.fills, raw.unit, ${edition} AS edition,
      -- A missing value is written as 0 with flag M in some releases; it is absence, not a figure.
      coalesce(f.flag, '') = 'M' AND raw.value = 0 AS absent
    FROM raw
    JOIN area_map a USING (area)
    JOIN item_map i USING (item)
    JOIN element_map e ON e.element = raw.element AND e.unit = raw.unit AND e.kind = a.kind
    LEFT JOIN map_flags f ON coalesce(f.source_flag, '') = raw.flag
    LEFT JOIN area_map p ON p.area = raw.partner
    WHERE a.target IS NOT NULL AND i.target IS NOT NULL AND e.target IS NOT NULL
      AND (raw.partner IS NULL OR p.target IS NOT NULL)`);
  if (source.archiveOnly !== true)
    await db.run(
      `INSERT INTO missing SELECT ${key}, indicator, element, area, year FROM mapped WHERE absent`,
    );
  const same = 'kept.indicator = mapped.indicator AND kept.area = mapped.area AND kept.year = mapped.year';
  const fills = await db.count('SELECT count(*) FROM item_map WHERE fills IS NOT NULL');
  const where =
    fills === 0
      ? 'NOT mapped.absent'
      : `NOT mapped.absent AND (mapped.fills IS NULL
      OR NOT EXISTS (FROM mapped AS kept WHERE kept.fills IS NULL AND NOT kept.absent AND ${same}
        AND (mapped.fills = 'balance' OR kept.element = mapped.element)))`;
  const columns = 'indicator, element, area, year, value, flag, published, edition';
  if (source.archiveOnly === true) {
    const file = join(scratch, `${source.key}.archive.parquet`);
    await writeArchive(db, source.key, `SELECT ${columns}, partner FROM mapped WHERE ${where}`, file);
  } else await db.run(`INSERT INTO harmonised SELECT ${key}, ${columns} FROM mapped WHERE ${where}`);
  if (source.archiveOnly !== true)
    await db.run(`INSERT INTO published_unit
      SELECT ${key}, indicator, element, min(unit) FROM mapped WHERE (${where}) AND published IS NULL AND unit <> ''
      GROUP BY indicator, element`);
  await db.run(`DROP ${kind} mapped`);
  const table = source.archiveOnly === true ? 'archived' : 'harmonised';
  return db.count(`SELECT count(*) FROM ${table} WHERE source = ${key}`);
}

/** Applies `mappings/corrections.csv`: known errors of the sources, each a row with a reason. */
export async function correct(db: Database): Promise<number> {
  const matches = `h.source = c.source AND h.area = c.area AND h.indicator = c.item AND h.element = c.element
    AND h.year BETWEEN c.first_year AND c.last_year`;
  const affected = await db.count(`SELECT count(*) FROM harmonised h JOIN map_corrections c ON ${matches}`);
  if (affected === 0) return 0;
  await db.run(`UPDATE harmonised h SET
      published = coalesce(h.published, concat_ws('|', h.indicator, h.element, '', h.value, h.flag, '')),
      value = CASE c.action WHEN 'set' THEN c.value WHEN 'scale' THEN h.value * c.value ELSE h.value END
    FROM map_corrections c WHERE ${matches} AND c.action IN ('set', 'scale')`);
  await db.run(`DELETE FROM harmonised h USING map_corrections c WHERE ${matches} AND c.action = 'drop'`);
  return affected;
}
