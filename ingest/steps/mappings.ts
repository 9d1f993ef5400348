import { fileURLToPath } from 'node:url';
import { type Database, text } from './database.ts';

const folder = fileURLToPath(new URL('../mappings/', import.meta.url));

/** Columns of each mapping: texts, or of the type behind the name. The files are read with nothing guessed. */
const mappings: Readonly<Record<string, string>> = {
  areas:
    'fao_code INTEGER, m49, code, kind, iso2, region, macro, first_year INTEGER, last_year INTEGER, reason',
  'area-rules': 'source, area, target, reason',
  composites: 'composite, pass INTEGER, part',
  items: 'domain, item INTEGER, name, group INTEGER, is_leaf INTEGER, is_crop INTEGER',
  'item-rules':
    'source, item, target INTEGER, factor_quantity DOUBLE, factor_nutrition DOUBLE, fills, reason',
  elements: 'source, element INTEGER, unit, kind, target INTEGER, factor DOUBLE, reason',
  'edition-rules':
    'source, edition, kind, area, items, elements, first_year INTEGER, last_year INTEGER, reason',
  flags: 'source_flag, flag, reason',
  corrections:
    'source, area, item INTEGER, element INTEGER, first_year INTEGER, last_year INTEGER, action, value DOUBLE, reason',
  doubtful: 'source, area, market, item, element, first, last, reason, link, note',
  events: 'area, item, elements, first INTEGER, last INTEGER, event, note',
  commodities: 'source, area, commodity, crop, crop_type, form, reason',
  'price-units': 'unit, kg DOUBLE, reason',
  'area-currencies': 'area, currency, reason',
  'rate-corrections': 'source, area, published, currency, factor DOUBLE, reason',
  'rate-areas': 'area, rates_of, reason',
  'price-corrections': 'source, area, market, currency, unit, action, value, reason',
  'doubtful-prices': 'source, area, market, commodity, price_type, first, last, doubt, reason',
  'price-averages': 'pattern, reason',
  'price-types': 'published, price_type, reason',
  'price-areas': 'name, area',
  'price-benchmarks': 'source, published, series, unit, like, factor DOUBLE, reason',
  'germplasm-areas': 'name, area, reason',
  'germplasm-crops': 'source, published, crop, reason',
  'germplasm-values': 'source, field, published, code, reason',
  'germplasm-variety-crops': 'source, crop_name, crop, type, reason',
  'germplasm-variety-doubts': 'source, number, trait, doubt, reason',
  'publication-types': 'source, published, type, reason',
  'publication-topics': 'source, topic, page_type, reason',
  'publication-crops': 'source, published, crop, reason',
  'publication-corrections': 'source, identifier, field, value, reason',
  'pest-crops': 'source, crop_name, crop',
  'pest-organisms': 'scientific, kind, agents, reason',
  'pest-names': 'published, language, name, reason',
  'pest-rules': 'source, name, left_out, reason',
  'loss-commodities': 'cpc, name, crop, commodity, reason',
  'loss-causes': 'cause, reason, why',
  'loss-stages': 'published, stage',
  'loss-references': 'published, reference, reason',
  'loss-methods': 'published, method',
};

/** Loads every mapping into a table named `map_<file>` (dashes become underscores). */
export async function loadMappings(db: Database): Promise<void> {
  for (const [file, columns] of Object.entries(mappings)) {
    const types = columns.split(', ').map((column) => {
      const [name = '', type = 'VARCHAR'] = column.split(' ');
      return `${text(name)}: ${text(type)}`;
    });
    await db.run(`CREATE OR REPLACE TABLE map_${file.replaceAll('-', '_')} AS
      SELECT * FROM read_csv(${text(`${folder}${file}.csv`)}, header = true, auto_detect = false, delim = ',',
        quote = '"', escape = '"', columns = {${types.join(', ')}})`);
  }
}
