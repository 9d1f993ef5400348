import { fileURLToPath } from 'node:url';
import { type Database, text } from './database.ts';
import { germplasmMappings } from './germplasm/germplasm-mappings.ts';
import { lossMappings } from './losses/loss-mappings.ts';
import { priceMappings } from './prices/price-mappings.ts';
import { publicationMappings } from './publications/publication-mappings.ts';

const folder = fileURLToPath(new URL('../mappings/', import.meta.url));

/** Columns and types of each mapping; the files are read with nothing guessed. */
const mappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  areas: {
    fao_code: 'INTEGER',
    m49: 'VARCHAR',
    code: 'VARCHAR',
    kind: 'VARCHAR',
    iso2: 'VARCHAR',
    region: 'VARCHAR',
    macro: 'VARCHAR',
    first_year: 'INTEGER',
    last_year: 'INTEGER',
    reason: 'VARCHAR',
  },
  'area-rules': { source: 'VARCHAR', area: 'VARCHAR', target: 'VARCHAR', reason: 'VARCHAR' },
  composites: { composite: 'VARCHAR', pass: 'INTEGER', part: 'VARCHAR' },
  items: {
    domain: 'VARCHAR',
    item: 'INTEGER',
    name: 'VARCHAR',
    group: 'INTEGER',
    is_leaf: 'INTEGER',
    is_crop: 'INTEGER',
  },
  'item-rules': {
    source: 'VARCHAR',
    item: 'VARCHAR',
    target: 'INTEGER',
    factor_quantity: 'DOUBLE',
    factor_nutrition: 'DOUBLE',
    fills: 'VARCHAR',
    reason: 'VARCHAR',
  },
  elements: {
    source: 'VARCHAR',
    element: 'INTEGER',
    unit: 'VARCHAR',
    kind: 'VARCHAR',
    target: 'INTEGER',
    factor: 'DOUBLE',
    reason: 'VARCHAR',
  },
  'edition-rules': {
    source: 'VARCHAR',
    edition: 'VARCHAR',
    kind: 'VARCHAR',
    area: 'VARCHAR',
    items: 'VARCHAR',
    elements: 'VARCHAR',
    first_year: 'INTEGER',
    last_year: 'INTEGER',
    reason: 'VARCHAR',
  },
  flags: { source_flag: 'VARCHAR', flag: 'VARCHAR', reason: 'VARCHAR' },
  corrections: {
    source: 'VARCHAR',
    area: 'VARCHAR',
    item: 'INTEGER',
    element: 'INTEGER',
    first_year: 'INTEGER',
    last_year: 'INTEGER',
    action: 'VARCHAR',
    value: 'DOUBLE',
    reason: 'VARCHAR',
  },
  doubtful: {
    source: 'VARCHAR',
    area: 'VARCHAR',
    market: 'VARCHAR',
    item: 'VARCHAR',
    element: 'VARCHAR',
    first: 'VARCHAR',
    last: 'VARCHAR',
    reason: 'VARCHAR',
    link: 'VARCHAR',
    note: 'VARCHAR',
  },
  events: {
    area: 'VARCHAR',
    item: 'VARCHAR',
    elements: 'VARCHAR',
    first: 'INTEGER',
    last: 'INTEGER',
    event: 'VARCHAR',
    note: 'VARCHAR',
  },
  ...priceMappings,
  ...germplasmMappings,
  ...publicationMappings,
  ...lossMappings,
};

/** Loads every mapping into a table named `map_<file>` (dashes become underscores). */
export async function loadMappings(db: Database): Promise<void> {
  for (const [file, columns] of Object.entries(mappings)) {
    const types = Object.entries(columns)
      .map(([column, type]) => `${text(column)}: ${text(type)}`)
      .join(', ');
    await db.run(`CREATE OR REPLACE TABLE map_${file.replaceAll('-', '_')} AS
      SELECT * FROM read_csv(${text(`${folder}${file}.csv`)}, header = true, auto_detect = false, delim = ',',
        quote = '"', escape = '"', columns = {${types}})`);
  }
}
