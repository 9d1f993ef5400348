import { type Database, list } from './database.ts';

/** Values of production, and the production that they are computed from. */
const values = [152, 57, 58] as const;
const production = 5510;

/** A value of nothing, computed from a production that its source marks as missing, is missing as well. */
export async function dropValuesOfMissing(db: Database): Promise<void> {
  const empty = `o.element IN ${list(values)} AND o.value = 0 AND (o.indicator, o.area, o.year) IN (
    SELECT indicator, area, year FROM missing WHERE element = ${production})`;
  await db.run(
    `INSERT INTO missing SELECT source, indicator, element, area, year FROM observation o WHERE ${empty}`,
  );
  await db.run(`DELETE FROM observation o WHERE ${empty}`);
}
