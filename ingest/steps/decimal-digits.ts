import { type Database, text } from './database.ts';

/**
 * A value as its decimal digits, `digits ÷ 10^decimals`, which pack a third smaller than doubles; the few that this does
 * not give back exactly stay as they are.
 */
const digits = 'TRY_CAST(round(value * pow(10, decimals)) AS BIGINT)';
export const asDigits = `CASE WHEN value = floor(value) THEN 0 ELSE length(split_part(value::VARCHAR, '.', 2)) END::TINYINT AS decimals,
    CASE WHEN ${digits} / pow(10, decimals) = value THEN ${digits} END AS digits,
    CASE WHEN ${digits} / pow(10, decimals) IS DISTINCT FROM value THEN value END AS value`;

/** Query of a Parquet file's rows as they were before `asDigits`; a file without it is read as it is. */
export async function rowsWithValues(db: Database, path: string): Promise<string> {
  const rows = `read_parquet(${text(path)})`;
  const columns = await db.texts(`SELECT column_name FROM (DESCRIBE SELECT * FROM ${rows})`);
  return columns.includes('digits')
    ? `SELECT * EXCLUDE (digits, decimals, value), coalesce(value, digits / pow(10, decimals)) AS value FROM ${rows}`
    : `SELECT * FROM ${rows}`;
}
