import { ENERGY_PER_CAPITA, FAT_PER_CAPITA, PROTEIN_PER_CAPITA } from '#catalog/elements/codes.ts';
import { flagsByCertainty } from '#catalog/flags.ts';
import { createArchived } from './archived.ts';
import type { Database } from './database.ts';

/** FAOSTAT elements of nutrition rather than quantities; they are released separately. */
export const nutritionElements = [ENERGY_PER_CAPITA, PROTEIN_PER_CAPITA, FAT_PER_CAPITA] as const;

/**
 * Tables and macros of one run. `harmonised` holds every source's rows in the observatory's codes, `observation` what is left after
 * precedence plus all that is derived. `missing` has the cells that a source marks as missing, `summed` has the countries whose figures an
 * aggregate adds up, `held` which share of its members' amounts they are, and `published_unit` how a file writes its units. `edition` is a
 * set: bit n is the edition of that bit, so that a value computed from several figures has the `bit_or` of theirs.
 */
export async function createSchema(db: Database): Promise<void> {
  const row = `source VARCHAR, indicator INTEGER, element INTEGER, area VARCHAR, year INTEGER, value DOUBLE,
    flag VARCHAR, published VARCHAR, edition BIGINT`;
  await db.run(`CREATE TABLE harmonised (${row})`);
  await createArchived(db);
  await db.run(`CREATE TABLE observation (indicator INTEGER, element INTEGER, year INTEGER, area VARCHAR,
    value DOUBLE, flag VARCHAR, source VARCHAR, contributors INTEGER, published VARCHAR, edition BIGINT)`);
  await db.run(
    'CREATE TABLE missing (source VARCHAR, indicator INTEGER, element INTEGER, area VARCHAR, year INTEGER)',
  );
  await db.run(
    `CREATE TABLE published_unit (source VARCHAR, indicator INTEGER, element INTEGER, unit VARCHAR)`,
  );
  await db.run(
    `CREATE TABLE summed (indicator INTEGER, element INTEGER, year INTEGER, areas VARCHAR, nil VARCHAR)`,
  );
  await db.run(
    'CREATE TABLE held (indicator INTEGER, element INTEGER, year INTEGER, area VARCHAR, share DOUBLE)',
  );
  await db.run(`CREATE TABLE world_sum (indicator INTEGER, element INTEGER, year INTEGER, world DOUBLE,
    countries_sum DOUBLE, countries INTEGER, reason VARCHAR)`);
  await db.run(`CREATE TABLE listed_crop (element INTEGER, area VARCHAR, year INTEGER, item VARCHAR, value DOUBLE,
    flag VARCHAR, edition BIGINT)`);
  await db.run(`CREATE TABLE trade_flow (item INTEGER, year INTEGER, reporter VARCHAR, partner VARCHAR,
    element INTEGER, value DOUBLE, flag VARCHAR, source VARCHAR)`);
  // Flags from the best to the worst; a derived figure carries the worst flag of its inputs, and is not official where one of
  // them states no flag. Severity 0 is for no figure at all, such as a part that is known to be nil.
  await db.run(
    `CREATE MACRO severity(flag) AS strpos('${flagsByCertainty}', CASE WHEN flag = '' THEN ' ' ELSE flag END)`,
  );
  await db.run(
    `CREATE MACRO worst(severity) AS CASE WHEN severity = 0 THEN '' ELSE trim(substr('${flagsByCertainty}', severity, 1)) END`,
  );
  // A double holds fifteen digits: beyond the fourteenth a sum has the noise of its order, which differs between runs.
  await db.run(`CREATE MACRO exact(value) AS CASE WHEN value = 0 THEN 0
    ELSE round(round(value, 9), least(6, 13 - floor(log10(abs(value))))::INTEGER) END`);
  // Rounding to twelve digits first takes away the noise of sums, whose order differs between runs: a tie at the
  // sixth digit would else fall to either side.
  await db.run(`CREATE MACRO significant(value) AS CASE WHEN value = 0 THEN 0
    ELSE round(round(value, (11 - floor(log10(abs(value))))::INTEGER), (5 - floor(log10(abs(value))))::INTEGER) END`);
}
