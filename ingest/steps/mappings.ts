import { fileURLToPath } from 'node:url';
import { type Database, text } from './database.ts';

/** Columns and types of the mappings of prices, as those of `steps/mappings.ts`. */
const priceMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  commodities: {
    source: 'VARCHAR',
    area: 'VARCHAR',
    commodity: 'VARCHAR',
    crop: 'VARCHAR',
    crop_type: 'VARCHAR',
    form: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'price-units': { unit: 'VARCHAR', kg: 'DOUBLE', reason: 'VARCHAR' },
  'area-currencies': { area: 'VARCHAR', currency: 'VARCHAR', reason: 'VARCHAR' },
  'rate-corrections': {
    source: 'VARCHAR',
    area: 'VARCHAR',
    published: 'VARCHAR',
    currency: 'VARCHAR',
    factor: 'DOUBLE',
    reason: 'VARCHAR',
  },
  'rate-areas': { area: 'VARCHAR', rates_of: 'VARCHAR', reason: 'VARCHAR' },
  'price-corrections': {
    source: 'VARCHAR',
    area: 'VARCHAR',
    market: 'VARCHAR',
    currency: 'VARCHAR',
    unit: 'VARCHAR',
    action: 'VARCHAR',
    value: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'doubtful-prices': {
    source: 'VARCHAR',
    area: 'VARCHAR',
    market: 'VARCHAR',
    commodity: 'VARCHAR',
    price_type: 'VARCHAR',
    first: 'VARCHAR',
    last: 'VARCHAR',
    doubt: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'price-averages': { pattern: 'VARCHAR', reason: 'VARCHAR' },
  'price-types': { published: 'VARCHAR', price_type: 'VARCHAR', reason: 'VARCHAR' },
  'price-areas': { name: 'VARCHAR', area: 'VARCHAR' },
  'price-benchmarks': {
    source: 'VARCHAR',
    published: 'VARCHAR',
    series: 'VARCHAR',
    unit: 'VARCHAR',
    like: 'VARCHAR',
    factor: 'DOUBLE',
    reason: 'VARCHAR',
  },
};

/** Columns and types of the mappings of publications, as those of `steps/mappings.ts`. */
const publicationMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'publication-types': { source: 'VARCHAR', published: 'VARCHAR', type: 'VARCHAR', reason: 'VARCHAR' },
  'publication-topics': { source: 'VARCHAR', topic: 'VARCHAR', page_type: 'VARCHAR', reason: 'VARCHAR' },
  'publication-crops': { source: 'VARCHAR', published: 'VARCHAR', crop: 'VARCHAR', reason: 'VARCHAR' },
  'publication-corrections': {
    source: 'VARCHAR',
    identifier: 'VARCHAR',
    field: 'VARCHAR',
    value: 'VARCHAR',
    reason: 'VARCHAR',
  },
};

/** Columns and types of the mappings of germplasm, as those of `steps/mappings.ts`. */
const germplasmMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'germplasm-areas': { name: 'VARCHAR', area: 'VARCHAR', reason: 'VARCHAR' },
  'germplasm-crops': { source: 'VARCHAR', published: 'VARCHAR', crop: 'VARCHAR', reason: 'VARCHAR' },
  'germplasm-values': {
    source: 'VARCHAR',
    field: 'VARCHAR',
    published: 'VARCHAR',
    code: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'germplasm-variety-crops': {
    source: 'VARCHAR',
    crop_name: 'VARCHAR',
    crop: 'VARCHAR',
    type: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'germplasm-variety-doubts': {
    source: 'VARCHAR',
    number: 'VARCHAR',
    trait: 'VARCHAR',
    doubt: 'VARCHAR',
    reason: 'VARCHAR',
  },
};

/** Columns and types of the mappings of pests and losses, as those of `steps/mappings.ts`. */
const lossMappings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pest-crops': { source: 'VARCHAR', crop_name: 'VARCHAR', crop: 'VARCHAR' },
  'pest-organisms': { scientific: 'VARCHAR', kind: 'VARCHAR', agents: 'VARCHAR', reason: 'VARCHAR' },
  'pest-names': { published: 'VARCHAR', language: 'VARCHAR', name: 'VARCHAR', reason: 'VARCHAR' },
  'pest-rules': { source: 'VARCHAR', name: 'VARCHAR', left_out: 'VARCHAR', reason: 'VARCHAR' },
  'loss-commodities': {
    cpc: 'VARCHAR',
    name: 'VARCHAR',
    crop: 'VARCHAR',
    commodity: 'VARCHAR',
    reason: 'VARCHAR',
  },
  'loss-causes': { cause: 'VARCHAR', reason: 'VARCHAR', why: 'VARCHAR' },
  'loss-stages': { published: 'VARCHAR', stage: 'VARCHAR' },
  'loss-references': { published: 'VARCHAR', reference: 'VARCHAR', reason: 'VARCHAR' },
  'loss-methods': { published: 'VARCHAR', method: 'VARCHAR' },
};

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
