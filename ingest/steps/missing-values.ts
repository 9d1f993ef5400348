import {
  PRODUCTION,
  VALUE_CONSTANT_DOLLARS,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
} from '#catalog/elements/codes.ts';
import { type Database, list } from './database.ts';

/** Values of production, and the production that they are computed from. */
const values = [VALUE_INT_DOLLARS, VALUE_CURRENT_DOLLARS, VALUE_CONSTANT_DOLLARS] as const;

/** A value of nothing, computed from a production that its source marks as missing, is missing as well. */
export async function dropValuesOfMissing(db: Database): Promise<void> {
  const empty = `o.element IN ${list(values)} AND o.value = 0 AND (o.indicator, o.area, o.year) IN (
    SELECT indicator, area, year FROM missing WHERE element = ${PRODUCTION})`;
  await db.run(
    `INSERT INTO missing SELECT source, indicator, element, area, year FROM observation o WHERE ${empty}`,
  );
  await db.run(`DELETE FROM observation o WHERE ${empty}`);
}
